/** Reads the installed data packages: countries, states and cities with trimmed names, and CLDR's currencies and zones. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Row, list, numberOrNull, row, text, textOrNull } from './checked.js';
import type { City } from './city.js';
import type { Country } from './country.js';
import type { State } from './state.js';
import { currencyOf } from './tender.js';

const { resolve } = createRequire(import.meta.url);
const dataFolder = dirname(resolve('@countrystatecity/countries/data/countries.json'));

export interface SourceCity extends Omit<City, 'state' | 'country' | 'position'> {
  /** In other languages, former ones and abbreviations. */
  readonly otherNames: readonly string[];
}

export interface SourceState extends Omit<State, 'country' | 'firstCity' | 'cityCount'> {
  readonly cities: SourceCity[];
}

export interface SourceCountry extends Omit<Country, 'states'> {
  readonly states: SourceState[];
}

export function readSource(): SourceCountry[] {
  const regions = cldrCurrencies();
  const zones = cldrZones();
  const folders = new Map(
    readdirSync(dataFolder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [name.slice(name.lastIndexOf('-') + 1), join(dataFolder, name)]),
  );
  return list(json(join(dataFolder, 'countries.json'))).map((value) => {
    const country = row(value);
    const isoCode = text(country, 'iso2');
    const folder = folders.get(isoCode);
    return {
      isoCode,
      iso3: text(country, 'iso3'),
      name: trimmed(text(country, 'name')),
      nativeName: trimmedOrNull(country, 'native'),
      flag: text(country, 'emoji'),
      capital: trimmedOrNull(country, 'capital'),
      region: trimmedOrNull(country, 'region'),
      subregion: trimmedOrNull(country, 'subregion'),
      population: numberOrNull(country, 'population'),
      latitude: degrees(text(country, 'latitude')),
      longitude: degrees(text(country, 'longitude')),
      currencyCode: currencyOf(regions, isoCode),
      ...details(folder === undefined ? undefined : join(folder, 'meta.json'), zones.get(isoCode) ?? []),
      states: folder === undefined ? [] : readStates(folder),
    };
  });
}

/** The CLDR regions, each with its currencies past and present. */
function cldrCurrencies(): Row {
  const file = row(json(resolve('cldr-core/supplemental/currencyData.json')));
  return row(row(row(file.supplemental).currencyData).region);
}

/** IANA zones by ISO code. The data set has none for its 21 territories without a folder of their own. */
function cldrZones(): Map<string, string[]> {
  const file = row(json(resolve('cldr-core/supplemental/windowsZones.json')));
  const zones = new Map<string, string[]>();
  for (const entry of list(row(row(file.supplemental).windowsZones).mapTimezones)) {
    const { _territory, _type } = row(row(entry).mapZone);
    const known = zones.get(String(_territory)) ?? [];
    zones.set(String(_territory), [...known, ...String(_type).split(' ')].sort());
  }
  return zones;
}

function details(meta: string | undefined, zones: string[]): Pick<SourceCountry, 'timezones' | 'translations'> {
  if (meta === undefined || !existsSync(meta)) return { timezones: zones, translations: [] };
  const { timezones, translations } = row(json(meta));
  return {
    timezones: list(timezones).map((zone) => text(row(zone), 'zoneName')),
    translations: Object.keys(row(translations)).map((language) => ({
      language,
      name: trimmed(text(row(translations), language)),
    })),
  };
}

function readStates(folder: string): SourceState[] {
  const cities = readCities(folder);
  return list(json(join(folder, 'states.json'))).map((value) => {
    const state = row(value);
    const latitude = textOrNull(state, 'latitude');
    const longitude = textOrNull(state, 'longitude');
    return {
      code: text(state, 'iso2'),
      name: trimmed(text(state, 'name')),
      nativeName: trimmedOrNull(state, 'native'),
      type: trimmedOrNull(state, 'type'),
      latitude: latitude === null ? null : degrees(latitude),
      longitude: longitude === null ? null : degrees(longitude),
      timezone: trimmedOrNull(state, 'timezone'),
      cities: cities.get(text(state, 'iso2')) ?? [],
    };
  });
}

/** The cities of a country by the code of their state. */
function readCities(folder: string): Map<string, SourceCity[]> {
  const byState = new Map<string, SourceCity[]>();
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    for (const value of list(json(join(folder, entry.name, 'cities.json')))) {
      const city = row(value);
      const code = text(city, 'state_code');
      const cities = byState.get(code) ?? [];
      byState.set(code, cities);
      cities.push({
        name: trimmed(text(city, 'name')),
        latitude: degrees(text(city, 'latitude')),
        longitude: degrees(text(city, 'longitude')),
        timezone: text(city, 'timezone'),
        population: null,
        district: false,
        otherNames: [],
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

function trimmedOrNull(of: Row, key: string): string | null {
  return trimmed(textOrNull(of, key) ?? '') || null;
}

function degrees(value: string): number {
  const number = Number(value);
  if (value.trim() !== '' && Number.isFinite(number)) return number;
  throw new TypeError(`Expected degrees, but got "${value}".`);
}
