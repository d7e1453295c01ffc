/**
 * type-graphql 2.0.0-rc.4 filters all field resolvers by the schema's classes again for each of thousands of fields.
 * Here they are filtered once.
 */
import { getMetadataStorage } from 'type-graphql';

type Storage = ReturnType<typeof getMetadataStorage>;

/** Already filtered by the classes of one schema, so `filter` returns it unchanged. */
class ChosenFieldResolvers extends Array<Storage['fieldResolvers'][number]> {
  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }

  override filter(): this {
    return this;
  }
}

/** Applies to the next schema, which is built from a copy of the storage. */
export function chooseFieldResolvers(isChosen: (resolver: unknown) => boolean): void {
  const storage = getMetadataStorage();
  const clone: unknown = Reflect.get(Object.getPrototypeOf(storage), 'clone');
  if (typeof clone !== 'function') return;
  storage.clone = () => {
    const copy: Storage = clone.call(storage);
    const chosen = copy.fieldResolvers.filter(({ kind, target }) => kind === 'internal' || isChosen(target));
    copy.fieldResolvers = ChosenFieldResolvers.from(chosen);
    return copy;
  };
}
