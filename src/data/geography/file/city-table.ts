/** All cities in columns: an object is made only for a city that is requested. */
import { City } from '../city.js';
import { type CityColumns, otherNameEnd } from './data-file.js';
import { itemAt } from './item-at.js';
import type { State } from '../country.js';

export class CityTable {
  readonly #columns: CityColumns;
  readonly #timezones: readonly string[];
  readonly #states: readonly State[];

  constructor(columns: CityColumns, timezones: readonly string[], states: readonly State[]) {
    this.#columns = columns;
    this.#timezones = timezones;
    this.#states = states;
  }

  at(position: number): City {
    const { latitudes, longitudes, populations, zones } = this.#columns;
    const state = this.stateAt(position);
    return new City({
      position,
      name: this.nameAt(position),
      state,
      country: state.country,
      latitude: itemAt(latitudes, position),
      longitude: itemAt(longitudes, position),
      timezone: itemAt(this.#timezones, itemAt(zones, position)),
      population: itemAt(populations, position) || null,
      district: this.isDistrict(position),
    });
  }

  stateAt(position: number): State {
    return itemAt(this.#states, itemAt(this.#columns.owners, position));
  }

  nameAt(position: number): string {
    const { names, nameStarts } = this.#columns;
    return names.toString('utf8', itemAt(nameStarts, position), itemAt(nameStarts, position + 1));
  }

  otherNamesAt(position: number): string[] {
    const { otherNames, otherNameStarts } = this.#columns;
    const joined = otherNames.toString(
      'utf8',
      itemAt(otherNameStarts, position),
      itemAt(otherNameStarts, position + 1),
    );
    return joined === '' ? [] : joined.split(otherNameEnd);
  }

  isDistrict(position: number): boolean {
    return itemAt(this.#columns.districts, position) === 1;
  }
}
