/** Names of states in a language of their country, each held against ISO 3166-2 and CLDR. */
import { expect, it } from '@jest/globals';
import { fold } from '../../../src/data/geography/search/fold.js';
import { sharedGeography } from '../../support/shared/geography.js';
import type { State } from '../../../src/data/geography/country.js';
import { groupBy } from '../../../src/tools/compile-places/point.js';
import { localStateNames } from './witness/state-names.js';

const states = sharedGeography().countries.flatMap((country) => country.states);
const named = states.filter(({ nativeName }) => nativeName !== null);

const localByCountry = groupBy(localStateNames, ([key]) => key.slice(0, 2));

/** Of the code; where that is not of ISO, or has names of the state that bore it before, of all in the country. */
function localNames({ country, code }: State): { own: readonly string[]; all: readonly string[] } {
  const own = localStateNames.get(`${country.isoCode}-${code}`) ?? [];
  const all = (localByCountry.get(country.isoCode) ?? []).flatMap(([, names]) => names);
  return { own, all };
}

/** Whether the source's name has all of its words, beside those for a kind of place. */
function isIn(name: string, source: string): boolean {
  const words = fold(source).split(' ');
  const ownWords = fold(name).split(' ');
  const isUnspaced = ownWords.length === 1 && /^[^\p{Script=Latin}]+$/u.test(name);
  return ownWords.every((word) => words.includes(word)) || (isUnspaced && words.join('').includes(fold(name)));
}

function label({ country, code, nativeName }: State): string {
  return `${country.isoCode}-${code} ${nativeName}`;
}

/** Burkina Faso has named its regions in its own languages in 2025, after the sources were written. */
const ofSources = named.filter(({ country }) => country.isoCode !== 'BF');

it('are those of a source', () => {
  const unsourced = ofSources.filter((state) => {
    const { own, all } = localNames(state);
    return ![...own, ...all].some((name) => isIn(state.nativeName ?? '', name));
  });
  // ISO 3166-2 has none of them.
  expect(unsourced.map(label)).toEqual(['ET-CE ማዕከላዊ ኢትዮጵያ', 'IQ-HA حلبجة', 'LB-KJ كسروان - جبيل']);
  const ofAnother = named.filter((state) => !localNames(state).own.some((name) => isIn(state.nativeName ?? '', name)));
  expect(ofAnother.length / named.length).toBeLessThan(0.02);
  expect(named.length).toBeGreaterThan(4_800);
});

it('are no English names where English is no language of the country', () => {
  const english = ofSources.filter(({ name, nativeName, country }) => {
    const isOfficial = country.languages.some(({ code, isOfficial: official }) => code === 'en' && official);
    return !isOfficial && fold(nativeName ?? '') === fold(name);
  });
  const wrong = english.filter((state) => !localNames(state).all.some((name) => isIn(state.name, name)));
  expect(wrong.map(label)).toEqual([]);
});

it.each([
  ['ES', 'CT', 'Cataluña'],
  ['ES', 'CL', 'Castilla y León'],
  ['BE', 'VLG', 'Vlaams Gewest'],
  ['PL', '14', 'Mazowieckie'],
  ['HU', 'VA', 'Vas'],
  ['IT', '82', 'Sicilia'],
  ['DE', 'BY', 'Bayern'],
  ['PH', '03', null],
])('of %s-%s is %j', (isoCode, code, nativeName) => {
  expect(states.find((state) => state.country.isoCode === isoCode && state.code === code)?.nativeName).toBe(nativeName);
});
