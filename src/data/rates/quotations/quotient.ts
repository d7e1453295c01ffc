/** The quotient of two published numbers, rounded once, to as many digits as they bear. */

/** A number as whole digits over a power of ten: the shortest digits that name it. */
interface Digits {
  readonly digits: number | bigint;
  readonly decimals: number;
  readonly significant: number;
}

/** So that a rate, its inverse and the way around by a third currency agree to 1e-9. */
const fewest = 12;
/** A double gives so many back unchanged. */
const most = 15;

const largestPower = 22;
/** Those that doubles hold exactly. */
const powers = Array.from({ length: largestPower + 1 }, (_, exponent) => 10 ** exponent);

/**
 * By one itself the number stays as it was published. Of two numbers of n and m digits, n + m + 1 digits keep any two
 * quotients apart, and further ones would say nothing more.
 */
export function quotient(over: number, under: number): number {
  if (under === 1) return over;
  if (over === under) return 1;
  const [a, b] = [digitsOf(over), digitsOf(under)];
  const significant = Math.min(Math.max(a.significant + b.significant + 1, fewest), most);
  const near = over / under;
  const decimals = significant - wholeDigits(near);
  return roundedClearly(near, decimals) ?? roundedExactly(a, b, decimals);
}

/** Undefined where the double lies too near to a half to decide. */
function roundedClearly(near: number, decimals: number): number | undefined {
  const unit = powers[decimals];
  if (unit === undefined) return undefined;
  const scaled = near * unit;
  // Eight times what a quotient and a product are off by.
  const off = scaled * 2 ** -50;
  const isClear = Math.abs(scaled - Math.floor(scaled) - 0.5) > off;
  return isClear ? Math.round(scaled) / unit : undefined;
}

function roundedExactly(over: Digits, under: Digits, decimals: number): number {
  const shift = decimals + under.decimals - over.decimals;
  const numerator = BigInt(over.digits) * 10n ** BigInt(Math.max(shift, 0));
  const denominator = BigInt(under.digits) * 10n ** BigInt(Math.max(-shift, 0));
  const rounded = (2n * numerator + denominator) / (2n * denominator);
  const unit = powers[decimals];
  return unit === undefined ? Number(`${rounded}e${-decimals}`) : Number(rounded) / unit;
}

/** Before the point; below 0.1 it is less than none. */
function wholeDigits(value: number): number {
  let count = 0;
  while (value >= (powers[count] ?? 10 ** count)) count++;
  while (count < 1 && value < 10 ** (count - 1)) count--;
  return count;
}

function digitsOf(value: number): Digits {
  for (let decimals = 0; decimals <= largestPower; decimals++) {
    const unit = powers[decimals] ?? NaN;
    const digits = Math.round(value * unit);
    if (digits > Number.MAX_SAFE_INTEGER) break;
    if (digits / unit === value) return { digits, decimals, significant: wholeDigits(digits) };
  }
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  const digits = mantissa.replace('.', '');
  return { digits: BigInt(digits), decimals: digits.length - 1 - Number(exponent), significant: digits.length };
}
