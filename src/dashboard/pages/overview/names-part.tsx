/** The targets of all zones' names, dangling ones first. */
import { count, counted } from '../../format/money.js';
import { both, countIn, map, asLowerBound, type Certainty, certaintyOf, valueOf } from '../../ask/certainty.js';
import { useQueryEach } from '../../ask/use-query-each.js';
import { NamesInShortDocument, type NamesInShortQuery } from '../../generated/graphql.js';
import { figureText } from '../../parts/figure.js';
import { ReadAge } from '../../parts/read-age.js';
import { Section } from '../../parts/section.js';
import { Skeleton } from '../../parts/states.js';
import { Status } from '../../parts/status.js';
import { hrefTo } from '../../route/address.js';
import { Link } from '../../route/link.js';
import { isOf, useChosen } from '../../shell/scope.js';
import { useFrame } from '../../shell/frame.js';
import { OutsideText } from '../../parts/outside-text.js';

const shown = 4;

type TargetGroupState = NonNullable<
  NonNullable<NonNullable<NamesInShortQuery['edge']>['dnsRecordsByTarget']>['groups'][number]['state']
>;

export function NamesPart({ isTurn }: { isTurn: boolean }) {
  const chosen = useChosen();
  const frame = useFrame();
  const accounts = (frame.data?.hosting.sources ?? [])
    .filter(({ api, accountName: account }) => api === 'EDGE' && isOf(chosen, api, account))
    .map(({ accountName: account }) => account);
  const isNone = frame.data !== undefined && accounts.length === 0;
  const asks = isTurn ? Object.fromEntries(accounts.map((account) => [account, { account, first: shown }])) : {};
  const result = useQueryEach(NamesInShortDocument, asks, { take: 'cached' });
  const lists = [...(result.data?.values() ?? [])].map(({ edge }) => edge?.dnsRecordsByTarget ?? null);
  const groups = lists.flatMap((list) => list?.groups ?? []);
  const sumOf = (of: readonly { readonly recordCount: number }[]) =>
    of.reduce((sum, { recordCount }) => sum + recordCount, 0);
  const isComplete = lists.every((list) => list?.isComplete === true);
  // Where they lead depends on the objects of all accounts.
  const looked = certaintyOf(frame, ({ hosting }) => ({ sources: hosting.sources, isComplete: true }));
  const known = both(asLowerBound(certaintyOf(result), !isComplete), looked);
  const read: Certainty<typeof groups> = isNone
    ? { is: 'whole', value: [] }
    : map(known, () => (isComplete || groups.length > 0 ? groups : null));
  const by = (state: TargetGroupState) => map(read, (all) => sumOf(all.filter((group) => group.state === state)));
  const [own, foreign, unknown] = [by('OWN'), by('FOREIGN'), by('UNKNOWN')];
  // Any of the unknown ones may lead to nobody.
  const dangling = asLowerBound(by('DANGLING'), valueOf(unknown) !== 0);
  const zones = lists.flatMap((list) => list?.zones ?? []).reduce((sum, each) => sum + each, 0);
  const areCounted = lists.every((list) => typeof list?.zones === 'number');
  const pointing = sumOf(groups.filter(({ state }) => state !== null));
  const percent = (part: Certainty<number>) => ({
    width: 'value' in part ? `${(part.value / Math.max(1, pointing)) * 100}%` : '0%',
  });
  const number = (of: Certainty<number>) =>
    figureText(
      countIn(of, (found) => found),
      count,
    );
  const nobody = number(dangling);
  const first = groups
    .filter(({ state }) => state === 'DANGLING')
    .flatMap(({ records }) => records.nodes)
    .filter((record) => record !== null);
  return (
    <Section
      className="overview-names"
      title="Names"
      note={
        figureText(
          countIn(read, sumOf),
          (all) =>
            `${counted(all, 'record', 'records')} in ${areCounted ? '' : 'at least '}${counted(zones, 'zone', 'zones')}`,
        ) ?? ' '
      }
      {...(!isNone && { result })}
    >
      {!isNone && <ReadAge of="the names" results={result} read={read} />}
      <div className="month-bar" aria-hidden="true">
        <div className="bar-bad" style={percent(dangling)} />
        <div className="bar-unknown" style={percent(unknown)} />
        <div className="bar-costs" style={percent(own)} />
        <div className="bar-elsewhere" style={percent(foreign)} />
      </div>
      <p className="legend">
        {read.is === 'awaited' ? (
          <Skeleton width={40} />
        ) : read.is === 'unknown' ? (
          <Status tone="unknown">Unknown where names lead</Status>
        ) : (
          <>
            <Link href={hrefTo('names', { q: 'state:nobody' })}>
              <Status tone={nobody === 'unknown' ? 'unknown' : first.length > 0 ? 'bad' : 'quiet'}>
                {nobody === 'unknown' ? 'Unknown number at nobody' : `${nobody} at nobody`}
              </Status>
            </Link>
            <span className="key">
              <span className="swatch costs" />
              {number(own)} at yours
            </span>
            <span className="key">
              <span className="swatch elsewhere" />
              {number(foreign)} elsewhere
            </span>
            <span className="key">
              <span className="swatch unknown" />
              {number(unknown)} unknown
            </span>
          </>
        )}
      </p>
      <ul className="rows">
        {read.is === 'awaited'
          ? Array.from({ length: shown }, (_, line) => (
              <li key={line} className="row two-lines">
                <Skeleton width={20} />
              </li>
            ))
          : first.slice(0, shown).map(({ name, content, target }, index) => (
              <li key={index} className="row two-lines">
                <Link href={hrefTo('names', { q: `name:${name}` })} className="row-title clip">
                  <OutsideText>{name}</OutsideText>
                </Link>
                <code className="clip">
                  <OutsideText>{content}</OutsideText>
                </code>
                <span className="small quiet clip">
                  <OutsideText>{target?.reason}</OutsideText>
                </span>
              </li>
            ))}
      </ul>
      <p className="row-foot small">
        <Link href={hrefTo('names')}>All names</Link>
      </p>
    </Section>
  );
}
