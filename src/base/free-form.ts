/** Scalars that take any JSON. */
import { GraphQLScalarType } from 'graphql';
import { GraphQLJSON, GraphQLJSONObject } from 'graphql-scalars';

/** A representation of an entity, by the name that routers of supergraphs expect. */
export const AnyValue = new GraphQLScalarType({
  ...GraphQLJSON.toConfig(),
  name: '_Any',
  description:
    'An object as a router of a supergraph names it: the name of its type in `__typename`, and a key of that type, such as `id`. Further properties are ignored.',
  specifiedByURL: null,
});

const freeForm: ReadonlySet<unknown> = new Set([GraphQLJSON, GraphQLJSONObject, AnyValue]);

export function isFreeForm(type: unknown): boolean {
  return freeForm.has(type);
}
