/** Compares decimal texts of any length without losing a digit. */

export interface DecimalParts {
  readonly negative: boolean;
  /** The digits without leading zeros; empty below one. */
  readonly integer: string;
  /** The digits without trailing zeros. */
  readonly fraction: string;
}

const form = /^([+-]?)0*(\d*)(?:\.(\d*))?$/;

/** Null for anything but a plain decimal: no exponents, no grouping. */
export function readDecimal(text: string): DecimalParts | null {
  const [, sign, integer = '', fraction = ''] = form.exec(text) ?? [];
  if (sign === undefined || !/\d/.test(text)) return null;
  const digits = fraction.replace(/0+$/, '');
  return { negative: sign === '-' && integer + digits !== '', integer, fraction: digits };
}

function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Negative, zero or positive, as `left` is less than, equal to or greater than `right`. */
export function compareDecimals(left: DecimalParts, right: DecimalParts): number {
  if (left.negative !== right.negative) return left.negative ? -1 : 1;
  const size =
    left.integer.length - right.integer.length ||
    compareTexts(left.integer, right.integer) ||
    compareTexts(left.fraction, right.fraction);
  return left.negative ? -size : size;
}
