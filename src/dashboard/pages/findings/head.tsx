/** How much could end, its share of the bill, and how sure that is. */
import { savingIn, judgedIn, pricedIn, thingsOf } from '../../ask/finding-amounts.js';
import { compare, count, subtract, money, share } from '../../ask/money.js';
import { amountIn, both, countIn, map, type Certainty, certaintyOf, valueOf } from '../../ask/certainty.js';
import { useGraphQuery } from '../../ask/use-graph-query.js';
import { BillTotalDocument } from '../../generated/graphql.js';
import { Figure } from '../../parts/figure.js';
import { useScope } from '../../shell/scope.js';
import type { FindingRow } from './listing.js';

export function FindingsHead({ of, currency }: { of: Certainty<readonly FindingRow[]>; currency: string }) {
  const asked = useGraphQuery(BillTotalDocument, { ...useScope() });
  const whole = amountIn(
    certaintyOf(asked, ({ hosting }) => hosting.bill),
    ({ hosting }) => hosting.bill.rounded?.gross,
  );
  const wanted = map(of, (rows) => rows.map(({ finding }) => finding).filter(({ silencedBy }) => silencedBy === null));
  const judged = judgedIn(wanted);
  const priced = pricedIn(judged);
  const all = amountIn(priced, (found) => savingIn(found, currency));
  const certain = amountIn(priced, (found) =>
    savingIn(
      found.filter(({ verdict }) => verdict === 'CERTAIN'),
      currency,
    ),
  );
  const risks = countIn(judged, (found) => found.filter(({ monthlyAmount }) => monthlyAmount === null).length);
  const things = valueOf(map(judged, thingsOf));
  const unknown = valueOf(wanted)?.filter(({ verdict }) => verdict === 'UNKNOWN').length ?? 0;
  // A share of an incomplete amount would be wrong.
  const parts = both(all, whole);
  const part =
    parts.is === 'whole' && parts.value[0].currency === parts.value[1].currency
      ? share(parts.value[0].amount, parts.value[1].amount)
      : null;
  const [ends, sure] = [valueOf(all), valueOf(certain)];
  // The cost that two findings end counts once: the difference to the certain part is only likely.
  const likely = ends && sure ? { ...ends, amount: subtract(ends.amount, sure.amount) } : null;
  return (
    <div className="findings-head" role="status">
      <p>
        <strong className="findings-amount">
          <Figure of={all} width={10}>
            {money}
          </Figure>
        </strong>{' '}
        {all.is === 'unknown' ? 'what could end' : 'a month could end'}
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
        <Figure of={risks} width={20}>
          {(found) => `${count(found)} risks without an amount`}
        </Figure>
        {risks.is === 'unknown' ? ' which risks there are. ' : '. '}
        {things !== undefined && things > (valueOf(judged)?.length ?? 0) && `${count(things)} things affected. `}
        {unknown > 0 && `${count(unknown)} cannot be judged.`}
      </p>
    </div>
  );
}
