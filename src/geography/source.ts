/** Reads the committed places: countries with their states, and cities; currencies come from CLDR. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { list, number, numberOrNull, row, text, textOrNull, texts } from './checked.js';
import type { City } from './city.js';
import { citiesFile, countriesFile, readCities } from './places-file.js';
import type { Country } from './country.js';
import type { State } from './state.js';
import { currencyOf } from './tender.js';

/** What is known of a city beside the state that it lies in. */
export interface SourceCity extends Omit<City, 'state' | 'country' | 'position'> {
  /** In other languages, former ones, abbreviations; not the name itself. */
  readonly otherNames: readonly string[];
}

export interface SourceState extends Omit<State, 'country' | 'firstCity' | 'cityCount'> {
  readonly cities: SourceCity[];
}

export interface SourceCountry extends Omit<Country, 'states'> {
  readonly states: SourceState[];
}

export function readSource(): SourceCountry[] {
  const { resolve } = createRequire(import.meta.url);
  const currencies = row(JSON.parse(readFileSync(resolve('cldr-core/supplemental/currencyData.json'), 'utf8')));
  const regions = row(row(row(currencies.supplemental).currencyData).region);
  const cities = readCities(readFileSync(citiesFile));
  const countries: unknown = JSON.parse(readFileSync(countriesFile, 'utf8'));
  return list(countries).map((value) => {
    const of = row(value);
    const isoCode = text(of, 'isoCode');
    return {
      isoCode,
      iso3: text(of, 'iso3'),
      name: text(of, 'name'),
      nativeName: textOrNull(of, 'nativeName'),
      flag: text(of, 'flag'),
      capital: textOrNull(of, 'capital'),
      region: textOrNull(of, 'region'),
      subregion: textOrNull(of, 'subregion'),
      population: numberOrNull(of, 'population'),
      latitude: number(of, 'latitude'),
      longitude: number(of, 'longitude'),
      timezones: texts(of.timezones),
      translations: list(of.translations).map((translation) => ({
        language: text(row(translation), 'language'),
        name: text(row(translation), 'name'),
      })),
      currencyCode: currencyOf(regions, isoCode),
      states: list(of.states).map((state) => readState(state, (code) => cities.get(`${isoCode} ${code}`) ?? [])),
    };
  });
}

function readState(value: unknown, citiesOf: (code: string) => SourceCity[]): SourceState {
  const of = row(value);
  const code = text(of, 'code');
  return {
    code,
    name: text(of, 'name'),
    nativeName: textOrNull(of, 'nativeName'),
    type: textOrNull(of, 'type'),
    latitude: numberOrNull(of, 'latitude'),
    longitude: numberOrNull(of, 'longitude'),
    timezone: textOrNull(of, 'timezone'),
    cities: citiesOf(code),
  };
}
