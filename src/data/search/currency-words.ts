/** Finds currencies by words that no name contains as a whole: "тайский бат", "swiss frank", "usd dollar". */
import { fold } from '../geography/search/fold.js';
import type { Currency } from '../rates/currency.js';
import { namesIn } from '../rates/names.js';

/** The names of a currency and of its countries, each word folded. */
interface WordsOf {
  readonly code: string;
  /** The words of its names, except those that begin like a country's name: "franc" of "Swiss franc". */
  readonly units: ReadonlySet<string>;
  readonly others: readonly string[];
  /** The first letters of its countries' names. */
  readonly stems: ReadonlySet<string>;
}

/** The number of letters that related words share at their beginning: Таиланд and тайский. */
const stem = 3;

/** The currency and one or two words for its country. */
const mostWords = 3;

export type CountriesOf = (currency: Currency) => readonly { readonly isoCode: string }[];

export class CurrencyWords {
  readonly #words: readonly WordsOf[];
  readonly #stems: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(locales: readonly string[], currencies: readonly Currency[], countriesOf: CountriesOf) {
    const regions = locales.map((locale) => new Intl.DisplayNames([locale, 'en'], { type: 'region' }));
    this.#words = currencies.map((currency) => {
      const { code } = currency;
      const named = locales.flatMap((locale) => fold(namesIn(locale).of(code) ?? '').split(' '));
      const countries = countriesOf(currency).flatMap(({ isoCode }) =>
        regions.flatMap((names) => fold(names.of(isoCode) ?? '').split(' ')),
      );
      const stems = new Set(countries.filter((word) => word.length >= stem).map(stemOf));
      const units = new Set(named.filter((word) => word !== '' && !stems.has(stemOf(word))));
      return { code, units, others: [...new Set([...named, ...countries, code.toLowerCase()])], stems };
    });
    this.#stems = new Map(this.#words.map(({ code, stems }) => [code, stems]));
  }

  /** Whether the text names only the country. */
  isCountry(code: string, text: string): boolean {
    const stems = this.#stems.get(code);
    return text.split(' ').every((word) => stems?.has(stemOf(word)));
  }

  /**
   * One of the words must be the unit, the others must begin like a word for its country; the likeliest currencies win.
   */
  codesOf(key: string): readonly string[] {
    const words = key.split(' ');
    if (words.length < 2 || words.length > mostWords) return [];
    const found = this.#words.map(({ code, units, others }) => ({ code, like: likeness(words, units, others) }));
    const most = Math.max(...found.map(({ like }) => like));
    return most === 0 ? [] : found.filter(({ like }) => like === most).map(({ code }) => code);
  }
}

/** The number of letters that the words share with those of the currency; 0 if one of them fits none. */
function likeness(words: readonly string[], units: ReadonlySet<string>, others: readonly string[]): number {
  const unit = words.find((word) => units.has(word));
  if (unit === undefined) return 0;
  const likes = words
    .filter((word) => word !== unit)
    .map((word) => Math.max(...others.map((other) => shared(word, other))));
  return likes.every((like) => like >= stem) ? likes.reduce((sum, like) => sum + like, 0) : 0;
}

function stemOf(word: string): string {
  return word.slice(0, stem);
}

function shared(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
