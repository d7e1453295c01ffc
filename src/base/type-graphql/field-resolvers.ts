/**
 * type-graphql 2.0.0-rc.4 asks, anew for each of thousands of fields, which of all field resolvers are of the classes of
 * the graph, and each of these for its type. Here they are chosen once, and their types are at hand.
 */
import { getMetadataStorage } from 'type-graphql';

type Storage = ReturnType<typeof getMetadataStorage>;
type FieldResolver = Storage['fieldResolvers'][number];

/** One method for all, as millions of calls are quick on it. */
interface TypedFieldResolver {
  readonly objectType: unknown;
}

function objectTypeOfThis(this: TypedFieldResolver): unknown {
  return this.objectType;
}

/** Those of the classes of one graph: whoever filters them by these classes gets the same list. */
class ChosenFieldResolvers extends Array<FieldResolver> {
  #areTyped = false;

  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }

  /** The types are known once the schema is under way. */
  override filter(): this {
    if (this.#areTyped) return this;
    this.#areTyped = true;
    this.forEach((given, at) => {
      const objectType = given.getObjectType?.();
      this[at] = Object.assign({ objectType, methodName: given.methodName }, given, {
        getObjectType: objectTypeOfThis,
      });
    });
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
