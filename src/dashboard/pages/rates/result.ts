/** The result of a conversion, as the field shows it. */
import { type Decimal, figure } from '../../format/money.js';

interface Result {
  readonly amount: Decimal;
  readonly rounded: { readonly amount: Decimal };
}

/** The result in minor units, or with all digits if those would show too little of it. */
export function shownResult({ amount, rounded }: Result): string {
  return figure(saysEnough(rounded.amount) ? rounded.amount : amount);
}

/** Amounts from 1 up are shown well enough: 0.00 says nothing and 0.03 little. */
function saysEnough(text: Decimal): boolean {
  return /^-?0*[1-9]/.test(text);
}
