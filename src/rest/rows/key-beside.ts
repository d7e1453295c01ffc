/** A part of a key that is in no path: a bucket is identified by its name and its jurisdiction, which is a header. */
import type { BoundRow } from './bound-row.js';

/** A class declares this as `keyBeside`. */
export interface KeyBeside {
  /** The property of the objects and of inputs that holds the key. */
  readonly property: string;
  /** The known values; the first is the default. */
  readonly values: readonly string[];
}

export function keyBesideOf({ result }: Pick<BoundRow, 'result'>): KeyBeside | undefined {
  const Class: unknown = result?.();
  return typeof Class === 'function' ? (Reflect.get(Class, 'keyBeside') as KeyBeside | undefined) : undefined;
}

/** The value as a path parameter; empty for the default value. */
export function besidePath({ property, values }: KeyBeside, value: string): Readonly<Record<string, string>> {
  return value === values[0] ? {} : { [property]: value };
}
