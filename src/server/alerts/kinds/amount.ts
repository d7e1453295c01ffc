/** Amounts as people read them. */
import { digitsOf, exact } from '../../../base/decimal.js';
import { minorUnits } from '../../../data/rates/money/minor-units.js';

interface Amount {
  readonly amount: string;
  readonly currency: string;
}

/** Rounded to the minor units of the currency, which stands beside: `12.50 EUR`. */
export function amountText({ amount, currency }: Amount): string {
  return `${digitsOf(exact(amount), minorUnits(currency))} ${currency}`;
}

/** With its sign: `+12.50 EUR`. */
export function changeText(change: Amount): string {
  return exact(change.amount).isGreaterThan(0) ? `+${amountText(change)}` : amountText(change);
}
