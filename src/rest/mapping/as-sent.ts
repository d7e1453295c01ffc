/** An object as it may actually arrive: the upstream may omit any property that its class declares. */

/** Mapped from a single wire value, so it is complete or absent. */
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
