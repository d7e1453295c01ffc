/**
 * Sums up findings that cost money (how much could end, its share of the bill, how certain that is) and risks (how
 * severe they are).
 */
import type { ReactNode } from 'react';
import { savingIn, savingOf, judgedIn, pricedIn, thingsOf } from '../../ask/finding-amounts.js';
import { compare, count, counted, subtract, money, share } from '../../format/money.js';
import { amountIn, both, countIn, map, type Certainty, certaintyOf, valueOf } from '../../ask/certainty.js';
import { useGraphQuery } from '../../ask/use-graph-query.js';
import { BillTotalDocument } from '../../generated/graphql.js';
import { Figure } from '../../parts/figure.js';
import { useScope } from '../../shell/scope.js';
import type { Finding } from './act-of-finding.js';
import { isIn, type FindingPart, type FindingRow } from './listing.js';

interface HeadProps {
  readonly of: Certainty<readonly FindingRow[]>;
  readonly part: FindingPart;
  readonly currency: string;
}

export function FindingsHead({ of, part, currency }: HeadProps) {
  const wanted = map(of, (rows) =>
    rows.filter((row) => isIn(row, part) && row.finding.silencedBy === null).map(({ finding }) => finding),
  );
  const judged = judgedIn(wanted);
  const things = valueOf(map(judged, thingsOf));
  const unknown = (valueOf(wanted) ?? []).filter(({ verdict }) => verdict === 'UNKNOWN').length;
  const rest = (
    <>
      {things !== undefined && things > (valueOf(judged) ?? []).length && `${count(things)} things affected. `}
      {unknown > 0 && `${counted(unknown, 'finding', 'findings')} cannot be judged.`}
    </>
  );
  return (
    <div className="findings-head" role="status">
      {part === 'risks' ? (
        <Risks judged={judged}>{rest}</Risks>
      ) : (
        <Amount judged={judged} withRisks={part === 'all'} currency={currency}>
          {rest}
        </Amount>
      )}
    </div>
  );
}

interface PartProps {
  readonly judged: Certainty<readonly Finding[]>;
  readonly children: ReactNode;
}

function Amount({ judged, withRisks, currency, children }: PartProps & { withRisks: boolean; currency: string }) {
  const result = useGraphQuery(BillTotalDocument, { ...useScope() });
  const total = amountIn(
    certaintyOf(result, ({ hosting }) => hosting.bill),
    ({ hosting }) => hosting.bill.rounded?.gross,
  );
  const priced = pricedIn(judged);
  const all = amountIn(priced, (found) => savingIn(found, currency));
  const certain = amountIn(priced, (found) =>
    savingIn(
      found.filter(({ verdict }) => verdict === 'CERTAIN'),
      currency,
    ),
  );
  const risks = countIn(judged, (found) => found.filter(({ monthlyAmount }) => monthlyAmount === null).length);
  const unpriced = (valueOf(judged) ?? []).filter(isUnpriced).length;
  // A share of an incomplete amount would be wrong.
  const parts = both(all, total);
  const part =
    parts.is === 'whole' && parts.value[0].currency === parts.value[1].currency
      ? share(parts.value[0].amount, parts.value[1].amount)
      : null;
  const [ends, sure] = [valueOf(all), valueOf(certain)];
  // The cost that two findings end counts once: the difference to the certain part is only likely.
  const likely = ends && sure ? { ...ends, amount: subtract(ends.amount, sure.amount) } : null;
  return (
    <>
      <p>
        <strong className="findings-amount">
          <Figure of={all} width={10}>
            {money}
          </Figure>
        </strong>{' '}
        {all.is === 'unknown' ? 'amount could end' : 'a month could end'}
      </p>
      <p className="small quiet">
        {part !== null && `${part} of the run rate. `}
        {all.is !== 'unknown' && (
          <>
            <Figure of={certain} width={20}>
              {(amount) => `${money(amount)} certain`}
            </Figure>
            {likely !== null && compare(likely.amount, '0') > 0 && `, ${money(likely)} likely`}
            {'. '}
          </>
        )}
        {unpriced > 0 && `${counted(unpriced, 'amount is', 'amounts are')} unknown and not included. `}
        {withRisks && (
          <>
            <Figure of={risks} width={20}>
              {(found) => `${counted(found, 'risk', 'risks')} without an amount`}
            </Figure>
            {risks.is === 'unknown' ? ' number of risks. ' : '. '}
          </>
        )}
        {children}
      </p>
    </>
  );
}

/** Something costs, and how much is not known. */
function isUnpriced(finding: Finding): boolean {
  return finding.monthlyAmount !== null && savingOf(finding) === null;
}

const severities = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'] as const;

function Risks({ judged, children }: PartProps) {
  const risks = countIn(judged, (found) => found.length);
  const found = valueOf(judged) ?? [];
  const bySeverity = severities.flatMap((severity) => {
    const own = found.filter((finding) => finding.severity === severity).length;
    return own === 0 ? [] : [`${count(own)} ${severity.toLowerCase()}`];
  });
  return (
    <>
      <p>
        <strong className="findings-amount">
          <Figure of={risks} width={6}>
            {count}
          </Figure>
        </strong>{' '}
        {risks.is === 'unknown' ? 'number of risks' : 'exposed or broken, now or soon'}
      </p>
      <p className="small quiet">
        {bySeverity.length > 0 && `${bySeverity.join(', ')}. `}
        {children}
      </p>
    </>
  );
}
