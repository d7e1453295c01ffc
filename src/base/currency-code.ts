/** The scalar of ISO 4217 codes: three letters, accepted in any case and upper-cased. */
import { GraphQLScalarType, Kind } from 'graphql';
import { CallerError, shown } from './errors.js';

export const CurrencyCode = new GraphQLScalarType<string, string>({
  name: 'CurrencyCode',
  description: 'An ISO 4217 currency code: three letters, such as INR, in upper or lower case.',
  specifiedByURL: 'https://www.iso.org/iso-4217-currency-codes.html',
  // The service's own values are well-formed: long lists of currencies need no full check per entry.
  serialize: (value) => (typeof value === 'string' && value.length === 3 ? value : parseCode(value)),
  parseValue: parseCode,
  parseLiteral: (node) => parseCode(node.kind === Kind.STRING ? node.value : 'value' in node ? node.value : node.kind),
});

export function isCode(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z]{3}$/i.test(value);
}

/** Rejects anything but three ASCII letters; whether the currency exists is checked later. */
export function parseCode(value: unknown): string {
  if (isCode(value)) return value.toUpperCase();
  throw new CallerError(
    'BAD_USER_INPUT',
    `Expected a currency code of three letters such as "INR", but got ${shown(value)}.`,
  );
}
