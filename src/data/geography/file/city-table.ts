/** All cities in columns: an object is made only for a city that is requested. */
import { City } from '../city.js';
import { CityOrder } from '../city-order.js';
import { type CityColumns, otherNameEnd } from './data-file.js';
import { itemAt } from './item-at.js';
import { cityId } from '../place-id.js';
import type { Country, State } from '../country.js';

const iataLetters = 3;

export class CityTable {
  readonly #columns: CityColumns;
  readonly #timezones: readonly string[];
  readonly #states: readonly State[];
  /** Each number leads to one more than the position, 0 for none; it is made when the first number is looked for. */
  #numbered: Uint32Array | undefined;

  constructor(columns: CityColumns, timezones: readonly string[], states: readonly State[]) {
    this.#columns = columns;
    this.#timezones = timezones;
    this.#states = states;
  }

  at(position: number): City {
    const { latitudes, longitudes, populations, zones, numbers } = this.#columns;
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
      population: itemAt(populations, position) || null,
      isDistrict: this.isDistrict(position),
    });
  }

  /** The position of the city with that number, or of the one that stands for it. */
  numbered(number: number): number | undefined {
    this.#numbered ??= positionsByNumber(this.#columns);
    const place = this.#numbered[number] ?? 0;
    return place === 0 ? undefined : place - 1;
  }

  idAt(position: number): string {
    return cityId(itemAt(this.#columns.numbers, position));
  }

  /** The positions of all cities of a country; those of its states lie side by side. */
  of({ states }: Country, order: CityOrder): Uint32Array {
    const tops = states.filter(({ parent }) => parent === null);
    const start = tops[0]?.firstCity ?? 0;
    const count = tops.reduce((sum, state) => sum + state.cityCount, 0);
    const column = order === CityOrder.NAME ? this.#columns.byName : this.#columns.byPopulation;
    return column.subarray(start, start + count);
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

  iataCodesAt(position: number): string[] {
    const { iataPositions, iataCodes } = this.#columns;
    const codes: string[] = [];
    for (let at = firstAt(iataPositions, position); iataPositions[at] === position; at++)
      codes.push(iataCodes.toString('latin1', at * iataLetters, (at + 1) * iataLetters));
    return codes;
  }

  isDistrict(position: number): boolean {
    return itemAt(this.#columns.districts, position) === 1;
  }
}

/** Returns the position of the first of the sorted items that is no smaller. */
function firstAt(items: Uint32Array, wanted: number): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (itemAt(items, middle) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

function positionsByNumber({ numbers, retired }: CityColumns): Uint32Array {
  const largest = (all: Uint32Array): number => all.reduce((a, b) => Math.max(a, b), 0);
  const positions = new Uint32Array(1 + Math.max(largest(numbers), largest(retired)));
  for (const [position, number] of numbers.entries()) positions[number] = position + 1;
  for (let at = 0; at < retired.length; at += 2)
    positions[itemAt(retired, at)] = positions[itemAt(retired, at + 1)] ?? 0;
  return positions;
}
