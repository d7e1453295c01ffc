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
    const { latitudes, longitudes, zones, numbers } = this.#columns;
    const state = this.stateAt(position);
    return new City({
      position,
      number: itemAt(numbers, position),
      name: this.nameAt(position),
      state,
      country: state.country,
      latitude: itemAt(latitudes, position),
      longitude: itemAt(longitudes, position),
      timezone: itemAt(this.#timezones, itemAt(zones, position)),
      population: this.populationAt(position),
      district: this.isDistrict(position),
    });
  }

  /** Of the city with that number, or of the one that stands for it. */
  numbered(number: number): number | undefined {
    const place = this.#columns.numbered[number] ?? 0;
    return place === 0 ? undefined : place - 1;
  }

  numberAt(position: number): number {
    return itemAt(this.#columns.numbers, position);
  }

  /** Null if it is unknown. */
  populationAt(position: number): number | null {
    return itemAt(this.#columns.populations, position) || null;
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
