/** An index by class over the metadata lists of type-graphql 2.0.0-rc.4, which has none: they are thousands of entries long. */

interface OfClass {
  readonly target: object;
}

export class ByClass<Entry extends OfClass> {
  readonly #known = new Map<object, Entry[]>();
  #read = 0;

  constructor(private readonly list: () => readonly Entry[]) {}

  /** The entries of the class in list order; the list may grow between calls. */
  of(target: object): readonly Entry[] {
    const list = this.list();
    for (const entry of this.#read < list.length ? list.slice(this.#read) : []) {
      const known = this.#known.get(entry.target);
      if (known) known.push(entry);
      else this.#known.set(entry.target, [entry]);
    }
    this.#read = list.length;
    return this.#known.get(target) ?? [];
  }
}

/** A class followed by its superclasses. */
export function chainOf(target: object): object[] {
  const above: unknown = Object.getPrototypeOf(target);
  return typeof above === 'function' ? [target, ...chainOf(above)] : [target];
}
