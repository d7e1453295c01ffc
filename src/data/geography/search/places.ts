/** All places under the numbers that the table of names has for them: countries, then states, then cities. */
import type { CityTable } from '../file/city-table.js';
import type { City } from '../city.js';
import type { Country, State } from '../country.js';

export class Places {
  readonly firstState: number;
  readonly firstCity: number;
  readonly #areas: readonly (Country | State)[];
  readonly #cities: CityTable;

  constructor(countries: readonly Country[], states: readonly State[], cities: CityTable) {
    this.#areas = [...countries, ...states];
    this.#cities = cities;
    this.firstState = countries.length;
    this.firstCity = this.#areas.length;
  }

  at(place: number): Country | State | City {
    return this.#areas[place] ?? this.#cities.at(place - this.firstCity);
  }

  /** The states and the country in which a place lies; nothing for a country. */
  around(place: number): readonly (Country | State)[] {
    const area = this.#areas[place];
    if (area !== undefined) return 'country' in area ? above(area) : [];
    const state = this.#cities.stateAt(place - this.firstCity);
    return [state, ...above(state)];
  }
}

function above({ parent, country }: State): readonly (Country | State)[] {
  return parent === null ? [country] : [parent, ...above(parent)];
}
