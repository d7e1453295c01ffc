/** Reads a search text in each way that it may be meant, and scores how well an object matches it. */
import { publicKeyIn } from '../../apis/machines/public-key.js';
import { composeId } from '../../base/global-id.js';
import type { Account } from '../../rest/transport/account.js';
import { hostOfCommand, isPhrase, tidied, wordsOf } from './pasted.js';
import type { SearchedValue } from './searched-value.js';
import { FindTerm, scores } from './term.js';

/** Code of the country of a name in any language, in lower case. */
type CountryNamed = (name: string) => string | null;

export class FindQuestion {
  /** Any of them; of each every term. */
  readonly #readings: readonly (readonly FindTerm[])[];
  readonly #phrases: readonly string[];

  constructor(text: string, countryNamed: CountryNamed) {
    const termOf = (part: string) => new FindTerm(part, countryNamed(part));
    const tidy = tidied(text);
    const isKey = publicKeyIn(text) !== null;
    const host = hostOfCommand(tidy);
    const phrases = [...new Set(isKey ? [text] : [text, tidy, ...(host === null ? [] : [host])])];
    this.#phrases = phrases;
    const words = isKey || isPhrase(text) ? [] : wordsOf(tidy);
    this.#readings = [...phrases.map((phrase) => [termOf(phrase)]), words.map(termOf)]
      .map((terms) => terms.filter(({ isEmpty }) => !isEmpty))
      .filter(({ length }) => length > 0);
  }

  /** True if nothing comparable is left of the text. */
  get isEmpty(): boolean {
    return this.#readings.length === 0;
  }

  /** True if the text may be a global id in this account. */
  isIdIn({ api, name }: Pick<Account, 'api' | 'name'>): boolean {
    const start = `${composeId(api.toLowerCase(), name)}:`;
    return this.#phrases.some((phrase) => phrase.startsWith(start));
  }

  /** The score of an object's best value; for several words, that of the word with the least. */
  best(said: readonly SearchedValue[]): number {
    let best = 0;
    for (const terms of this.#readings) best = Math.max(best, scoreOfAll(terms, said));
    return best;
  }

  /** True if the text is the object's own name, and not that of another object which it mentions. */
  isNameOf(said: readonly SearchedValue[]): boolean {
    const own = said.find(({ kind, field, isOwnName }) => kind === 'name' && (isOwnName ?? field === 'name'));
    return own !== undefined && this.best([own]) === scores.exact;
  }

  /** The object's values that match, the best first. */
  matched(said: readonly SearchedValue[]): readonly SearchedValue[] {
    const terms = this.#readings.filter((terms) => scoreOfAll(terms, said) > 0).flat();
    return said
      .map((one) => ({ one, score: Math.max(...terms.map((term) => term.scoreOf(one))) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ one }) => one);
  }
}

/** The score of all terms; 0 if one is not found. */
function scoreOfAll(terms: readonly FindTerm[], said: readonly SearchedValue[]): number {
  let least = Infinity;
  for (const term of terms) {
    let best = 0;
    for (const one of said) best = Math.max(best, term.scoreOf(one));
    if (best === 0) return 0;
    least = Math.min(least, best);
  }
  return least;
}
