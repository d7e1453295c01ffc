/** What ends with the acts, and the bill before and after. */
import { less, minorUnitsOf, money, rounded, sum } from '../ask/money.js';
import { useAsk } from '../ask/use-ask.js';
import { ActBillDocument, type ActBillQuery } from '../generated/graphql.js';
import { Icon } from '../parts/icon.js';
import { Late } from '../parts/states.js';
import { accountLabel, useCurrency } from '../shell/scope.js';
import type { Act } from './act.js';

type Source = ActBillQuery['hosting']['bill']['sources'][number];

/** The bill as it was when the dialog was opened: after the act it is another. */
export function useBillBefore() {
  const currency = useCurrency();
  return { currency, asked: useAsk(ActBillDocument, { currency }) };
}

/** Accounts of which something may be missing, as they are called. */
export function unreadIn(sources: readonly Source[] | undefined): readonly string[] {
  return (sources ?? []).filter(({ state }) => state !== 'OK').map(({ api, account }) => accountLabel(api, account));
}

export function Ends({
  acts,
  before,
  currency,
}: {
  acts: readonly Act[];
  before: string | undefined;
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
            <strong className="act-amount">{money(ends, currency)}</strong> <span className="small">a month</span>
          </p>
        )}
        {unknown > 0 && (
          <p className="small warn">
            {known.length > 0 ? `and ${unknown} of unknown amount` : 'It is not known what it costs'}
          </p>
        )}
      </div>
      {known.length > 0 && (
        <div>
          <div className="small quiet">Your bill</div>
          <p className="act-amount">
            <strong>
              <Late width={10}>{before !== undefined && money(before, currency)}</Late>
            </strong>
            <Icon name="next" />
            <span className="hidden-text">then</span>
            <strong>
              <Late width={10}>{before !== undefined && money(less(before, ends), currency)}</Late>
            </strong>
          </p>
          <p className="small quiet">a month, with tax, once it is gone</p>
        </div>
      )}
    </div>
  );
}
