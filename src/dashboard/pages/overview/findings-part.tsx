/** The findings by the cost they could end, kind by kind; then those that are a risk. */
import { useNoteAttention } from '../../ask/attention.js';
import { currencyIn, savingOf, thingsOf, totalSaving, type ShortFinding } from '../../ask/finding-amounts.js';
import { compare, count, counted, type Decimal, figure, symbolOf } from '../../format/money.js';
import { useShortFindings } from '../../ask/use-short-findings.js';
import { ReadAge } from '../../parts/read-age.js';
import { Section } from '../../parts/section.js';
import { Empty, Skeleton } from '../../parts/states.js';
import { Status } from '../../parts/status.js';
import { hrefTo } from '../../route/address.js';
import { Link } from '../../route/link.js';
import { useChosen, useCurrency } from '../../shell/scope.js';
import { attentionIn } from '../findings/attention.js';
import { kindTitle } from '../findings/kinds.js';
import { OutsideText } from '../../parts/outside-text.js';

const shown = 7;
const severities = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'];

export function FindingsPart({ isTurn }: { isTurn: boolean }) {
  const wanted = useCurrency();
  const { result, findings, totalCount, certainty: read } = useShortFindings({ pause: !isTurn });
  useNoteAttention(JSON.stringify(useChosen()), attentionIn(read), result.data?.hosting.findings.readAt);
  const currency = currencyIn(findings ?? []) ?? wanted;
  const judged = findings?.filter(({ verdict }) => verdict !== 'UNKNOWN');
  const kinds = judged && byKind(judged);
  const all = findings ?? [];
  const without = all.filter(({ monthlyAmount }) => monthlyAmount === null).length;
  const unknown = all.filter(({ verdict }) => verdict === 'UNKNOWN').length;
  return (
    <Section
      className="overview-findings"
      title="Findings"
      note={`${symbolOf(currency)} a month that each could end`}
      result={result}
    >
      <ReadAge of="the findings" results={result} read={read} />
      {kinds?.length === 0 &&
        read.is !== 'awaited' &&
        (read.is !== 'whole' ? (
          <Empty icon="plug" title="Findings unknown">
            {unknown > 0
              ? `${counted(unknown, 'rule needs', 'rules need')} accounts that could not be read.`
              : 'The data that the rules need could not be read.'}
          </Empty>
        ) : (
          <Empty icon="check" title="No findings">
            Every rule was checked.
          </Empty>
        ))}
      <ul className="rows">
        {kinds?.slice(0, shown).map(({ kind, all, ends, isPaid }) => (
          <li key={kind} className="row two-lines">
            <Link href={hrefTo('findings', { kind })} className="row-title">
              {kindTitle(kind)}
            </Link>
            <span className={ends === null ? 'quiet' : ''}>
              {ends !== null ? figure(ends) : isPaid ? 'unknown' : 'risk'}
            </span>
            <span className="small quiet">
              <Status tone={all.every(({ verdict }) => verdict === 'CERTAIN') ? 'certain' : 'likely'}>
                {all.every(({ verdict }) => verdict === 'CERTAIN') ? 'Certain' : 'Likely'}:{' '}
                <OutsideText>{named(all)}</OutsideText>
                {thingsOf(all) > all.length && `, affecting ${count(thingsOf(all))}`}
              </Status>
            </span>
          </li>
        )) ??
          Array.from({ length: shown }, (_, line) => (
            <li key={line} className="row two-lines">
              <Skeleton width={20} />
            </li>
          ))}
      </ul>
      {findings === undefined && (
        <p className="row-foot small">
          <Skeleton width={16} />
        </p>
      )}
      {totalCount !== null && totalCount > 0 && (
        <p className="row-foot small">
          <Link href={hrefTo('findings')}>
            {read.is === 'whole' ? `All ${counted(totalCount, 'finding', 'findings')}` : 'All findings so far'}
          </Link>
          <span className="quiet">
            {judged && thingsOf(judged) > judged.length && `${count(thingsOf(judged))} things affected, `}
            {counted(without, 'finding', 'findings')} without an amount
            {unknown > 0 && `, ${count(unknown)} of them cannot be judged now`}
          </span>
        </p>
      )}
    </Section>
  );
}

function byKind(findings: readonly ShortFinding[]) {
  const groups = Map.groupBy(findings, ({ kind }) => kind);
  const kinds = [...groups].map(([kind, all]) => {
    const ends = all.some((finding) => savingOf(finding) !== null) ? totalSaving(all) : null;
    const isPaid = all.some(({ monthlyAmount }) => monthlyAmount !== null);
    return { kind, all, ends, isPaid, rank: Math.min(...all.map(({ severity }) => severities.indexOf(severity))) };
  });
  return kinds.toSorted((a, b) => byAmount(a.ends, b.ends) || a.rank - b.rank || b.all.length - a.all.length);
}

/** The largest first; what has no known amount last. */
function byAmount(a: Decimal | null, b: Decimal | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compare(b, a);
}

function named(all: readonly ShortFinding[]): string {
  const names = all.flatMap(({ resourceName }) => resourceName ?? []);
  const [first, second] = names;
  if (all.length > 3 || first === undefined) return `${count(all.length)} of them`;
  return all.length > 2 ? `${first}, ${second} and ${all.length - 2} more` : names.join(', ');
}
