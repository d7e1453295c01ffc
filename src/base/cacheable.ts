/** Marks fields of frozen objects whose serialised value can be cached as long as another object stays the same. */
import type { GraphQLField } from 'graphql';

type AsLongAs = (args: never, context: never) => object | undefined;

export class Cacheable {
  /** Returns the object the cached text lives as long as; undefined also when the value is not a plain one. */
  constructor(readonly asLongAs: AsLongAs) {}
}

const extension = 'cacheable';

/** The extensions that mark a field with a direct resolver as cacheable. */
export function cacheable(asLongAs: AsLongAs): Record<typeof extension, Cacheable> {
  return { [extension]: new Cacheable(asLongAs) };
}

/** The mark of a cacheable field, undefined for any other field. */
export function cacheableOf({ extensions }: GraphQLField<unknown, unknown>): Cacheable | undefined {
  const found = extensions[extension];
  return found instanceof Cacheable ? found : undefined;
}
