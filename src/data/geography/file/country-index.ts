/** Finds countries by code and by every name that they have. */
import { aliasesOf } from '../search/aliases.js';
import type { Country } from '../country.js';
import { fold } from '../search/fold.js';
import { type NameTable, kinds } from '../search/name-table.js';

export class CountryIndex {
  readonly #byCode = new Map<string, Country>();
  /** The folded names of those countries that were looked for. */
  readonly #namesOf = new Map<Country, readonly string[]>();
  readonly #names: NameTable;

  constructor(
    readonly countries: readonly Country[],
    names: NameTable,
  ) {
    this.#names = names;
    for (const country of countries) {
      const { isoCode, iso3 } = country;
      for (const code of [isoCode, iso3]) this.#byCode.set(code, country).set(code.toLowerCase(), country);
    }
  }

  /** A code beats a name, a name a native one, that an alias, and those a name in another language. */
  find(text: string): Country | undefined {
    const code = this.byCode(text);
    if (code !== undefined) return code;
    const names = this.#names.places(this.#names.exactly(fold(text)), 0, this.countries.length);
    const [best] = names.filter(({ kind }) => kind !== kinds.code).sort((a, b) => a.kind - b.kind);
    return best && this.countries[best.place];
  }

  byCode(code: string): Country | undefined {
    return this.#byCode.get(code) ?? this.#byCode.get(code.trim().toLowerCase());
  }

  /** Whether one of the country's names holds the folded text; its names in other languages do not count. */
  isNamedLike(country: Country, key: string): boolean {
    return key !== '' && this.#foldedNames(country).some((name) => name.includes(key));
  }

  #foldedNames(country: Country): readonly string[] {
    const known = this.#namesOf.get(country);
    if (known) return known;
    const { isoCode, name, nativeName } = country;
    const names = [name, nativeName ?? name, ...aliasesOf(isoCode)].map(fold);
    this.#namesOf.set(country, names);
    return names;
  }
}
