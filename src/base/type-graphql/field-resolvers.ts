/**
 * type-graphql 2.0.0-rc.4 searches the field resolvers of all classes again for each of thousands of fields. Here it
 * searches those of the type whose fields it read last, which is the one that it is defining.
 */
import { getMetadataStorage } from 'type-graphql';

type Storage = ReturnType<typeof getMetadataStorage>;
type FieldResolver = Storage['fieldResolvers'][number];
type FieldOwner = Storage['objectTypes'][number] | Storage['interfaceTypes'][number];

/** Applies to the next schema, which is built from a copy of the storage. */
export function chooseFieldResolvers(isChosen: (resolver: unknown) => boolean): void {
  const storage = getMetadataStorage();
  const { clone, build }: Partial<Storage> = Object.getPrototypeOf(storage);
  if (!clone || !build) return;
  storage.clone = () => {
    const copy = clone.call(storage);
    copy.fieldResolvers = copy.fieldResolvers.filter(({ kind, target }) => kind === 'internal' || isChosen(target));
    copy.build = (options) => {
      build.call(copy, options);
      searchByType(copy);
    };
    return copy;
  };
}

/** Once the storage is built, each resolver knows its type. */
function searchByType(storage: Storage): void {
  const byType = new Map<unknown, FieldResolver[]>();
  for (const resolver of storage.fieldResolvers) {
    const type = resolver.getObjectType?.();
    const known = byType.get(type);
    if (known) known.push(resolver);
    else byType.set(type, [resolver]);
  }
  let current: FieldResolver[] = [];
  const noticed = <Owner extends FieldOwner>(owner: Owner): Owner => {
    const types = [owner.target, ...(owner.interfaceClasses ?? [])];
    const resolvers = types.flatMap((type) => byType.get(type) ?? []);
    const get = () => {
      current = resolvers;
      return owner.fields;
    };
    return Object.create(owner, { fields: { get } });
  };
  storage.objectTypes = storage.objectTypes.map(noticed);
  storage.interfaceTypes = storage.interfaceTypes.map(noticed);
  Object.defineProperty(storage, 'fieldResolvers', { get: () => current });
}
