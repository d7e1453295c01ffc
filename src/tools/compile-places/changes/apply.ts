/** Applies the register of change to what was compiled: cities get the names and states that they have now, and keep the former names. */
import { compareFolded, fold } from '../../../data/geography/search/fold.js';
import type { StatePlaces } from '../../geography/places-file.js';
import type { SourceCity } from '../../geography/source-country.js';
import { groupBy } from '../point.js';
import { isSpelling } from '../spelling.js';
import { cityChanges } from './city-changes.js';
import { cityMoves } from './city-moves.js';

const renamings = cityChanges.flatMap(({ cities }) => Object.values(cities));

/** Whether the register says that a place of the one name got the other one. */
export function isRenaming(name: string, now: string): boolean {
  return renamings.some(([former, current]) => isSpelling(former, name) && isSpelling(current, now));
}

export function withChanges(byState: ReadonlyMap<string, StatePlaces>): Map<string, StatePlaces> {
  const renamed = new Map(
    cityChanges.flatMap(({ cities }) =>
      Object.entries(cities).map(([number, names]): [number, readonly string[]] => [Number(number), names]),
    ),
  );
  const stateOf = new Map(
    cityMoves.flatMap(({ to, cities }) => cities.map((number): [number, string] => [number, to])),
  );
  const all = [...byState].flatMap(([state, { cities }]) => cities.map((city) => ({ state, city })));
  const found = new Set(all.map(({ city }) => city.number));
  const lost = [...renamed.keys(), ...stateOf.keys()].filter((number) => !found.has(number));
  if (lost.length > 0)
    throw new Error(`Expected the cities ${lost.join(', ')} of the register of change, but they are gone.`);
  const astray = [...stateOf.values()].filter((state) => !byState.has(state));
  if (astray.length > 0)
    throw new Error(`Expected the states ${astray.join(', ')} of moved cities, but they are none.`);
  const changed = groupBy(
    all.map(({ state, city }) => {
      const [former, now] = renamed.get(city.number) ?? [];
      return {
        state: stateOf.get(city.number) ?? state,
        city: former === undefined || now === undefined ? city : withName(city, former, now),
      };
    }),
    ({ state }) => state,
  );
  return new Map(
    [...byState].map(([state, { otherNames }]): [string, StatePlaces] => [
      state,
      {
        otherNames,
        cities: (changed.get(state) ?? [])
          .map(({ city }) => city)
          .sort((a, b) => compareFolded(fold(a.name), fold(b.name))),
      },
    ]),
  );
}

function withName(city: SourceCity, former: string, now: string): SourceCity {
  const others = new Map([former, city.name, ...city.otherNames].map((name) => [fold(name), name]));
  others.delete(fold(now));
  return { ...city, name: now, otherNames: [...others.values()] };
}
