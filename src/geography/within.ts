/** Finds places whose name is followed by the state or country that they lie in: "Paris, Texas". */
import type { NameTable, NamedPlace } from './name-table.js';
import type { Places } from './places.js';
import { State } from './state.js';

/** Words at the end of a text that may name a state or country: "Papua New Guinea". */
const mostWords = 4;

/** A state and its country: "Los Angeles, CA, USA". */
const mostAreas = 2;

/** The likeliest first. */
export function within(key: string, names: NameTable, places: Places, areasLeft = mostAreas): NamedPlace[] {
  const words = key.split(' ');
  const ends = Array.from({ length: Math.min(mostWords, words.length - 1) }, (_, index) => index + 1);
  return ends
    .flatMap((count) => {
      const areas = names.places(names.exactly(words.slice(-count).join(' ')), 0, places.firstCity);
      const wanted = new Set(areas.map(({ place }) => withCities(places.at(place))));
      if (wanted.size === 0) return [];
      const rest = words.slice(0, -count).join(' ');
      const named = names.places(names.exactly(rest), 0, Infinity);
      return [...named, ...(areasLeft > 1 ? within(rest, names, places, areasLeft - 1) : [])].filter(({ place }) =>
        places.around(place).some((area) => wanted.has(area)),
      );
    })
    .sort((a, b) => b.score - a.score);
}

/** The cities of some states, such as England, stand under others of the country. */
function withCities(area: ReturnType<Places['at']>): ReturnType<Places['at']> {
  return area instanceof State && area.cityCount === 0 ? area.country : area;
}
