/** What is worked out of lists, once for each time that they are read anew, whoever asks. */
import { createHash } from 'node:crypto';
import { boundedCache, caches } from '../../base/shares/caches.js';
import { isObject } from '../../base/unknown.js';
import type { InventoryReading } from '../inventory/listing.js';

interface Work<Part> {
  make(wires: readonly unknown[]): Part;
  /** What of the list the part and its users stand on: a list that says the same again leaves the part as it is. */
  basis(part: Part, wires: readonly unknown[]): unknown;
}

interface CachedPart<Part> {
  readonly wires: readonly unknown[];
  readonly part: Part;
}

/** Of single lists. */
export class IndexParts<Part extends object> {
  /** By the first object of the wire, with which a list that is read anew begins anew. */
  readonly #made = new WeakMap<object, CachedPart<Part>>();
  readonly #lasting = boundedCache<{ readonly digest: string; readonly part: Part }>(caches.nameParts);
  readonly #ofNone: Part;

  constructor(private readonly work: Work<Part>) {
    this.#ofNone = work.make([]);
  }

  of(reading: InventoryReading): Part {
    const { wires } = reading;
    const [first] = wires;
    if (first === undefined) return this.#ofNone;
    const known = isObject(first) ? this.#made.get(first) : undefined;
    if (known && isSame(known.wires, wires)) return known.part;
    const part = this.#lastingPart(reading);
    if (isObject(first)) this.#made.set(first, { wires, part });
    return part;
  }

  #lastingPart(reading: InventoryReading): Part {
    const { wires } = reading;
    const part = this.work.make(wires);
    const key = listKey(reading);
    const digest = createHash('sha256')
      .update(JSON.stringify(this.work.basis(part, wires)))
      .digest('base64');
    const known = this.#lasting.get(key);
    if (known?.digest === digest) return known.part;
    this.#lasting.set(key, { digest, part });
    return part;
  }
}

/** Of several lists together. */
export class JoinedIndexes<Joint extends object> {
  /** So many sets of accounts are asked about, by tokens of as many kinds. */
  readonly #known = boundedCache<{ readonly parts: readonly object[]; readonly whole: Joint }>(caches.nameWholes);

  of(readings: readonly InventoryReading[], parts: readonly object[], make: () => Joint): Joint {
    const name = readings.map(listKey).join('\n');
    const known = this.#known.get(name);
    if (known && isSame(known.parts, parts)) return known.whole;
    const whole = make();
    this.#known.set(name, { parts, whole });
    return whole;
  }
}

function listKey({ client: { upstream }, row, values }: InventoryReading): string {
  return `${upstream.fingerprint} ${row.path} ${Object.values(values).join(' ')}`;
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index]);
}
