/** Applies the register of change to what was compiled: cities get the names that they have now, and keep the former ones. */
import { compareFolded, fold } from '../../../data/geography/search/fold.js';
import type { StatePlaces } from '../../geography/places-file.js';
import type { SourceCity } from '../../geography/source-country.js';
import { isSpelling } from '../spelling.js';
import { cityChanges } from './city-changes.js';

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
  const found = new Set<number>();
  const changed = new Map(
    [...byState].map(([state, { cities, otherNames }]): [string, StatePlaces] => [
      state,
      {
        otherNames,
        cities: cities
          .map((city) => {
            const [former, now] = renamed.get(city.number) ?? [];
            if (former === undefined || now === undefined) return city;
            found.add(city.number);
            return withName(city, former, now);
          })
          .sort((a, b) => compareFolded(fold(a.name), fold(b.name))),
      },
    ]),
  );
  const lost = [...renamed.keys()].filter((number) => !found.has(number));
  if (lost.length > 0)
    throw new Error(`Expected the cities ${lost.join(', ')} of the register of change, but they are gone.`);
  return changed;
}

function withName(city: SourceCity, former: string, now: string): SourceCity {
  const others = new Map([former, city.name, ...city.otherNames].map((name) => [fold(name), name]));
  others.delete(fold(now));
  return { ...city, name: now, otherNames: [...others.values()] };
}
