/** Decimal numbers, exact to the last digit: parsing, arithmetic and formatting. */
import { BigNumber } from 'bignumber.js';
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { shown } from './errors.js';
import { amountReadings } from './written-amount.js';

/** A separate constructor, so that no other module can change its configuration. */
const Exact = BigNumber.clone({ ROUNDING_MODE: BigNumber.ROUND_HALF_UP, EXPONENTIAL_AT: 1e9 });

const pattern = /^-?\d+(\.\d+)?$/;
/** Characters, of input and of output: products of inputs are longer. */
const longestRead = 100;
const longestWritten = 500;

export const Decimal = new GraphQLScalarType<string, string>({
  name: 'Decimal',
  description: `A decimal number as a string of digits, such as "3.7900", so that no digit is lost. Input may have at most ${longestRead} characters; digits with a point are read as they are, other ways to write an amount, such as "1.000,50" or "2,00,000", where they have one reading.`,
  serialize: (value) => read(value, longestWritten),
  parseValue: (value) => readWritten(value),
  parseLiteral: (node) => {
    if (node.kind === Kind.STRING) return readWritten(node.value);
    if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return read(node.value);
    throw new GraphQLError('Decimal: expected a number or a string of digits');
  },
});

/** Digits with a point have one meaning, as answers are written so; anything else is read as people may mean it. */
function readWritten(value: unknown): string {
  if (typeof value !== 'string' || value.length > longestRead || pattern.test(value)) return read(value);
  const [one, other] = amountReadings(value);
  if (one && other) {
    const either = `${one.digits} or ${other.digits}`;
    const instead = `write "${one.digits}" or "${other.digits}"`;
    throw new GraphQLError(`Decimal: ${shown(value)} can be read as ${either}; ${instead} instead`);
  }
  return read(one?.digits ?? value);
}

function read(value: unknown, longest = longestRead): string {
  const digits = digitsIn(value, longest);
  if (digits !== undefined) return digits;
  throw new GraphQLError(
    `Decimal: expected digits such as "3.79" in at most ${longest} characters, but got ${shown(value)}`,
  );
}

/** A decimal number as digits without an exponent, undefined for anything else; a number gives its shortest form. */
export function digitsIn(value: unknown, longest = longestRead): string | undefined {
  const text = typeof value === 'number' && Number.isFinite(value) ? digitsOf(exact(value)) : value;
  return typeof text === 'string' && text.length <= longest && pattern.test(text) ? text : undefined;
}

/** A number is taken by its shortest form; a string may contain digits only, with sign and point. */
export function exact(value: number | string): BigNumber {
  // The library also accepts exponents, with which a short string could expand to gigabytes.
  if (typeof value === 'string' && !pattern.test(value))
    throw new TypeError(`Expected digits, but got ${shown(value)}`);
  return new Exact(String(value));
}

/** Formats without an exponent or a negative zero, rounded to the given number of decimals if any. */
export function digitsOf(value: BigNumber, decimals?: number): string {
  const rounded = decimals === undefined ? value : value.decimalPlaces(decimals);
  const unsigned = rounded.isZero() ? rounded.abs() : rounded;
  return decimals === undefined ? unsigned.toFixed() : unsigned.toFixed(decimals);
}

/** An order of finite numbers. */
export function greaterFirst(a: BigNumber, b: BigNumber): number {
  if (a.eq(b)) return 0;
  return a.gt(b) ? -1 : 1;
}

export function decimalsOf(digits: string): number {
  return digits.split('.')[1]?.length ?? 0;
}
