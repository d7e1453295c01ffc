/**
 * type-graphql 2.0.0-rc.4 asks, anew for each of thousands of fields, which of all field resolvers are of the classes of
 * the graph. Here they are chosen once.
 */
import { getMetadataStorage } from 'type-graphql';

type Storage = ReturnType<typeof getMetadataStorage>;

/** Those of the classes of one graph: whoever filters them by these classes gets the same list. */
class ChosenFieldResolvers extends Array<Storage['fieldResolvers'][number]> {
  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }

  override filter(): this {
    return this;
  }
}

/** For the schema that is built next: it is made of a copy of the storage. */
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
