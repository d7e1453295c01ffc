/** A part of a key that no path has: a bucket is one of its name in its jurisdiction, which a header says. */
import type { BoundRow } from './bound-row.js';

/** What a class declares as `keyBeside`. */
export interface KeyBeside {
  /** Of the objects, and of the input of calls. */
  readonly property: string;
  /** The first is meant unless another is given. */
  readonly values: readonly string[];
}

export function keyBesideOf({ result }: Pick<BoundRow, 'result'>): KeyBeside | undefined {
  const Class: unknown = result?.();
  return typeof Class === 'function' ? (Reflect.get(Class, 'keyBeside') as KeyBeside | undefined) : undefined;
}

/** As a value of a path: nothing where none need be given. */
export function besidePath({ property, values }: KeyBeside, value: string): Readonly<Record<string, string>> {
  return value === values[0] ? {} : { [property]: value };
}
