/**
 * The committed list of countries and states, `data/countries.json`, one state per line, with the names of countries
 * in other languages beside it in `data/country-names.json`, one language per line in the order of the countries.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shipped } from '../../base/paths.js';
import { boolean, list, numberOrNull, jsonObject, text, textOrNull } from '../../base/checked.js';
import { countryFields } from '../../data/geography/file/country-fields.js';
import type { SourceCountry, SourceState } from './source-country.js';
import { betweenNames } from '../../data/geography/translated-names.js';
import type { Translation } from '../../data/geography/translation.js';

export type ListedState = Omit<SourceState, 'cities' | 'otherNames'>;

/** The currency is CLDR's, which the build asks. */
export interface ListedCountry extends Omit<SourceCountry, 'states' | 'currencyCode'> {
  readonly states: readonly ListedState[];
}

/** The same paths from src/ and from dist/. */
export const countriesFile = fileURLToPath(shipped('src/data/geography/data/countries.json'));
export const countryNamesFile = fileURLToPath(shipped('src/data/geography/data/country-names.json'));

export function listPlaces(countries: readonly ListedCountry[]): { countries: string; names: string } {
  const lines = countries.map(({ states, translations, ...country }) => {
    const own = states.map((state) => `  ${JSON.stringify(columns(state))}`).join(',\n');
    return `${JSON.stringify(country).slice(0, -1)},"states":[${own === '' ? '' : `\n${own}\n`}]}`;
  });
  const languages = [...new Set(countries.flatMap(({ translations }) => translations.map(({ language }) => language)))];
  const names = languages.sort().map((language) => {
    const of = countries.map((country) => country.translations.find((one) => one.language === language)?.name ?? '');
    return `${JSON.stringify(language)}:${JSON.stringify(of.join(betweenNames))}`;
  });
  return { countries: `[\n${lines.join(',\n')}\n]\n`, names: `{\n${names.join(',\n')}\n}\n` };
}

/** The columns of a state, in the order in which they are read; trailing defaults are left out. */
function columns(state: ListedState): (string | number | boolean | null)[] {
  const {
    code,
    isIsoCode: codeIsIso,
    name,
    nativeName,
    type,
    latitude,
    longitude,
    timezone,
    parent,
    hasKnownCities: citiesKnown,
  } = state;
  const own = [code, codeIsIso, name, nativeName, type, rounded(latitude), rounded(longitude), timezone];
  return citiesKnown ? (parent === null ? own : [...own, parent]) : [...own, parent, citiesKnown];
}

/** To about a metre. */
function rounded(degrees: number | null): number | null {
  return degrees === null ? null : Math.round(degrees * 1e5) / 1e5;
}

export function readPlaces(): ListedCountry[] {
  const names = Object.entries(jsonObject(json(countryNamesFile))).map(([language, of]) => ({
    language,
    names: String(of).split(betweenNames),
  }));
  return list(json(countriesFile)).map((value, position) => {
    const translations = names.flatMap(({ language, names: all }) => {
      const name = all[position] ?? '';
      return name === '' ? [] : [{ language, name }];
    });
    return readCountry(value, translations);
  });
}

function readCountry(value: unknown, translations: Translation[]): ListedCountry {
  const of = jsonObject(value);
  return {
    ...countryFields(of),
    translations,
    states: list(of.states).map((state) => readState(list(state))),
  };
}

/** The columns get names again, so that a wrong one is reported by its name. */
function readState(columns: unknown[]): ListedState {
  const [code, codeIsIso, name, nativeName, type, latitude, longitude, timezone] = columns;
  const [parent = null, citiesKnown = true] = columns.slice(8);
  const of = { code, codeIsIso, name, nativeName, type, latitude, longitude, timezone, parent, citiesKnown };
  return {
    code: text(of, 'code'),
    isIsoCode: boolean(of, 'codeIsIso'),
    name: text(of, 'name'),
    nativeName: textOrNull(of, 'nativeName'),
    type: textOrNull(of, 'type'),
    latitude: numberOrNull(of, 'latitude'),
    longitude: numberOrNull(of, 'longitude'),
    timezone: textOrNull(of, 'timezone'),
    parent: textOrNull(of, 'parent'),
    hasKnownCities: boolean(of, 'citiesKnown'),
  };
}

function json(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
