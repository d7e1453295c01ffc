/** All cities in columns: an object is made only for a city that is asked for. */
import { City } from '../city.js';
import { type CityColumns, otherNameEnd } from './data-file.js';
import type { State } from '../country.js';

export class CityTable {
  readonly #columns: CityColumns;
  readonly #timezones: readonly string[];
  readonly #states: readonly State[];
  /** For each city the position of its state. */
  readonly #owners: Uint16Array;

  constructor(columns: CityColumns, timezones: readonly string[], states: readonly State[]) {
    this.#columns = columns;
    this.#timezones = timezones;
    this.#states = states;
    this.#owners = new Uint16Array(columns.zones.length);
    states.forEach((state, position) => {
      this.#owners.fill(position, state.firstCity, state.firstCity + state.ownCityCount);
    });
  }

  at(position: number): City {
    const { latitudes, longitudes, populations, zones } = this.#columns;
    const state = this.stateAt(position);
    return new City({
      position,
      name: this.nameAt(position),
      state,
      country: state.country,
      latitude: at(latitudes, position),
      longitude: at(longitudes, position),
      timezone: at(this.#timezones, at(zones, position)),
      population: at(populations, position) || null,
      district: this.isDistrict(position),
    });
  }

  stateAt(position: number): State {
    return at(this.#states, at(this.#owners, position));
  }

  nameAt(position: number): string {
    const { names, nameStarts } = this.#columns;
    return names.toString('utf8', at(nameStarts, position), at(nameStarts, position + 1));
  }

  otherNamesAt(position: number): string[] {
    const { otherNames, otherNameStarts } = this.#columns;
    const joined = otherNames.toString('utf8', at(otherNameStarts, position), at(otherNameStarts, position + 1));
    return joined === '' ? [] : joined.split(otherNameEnd);
  }

  isDistrict(position: number): boolean {
    return at(this.#columns.districts, position) === 1;
  }
}

function at<Item>(items: ArrayLike<Item>, position: number): Item {
  const item = items[position];
  if (item === undefined) throw new RangeError(`No item ${position} among ${items.length}.`);
  return item;
}
