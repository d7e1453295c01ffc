/** Costs that an API states for a billing period of its own. */
import { isCode } from '../../../base/currency-code.js';
import { digitsIn } from '../../../base/decimal.js';
import { Money } from '../../../data/rates/money/money.js';
import { type BillingPeriod, monthly } from '../amounts/period.js';
import type { Grounds } from '../basis.js';
import { BillUnit, BillUnknownReason, type Cost, type Price, longestCount } from './bill-draft.js';

const periodOf = new Map<string, BillingPeriod>([
  ['weekly', 'week'],
  ['monthly', 'month'],
  ['quarterly', 'quarter'],
  ['yearly', 'year'],
]);

interface PerPeriod {
  readonly price: number | null | undefined;
  readonly currency: string | null | undefined;
  readonly frequency: string | null | undefined;
  /** A free plan costs nothing in any period. */
  readonly isFree: boolean;
}

/** The monthly cost; a period that is not known makes it unknown. */
export function costPerPeriod(stated: PerPeriod, basis: Grounds): Cost | BillUnknownReason {
  const { price, currency, frequency, isFree } = stated;
  if (price === null || price === undefined) return BillUnknownReason.NO_PRICE;
  const digits = digitsIn(price, longestCount);
  const period = periodOf.get(frequency ?? '') ?? (price === 0 && isFree ? 'month' : undefined);
  if (digits === undefined || period === undefined || !isCode(currency)) return BillUnknownReason.INCOMPLETE;
  return {
    quantity: '1',
    unit: BillUnit.PIECE,
    unitPrice: untaxed(monthly(digits, period), currency),
    hourly: null,
    isCapped: false,
    basis,
  };
}

/** The price of a whole period, as it is stated; null if it is not known. */
export function pricePerPeriod({ price, currency }: Pick<PerPeriod, 'price' | 'currency'>): Price | null {
  const digits = digitsIn(price, longestCount);
  return digits === undefined || !isCode(currency) ? null : untaxed(digits, currency);
}

function untaxed(digits: string, currency: string): Price {
  const money = new Money(digits, currency.toUpperCase());
  return { net: money, gross: money };
}
