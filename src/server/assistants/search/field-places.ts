/** Finds a short way from the root to each type of the schema. */
import { type GraphQLNamedType, type GraphQLSchema, getNamedType, isAbstractType, isObjectType } from 'graphql';

/** The fields that lead to a type, by its name, such as `hosting.servers.nodes`; empty for a root. */
export function placesOfTypes(schema: GraphQLSchema): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  if (query) walk(schema, query, false, places);
  // Everything is near by `node`, but lists say what there is: it is for what they do not lead to.
  for (const root of [query, mutation]) if (root) walk(schema, root, true, places);
  return places;
}

/** Adds the types that have no place yet. */
function walk(
  schema: GraphQLSchema,
  root: GraphQLNamedType,
  followsAbstract: boolean,
  places: Map<string, string>,
): void {
  const seen = new Set([root]);
  const next: [type: GraphQLNamedType, place: string][] = [[root, '']];
  for (let step = next.shift(); step !== undefined; step = next.shift()) {
    const [type, way] = step;
    const place = places.get(type.name) ?? way;
    places.set(type.name, place);
    for (const [below, name] of belowOf(schema, type, followsAbstract)) {
      if (seen.has(below)) continue;
      seen.add(below);
      next.push([below, name.startsWith('(') || place === '' ? `${place}${name}` : `${place}.${name}`]);
    }
  }
}

function belowOf(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  followsAbstract: boolean,
): (readonly [GraphQLNamedType, string])[] {
  if (isAbstractType(type)) {
    return followsAbstract ? schema.getPossibleTypes(type).map((one) => [one, `(... on ${one.name})`] as const) : [];
  }
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).map((field) => [getNamedType(field.type), field.name] as const);
}
