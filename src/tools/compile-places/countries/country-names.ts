/** Names of countries in the languages that CLDR covers well. */
import { readdirSync } from 'node:fs';
import { jsonObject, text } from '../../../base/checked.js';
import type { Sources } from '../sources.js';

/** Beside all languages of modern coverage: other scripts and forms that people read, and Breton, long offered. */
const besides = ['br', 'pt-PT', 'sr-Latn', 'zh-Hant'];
/** Not offered: English, which is a country's name, and lists that are a copy of another one. */
const leftOut = ['en', 'nb', 'und', 'ht'];

/** The names by language, then by ISO code. */
export type CountryNames = ReadonlyMap<string, ReadonlyMap<string, string>>;

export function readCountryNames(sources: Sources, coverageLevels: unknown): CountryNames {
  const levels = jsonObject(jsonObject(coverageLevels).effectiveCoverageLevels);
  const languages = readdirSync(sources.path('cldr-localenames-full', 'main'))
    .filter((language) => (levels[language] === 'modern' && /^[a-z]+$/.test(language)) || besides.includes(language))
    .filter((language) => !leftOut.includes(language));
  return new Map(languages.sort().map((language) => [language, territoryNames(sources, language)]));
}

export function territoryNames(sources: Sources, language: string): Map<string, string> {
  const file = jsonObject(sources.json('cldr-localenames-full', 'main', language, 'territories.json'));
  const names = jsonObject(jsonObject(jsonObject(jsonObject(file.main)[language]).localeDisplayNames).territories);
  return new Map(Object.keys(names).map((code) => [code, text(names, code).trim()]));
}
