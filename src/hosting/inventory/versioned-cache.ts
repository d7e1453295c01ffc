/** Caches derived results by name while their version is the same; concurrent callers share one computation. */
import type { LRUCache } from 'lru-cache';
import { type CacheShare, sizedCache } from '../../base/shares/caches.js';

interface VersionedEntry<T> {
  readonly version: string;
  readonly made: Promise<T>;
}

export class VersionedCache<T> {
  readonly #entries: LRUCache<string, VersionedEntry<T>>;

  /** The share is of `sizeOf`, in total. */
  constructor(
    share: CacheShare,
    private readonly sizeOf: (made: T) => number,
  ) {
    this.#entries = sizedCache(share);
  }

  of(name: string, version: string, make: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(name);
    if (known?.version === version) return known.made;
    const made = make();
    this.#entries.set(name, { version, made }, { size: 1 });
    const measure = (whole: T) => {
      if (this.#has(name, made)) this.#entries.set(name, { version, made }, { size: 1 + this.sizeOf(whole) });
    };
    made.then(measure, () => this.drop(name, made));
    return made;
  }

  /** Unless it was replaced. */
  drop(name: string, made: Promise<T>): void {
    if (this.#has(name, made)) this.#entries.delete(name);
  }

  #has(name: string, made: Promise<T>): boolean {
    return this.#entries.peek(name)?.made === made;
  }
}

const numbers = new WeakMap<object, number>();
let last = 0;

/** For versions that include something immutable: each object has its own number. */
export function numberOf(object: object | null): number {
  if (object === null) return 0;
  let number = numbers.get(object);
  if (number === undefined) numbers.set(object, (number = last += 1));
  return number;
}
