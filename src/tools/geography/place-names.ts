/** What each place is called, and how likely it is meant. */
import { aliases } from '../../data/geography/search/aliases.js';
import { fold } from '../../data/geography/search/fold.js';
import { type Kind, kinds } from '../../data/geography/search/name-table.js';
import type { SourceCity, SourceCountry, SourceState } from './source-country.js';
import { spellings } from './spelling.js';
import { cityWeight, countryWeight, stateWeight, tenfold } from '../../data/geography/search/weight.js';

export interface PlaceNames {
  readonly weight: number;
  readonly names: readonly PlaceName[];
}

export interface PlaceName {
  readonly name: string;
  readonly kind: Kind;
  /** What is taken off the weight when the place is asked for by this name. */
  readonly less: number;
  /** Whether a search forgives typos in it. */
  readonly isForgiven: boolean;
}

/** Most other names: the place counts as a tenth as large. Names in languages that few type: a thousandth. */
const lesser = tenfold;
const least = 3 * tenfold;
/** Odesa by the name of Odessa: a sixth. */
const alike = 0.8 * tenfold;

/** Languages whose names of countries many people type. "Columbia" is a city to most, and Colombia to Romanians. */
const widespread = new Set(['ar', 'de', 'es', 'fr', 'hi', 'id', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'ru', 'tr', 'zh']);

/** What the seat of a division counts whose inhabitants are not known. */
const unknownSeat = 50_000;

/** Inhabitants from which typos are forgiven in the name of a city, and in its other names. */
const forgivenName = 15_000;
const forgivenOther = 100_000;

/** Those from which on a city is known by the initials of its name. */
const abbreviated = 1_000_000;

export function countryNames(country: Omit<SourceCountry, 'states'>): PlaceNames {
  const { name, nativeName, isoCode, iso3, translations, population } = country;
  const translated = (isWidespread: boolean): string[] =>
    translations
      .filter(({ language }) => widespread.has(language.replace(/-.*/, '')) === isWidespread)
      .map((translation) => translation.name);
  return {
    weight: countryWeight(population),
    names: [
      ...called(kinds.name, [name]),
      ...called(kinds.native, nativeName === null ? [] : [nativeName]),
      ...called(kinds.alias, aliases[isoCode] ?? []),
      ...called(kinds.other, translated(true), { less: lesser }),
      ...called(kinds.other, translated(false), { less: least }),
      ...called(kinds.code, [isoCode, iso3], { isForgiven: false }),
    ],
  };
}

export function stateNames({ name, nativeName, otherNames, code, cities }: SourceState): PlaceNames {
  // Codes with digits are typed by nobody who looks for a place.
  const codes = /^[A-Z]{2,}$/.test(code) ? [code] : [];
  const kind = code.length === 2 ? kinds.code : kinds.abbreviation;
  return {
    weight: stateWeight(cities.length === 0 ? null : inhabitantsOf(cities)),
    names: [
      ...called(kinds.name, [name]),
      ...called(kinds.native, nativeName === null ? [] : [nativeName]),
      ...called(kind, codes, { less: lesser, isForgiven: false }),
      ...called(kinds.other, otherNames, { less: lesser, isForgiven: false }),
    ],
  };
}

/**
 * `ruled` are the inhabitants of the country that the city is the capital of, 0 for other cities; `isTaken` tells the
 * keys of names that cities of the country have.
 */
export function cityNames(
  city: SourceCity,
  state: SourceState,
  ruled: number,
  isTaken: (key: string) => boolean,
): PlaceNames {
  const { name, population, district, seat, otherNames } = city;
  const people = Math.max(population ?? 0, ruled);
  const isForgiven = people >= forgivenOther;
  const key = fold(name);
  // A city and a state of one name have one in the state's language too: Milano is the city like Milan.
  const shared = state.nativeName !== null && fold(state.name) === key ? fold(state.nativeName) : undefined;
  return {
    weight: cityWeight(population ?? (seat ? unknownSeat : 0), district, ruled),
    names: [
      ...called(kinds.name, [name], { isForgiven: people >= forgivenName }),
      ...called(
        kinds.spelling,
        otherNames.filter((other) => isSameStart(key, fold(other)) || fold(other) === shared),
        { isForgiven },
      ),
      ...called(
        kinds.spelling,
        otherNames.filter((other) => isAlike(key, fold(other)) && !isTaken(fold(other))),
        { less: alike, isForgiven },
      ),
      ...called(
        kinds.abbreviation,
        [
          ...otherNames.filter((other) => /^[A-Z]{3}$/.test(other)),
          ...(people >= abbreviated ? [name, ...otherNames].flatMap(initials) : []),
        ],
        { less: lesser, isForgiven: false },
      ),
      ...called(kinds.other, otherNames, { less: lesser, isForgiven }),
    ],
  };
}

/** The largest city of the capital's name, else the largest that has it as an other name. */
export function capitalOf({ capital, states }: SourceCountry): SourceCity | undefined {
  if (capital === null) return undefined;
  const keys = new Set(spellings(capital));
  const cities = states.flatMap((state) => state.cities).filter(({ district }) => !district);
  const isCalled = (name: string): boolean => keys.has(fold(name));
  return (
    largest(cities.filter(({ name }) => isCalled(name))) ??
    largest(cities.filter(({ otherNames }) => otherNames.some(isCalled)))
  );
}

function inhabitantsOf(cities: readonly SourceCity[]): number {
  return cities.reduce((sum, city) => sum + (city.district ? 0 : (city.population ?? 0)), 0);
}

function called(kind: Kind, names: readonly string[], how: Partial<PlaceName> = {}): PlaceName[] {
  return names.map((name) => ({ name, kind, less: 0, isForgiven: true, ...how }));
}

function largest(cities: readonly SourceCity[]): SourceCity | undefined {
  return cities.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))[0];
}

/** Odessa and Odesa, Bruges and Brugge. */
function isAlike(key: string, other: string): boolean {
  const most = Math.min(key.length, other.length) >= 6 ? 2 : 1;
  return key.length >= 5 && key[0] === other[0] && isWithinEdits(key, other, most);
}

/** A letter more, less or another is an edit each. */
function isWithinEdits(a: string, b: string, most: number): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const [one, other] = [a.slice(at), b.slice(at)];
  if (one === '' || other === '') return Math.max(one.length, other.length) <= most;
  if (most === 0 || Math.abs(one.length - other.length) > most) return false;
  const [oneLess, otherLess] = [one.slice(1), other.slice(1)];
  return (
    isWithinEdits(oneLess, otherLess, most - 1) ||
    isWithinEdits(oneLess, other, most - 1) ||
    isWithinEdits(one, otherLess, most - 1)
  );
}

/** Of three words and more, also with the next consonant of the last one: CDM and CDMX for Ciudad de México. */
function initials(name: string): string[] {
  const words = fold(name).split(' ');
  const last = words.at(-1) ?? '';
  if (words.length < 3 || !/^[a-z ]+$/.test(words.join(' '))) return [];
  const short = words.map((word) => word.charAt(0)).join('');
  return [
    short,
    short +
      last
        .slice(1)
        .replace(/[aeiou]/g, '')
        .charAt(0),
  ];
}

/** Whether one key is the other cut short at the end of a word: Washington for Washington D.C. */
function isSameStart(a: string, b: string): boolean {
  return a.startsWith(`${b} `) || b.startsWith(`${a} `);
}
