/** Makes states out of their columns, country by country. */
import { type JsonObject, texts, textsOrNull } from '../../../base/checked.js';
import { type Country, State } from '../country.js';
import { type StateColumns, citiesKnown, codeIsIso } from './data-file.js';
import { itemAt } from './item-at.js';

/** Most states have no children. */
const none: readonly State[] = Object.freeze([]);

export class StateReader {
  readonly #codes: readonly string[];
  readonly #names: readonly string[];
  readonly #nativeNames: readonly (string | null)[];
  readonly #types: readonly string[];
  readonly #columns: StateColumns;
  readonly #zones: readonly string[];
  /** The states that were read, at their positions. */
  readonly #states: State[] = [];
  /** The children that were read, under the position of their parent. */
  readonly #children = new Map<number, State[]>();
  #next = 0;

  constructor({ codes, names, nativeNames, types }: JsonObject, columns: StateColumns, zones: readonly string[]) {
    this.#codes = texts(codes);
    this.#names = texts(names);
    this.#nativeNames = textsOrNull(nativeNames);
    this.#types = texts(types);
    this.#columns = columns;
    this.#zones = zones;
    for (const above of columns.parents) if (above > 0) this.#children.set(above - 1, []);
  }

  /** The states of the next country, of which there are so many. */
  next(count: number, country: Country): State[] {
    const first = this.#next;
    this.#next += count;
    const states = Array.from({ length: count }, (_, index) => this.#at(first + index, country));
    states.forEach((state, index) => {
      const above = itemAt(this.#columns.parents, first + index);
      if (above > 0) this.#children.get(above - 1)?.push(state);
    });
    for (const { children } of states) Object.freeze(children);
    return states;
  }

  /** A parent may come after its children. */
  #at(position: number, country: Country): State {
    return (this.#states[position] ??= this.#make(position, country));
  }

  #make(position: number, country: Country): State {
    const { parents, types, zones, latitudes, longitudes, marks, firstCities, cityCounts, ownCityCounts } =
      this.#columns;
    const above = itemAt(parents, position);
    const parent = above === 0 ? null : this.#at(above - 1, country);
    const mark = itemAt(marks, position);
    return Object.freeze(
      new State({
        code: itemAt(this.#codes, position),
        isIsoCode: (mark & codeIsIso) !== 0,
        name: itemAt(this.#names, position),
        nativeName: itemAt(this.#nativeNames, position),
        type: oneOf(this.#types, itemAt(types, position)),
        country,
        parent,
        level: (parent?.level ?? 0) + 1,
        hasKnownCities: (mark & citiesKnown) !== 0,
        latitude: numberOrNull(itemAt(latitudes, position)),
        longitude: numberOrNull(itemAt(longitudes, position)),
        timezone: oneOf(this.#zones, itemAt(zones, position)),
        children: this.#children.get(position) ?? none,
        firstCity: itemAt(firstCities, position),
        cityCount: itemAt(cityCounts, position),
        ownCityCount: itemAt(ownCityCounts, position),
      }),
    );
  }
}

/** The place is one more than the position. */
function oneOf(items: readonly string[], place: number): string | null {
  return place === 0 ? null : itemAt(items, place - 1);
}

function numberOrNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}
