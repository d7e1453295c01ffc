/** Finds what is of one class in the long lists in which type-graphql keeps all that it knows. */

interface OfClass {
  readonly target: object;
}

export class ByClass<Entry extends OfClass> {
  readonly #known = new Map<object, Entry[]>();
  #read = 0;

  constructor(private readonly list: () => readonly Entry[]) {}

  /** In the order of the list, which may grow from question to question. */
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

/** A class and those that it extends. */
export function chainOf(target: object): object[] {
  const above: unknown = Object.getPrototypeOf(target);
  return typeof above === 'function' ? [target, ...chainOf(above)] : [target];
}
