/** What is worked out of lists, once for each time that they are read anew, whoever asks. */
import type { Reading } from '../inventory/listing.js';

type Make<Part> = (wires: readonly unknown[]) => Part;

/** Of single lists. */
export class Parts<Part extends object> {
  /** By the first object of the wire, with which a list that is read anew begins anew. */
  readonly #known = new WeakMap<object, { readonly wires: readonly unknown[]; readonly part: Part }>();
  readonly #ofNone: Part;

  constructor(private readonly make: Make<Part>) {
    this.#ofNone = make([]);
  }

  of({ wires }: Reading): Part {
    const [first] = wires;
    if (typeof first !== 'object' || first === null) return wires.length === 0 ? this.#ofNone : this.make(wires);
    const known = this.#known.get(first);
    if (known && isSame(known.wires, wires)) return known.part;
    const part = this.make(wires);
    this.#known.set(first, { wires, part });
    return part;
  }
}

/** Of several lists together. */
export class Joined<Whole extends object> {
  readonly #known = new Map<string, { readonly parts: readonly object[]; readonly whole: Whole }>();

  /** So many sets of accounts are asked about, by tokens of as many kinds. */
  constructor(private readonly most = 16) {}

  of(readings: readonly Reading[], parts: readonly object[], make: () => Whole): Whole {
    const key = readings.map(({ client: { upstream }, row, values }) => keyOf(upstream.fingerprint, row.path, values));
    const name = key.join('\n');
    const known = this.#known.get(name);
    if (known && isSame(known.parts, parts)) return known.whole;
    const whole = make();
    this.#known.delete(name);
    this.#known.set(name, { parts, whole });
    for (const [oldest] of this.#known) if (this.#known.size > this.most) this.#known.delete(oldest);
    return whole;
  }
}

function keyOf(fingerprint: string, path: string, values: Readonly<Record<string, string>>): string {
  return `${fingerprint} ${path} ${Object.values(values).join(' ')}`;
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index]);
}
