/** The accounts that findings were found with, as a record stores them: each set of them once. */
import { apis } from '../../../apis/index.js';
import { isText } from '../../../base/unknown.js';
import type { JoinedAccount } from './account-record.js';

export class JoinedSets {
  readonly #places = new Map<string, number>();
  readonly #sets: (readonly (readonly [api: string, name: string])[])[] = [];

  /** The place of the set among the stored ones; null if unknown. */
  placeOf(joined: readonly JoinedAccount[] | null): number | null {
    if (joined === null) return null;
    const set = joined.map(({ api, name }) => [api, name] as const);
    const text = JSON.stringify(set);
    let place = this.#places.get(text);
    if (place === undefined) {
      place = this.#sets.push(set) - 1;
      this.#places.set(text, place);
    }
    return place;
  }

  get stored(): readonly unknown[] {
    return this.#sets;
  }
}

/** Finds a stored set by its place; null if there is no valid set. */
export function joinedSetsIn(stored: unknown): (place: unknown) => readonly JoinedAccount[] | null {
  const all: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const sets = all.map(setIn);
  return (place) => (typeof place === 'number' ? sets[place] : null) ?? null;
}

function setIn(value: unknown): readonly JoinedAccount[] | null {
  if (!Array.isArray(value)) return null;
  const pairs: readonly unknown[] = value;
  const known = pairs.flatMap((pair) => accountIn(pair) ?? []);
  return known.length === pairs.length ? known : null;
}

function accountIn(value: unknown): JoinedAccount | null {
  const [apiName, name]: readonly unknown[] = Array.isArray(value) ? value : [];
  const api = apis.find((one) => one.name === apiName)?.name;
  return api && isText(name) ? { api, name } : null;
}
