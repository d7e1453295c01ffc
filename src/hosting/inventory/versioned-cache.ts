/** What was worked out, kept by its name while what it was worked out of is the same; whoever wants it meanwhile waits for it. */
import { LRUCache } from 'lru-cache';

interface VersionedEntry<T> {
  readonly version: string;
  readonly made: Promise<T>;
}

export class VersionedCache<T> {
  readonly #entries: LRUCache<string, VersionedEntry<T>>;

  /** `most`: of what `sizeOf` counts, in all that is kept. */
  constructor(
    most: number,
    private readonly sizeOf: (made: T) => number,
  ) {
    this.#entries = new LRUCache({ maxSize: most });
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

  /** Unless something else has taken its place. */
  drop(name: string, made: Promise<T>): void {
    if (this.#has(name, made)) this.#entries.delete(name);
  }

  #has(name: string, made: Promise<T>): boolean {
    return this.#entries.peek(name)?.made === made;
  }
}

const numbers = new WeakMap<object, number>();
let last = 0;

/** For a version that something is part of that never changes: no other object has the same. */
export function numberOf(object: object | null): number {
  if (object === null) return 0;
  let number = numbers.get(object);
  if (number === undefined) numbers.set(object, (number = last += 1));
  return number;
}
