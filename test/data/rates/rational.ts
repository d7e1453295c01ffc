/** Decimal arithmetic on fractions of whole numbers: slow, plain and apart from the library that is tested. */

export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** Of digits with or without a point and an exponent. */
export function fraction(digits: number | string): Fraction {
  const [mantissa = '', exponent = '0'] = String(digits).split('e');
  const [whole = '', decimals = ''] = mantissa.split('.');
  const shift = BigInt(exponent) - BigInt(decimals.length);
  const value = BigInt(whole + decimals);
  return shift < 0n ? { over: value, under: 10n ** -shift } : { over: value * 10n ** shift, under: 1n };
}

export function product(a: Fraction, b: Fraction): Fraction {
  return { over: a.over * b.over, under: a.under * b.under };
}

/** Six decimals from one up and six significant digits below, halves away from zero. */
export function convertedDigits({ over, under }: Fraction): string {
  const size = over < 0n ? -over : over;
  let decimals = 6n;
  if (size > 0n && size < under) for (let scaled = size * 10n; scaled < under; scaled *= 10n) decimals += 1n;
  const scale = 10n ** decimals;
  const rounded = (2n * size * scale + under) / (2n * under);
  const text = rounded.toString().padStart(Number(decimals) + 1, '0');
  const point = text.length - Number(decimals);
  const digits = `${text.slice(0, point)}.${text.slice(point)}`.replace(/\.?0+$/, '');
  return over < 0n && rounded > 0n ? `-${digits}` : digits;
}
