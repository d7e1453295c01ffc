/** Adds the account's name to every object that is read from an upstream. */
import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLInterfaceType,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLString,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { payloadType, rowsOf } from './fields-of-rows.js';
import { originOf } from '../mapping/to-graph.js';

type AccountField = GraphQLField<unknown, unknown>;

const name = 'accountName';

/** Adds the field to the types that rows return and to their interfaces. */
export function addAccountFields(schema: GraphQLSchema): void {
  // A Node need not belong to an account: a currency does not.
  const interfaces = Object.values(schema.getTypeMap()).filter(isInterfaceType).filter(({ name }) => name !== 'Node');
  const objectsOf = (type: GraphQLInterfaceType) => schema.getImplementations(type).objects;
  const read = new Set(readTypes(schema));
  // Other implementations of these interfaces may be embedded in objects.
  for (const objects of interfaces.map(objectsOf))
    if (objects.some((object) => read.has(object))) for (const object of objects) read.add(object);
  for (const type of read) add(type.getFields(), type.name);
  for (const type of interfaces)
    if (objectsOf(type).some((object) => read.has(object))) add(type.getFields(), type.name);
}

function readTypes(schema: GraphQLSchema): ReadonlySet<GraphQLObjectType> {
  const reads = [...rowsOf(schema).keys()].filter(({ kind }) => kind !== 'write');
  const types = reads.flatMap((row): readonly GraphQLNamedType[] => {
    const type = getNamedType(payloadType(schema, row));
    return isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
  });
  return new Set(types.filter(isObjectType));
}

function add(fields: Record<string, AccountField>, owner: string): void {
  if (fields[name]) throw new Error(`${owner} has a field ${name} of its own`);
  fields[name] = {
    name,
    description: 'Name of its account',
    type: new GraphQLNonNull(GraphQLString),
    args: [],
    resolve: (object) => originOf(object)?.client.upstream.account.name,
    subscribe: undefined,
    deprecationReason: undefined,
    extensions: {},
    astNode: undefined,
  };
}
