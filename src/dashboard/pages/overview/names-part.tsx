/** What the names of all zones lead to, those that lead to nobody first. */
import { count, counted } from '../../ask/money.js';
import { useAsk } from '../../ask/use-ask.js';
import { NamesInShortDocument } from '../../generated/graphql.js';
import { Section } from '../../parts/section.js';
import { Skeleton } from '../../parts/states.js';
import { Status } from '../../parts/status.js';
import { hrefTo } from '../../route/address.js';
import { Link } from '../../route/link.js';

const shown = 4;

export function NamesPart({ isTurn }: { isTurn: boolean }) {
  const asked = useAsk(NamesInShortDocument, {}, { pause: !isTurn });
  const found = asked.data?.edge?.dnsRecords ?? undefined;
  const records = (found?.nodes ?? []).filter((record) => record !== null);
  const by = (state: string) => records.filter(({ target }) => target?.state === state);
  const [own, foreign, unknown, dangling] = ['OWN', 'FOREIGN', 'UNKNOWN', 'DANGLING'].map(by);
  const told = dangling && dangling.length > 0 ? dangling : (foreign ?? []);
  const pointing = records.filter(({ target }) => target !== null).length;
  const percent = (part: readonly unknown[] | undefined) => ({
    width: `${((part?.length ?? 0) / Math.max(1, pointing)) * 100}%`,
  });
  return (
    <Section
      className="overview-names"
      title="Names"
      note={
        found ? `${counted(found.totalCount, 'record', 'records')} in ${counted(found.zones, 'zone', 'zones')}` : ' '
      }
      asked={{ ...asked, data: found }}
    >
      <div className="month-bar" aria-hidden="true">
        <div className="bar-bad" style={percent(dangling)} />
        <div className="bar-unknown" style={percent(unknown)} />
        <div className="bar-costs" style={percent(own)} />
        <div className="bar-elsewhere" style={percent(foreign)} />
      </div>
      <p className="legend">
        {found ? (
          <>
            <Link href={hrefTo('names', { q: 'state:nobody' })}>
              <Status tone={dangling?.length ? 'bad' : 'quiet'}>{count(dangling?.length ?? 0)} at nobody</Status>
            </Link>
            <span className="key">
              <span className="swatch costs" />
              {count(own?.length ?? 0)} at yours
            </span>
            <span className="key">
              <span className="swatch elsewhere" />
              {count(foreign?.length ?? 0)} elsewhere
            </span>
            <span className="key">
              <span className="swatch unknown" />
              {count(unknown?.length ?? 0)} not known
            </span>
          </>
        ) : (
          <Skeleton width={40} />
        )}
      </p>
      <ul className="rows">
        {found
          ? told.slice(0, shown).map(({ name, content, target }, index) => (
              <li key={index} className="row two-lines">
                <Link href={hrefTo('names', { q: `name:${name}` })} className="row-title clip">
                  {name}
                </Link>
                <code className="clip">{content}</code>
                <span className="small quiet clip">{target?.reason}</span>
              </li>
            ))
          : Array.from({ length: shown }, (_, line) => (
              <li key={line} className="row two-lines">
                <Skeleton width={20} />
              </li>
            ))}
      </ul>
      <p className="row-foot small">
        <Link href={hrefTo('names')}>All names</Link>
      </p>
    </Section>
  );
}
