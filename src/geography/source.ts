/** Reads the places: countries with their states from the committed list, cities from the installed data package. */
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { list, row, text } from './checked.js';
import type { City } from './city.js';
import { stateCode } from './compile-places/state-codes.js';
import type { Country } from './country.js';
import { readPlaces } from './places-list.js';
import type { State } from './state.js';
import { currencyOf } from './tender.js';

const { resolve } = createRequire(import.meta.url);
const dataFolder = dirname(resolve('@countrystatecity/countries/data/countries.json'));

export type SourceCity = Omit<City, 'state' | 'country'>;

export interface SourceState extends Omit<State, 'country' | 'firstCity' | 'cityCount'> {
  readonly cities: SourceCity[];
}

export interface SourceCountry extends Omit<Country, 'states' | 'translatedNames'> {
  readonly states: SourceState[];
}

export function readSource(): SourceCountry[] {
  const file = row(json(resolve('cldr-core/supplemental/currencyData.json')));
  const regions = row(row(row(file.supplemental).currencyData).region);
  const folders = new Map(
    readdirSync(dataFolder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [name.slice(name.lastIndexOf('-') + 1), join(dataFolder, name)]),
  );
  return readPlaces().map((country) => {
    const folder = folders.get(country.isoCode);
    const cities = folder === undefined ? undefined : readCities(country.isoCode, folder);
    return {
      ...country,
      currencyCode: currencyOf(regions, country.isoCode),
      states: country.states.map((state) => ({ ...state, cities: cities?.get(state.code) ?? [] })),
    };
  });
}

/** The cities of a country by the code of their state. */
function readCities(country: string, folder: string): Map<string, SourceCity[]> {
  const byState = new Map<string, SourceCity[]>();
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    for (const value of list(json(join(folder, entry.name, 'cities.json')))) {
      const city = row(value);
      const code = stateCode(country, text(city, 'state_code'));
      const cities = byState.get(code) ?? [];
      byState.set(code, cities);
      cities.push({
        name: trimmed(text(city, 'name')),
        latitude: degrees(text(city, 'latitude')),
        longitude: degrees(text(city, 'longitude')),
        timezone: text(city, 'timezone'),
      });
    }
  }
  return byState;
}

function json(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Some names carry blanks or invisible direction marks at their ends. */
function trimmed(name: string): string {
  return name.replace(/[\u200e\u200f]/g, '').trim();
}

function degrees(value: string): number {
  const number = Number(value);
  if (value.trim() !== '' && Number.isFinite(number)) return number;
  throw new TypeError(`Expected degrees, but got "${value}".`);
}
