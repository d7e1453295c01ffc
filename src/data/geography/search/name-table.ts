/** All names of all places by their folded keys: which places a key names, and which keys a text begins. */
import { lowerBound } from '../../../base/lower-bound.js';

/**
 * A name's kind says what it is to its place. Where names collide in a lookup of one country or state, the lower kind wins.
 * Abbreviations of three letters or more are mostly codes of airports and states, which few people type: to a search
 * they are beginnings of something longer.
 */
export const kinds = {
  name: 0,
  native: 1,
  alias: 2,
  spelling: 3,
  other: 4,
  code: 5,
  abbreviation: 6,
  airport: 7,
} as const;
export type NameKind = (typeof kinds)[keyof typeof kinds];

export interface NameColumns {
  /** All different keys in UTF-8 and in the order of their bytes, one after another. */
  readonly keys: Buffer;
  /** The offset of each key, and one more where the last one ends. */
  readonly keyStarts: Uint32Array;
  /** The first name of each key, and one more past the last name. */
  readonly firstNames: Uint32Array;
  /** The place of each name: countries, then states, then cities, as they lie in the file. */
  readonly places: Uint32Array;
  readonly kinds: Uint8Array;
  /** Weight of the place, less where the name is not its own; the names of one key lie by it, the highest first. */
  readonly scores: Uint16Array;
}

export interface NamedPlace {
  readonly place: number;
  readonly kind: number;
  readonly score: number;
}

/** Names side by side, the last one excluded. */
interface NameRange {
  readonly from: number;
  readonly to: number;
}

export class NameTable {
  readonly #columns: NameColumns;
  readonly #count: number;

  constructor(columns: NameColumns) {
    this.#columns = columns;
    this.#count = columns.keyStarts.length - 1;
  }

  /** The names that are the key. */
  exactly(key: string): NameRange {
    const bytes = Buffer.from(key);
    const found = this.#lowerBound((at) => this.#compare(at, bytes, bytes.length + 1) < 0);
    const isKey = found < this.#count && this.#compare(found, bytes, bytes.length + 1) === 0;
    return this.#names(found, isKey ? found + 1 : found);
  }

  /** The names that begin with the key, the key itself among them. */
  startingWith(key: string): NameRange {
    const bytes = Buffer.from(key);
    return this.#names(
      this.#lowerBound((at) => this.#compare(at, bytes, bytes.length) < 0),
      this.#lowerBound((at) => this.#compare(at, bytes, bytes.length) <= 0),
    );
  }

  namesOf(position: number): NameRange {
    return this.#names(position, position + 1);
  }

  keyAt(position: number): string {
    const { keys, keyStarts } = this.#columns;
    return keys.toString('utf8', keyStarts[position], keyStarts[position + 1]);
  }

  /** The key that the name is under. */
  keyOf(name: number): string {
    const { firstNames } = this.#columns;
    return this.keyAt(this.#lowerBound((position) => (firstNames[position + 1] ?? Infinity) <= name));
  }

  /** Whether a place is called so by itself, not by another name, an alias or a code. */
  isOwn(name: number): boolean {
    return (this.#columns.kinds[name] ?? kinds.abbreviation) <= kinds.native;
  }

  placeOf(name: number): number {
    return this.#columns.places[name] ?? 0;
  }

  /** The places among the names, best first within each key, that lie from `first` on and before `end`. */
  places({ from, to }: NameRange, first: number, end: number): NamedPlace[] {
    const { places, kinds, scores } = this.#columns;
    return Array.from(places.subarray(from, to), (place, index) => ({
      place,
      kind: kinds[from + index] ?? 0,
      score: scores[from + index] ?? 0,
    })).filter(({ place }) => place >= first && place < end);
  }

  #names(fromKey: number, toKey: number): NameRange {
    const { firstNames } = this.#columns;
    return { from: firstNames[fromKey] ?? 0, to: firstNames[toKey] ?? 0 };
  }

  #lowerBound(isBefore: (position: number) => boolean): number {
    return lowerBound(this.#count, isBefore);
  }

  /** Order of a key, of which no more than `length` bytes count, beside the bytes. */
  #compare(position: number, bytes: Buffer, length: number): number {
    const { keys, keyStarts } = this.#columns;
    const start = keyStarts[position] ?? 0;
    const end = Math.min(keyStarts[position + 1] ?? 0, start + length);
    return keys.compare(bytes, 0, bytes.length, start, end);
  }
}
