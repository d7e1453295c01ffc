/** The types that other subgraphs may refer to, and by which of their fields. */
import { type GraphQLObjectType, type GraphQLSchema, isInterfaceType } from 'graphql';
import { composeId } from '../../base/global-id.js';

interface EntityKey {
  readonly field: string;
  /** The global id of the object whose field has this value. */
  readonly idOf: (value: string) => string;
}

const globalId: EntityKey = { field: 'id', idOf: (id) => id };

const codes: ReadonlyMap<string, EntityKey> = new Map([
  ['Currency', { field: 'code', idOf: (code) => composeId('currency', code) }],
  ['Country', { field: 'isoCode', idOf: (code) => composeId('country', code) }],
]);

/** All that `node` finds. */
export function entityTypes(schema: GraphQLSchema): readonly GraphQLObjectType[] {
  const node = schema.getType('Node');
  return isInterfaceType(node) ? schema.getPossibleTypes(node) : [];
}

/** The keys of a type that is one of these. */
export function keysOf(type: string): readonly EntityKey[] {
  const code = codes.get(type);
  return code ? [globalId, code] : [globalId];
}
