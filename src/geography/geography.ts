/** Every country, state and city, in memory, with the ways to find them. */
import { readFileSync } from 'node:fs';
import { CityTable } from './city-table.js';
import type { City } from './city.js';
import { CountryIndex } from './country-index.js';
import type { Country } from './country.js';
import { type CityColumns, dataFile, decode } from './data-file.js';
import { fold } from './fold.js';
import { readHead } from './head.js';
import { StateIndex } from './state-index.js';
import type { State } from './state.js';

/** Characters; no name is longer, so that a longer text is unknown without a look. */
export const longestName = 100;

export class Geography {
  /** By name. */
  readonly countries: readonly Country[];
  readonly #countries: CountryIndex;
  readonly #states: StateIndex;
  readonly #cities: CityTable;

  constructor(head: unknown, columns: CityColumns) {
    const { countries, timezones } = readHead(head);
    const states = countries.flatMap((country) => country.states);
    this.countries = countries;
    this.#countries = new CountryIndex(countries);
    this.#states = new StateIndex(states);
    this.#cities = new CityTable(columns, timezones, states);
  }

  /** By ISO 3166-1 code of two or three letters, name, native name or alias, without case or accents. */
  country(text: string): Country | undefined {
    return text.length > longestName ? undefined : this.#countries.find(text);
  }

  countryByCode(code: string): Country | undefined {
    return this.#countries.byCode(code);
  }

  countriesUsing(currencyCode: string): readonly Country[] {
    const code = currencyCode.toUpperCase();
    return this.countries.filter((country) => country.currencyCode === code);
  }

  /** Whether the country's name, native name or an alias holds the text. */
  isNamedLike(country: Country, text: string): boolean {
    return text.length <= longestName && this.#countries.isNamedLike(country, fold(text));
  }

  /** By code or name within one country; of two states with one name, the first by code. */
  state(country: Country, text: string): State | undefined {
    return text.length > longestName ? undefined : this.#states.find(country, text);
  }

  /** The states of that name in every country that has one. */
  statesNamed(text: string): readonly State[] {
    return text.length > longestName ? [] : this.#states.named(fold(text));
  }

  citiesOf(state: State): City[] {
    return Array.from({ length: state.cityCount }, (_, index) => this.#cities.at(state.firstCity + index));
  }

  cityNamesOf(state: State): string[] {
    return Array.from({ length: state.cityCount }, (_, index) => this.#cities.nameAt(state.firstCity + index));
  }

  /** The first cities of a country, state by state. */
  citiesIn(country: Country, first: number): City[] {
    const start = country.states[0]?.firstCity ?? 0;
    const count = country.states.reduce((sum, state) => sum + state.cityCount, 0);
    return Array.from({ length: Math.min(first, count) }, (_, index) => this.#cities.at(start + index));
  }

  /** By name; of several with one name, the first by state. */
  city(place: Country | State, name: string): City | undefined {
    if (name.length > longestName) return undefined;
    for (const position of this.#cities.named(fold(name))) {
      const state = this.#cities.stateAt(position);
      if (state === place || state.country === place) return this.#cities.at(position);
    }
    return undefined;
  }

  /** Places of exactly that name first, then those whose name begins with it; countries, states, cities within each. */
  search(text: string, first: number): (Country | State | City)[] {
    const found = new Set<Country | State | City>();
    for (const place of this.#matches(text)) {
      if (found.size >= first) break;
      found.add(place);
    }
    return [...found];
  }

  *#matches(text: string): Generator<Country | State | City> {
    const key = fold(text);
    if (text.length > longestName || key === '') return;
    const country = this.#countries.find(text);
    if (country !== undefined) yield country;
    yield* this.#states.named(key);
    for (const position of this.#cities.named(key)) yield this.#cities.at(position);
    yield* this.#countries.startingWith(key);
    yield* this.#states.startingWith(key);
    for (const position of this.#cities.continuing(key)) yield this.#cities.at(position);
  }
}

/** Reads the data file that the build has made. */
export function loadGeography(path = dataFile): Geography {
  let file: Buffer;
  try {
    file = readFileSync(path);
  } catch (cause) {
    throw new Error(`The geography data ${path} cannot be read. Run \`npm run build\`, which makes it.`, { cause });
  }
  const { head, columns } = decode(file);
  return new Geography(head, columns);
}
