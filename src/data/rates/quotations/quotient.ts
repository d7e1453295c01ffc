/** The quotient of two published numbers, rounded once, to as many digits as they warrant. */

/** A number as an integer over a power of ten, in the fewest digits that identify it. */
export interface PublishedNumber {
  readonly value: number;
  readonly digits: number | bigint;
  readonly decimals: number;
  /** The count of digits from the first nonzero one on. */
  readonly significant: number;
}

/** The fewest digits: a rate, its inverse and the way around by a third currency agree to 1e-9. */
const fewest = 12;
/** The most digits: a double reproduces so many unchanged. */
const most = 15;

const largestPower = 22;
/** The powers of ten that doubles hold exactly. */
const powers = Array.from({ length: largestPower + 1 }, (_, exponent) => 10 ** exponent);
const fractions = powers.map((_, exponent) => 10 ** -exponent);

/**
 * Divided by 1, a number stays as published. Of two numbers of n and m digits, n + m + 1 digits keep any two quotients
 * apart; more would say nothing.
 */
export function quotientOf(over: PublishedNumber, under: PublishedNumber): number {
  if (under.value === 1) return over.value;
  if (over.value === under.value) return 1;
  const significant = Math.min(Math.max(over.significant + under.significant + 1, fewest), most);
  const near = over.value / under.value;
  const decimals = significant - integerDigits(near);
  return (
    roundedClearly(near, decimals) ??
    roundedByRest(near, over, under, decimals) ??
    roundedExactly(over, under, decimals)
  );
}

export function quotient(over: number, under: number): number {
  return quotientOf(publishedNumber(over), publishedNumber(under));
}

/** Undefined where the double lies too near a half to decide. */
function roundedClearly(near: number, decimals: number): number | undefined {
  const unit = powers[decimals];
  if (unit === undefined) return undefined;
  const scaled = near * unit;
  // Eight times what a quotient and a product are off by.
  const off = scaled * 2 ** -50;
  const isClear = Math.abs(scaled - Math.floor(scaled) - 0.5) > off;
  return isClear ? Math.round(scaled) / unit : undefined;
}

/** Below it, sums and differences of integers in the remainder are exact. */
const exactBelow = 2 ** 50;

/**
 * Rounds exactly in doubles: the remainder after the nearest integer quotient is an integer. Undefined where the
 * numbers are too large for that.
 */
function roundedByRest(
  near: number,
  over: PublishedNumber,
  under: PublishedNumber,
  decimals: number,
): number | undefined {
  const unit = powers[decimals];
  const shift = decimals + under.decimals - over.decimals;
  const up = shift < 0 ? 1 : powers[shift];
  const down = shift < 0 ? powers[-shift] : 1;
  if (unit === undefined || up === undefined || down === undefined) return undefined;
  if (typeof over.digits === 'bigint' || typeof under.digits === 'bigint') return undefined;
  const divisor = under.digits * down;
  if (over.digits >= exactBelow || divisor >= exactBelow) return undefined;
  let nearest = Math.round(near * unit);
  const dividend = over.digits * up;
  const product = nearest * divisor;
  let rest = dividend - product + (lostIn(over.digits, up, dividend) - lostIn(nearest, divisor, product));
  for (; rest * 2 >= divisor; rest -= divisor) nearest++;
  for (; rest * 2 < -divisor; rest += divisor) nearest--;
  return nearest / unit;
}

const halfBits = 2 ** 27 + 1;

/** The rounding error of the product of two doubles (Dekker). */
function lostIn(a: number, b: number, product: number): number {
  const aMost = halfBits * a - (halfBits * a - a);
  const bMost = halfBits * b - (halfBits * b - b);
  const aLeast = a - aMost;
  const bLeast = b - bMost;
  return aLeast * bLeast - (product - aMost * bMost - aLeast * bMost - aMost * bLeast);
}

function roundedExactly(over: PublishedNumber, under: PublishedNumber, decimals: number): number {
  const shift = decimals + under.decimals - over.decimals;
  const numerator = BigInt(over.digits) * 10n ** BigInt(Math.max(shift, 0));
  const denominator = BigInt(under.digits) * 10n ** BigInt(Math.max(-shift, 0));
  const rounded = (2n * numerator + denominator) / (2n * denominator);
  const unit = powers[decimals];
  return unit === undefined ? Number(`${rounded}e${-decimals}`) : Number(rounded) / unit;
}

/** The count of digits before the point; negative below 0.1. */
function integerDigits(value: number): number {
  let count = 0;
  while (value >= (powers[count] ?? 10 ** count)) count++;
  while (count < 1 && value < (fractions[1 - count] ?? 10 ** (count - 1))) count--;
  return count;
}

export function publishedNumber(value: number): PublishedNumber {
  for (let decimals = 0; decimals <= largestPower; decimals++) {
    const unit = powers[decimals] ?? NaN;
    const digits = Math.round(value * unit);
    if (digits > Number.MAX_SAFE_INTEGER) break;
    if (digits / unit === value) return { value, digits, decimals, significant: integerDigits(digits) };
  }
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  const digits = mantissa.replace('.', '');
  return { value, digits: BigInt(digits), decimals: digits.length - 1 - Number(exponent), significant: digits.length };
}
