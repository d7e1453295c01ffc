/** Reads the committed places: countries with their states, and cities; currencies come from CLDR. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { row } from './checked.js';
import type { City } from './city.js';
import type { Country } from './country.js';
import { citiesFile, readCities } from './places-file.js';
import { readPlaces } from './places-list.js';
import type { State } from './state.js';
import { currencyOf } from './tender.js';

/** What is known of a city beside the state that it lies in. */
export interface SourceCity extends Omit<City, 'state' | 'country' | 'position'> {
  /** In other languages, former ones, abbreviations; not the name itself. */
  readonly otherNames: readonly string[];
  /** Whether it is the seat of a country, or of a first or second division: few of these are small. */
  readonly seat: boolean;
}

export interface SourceState extends Omit<State, 'country' | 'firstCity' | 'cityCount'> {
  readonly cities: SourceCity[];
  /** In other languages: searched, not shown. */
  readonly otherNames: readonly string[];
}

export interface SourceCountry extends Omit<Country, 'states' | 'translatedNames'> {
  readonly states: SourceState[];
}

export function readSource(): SourceCountry[] {
  const { resolve } = createRequire(import.meta.url);
  const currencies = row(JSON.parse(readFileSync(resolve('cldr-core/supplemental/currencyData.json'), 'utf8')));
  const regions = row(row(row(currencies.supplemental).currencyData).region);
  const cities = readCities(readFileSync(citiesFile));
  return readPlaces().map((country) => ({
    ...country,
    currencyCode: currencyOf(regions, country.isoCode),
    states: country.states.map((state) => ({
      ...state,
      ...(cities.get(`${country.isoCode} ${state.code}`) ?? { otherNames: [], cities: [] }),
    })),
  }));
}
