/** All cities in columns: an object is made only for a city that is asked for. */
import { City } from './city.js';
import type { CityColumns } from './data-file.js';
import { fold } from './fold.js';
import { lowerBound } from './prefix-index.js';
import type { State } from './state.js';

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
      this.#owners.fill(position, state.firstCity, state.firstCity + state.cityCount);
    });
  }

  get size(): number {
    return this.#owners.length;
  }

  at(position: number): City {
    const state = this.stateAt(position);
    return new City({
      name: this.nameAt(position),
      state,
      country: state.country,
      latitude: at(this.#columns.latitudes, position),
      longitude: at(this.#columns.longitudes, position),
      timezone: at(this.#timezones, at(this.#columns.zones, position)),
    });
  }

  stateAt(position: number): State {
    return at(this.#states, at(this.#owners, position));
  }

  nameAt(position: number): string {
    const { names, nameStarts } = this.#columns;
    return names.toString('utf8', at(nameStarts, position), at(nameStarts, position + 1));
  }

  /** Positions of the cities whose folded name is the key. */
  *named(key: string): Generator<number> {
    for (let rank = this.#rank((name) => name < key); rank < this.size; rank++) {
      const position = at(this.#columns.byName, rank);
      if (fold(this.nameAt(position)) !== key) return;
      yield position;
    }
  }

  /** Positions of the cities whose folded name begins with the key and goes on, by name. */
  *continuing(key: string): Generator<number> {
    for (let rank = this.#rank((name) => name <= key); rank < this.size; rank++) {
      const position = at(this.#columns.byName, rank);
      if (!fold(this.nameAt(position)).startsWith(key)) return;
      yield position;
    }
  }

  /** Only the names that the binary search meets are folded: no sorted keys are kept. */
  #rank(isBefore: (name: string) => boolean): number {
    return lowerBound(this.size, (rank) => isBefore(fold(this.nameAt(at(this.#columns.byName, rank)))));
  }
}

function at<Item>(items: ArrayLike<Item>, position: number): Item {
  const item = items[position];
  if (item === undefined) throw new RangeError(`No item ${position} among ${items.length}.`);
  return item;
}
