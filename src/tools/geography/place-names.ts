/** The names of each place, with the likelihood that each means it. */
import { distance } from 'fastest-levenshtein';
import { aliasesOf } from '../../data/geography/search/aliases.js';
import { fold } from '../../data/geography/search/fold.js';
import { undesignated } from '../../data/geography/search/designated.js';
import { type NameKind, kinds } from '../../data/geography/search/name-table.js';
import type { SourceCity, SourceCountry, SourceState } from './source-country.js';
import { spellings } from '../../data/geography/search/spelling.js';
import {
  cityWeight,
  countryWeight,
  fameWeight,
  mostFame,
  stateWeight,
  tenfold,
} from '../../data/geography/search/weight.js';

export interface PlaceNames {
  readonly weight: number;
  readonly names: readonly PlaceName[];
}

interface PlaceName {
  readonly name: string;
  readonly kind: NameKind;
  /** The amount by which the weight is reduced when the place is searched by this name. */
  readonly less: number;
  /** Whether a search forgives typos in it. */
  readonly isForgiven: boolean;
}

/** Most other names: the place counts as a tenth as large. Names in languages that few type: a thousandth. */
const lesser = tenfold;
/**
 * A name that is another city's own: a hundredth. So Jeypore comes before Jaipur, which is 33 times as large, and Rome as
 * Roma before the town in Texas, than which it is 227 times as large.
 */
const another = 2 * tenfold;
const least = 3 * tenfold;
/**
 * A name that many languages write alike, as Dunkirk, Duinkerken and Dunkierka for Dunkerque: a quarter, even where it
 * is another city's own.
 */
const widespreadName = 0.6 * tenfold;
const waysToWrite = 2;
/** A spelling like Odessa for Odesa: a sixth. */
const alike = 0.8 * tenfold;
/** The beginning of a name that is another city's own: Viseu is not Vişeu de Sus, but Newcastle may be that upon Tyne. */
const part = 0.1 * tenfold;

/** Languages whose names of countries many people type. "Columbia" is a city to most, and Colombia to Romanians. */
const widespread = new Set(['ar', 'de', 'es', 'fr', 'hi', 'id', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'ru', 'tr', 'zh']);

/**
 * The fame added to a country, except for names that the world does not call it by: مراكش is Marrakesh to most, and
 * Morocco to Persians.
 */
const famous = fameWeight(mostFame);

/** The population assumed for the seat of a division where it is not known. */
const unknownSeat = 50_000;

/** Inhabitants from which typos are forgiven in the name of a city, and in its other names. */
const forgivenName = 15_000;
const forgivenOther = 100_000;

/** The length in letters from which two words may be one in two spellings. */
const transliterated = 5;

/** The population from which a city is known by its initials. */
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
      ...called(kinds.alias, aliasesOf(isoCode)),
      ...called(kinds.other, translated(true), { less: lesser + famous }),
      ...called(kinds.other, translated(false), { less: least + famous }),
      ...called(kinds.code, [isoCode, iso3], { isForgiven: false }),
    ],
  };
}

/** `cities` holds the cities of the state and of all below it. */
export function stateNames(state: SourceState, cities: readonly SourceCity[], aliases: readonly string[]): PlaceNames {
  const { name, nativeName, otherNames, code } = state;
  // Codes with digits are typed by nobody who looks for a place.
  const codes = /^[A-Z]{2,}$/.test(code) ? [code] : [];
  const kind = code.length === 2 ? kinds.code : kinds.abbreviation;
  // Of a state and its seat with one name the seat is meant: Porto, Venezia, Makkah.
  const seats = cities.filter((city) => city.seat || isNamedAs(city, state));
  const seat = largest(seats.filter((city) => city.seat && isNamedAs(city, state))) ?? largest(seats);
  const weight = stateWeight(
    cities.length === 0 ? null : inhabitantsOf(cities),
    state.cities.length === 0,
    seat !== undefined && hasNameOf(seat, state) ? seat.fame : mostFame,
  );
  const shared = new Set((seat === undefined ? [] : namesShared(seat, state)).map(fold));
  const seatWeight = cityWeight(seat?.population ?? unknownSeat, false, 0, seat?.fame ?? 0);
  const lessOf = (own: string): number => (shared.has(fold(own)) ? Math.max(0, weight - seatWeight + 1) : 0);
  return {
    weight,
    names: [
      ...called(kinds.name, [name], { less: lessOf(name) }),
      ...called(kinds.native, nativeName === null ? [] : [nativeName], { less: lessOf(nativeName ?? '') }),
      ...called(kinds.other, aliases),
      ...called(kind, codes, { less: lesser, isForgiven: false }),
      ...[...otherNames, ...halvesOf(name)].flatMap((other) =>
        called(kinds.other, [other], { less: lesser + lessOf(other), isForgiven: false }),
      ),
    ],
  };
}

function hasNameOf(city: SourceCity, { name, nativeName, otherNames }: SourceState): boolean {
  const own = new Set([name, nativeName ?? name, ...otherNames].map(fold));
  return [city.name, ...city.otherNames].some((other) => own.has(fold(other)));
}

/** Newfoundland and Labrador. */
function halvesOf(name: string): readonly string[] {
  const halves = name.split(' and ');
  return halves.length === 2 ? halves : [];
}

/** The names that mean a seat rather than its state. */
function namesShared(seat: SourceCity, state: SourceState): string[] {
  const isShared = isSpelledLike(fold(seat.name), fold(state.name));
  return [seat.name, ...(isShared ? seat.otherNames : []), ...namesOfSeat(seat, state)];
}

/** A town with the name of its state, which may be spelled another way: Karagandy in Karaganda. */
function isNamedAs({ name, seat, population }: SourceCity, state: SourceState): boolean {
  const [own, stateOwn] = [fold(name), fold(state.name)];
  if (own === stateOwn) return seat || (population ?? 0) >= forgivenName;
  return seat && isAlike(own, stateOwn) && distance(own, stateOwn) === 1;
}

/** A seat with the name of its state has it in every language, but without the word for a state: 京都 of 京都府. */
function namesOfSeat(city: SourceCity, state: SourceState): string[] {
  if (!isNamedAs(city, state)) return [];
  const names = [...(state.nativeName === null ? [] : [state.nativeName]), ...state.otherNames];
  return names.map((name) => undesignated(fold(name)) ?? name);
}

/**
 * `states` are those that it lies in, `ruled` are the inhabitants of the country that the city is the capital of, 0 for other cities; `isTaken` distinguishes the
 * keys of names that cities of the country have, `isOwned` those that cities anywhere have.
 */
export function cityNames(
  city: SourceCity,
  states: readonly SourceState[],
  ruled: number,
  isTaken: (key: string) => boolean,
  isOwned: (key: string) => boolean,
  aliases: readonly string[],
): PlaceNames {
  const { name, population, isDistrict: district, seat, fame, iataCodes } = city;
  const otherNames = [...city.otherNames, ...states.flatMap((state) => namesOfSeat(city, state))];
  const people = Math.max(population ?? 0, ruled);
  const isForgiven = people >= forgivenOther;
  const key = fold(name);
  const isAnothers = (other: string): boolean => isOwned(other) || states.some((state) => isOnlyOf(state, other, key));
  const owned = (isWanted: boolean): string[] => otherNames.filter((other) => isAnothers(fold(other)) === isWanted);
  /**
   * Washington for Washington D.C., Hull for Kingston upon Hull, and New York City for New York unless a city is called
   * so.
   */
  const isSpelling = (other: string): boolean =>
    key.startsWith(`${other} `) ||
    (key.endsWith(` ${other}`) && !isTaken(other)) ||
    (other.startsWith(`${key} `) && !isTaken(other)) ||
    states.some((state) => isOfState(other, key, city, state));
  const isPart = (other: string): boolean => key.startsWith(`${other} `) && isOwned(other);
  return {
    weight: cityWeight(population ?? (seat ? unknownSeat : 0), district, ruled, fame),
    names: [
      ...called(kinds.name, [name], { isForgiven: people >= forgivenName }),
      ...called(kinds.alias, aliases),
      ...called(kinds.airport, iataCodes, { less: lesser, isForgiven: false }),
      ...called(
        kinds.spelling,
        otherNames.filter((other) => isSpelling(fold(other)) && !isPart(fold(other))),
        { isForgiven },
      ),
      ...called(
        kinds.spelling,
        otherNames.filter((other) => isPart(fold(other))),
        { less: part, isForgiven },
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
      ...called(kinds.other, owned(false), { less: lesser, isForgiven }),
      ...called(
        kinds.other,
        owned(true).filter((other) => isOwned(fold(other)) && isWrittenLike(fold(other), otherNames.map(fold))),
        { less: widespreadName, isForgiven },
      ),
      ...called(kinds.other, owned(true), { less: another + fameWeight(fame), isForgiven }),
    ],
  };
}

/** The largest city of the capital's name, else the largest that has it as an other name. */
export function capitalOf({ capital, states }: SourceCountry): SourceCity | undefined {
  if (capital === null) return undefined;
  const keys = new Set(spellings(capital));
  const cities = states.flatMap((state) => state.cities).filter(({ isDistrict: district }) => !district);
  const isCalled = (name: string): boolean => keys.has(fold(name));
  return (
    largest(cities.filter(({ name }) => isCalled(name))) ??
    largest(cities.filter(({ otherNames }) => otherNames.some(isCalled)))
  );
}

function inhabitantsOf(cities: readonly SourceCity[]): number {
  return cities.reduce((sum, city) => sum + (city.isDistrict ? 0 : (city.population ?? 0)), 0);
}

function called(kind: NameKind, names: readonly string[], how: Partial<PlaceName> = {}): PlaceName[] {
  return names.map((name) => ({ name, kind, less: 0, isForgiven: true, ...how }));
}

function largest(cities: readonly SourceCity[]): SourceCity | undefined {
  return cities.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))[0];
}

/** Whether several of the names are spellings of this one. */
function isWrittenLike(key: string, others: readonly string[]): boolean {
  return others.filter((other) => other !== key && isAlike(key, other)).length >= waysToWrite;
}

/** Odessa and Odesa, Bruges and Brugge. */
function isAlike(key: string, other: string): boolean {
  const most = Math.min(key.length, other.length) >= 6 ? 2 : 1;
  return key.length >= 4 && key[0] === other[0] && distance(key, other) <= most;
}

/**
 * The initials of three or more words, also with the next consonant of the last one: CDM and CDMX for Ciudad de México.
 */
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

/**
 * A city and a state of one name have one in the state's language too: Milano is the city like Milan. A seat is called by
 * the name of the state as well where its own is another spelling: Makkah is the city of Mecca, Bahia not Salvador.
 */
function isOfState(other: string, key: string, { seat }: SourceCity, { name, nativeName }: SourceState): boolean {
  const [own, native] = [fold(name), fold(nativeName ?? '')];
  if (own === key) return other === native;
  return seat && isSpelledLike(key, own) && (other === own || other === native);
}

/** Whether a folded name belongs to the state alone: Île-de-France is not Paris. */
function isOnlyOf({ name, nativeName }: SourceState, other: string, key: string): boolean {
  return [name, nativeName ?? ''].some((own) => fold(own) === other) && !isSpelledLike(key, fold(name));
}

/**
 * Whether two folded names begin alike or share a word, give or take two letters: Mecca and Makkah, Tucumán and San
 * Miguel de Tucumán, Gomel and Homyel.
 */
function isSpelledLike(one: string, other: string): boolean {
  if (one.charAt(0) === other.charAt(0)) return true;
  const words = one.split(' ');
  return other.split(' ').some((word) => words.some((own) => own === word || isTransliterated(own, word)));
}

function isTransliterated(one: string, other: string): boolean {
  return Math.min(one.length, other.length) >= transliterated && distance(one, other) <= 2;
}
