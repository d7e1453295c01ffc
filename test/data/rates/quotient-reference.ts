/** The rule for rates of two published numbers, on fractions of whole numbers and apart from what it tests. */
import { type Fraction, fraction } from './rational.js';

/** A published number stays as it is; else n + m + 1 digits, 12 to 15, halves away from zero. */
export function expectedRate(over: string, under: string): number {
  if (Number(under) === 1) return Number(over);
  const bears = digitCount(over) + digitCount(under) + 1;
  return rounded(fraction(over), fraction(under), Math.max(12, Math.min(15, bears)));
}

function digitCount(text: string): number {
  return text.replace('.', '').replace(/^0+/, '').length;
}

function rounded(over: Fraction, under: Fraction, digits: number): number {
  let top = over.over * under.under;
  let bottom = over.under * under.over;
  let exponent = 0;
  for (; top >= bottom * 10n; exponent++) bottom *= 10n;
  for (; top < bottom; exponent--) top *= 10n;
  const scaled = top * 10n ** BigInt(digits - 1);
  const [whole, rest] = [scaled / bottom, scaled % bottom];
  return Number(`${rest * 2n >= bottom ? whole + 1n : whole}e${exponent - digits + 1}`);
}
