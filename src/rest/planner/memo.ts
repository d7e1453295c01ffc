/** Values derived from what a request has read, memoised until it writes. */

/** Identifies such a value and carries its type. */
export class MemoKey<T> {
  readonly #values = new WeakMap<object, T>();

  /** The value for one period without writes. */
  of(span: object, make: () => T): T {
    const known = this.#values.get(span);
    if (known !== undefined) return known;
    const value = make();
    this.#values.set(span, value);
    return value;
  }
}

export class Memo {
  #span: object | undefined;

  get<T>(key: MemoKey<T>, make: () => T): T {
    return key.of((this.#span ??= {}), make);
  }

  clear(): void {
    this.#span = undefined;
  }
}
