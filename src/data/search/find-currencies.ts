/** Finds currencies by what a person is typing: a code, a symbol, a name in many languages, or the end of a name. */
import type { Geography } from '../geography/geography.js';
import { fold } from '../geography/search/fold.js';
import type { Currency } from '../rates/currency.js';
import { codesSpoken } from './currency-names.js';
import { signsOf } from './currency-symbols.js';

interface FoundCurrencies {
  /** Currencies with exactly that code, symbol, name or end of a name. */
  readonly exact: readonly Currency[];
  /** Currencies whose name begins with the text, at least its first word: not the Georgian lari for Georgia. */
  readonly beginning: readonly Currency[];
}

/** Characters; no sign in CLDR is longer. */
const longestSign = 4;

const foldedNames = new Map<string, string>();

/**
 * Sorted by number of countries, then by population. Other languages are searched unless `isNamed` says that a place
 * has the name.
 */
export function findCurrencies(
  text: string,
  currencies: readonly Currency[],
  geography: Pick<Geography, 'countriesUsing'>,
  isNamed: boolean,
): FoundCurrencies {
  const key = fold(text);
  const users = ({ code }: Currency) => geography.countriesUsing(code);
  const people = (currency: Currency) => users(currency).reduce((sum, { population }) => sum + (population ?? 0), 0);
  const sign = text.trim().toLowerCase();
  // Signs of one or two letters and a "$": made ready when the first such text comes.
  const signs = (code: string) =>
    sign.length <= longestSign ? signsOf(code, () => geography.countriesUsing(code)) : [];
  const byUsers = (found: readonly Currency[]) =>
    [...found].sort(
      (a, b) =>
        Number(signs(b.code)[0] === sign) - Number(signs(a.code)[0] === sign) ||
        users(b).length - users(a).length ||
        people(b) - people(a),
    );
  if (key === '') return { exact: [], beginning: [] };
  const one = singular(key);
  const isExact = ({ code, name, symbol }: Currency) =>
    code.toLowerCase() === key ||
    symbol.toLowerCase() === key ||
    signs(code).includes(sign) ||
    [key, one].some((each) => ` ${folded(code, name)}`.endsWith(` ${each}`));
  const english = currencies.filter(isExact);
  const isForeign = english.length === 0 && !isNamed;
  const spoken = new Set(isForeign ? [key, one].flatMap((each) => [...codesSpoken(each, currencies, users)]) : []);
  const exact = isForeign ? currencies.filter(({ code }) => spoken.has(code)) : english;
  const beginning = currencies.filter(({ code, name }) => {
    const words = folded(code, name);
    return words.startsWith(key) && key.length >= words.indexOf(' ');
  });
  return { exact: byUsers(exact), beginning: byUsers(beginning.filter((currency) => !exact.includes(currency))) };
}

/** "euros", "kroner", "kronor". */
function singular(key: string): string {
  return key.replace(/s$/, '').replace(/(kron)(?:er|or|ur)$/, '$1e');
}

function folded(code: string, name: string): string {
  const known = foldedNames.get(code) ?? fold(name);
  foldedNames.set(code, known);
  return known;
}
