/** Makes the search table of places: every name of every place, under the keys that people type for it. */
import { fold } from '../../data/geography/search/fold.js';
import { type NameKind, type NameColumns, kinds } from '../../data/geography/search/name-table.js';
import { type PlaceNames, capitalOf, cityNames, countryNames, stateNames } from './place-names.js';
import { numbersFrom, registeredNames, standIns } from './changes-list.js';
import { formerStateNameAt } from '../../data/geography/search/former-state-names.js';
import { cityAliases, stateAliases } from './place-aliases.js';
import type { SourceCity, SourceCountry, SourceState } from './source-country.js';
import { inTreeOrder, withAbove, withBelow } from './tree-order.js';
import { starts } from './starts.js';
import { spellings } from '../../data/geography/search/spelling.js';

/** A key and what it names. */
interface Entry {
  readonly key: string;
  isForgiven: boolean;
  readonly named: { readonly place: number; readonly kind: NameKind; readonly score: number }[];
}

/** `forgiven` are the keys in which typos are forgiven. */
export function compileNames(countries: readonly SourceCountry[]): { names: NameColumns; forgiven: Set<string> } {
  const entries = new Map<string, Entry>();
  allPlaces(countries).forEach((names, place) => {
    addPlace(entries, place, names);
  });
  const forgiven = [...entries.values()].filter(({ isForgiven }) => isForgiven).map(({ key }) => key);
  return { names: columns([...entries.values()]), forgiven: new Set(forgiven) };
}

/** Countries, then states, then cities: their positions are the places of the table. */
function allPlaces(countries: readonly SourceCountry[]): PlaceNames[] {
  const keysOf = new Map(countries.map((country) => [country, ownKeys(country)]));
  const owned = new Set([...keysOf.values()].flatMap((keys) => [...keys]));
  const isOwned = (key: string): boolean => owned.has(key);
  const registered = registeredNames();
  return [
    ...countries.map(countryNames),
    ...countries.flatMap(({ isoCode, states }) =>
      states.map((state) => {
        const key = `${isoCode} ${state.code}`;
        const former = formerStateNameAt(isoCode, state.code);
        const { own = [], others = [] } = registered.get(key) ?? {};
        const aliases = [...(stateAliases[key] ?? []), ...(former === undefined ? [] : [former]), ...own];
        return stateNames(
          { ...state, otherNames: [...state.otherNames, ...others] },
          citiesBelow(state, states, key),
          aliases,
        );
      }),
    ),
    ...countries.flatMap((country) => {
      const capital = capitalOf(country);
      const keys = keysOf.get(country);
      const isTaken = (key: string): boolean => keys?.has(key) === true;
      return inTreeOrder(country.states).flatMap((state) => {
        return state.cities.map((city) =>
          cityNames(
            city,
            withAbove(state, country.states),
            city === capital ? (country.population ?? 0) : 0,
            isTaken,
            isOwned,
            cityAliases[`${country.isoCode} ${state.code} ${city.name}`] ?? [],
          ),
        );
      });
    }),
  ];
}

/** They include those that went from it to the states that stand for it. */
function citiesBelow(state: SourceState, states: readonly SourceState[], key: string): SourceCity[] {
  const standing = standIns(key);
  const numbers = numbersFrom(key);
  const elsewhere = states.filter(({ code }) => standing.includes(code)).flatMap((each) => withBelow(each, states));
  return [
    ...withBelow(state, states).flatMap(({ cities }) => cities),
    ...elsewhere.flatMap(({ cities }) => cities.filter(({ number }) => numbers.has(number))),
  ];
}

/** The keys of the cities' names. */
function ownKeys({ states }: SourceCountry): Set<string> {
  return new Set(states.flatMap(({ cities }) => cities.map(({ name }) => fold(name))));
}

/** A place has one entry under each key, with the first of its names that leads there. */
function addPlace(entries: Map<string, Entry>, place: number, { weight, names }: PlaceNames): void {
  const own = new Set<string>();
  for (const { name, kind, less, isForgiven } of names) {
    const score = Math.max(0, weight - less);
    spellings(name).forEach((key, index) => {
      if (own.has(key)) return;
      own.add(key);
      const entry = entries.get(key) ?? { key, isForgiven, named: [] };
      entry.named.push({ place, kind: index > 0 && less === 0 ? kinds.spelling : kind, score });
      entry.isForgiven ||= isForgiven;
      entries.set(key, entry);
    });
  }
}

function columns(entries: readonly Entry[]): NameColumns {
  const sorted = entries
    .map(({ key, named }) => ({
      bytes: Buffer.from(key),
      named: named.toSorted((a, b) => b.score - a.score || a.place - b.place),
    }))
    .sort((a, b) => a.bytes.compare(b.bytes));
  const all = sorted.flatMap(({ named }) => named);
  return {
    keys: Buffer.concat(sorted.map(({ bytes }) => bytes)),
    keyStarts: starts(sorted.map(({ bytes }) => bytes.length)),
    firstNames: starts(sorted.map(({ named }) => named.length)),
    places: Uint32Array.from(all, ({ place }) => place),
    kinds: Uint8Array.from(all, ({ kind }) => kind),
    scores: Uint16Array.from(all, ({ score }) => score),
  };
}
