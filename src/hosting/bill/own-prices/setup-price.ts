/** The setup price of a thing, which its order costs once. */
import { orderedKinds } from '../kind.js';
import type { BillDraft, Price } from '../lines/bill-draft.js';
import { type OwnPrice, isFactor } from './own-price.js';
import { ownAmount } from './own-amount.js';

export interface SetupPrice {
  readonly price: Price;
  /** The own price that states it, with its first day; null of the price list. */
  readonly own: Pick<OwnPrice, 'from'> | null;
}

/** Null if it is unknown. A factor is one of the recurring price alone. */
export function setupPrice(
  own: OwnPrice | null,
  { kind, setup: list }: Pick<BillDraft, 'kind' | 'setup'>,
): SetupPrice | null {
  if (own && !isFactor(own.price) && own.price.setup !== null && orderedKinds.has(kind)) {
    return { price: ownAmount(own.price, own.price.setup), own: { from: own.from } };
  }
  return list ? { price: list, own: null } : null;
}
