/** Amounts as text. */
import { digitsOf, exact } from '../../../base/decimal.js';
import { minorUnits } from '../../../data/rates/money/minor-units.js';

interface Amount {
  readonly amount: string;
  readonly currency: string;
}

/** The amount rounded to the minor units of its currency: `12.50 EUR`. */
export function amountText({ amount, currency }: Amount): string {
  return `${digitsOf(exact(amount), minorUnits(currency))} ${currency}`;
}

/** The amount with its sign: `+12.50 EUR`. */
export function changeText(change: Amount): string {
  return exact(change.amount).isGreaterThan(0) ? `+${amountText(change)}` : amountText(change);
}
