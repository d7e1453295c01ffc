/** Writes terms as text that parses into the same terms. */
import { readKey, type Term, type Value } from './parse.js';

const needsQuotes = /^$|[\s,"]|^[!<>=]/;

const quote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/** A value as written in a term: quoted where it would otherwise be parsed as something else. */
export function printText(text: string, keyed: boolean): string {
  const plain = !needsQuotes.test(text) && (keyed || readKey(text, 0) === '');
  return plain ? text : quote(text);
}

export function printTerm({ key, any, none }: Term): string {
  const write = (textOf: (text: string) => string): string => {
    const value = ({ comparison, text }: Value) => (comparison ?? '') + textOf(text);
    const values = [...any.map(value), ...none.map((one, index) => (index === 0 ? '!' : '') + value(one))];
    return (key === null ? '' : `${key}:`) + values.join(',');
  };
  const written = write((text) => printText(text, key !== null));
  // A key of hexadecimal digits before an address would read as one address.
  return key !== null && readKey(written, 0) === '' ? write(quote) : written;
}

export const print = (terms: readonly Term[]): string => terms.map(printTerm).join(' ');
