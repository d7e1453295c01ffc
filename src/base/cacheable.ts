/** Marks the fields whose value, of a frozen object, is the same for as long as something else is: their text is kept as long. */
import type { GraphQLField } from 'graphql';

type AsLongAs = (args: never, context: never) => object | undefined;

export class Cacheable {
  /** Undefined, too, where the value is no plain one. */
  constructor(readonly asLongAs: AsLongAs) {}
}

const extension = 'cacheable';

/** For the extensions of a field that is resolved directly. */
export function cacheable(asLongAs: AsLongAs): Record<typeof extension, Cacheable> {
  return { [extension]: new Cacheable(asLongAs) };
}

/** Undefined for any other field. */
export function cacheableOf({ extensions }: GraphQLField<unknown, unknown>): Cacheable | undefined {
  const found = extensions[extension];
  return found instanceof Cacheable ? found : undefined;
}
