/** Reads the base package: countries, states and cities as they are, faults and all, with trimmed names. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type JsonObject, list, numberOrNull, jsonObject, text, textOrNull } from '../../base/checked.js';
import type { SourceCountry, SourceState } from '../geography/source-country.js';
import { tidyName } from './cities/tidy-names.js';
import type { GeoPoint } from './point.js';
import type { Sources } from './sources.js';

export interface BaseCity extends GeoPoint {
  readonly name: string;
  /** ISO code of the country and code of the state that claim the city. */
  readonly country: string;
  readonly state: string;
}

export type BaseState = Omit<SourceState, 'cities' | 'otherNames' | 'isIsoCode' | 'parent' | 'hasKnownCities'>;

/** The base lacks these, or has them badly. */
type Added =
  | 'states'
  | 'currencyCode'
  | 'numericCode'
  | 'area'
  | 'borderCodes'
  | 'drivingSide'
  | 'callingCodes'
  | 'topLevelDomains'
  | 'languages'
  | 'translations';

export interface BaseCountry extends Omit<SourceCountry, Added> {
  readonly topLevelDomain: string | null;
  readonly states: readonly BaseState[];
}

interface Base {
  readonly countries: readonly BaseCountry[];
  readonly cities: readonly BaseCity[];
}

export function readBase(sources: Sources): Base {
  const dataFolder = sources.path('@countrystatecity', 'countries', 'dist', 'data');
  const zones = cldrZones();
  const folders = new Map(
    readdirSync(dataFolder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [name.slice(name.lastIndexOf('-') + 1), join(dataFolder, name)]),
  );
  const countries = list(json(join(dataFolder, 'countries.json'))).map((value) => {
    const country = jsonObject(value);
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
      topLevelDomain: trimmedOrNull(country, 'tld'),
      timezones: timezonesOf(folder === undefined ? undefined : join(folder, 'meta.json'), zones.get(isoCode) ?? []),
      states: folder === undefined ? [] : readStates(folder),
    };
  });
  return { countries, cities: [...folders].flatMap(([country, folder]) => readCities(country, folder)) };
}

/** IANA zones by ISO code. The data set has none for its 21 countries without a folder of their own. */
function cldrZones(): Map<string, string[]> {
  const { resolve } = createRequire(import.meta.url);
  const file = jsonObject(json(resolve('cldr-core/supplemental/windowsZones.json')));
  const zones = new Map<string, string[]>();
  for (const entry of list(jsonObject(jsonObject(file.supplemental).windowsZones).mapTimezones)) {
    const { _territory, _type } = jsonObject(jsonObject(entry).mapZone);
    const known = zones.get(String(_territory)) ?? [];
    zones.set(String(_territory), [...known, ...String(_type).split(' ')].sort());
  }
  return zones;
}

function timezonesOf(meta: string | undefined, zones: string[]): string[] {
  if (meta === undefined || !existsSync(meta)) return zones;
  return list(jsonObject(json(meta)).timezones).map((zone) => text(jsonObject(zone), 'zoneName'));
}

function readStates(folder: string): BaseState[] {
  return list(json(join(folder, 'states.json'))).map((value) => {
    const state = jsonObject(value);
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
    };
  });
}

function readCities(country: string, folder: string): BaseCity[] {
  const states = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return states.flatMap(({ name }) =>
    list(json(join(folder, name, 'cities.json'))).map((value) => {
      const city = jsonObject(value);
      return {
        name: tidyName(country, trimmed(text(city, 'name'))),
        latitude: degrees(text(city, 'latitude')),
        longitude: degrees(text(city, 'longitude')),
        country,
        state: text(city, 'state_code'),
      };
    }),
  );
}

function json(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Some names carry blanks or invisible direction marks at their ends. */
function trimmed(name: string): string {
  return name.replace(/[\u200e\u200f]/g, '').trim();
}

function trimmedOrNull(of: JsonObject, key: string): string | null {
  return trimmed(textOrNull(of, key) ?? '') || null;
}

function degrees(value: string): number {
  const number = Number(value);
  if (value.trim() !== '' && Number.isFinite(number)) return number;
  throw new TypeError(`Expected degrees, but got "${value}".`);
}
