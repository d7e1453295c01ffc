/** Decimals of a rate: at least four significant digits, and none beyond what anybody reads. */

const usual = 4;
const large = 1_000;

export function digitsFor(rate: number): number {
  if (rate >= large) return 2;
  if (!(rate > 0) || rate >= 0.1) return usual;
  return Math.min(20, usual - 1 + Math.ceil(-Math.log10(rate)));
}
