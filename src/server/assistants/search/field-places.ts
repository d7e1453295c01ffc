/** Where the fields of the schema are: the shortest way from the root to each type. */
import { type GraphQLNamedType, type GraphQLSchema, getNamedType, isAbstractType, isObjectType } from 'graphql';

/** By the name of a type: the fields that lead to it, such as `hosting.servers.nodes`; empty for a root. */
export function placesOfTypes(schema: GraphQLSchema): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  const next: GraphQLNamedType[] = [];
  const found = (type: GraphQLNamedType, place: string): void => {
    if (places.has(type.name)) return;
    places.set(type.name, place);
    next.push(type);
  };
  for (const root of [schema.getQueryType(), schema.getMutationType()]) if (root) found(root, '');
  for (let type = next.shift(); type !== undefined; type = next.shift()) {
    const place = places.get(type.name) ?? '';
    if (isAbstractType(type)) {
      for (const one of schema.getPossibleTypes(type)) found(one, `${place}(... on ${one.name})`);
    } else if (isObjectType(type)) {
      for (const field of Object.values(type.getFields())) {
        found(getNamedType(field.type), place === '' ? field.name : `${place}.${field.name}`);
      }
    }
  }
  return places;
}
