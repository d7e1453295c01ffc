/** Makes the columns of states, and says which state each city lies in. */
import { type StateColumns, citiesKnown, codeIsIso } from '../../data/geography/file/data-file.js';
import type { SourceCountry, SourceState } from './source-country.js';
import { inTreeOrder, withBelow } from './tree-order.js';
import { starts } from './starts.js';

/** The texts of states that the head of the file holds. */
export function textsOf(states: readonly SourceState[], types: readonly string[]) {
  return {
    codes: states.map(({ code }) => code),
    names: states.map(({ name }) => name),
    nativeNames: states.map(({ nativeName }) => nativeName),
    types,
  };
}

export function stateColumns(
  countries: readonly SourceCountry[],
  types: readonly string[],
  timezones: readonly string[],
): StateColumns {
  const states = countries.flatMap((country) => country.states);
  const ordered = countries.flatMap((country) => inTreeOrder(country.states));
  const firsts = starts(ordered.map(({ cities }) => cities.length));
  const firstCities = new Map(ordered.map((state, position) => [state, firsts[position] ?? 0]));
  const counts = countries.flatMap(({ states: own }) =>
    own.map((state) => withBelow(state, own).reduce((sum, { cities }) => sum + cities.length, 0)),
  );
  return {
    parents: Uint16Array.from(parentsOf(countries)),
    types: Uint8Array.from(states, ({ type }) => placeIn(types, type)),
    zones: Uint16Array.from(states, ({ timezone }) => placeIn(timezones, timezone)),
    latitudes: Float64Array.from(states, ({ latitude }) => latitude ?? NaN),
    longitudes: Float64Array.from(states, ({ longitude }) => longitude ?? NaN),
    marks: Uint8Array.from(
      countries.flatMap(({ states: own }) =>
        own.map((state) => (state.isIsoCode ? codeIsIso : 0) | (areCitiesKnown(state, own) ? citiesKnown : 0)),
      ),
    ),
    firstCities: Uint32Array.from(states, (state) => firstCities.get(state) ?? 0),
    cityCounts: Uint32Array.from(counts),
    ownCityCounts: Uint32Array.from(states, ({ cities }) => cities.length),
  };
}

/** A state without cities of its own is complete if all below it are. */
function areCitiesKnown(state: SourceState, states: readonly SourceState[]): boolean {
  const all = withBelow(state, states);
  return all.some(({ cities }) => cities.length > 0) ? state.hasKnownCities : all.every((one) => one.hasKnownCities);
}

/** The position of each city's state. */
export function ownersOf(countries: readonly SourceCountry[]): Uint16Array {
  const position = new Map(countries.flatMap(({ states }) => states).map((state, index) => [state, index]));
  return Uint16Array.from(
    countries
      .flatMap(({ states }) => inTreeOrder(states))
      .flatMap((state) => state.cities.map(() => position.get(state) ?? 0)),
  );
}

function parentsOf(countries: readonly SourceCountry[]): number[] {
  let first = 0;
  return countries.flatMap(({ states }) => {
    const places = new Map(states.map(({ code }, index) => [code, first + index + 1]));
    first += states.length;
    return states.map(({ parent }) => (parent === null ? 0 : (places.get(parent) ?? 0)));
  });
}

/** The position plus one; 0 for null. */
function placeIn(items: readonly string[], item: string | null): number {
  return item === null ? 0 : items.indexOf(item) + 1;
}
