/** What is worked out once from what a request has read, until it writes. */

/** Names such values, and carries their type. */
export class MemoKey<T> {
  readonly #values = new WeakMap<object, T>();

  /** Of one span of time without writes. */
  of(span: object, make: () => T): T {
    const known = this.#values.get(span);
    if (known !== undefined) return known;
    const made = make();
    this.#values.set(span, made);
    return made;
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
