/** An object as it may really have come: whatever its class declares, an upstream may have left it out. */

/** Made of one value of the wire, or not at all. */
interface AtomicValue {
  readonly amount: string;
  readonly currency: string;
}

export type Sent<T> = T extends AtomicValue | ((...args: never) => unknown)
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Sent<Item>[]
    : T extends object
      ? { readonly [Name in keyof T]?: Sent<T[Name]> | null }
      : T;
