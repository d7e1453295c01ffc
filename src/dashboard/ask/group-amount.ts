/** The amount of a group of the bill. */
import type { Decimal } from '../format/money.js';

interface BillGroup {
  /** The number of lines with a price. */
  readonly lineCount: number;
  readonly rounded: { readonly gross: { readonly amount: Decimal } | null } | null;
}

/** Null where nothing in it has a known price: the server sums that up to zero. */
export function groupAmount({ lineCount, rounded }: BillGroup): Decimal | null {
  return lineCount > 0 ? (rounded?.gross?.amount ?? null) : null;
}
