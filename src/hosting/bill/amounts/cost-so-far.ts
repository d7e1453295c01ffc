/** The cost of lines of the bill in the running month up to now. */
import type { Price } from '../lines/bill-draft.js';
import { type Both, priceOf } from './both.js';

export interface CostSoFar {
  /** The amount in the currency of the bill; null if nothing of it is known. */
  readonly amount: Both | null;
  readonly isComplete: boolean;
}

/** Ends the descriptions of fields that show it. */
export const soFarInWords =
  'as `invoice` charges the running month up to `estimatedAt`: from the snapshots of the bill, so that what was deleted or resized counts as well. Of an account without any snapshot, what the bill has just read counts: since it was created, or since the month began where the API does not say, at the prices of your own that were in force then';

export async function shownSoFar(soFar: () => Promise<CostSoFar>, currency: string): Promise<Price | null> {
  const { amount } = await soFar();
  return amount && priceOf(amount, currency);
}
