/** The cost that ends with the acts, and the bill before and after. */
import { useRef } from 'react';
import { subtract, minorUnitsOf, type Money, money, rounded, sum } from '../format/money.js';
import { amountIn, awaited, map, type Certainty, certaintyOf } from '../ask/certainty.js';
import { useGraphQuery } from '../ask/use-graph-query.js';
import { ActBillDocument, type ActBillQuery } from '../generated/graphql.js';
import { Figure } from '../parts/figure.js';
import { Icon } from '../parts/icon.js';
import { accountLabel, useScope } from '../shell/scope.js';
import type { Act } from './act.js';

type BillSource = ActBillQuery['hosting']['bill']['sources'][number];

/** The bill before an act: not read again afterwards, so that what was shown stays. */
export function useBillBefore(hasRun: boolean) {
  const { currency, maxAge } = useScope();
  const result = useGraphQuery(ActBillDocument, { currency, maxAge });
  const bill = amountIn(
    certaintyOf(result, ({ hosting }) => hosting.bill),
    ({ hosting }) => hosting.bill.rounded?.gross,
  );
  const before = useRef<Certainty<Money>>(awaited);
  if (!hasRun) before.current = bill;
  // Reopening the dialog of an act that has run shows no outdated bill.
  return {
    currency,
    before: hasRun && before.current.is === 'awaited' ? null : before.current,
    sources: result.data?.hosting.bill.sources,
  };
}

/** Display names of accounts of which something may be missing. */
export function unreadIn(sources: readonly BillSource[] | undefined): readonly string[] {
  return (sources ?? [])
    .filter(({ state }) => state !== 'OK')
    .map(({ api, accountName: account }) => accountLabel(api, account));
}

export function Ends({
  acts,
  before,
  currency,
}: {
  acts: readonly Act[];
  before: Certainty<Money> | null;
  currency: string;
}) {
  const paid = acts.filter(({ ends }) => ends !== undefined);
  if (paid.length === 0) return null;
  const known = paid.flatMap(({ ends }) => ends ?? []);
  const unknown = paid.length - known.length;
  const digits = minorUnitsOf(currency);
  const ends = rounded(sum(known), digits);
  return (
    <div className="act-ends">
      <div>
        <div className="small quiet">Ends</div>
        {known.length > 0 && (
          <p>
            <strong className="act-amount">{money({ amount: ends, currency })}</strong>{' '}
            <span className="small">a month</span>
          </p>
        )}
        {unknown > 0 && (
          <p className="small warn">{known.length > 0 ? `and ${unknown} of unknown amount` : 'Its cost is unknown'}</p>
        )}
      </div>
      {known.length > 0 && before !== null && (
        <div>
          <div className="small quiet">Your bill</div>
          <p className="act-amount">
            <strong>
              <Figure of={before} width={10}>
                {money}
              </Figure>
            </strong>
            <Icon name="next" />
            <span className="hidden-text">then</span>
            <strong>
              <Figure of={map(before, (bill) => ({ ...bill, amount: subtract(bill.amount, ends) }))} width={10}>
                {money}
              </Figure>
            </strong>
          </p>
          <p className="small quiet">a month, with tax, once it is gone</p>
        </div>
      )}
    </div>
  );
}
