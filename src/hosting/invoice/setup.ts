/** The setup price of an order, which is charged once. */
import { dayOf } from '../bill/own-prices/days.js';
import type { SetupPrice } from '../bill/own-prices/setup-price.js';
import type { Price } from '../bill/lines/bill-draft.js';

/**
 * Takes the price of one's own that was stated last, of those in force when it was ordered, in milliseconds since 1970;
 * or else the first of the price list. Null if none is known.
 */
export function setupAt(orderedAt: number, setups: readonly SetupPrice[]): Price | null {
  const day = dayOf(orderedAt);
  const stated = setups.findLast(({ own }) => own !== null && (own.from ?? day) <= day);
  return (stated ?? setups.find(({ own }) => own === null))?.price ?? null;
}
