/** Finds currencies by what a person is typing: a code, a name, or the end of one such as "rupee". */
import type { Geography } from '../geography/geography.js';
import { fold } from '../geography/search/fold.js';
import type { Currency } from '../rates/currency.js';

export interface FoundCurrencies {
  /** Of exactly that code, name or end of a name. */
  readonly exact: readonly Currency[];
  /** Whose name begins with it, the first word at least: not the Georgian lari for Georgia. */
  readonly beginning: readonly Currency[];
}

const foldedNames = new Map<string, string>();

/** Those of more countries first. */
export function findCurrencies(
  text: string,
  currencies: readonly Currency[],
  geography: Pick<Geography, 'countriesUsing'>,
): FoundCurrencies {
  const key = fold(text);
  if (key === '') return { exact: [], beginning: [] };
  const isExact = ({ code, name }: Currency) =>
    code.toLowerCase() === key || ` ${folded(code, name)}`.endsWith(` ${key}`);
  const exact = currencies.filter(isExact);
  const beginning = currencies.filter(({ code, name }) => {
    const words = folded(code, name);
    return words.startsWith(key) && key.length >= words.indexOf(' ');
  });
  const users = ({ code }: Currency) => geography.countriesUsing(code).length;
  const byUsers = (found: readonly Currency[]) => [...found].sort((a, b) => users(b) - users(a));
  return { exact: byUsers(exact), beginning: byUsers(beginning.filter((currency) => !exact.includes(currency))) };
}

function folded(code: string, name: string): string {
  const known = foldedNames.get(code) ?? fold(name);
  foldedNames.set(code, known);
  return known;
}
