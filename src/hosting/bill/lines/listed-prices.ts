/** What PRICES_FILE says of things that have no price of their own. */
import { digitsOf, exact } from '../../../base/decimal.js';
import { Money } from '../../../data/rates/money/money.js';
import { BasisKind } from '../basis.js';
import { BillUnit, BillUnknownReason, type Cost, type BillDraft, type Price } from './draft.js';
import { BillKind } from '../kind.js';
import type { ListedPrice, ListedPrices } from '../listed-price.js';
import { monthly } from '../amounts/period.js';

/** Bound to another line of the same object: meant only where they are named. */
const bound: readonly BillKind[] = [BillKind.BACKUP, BillKind.TRAFFIC];

/** What a price is found by. */
type PricedDraft = Pick<BillDraft, 'account' | 'id' | 'name' | 'kind' | 'cost'>;

/** The draft with its price, where the file has one for it. A price list that failed may have one itself. */
export function priceFinder(listed: ListedPrices | null): <Draft extends PricedDraft>(draft: Draft) => Draft {
  const byName = new Map<string, ListedPrice[]>();
  for (const price of listed?.prices ?? []) {
    const key = keyOf(price.api, price);
    byName.set(key, [...(byName.get(key) ?? []), price]);
  }
  return (draft) => {
    if (typeof draft.cost !== 'string' || draft.cost === BillUnknownReason.PRICE_LIST_FAILED) return draft;
    const { api, name } = draft.account;
    const fits = ({ account, kind }: ListedPrice) =>
      (account === null || account === name) && (kind === null ? !bound.includes(draft.kind) : kind === draft.kind);
    const keys = [keyOf(api, { id: draft.id, name: null }), keyOf(api, { id: null, name: draft.name })];
    const [closest] = keys.flatMap((key) => (byName.get(key) ?? []).filter(fits).sort(closestFirst));
    return closest ? { ...draft, cost: costOf(closest, listed?.changedAt ?? null) } : draft;
  };
}

function keyOf(api: string, { id, name }: Pick<ListedPrice, 'id' | 'name'>): string {
  return JSON.stringify([api, id, name]);
}

/** What names an account before what names none, and of those what names a kind. */
function closestFirst(a: ListedPrice, b: ListedPrice): number {
  const closeness = ({ account, kind }: ListedPrice) => (account === null ? 0 : 2) + (kind === null ? 0 : 1);
  return closeness(b) - closeness(a);
}

function costOf({ amount, currency, period, vat, note }: ListedPrice, changedAt: number | null): Cost {
  const priceOf = (digits: string): Price => {
    const net = new Money(digits, currency);
    const factor = digitsOf(
      exact(vat ?? '0')
        .plus(100)
        .shiftedBy(-2),
    );
    return { net, gross: net.times(factor) };
  };
  return {
    quantity: '1',
    unit: BillUnit.PIECE,
    unitPrice: priceOf(monthly(amount, period)),
    hourly: period === 'hour' ? priceOf(amount) : null,
    isCapped: false,
    basis: { kind: BasisKind.PRICES_FILE, row: null, changedAt, note },
  };
}
