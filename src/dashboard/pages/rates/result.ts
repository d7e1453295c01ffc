/** What an amount comes to, as the field shows it. */
import { type Decimal, figure } from '../../ask/money.js';

interface Result {
  readonly amount: Decimal;
  readonly rounded: { readonly amount: Decimal };
}

/** With its minor units, or all digits where those would show too little of it. */
export function shownResult({ amount, rounded }: Result): string {
  return figure(saysEnough(rounded.amount) ? rounded.amount : amount);
}

/** One from 1 up; 0.00 says nothing and 0.03 little. */
function saysEnough(text: Decimal): boolean {
  return /^-?0*[1-9]/.test(text);
}
