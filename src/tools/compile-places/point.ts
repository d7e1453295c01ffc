/** A point on the earth, and finding those nearby. */
import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';

/** Coordinates are in degrees. */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

export function kilometres(a: GeoPoint, b: GeoPoint): number {
  return distance(a.longitude, a.latitude, b.longitude, b.latitude);
}

export class NearIndex<Item extends GeoPoint> {
  readonly #items: readonly Item[];
  readonly #index: KDBush;

  constructor(items: readonly Item[]) {
    this.#items = items;
    this.#index = new KDBush(items.length);
    for (const { longitude, latitude } of items) this.#index.add(longitude, latitude);
    this.#index.finish();
  }

  /** The nearest first. */
  nearest(to: GeoPoint, count: number, withinKm: number): Item[] {
    if (this.#items.length === 0) return [];
    return around(this.#index, to.longitude, to.latitude, count, withinKm).flatMap((at) => this.#items[at] ?? []);
  }
}

/** Lists by key. */
export function groupBy<Item>(items: Iterable<Item>, key: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const found = groups.get(key(item));
    if (found === undefined) groups.set(key(item), [item]);
    else found.push(item);
  }
  return groups;
}
