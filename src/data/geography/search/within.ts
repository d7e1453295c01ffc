/** Finds places whose name is followed by the state or country that they lie in: "Paris, Texas". */
import { type FoundByPart, PlaceMatch } from './found.js';
import type { NameTable } from './name-table.js';
import type { Places } from './places.js';
import { State } from '../country.js';

/** Words at the end of a text that may name a state or country: "Papua New Guinea". */
const mostWords = 4;

/** A state and its country: "Los Angeles, CA, USA". */
const mostAreas = 2;

/** The likeliest first. */
export function within(key: string, names: NameTable, places: Places, areasLeft = mostAreas): FoundByPart[] {
  return areasAfter(key, names, places)
    .flatMap(({ name, areas }) => {
      const named = names
        .places(names.exactly(name), 0, Infinity)
        .map((found) => ({ ...found, by: PlaceMatch.AREA, key: name }));
      const inArea = areasLeft > 1 ? within(name, names, places, areasLeft - 1) : [];
      return [...named, ...inArea].filter(({ place }) => isIn(place, areas, places));
    })
    .sort((a, b) => b.score - a.score);
}

type Areas = ReadonlySet<ReturnType<Places['at']>>;

interface NameInAreas {
  readonly name: string;
  readonly areas: Areas;
}

/** The ways to part a key in a name and states or countries named after it. */
export function areasAfter(key: string, names: NameTable, places: Places): NameInAreas[] {
  const words = key.split(' ');
  const ends = Array.from({ length: Math.min(mostWords, words.length - 1) }, (_, index) => index + 1);
  return ends.flatMap((count) => {
    const named = names.places(names.exactly(words.slice(-count).join(' ')), 0, places.firstCity);
    const areas = new Set(named.map(({ place }) => withCities(places.at(place))));
    return areas.size === 0 ? [] : [{ name: words.slice(0, -count).join(' '), areas }];
  });
}

export function isIn(place: number, areas: Areas, places: Places): boolean {
  return places.around(place).some((area) => areas.has(area));
}

/** The cities of some states, such as England, stand under others of the country. */
function withCities(area: ReturnType<Places['at']>): ReturnType<Places['at']> {
  return area instanceof State && area.cityCount === 0 ? area.country : area;
}
