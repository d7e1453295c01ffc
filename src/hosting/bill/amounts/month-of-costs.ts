/** Adds up the monthly costs of one thing, in the currency of their prices. */
import { isUsed, type BillDraft, type Price, multiple } from '../lines/bill-draft.js';

/** Null if there is none, or one is not known, or they are in several currencies. */
export function monthOfCosts(drafts: readonly Pick<BillDraft, 'cost'>[]): Price | null {
  const prices = drafts.map(({ cost }) => {
    if (typeof cost === 'string') return null;
    // Traffic that was sent is paid for already.
    return isUsed(cost.unit) ? undefined : multiple(cost.unitPrice, cost.quantity);
  });
  const known = prices.filter((price) => price !== undefined);
  return known.reduce<Price | null>(sum, known[0] === undefined ? null : zeroOf(known[0]));
}

function sum(total: Price | null, price: Price | null): Price | null {
  if (!total || !price || total.net.currency !== price.net.currency) return null;
  return { net: total.net.plus(price.net), gross: total.gross.plus(price.gross) };
}

function zeroOf(price: Price | null): Price | null {
  return price && multiple(price, '0');
}
