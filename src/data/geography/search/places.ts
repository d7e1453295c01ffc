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

  /** A state leads to the abolished ones that it stands for: Kendal is found in Cumbria. */
  readonly #abolished: ReadonlyMap<Country | State, readonly State[]>;

  constructor(
    countries: readonly Country[],
    states: readonly State[],
    cities: CityTable,
    abolished: readonly PlaceChange[],
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
    const pairs = abolished.flatMap(({ place, others }) => others.map((other) => [byId.get(other), byId.get(place)]));
    this.#abolished = new Map(pairs.flatMap(([now, former]) => (now && former ? [[now, [former]]] : [])));
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
    const state = this.#cities.stateAt(place - this.firstCity);
    return this.#listed([state, ...above(state)]);
  }

  #listed(areas: readonly (Country | State)[]): readonly (Country | State)[] {
    const country = areas.at(-1);
    const state = country !== undefined && 'isoCode' in country ? this.#listing.get(country.isoCode) : undefined;
    const former = areas.flatMap((area) => this.#abolished.get(area) ?? []);
    if (state === undefined) return former.length === 0 ? areas : [...areas, ...former];
    return [...areas, state, ...above(state)];
  }
}

function above({ parent, country }: State): readonly (Country | State)[] {
  return parent === null ? [country] : [parent, ...above(parent)];
}
