/** Finds countries by code, name, native name and alias. */
import { aliases } from './aliases.js';
import type { Country } from './country.js';
import { fold } from './fold.js';
import { PrefixIndex } from './prefix-index.js';

export class CountryIndex {
  readonly #byCode = new Map<string, Country>();
  readonly #byName = new Map<string, Country>();
  readonly #namesOf = new Map<Country, string[]>();
  readonly #prefixes: PrefixIndex<Country>;

  constructor(readonly countries: readonly Country[]) {
    for (const country of countries) {
      this.#byCode.set(country.isoCode.toLowerCase(), country).set(country.iso3.toLowerCase(), country);
    }
    // Where names collide, an English name beats a native one, and both beat an alias.
    this.#addNames(({ name }) => [name]);
    this.#addNames(({ nativeName }) => (nativeName === null ? [] : [nativeName]));
    this.#addNames(({ isoCode }) => aliases[isoCode] ?? []);
    this.#prefixes = new PrefixIndex(
      [...this.#namesOf].flatMap(([item, names]) => names.map((key) => ({ key, item }))),
    );
  }

  find(text: string): Country | undefined {
    return this.#byCode.get(text.trim().toLowerCase()) ?? this.#byName.get(fold(text));
  }

  byCode(code: string): Country | undefined {
    return this.#byCode.get(code.trim().toLowerCase());
  }

  startingWith(key: string): Iterable<Country> {
    return this.#prefixes.startingWith(key);
  }

  /** Whether one of the country's names holds the folded text. */
  isNamedLike(country: Country, key: string): boolean {
    return key !== '' && (this.#namesOf.get(country) ?? []).some((name) => name.includes(key));
  }

  #addNames(names: (country: Country) => readonly string[]): void {
    for (const country of this.countries) {
      for (const key of names(country).map(fold)) {
        if (this.#byName.has(key)) continue;
        this.#byName.set(key, country);
        this.#namesOf.set(country, [...(this.#namesOf.get(country) ?? []), key]);
      }
    }
  }
}
