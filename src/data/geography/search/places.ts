/** All places under the numbers that the table of names has for them: countries, then states, then cities. */
import type { CityTable } from '../file/city-table.js';
import type { City } from '../city.js';
import type { PlaceChange } from '../changes.js';
import type { Country, State } from '../country.js';
import { territoryCode } from '../territories.js';

export class Places {
  readonly firstState: number;
  readonly firstCity: number;
  readonly #areas: readonly (Country | State)[];
  readonly #cities: CityTable;
  /** The code of a territory leads to the state that it is of the country that lists it. */
  readonly #listing: ReadonlyMap<string, State>;

  /** The id of a city leads to the abolished state that it was in: Kendal is found in Cumbria. */
  readonly #abolished: ReadonlyMap<string, State>;

  constructor(
    countries: readonly Country[],
    states: readonly State[],
    cities: CityTable,
    movesFromAbolished: readonly PlaceChange[],
  ) {
    this.#areas = [...countries, ...states];
    this.#cities = cities;
    this.#listing = new Map(
      states.flatMap((state) => {
        const territory = territoryCode(state);
        return territory === undefined ? [] : [[territory, state]];
      }),
    );
    const byId = new Map(states.map((state) => [state.id, state]));
    this.#abolished = new Map(
      movesFromAbolished.flatMap(({ place, others }) => {
        const state = byId.get(others[0] ?? '');
        return state === undefined ? [] : [[place, state]];
      }),
    );
    this.firstState = countries.length;
    this.firstCity = this.#areas.length;
  }

  at(place: number): Country | State | City {
    return this.#areas[place] ?? this.#cities.at(place - this.firstCity);
  }

  /** The states and the country in which a place lies, and those that list its country as a territory; nothing for a country. */
  around(place: number): readonly (Country | State)[] {
    const area = this.#areas[place];
    if (area !== undefined) return 'country' in area ? this.#listed(above(area)) : [];
    const position = place - this.firstCity;
    const state = this.#cities.stateAt(position);
    const areas = this.#listed([state, ...above(state)]);
    const abolished = this.#abolished.get(this.#cities.idAt(position));
    return abolished === undefined ? areas : [...areas, abolished];
  }

  #listed(areas: readonly (Country | State)[]): readonly (Country | State)[] {
    const country = areas.at(-1);
    const state = country !== undefined && 'isoCode' in country ? this.#listing.get(country.isoCode) : undefined;
    return state === undefined ? areas : [...areas, state, ...above(state)];
  }
}

function above({ parent, country }: State): readonly (Country | State)[] {
  return parent === null ? [country] : [parent, ...above(parent)];
}
