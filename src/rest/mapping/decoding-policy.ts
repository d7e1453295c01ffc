/** Tolerates missing and invalid upstream values: each fails only its own field, with an error. */
import {
  type GraphQLField,
  type GraphQLFieldResolver,
  GraphQLList,
  type GraphQLNamedType,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { declare, declaredOf, isSent } from './declared.js';
import { joinsTypes } from '../../base/type-graphql/implemented-by.js';
import { classNamed } from '../../base/type-graphql/metadata.js';
import { notePossible, objectTypesOf, payloadType, rowsOf } from '../schema/fields-of-rows.js';
import { fits, originOf, valueAt } from './to-graph.js';
import { UnknownValue } from './invalid-value.js';

type DecodedField = GraphQLField<unknown, unknown>;

/**
 * Makes every property of upstream objects nullable, and every such object in lists. Ids by which objects are read, or
 * distinguished among those of several APIs, stay non-null: an object without its id is useless.
 */
export function applyDecodingPolicy(schema: GraphQLSchema): void {
  notePossible(schema);
  const types = upstreamTypes(schema);
  const readById = [...rowsOf(schema).keys()]
    .filter(({ kind, path }) => kind === 'get' && path.endsWith('}'))
    .flatMap((row) => objectTypesOf(schema, payloadType(schema, row)));
  const joined = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .filter((type) => isUnionType(type) || joinsTypes(type))
    .flatMap((type) => schema.getPossibleTypes(type));
  const identified: ReadonlySet<GraphQLObjectType> = new Set([...readById, ...joined]);
  for (const type of types) {
    for (const field of Object.values(type.getFields()).filter(isSent)) {
      declare(field, { type: field.type, where: `${type.name}.${field.name}` });
      field.resolve = answering(field);
      if (!identified.has(type) || !isOwnId(field, type)) field.type = loose(field.type);
    }
  }
  const isUpstreams = (type: GraphQLNamedType): boolean =>
    isAbstractType(type) ? schema.getPossibleTypes(type).some(isUpstreams) : isObjectType(type) && types.has(type);
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInterfaceType(type) && isUpstreams(type)) loosenAsImplemented(type, schema);
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields()))
      if (!declaredOf(field) && isUpstreams(getNamedType(field.type))) field.type = looseWithin(field.type);
  }
}

/** The types that rows return, including nested ones. */
function upstreamTypes(schema: GraphQLSchema): ReadonlySet<GraphQLObjectType> {
  const found = new Set<GraphQLObjectType>();
  const visit = (type: GraphQLOutputType): void => {
    for (const named of objectTypesOf(schema, type)) {
      if (found.has(named) || isFromScalar(named)) continue;
      found.add(named);
      for (const field of Object.values(named.getFields())) if (isSent(field)) visit(field.type);
    }
  };
  for (const row of rowsOf(schema).keys()) visit(payloadType(schema, row));
  return found;
}

/** Mapped from a single wire value, so it is complete or absent. */
function isFromScalar({ name }: GraphQLObjectType): boolean {
  return 'fromWire' in (classNamed(name) ?? {});
}

function isOwnId({ name, type }: DecodedField, { name: owner }: GraphQLObjectType): boolean {
  const keys: unknown = Reflect.get(classNamed(owner) ?? {}, 'keys') ?? {};
  return getNamedType(type).name === 'ID' && ['id', ...Object.values(Object(keys))].includes(name);
}

function loosenAsImplemented(
  type: GraphQLNamedType & { getFields(): Record<string, DecodedField> },
  schema: GraphQLSchema,
) {
  const implementers = isInterfaceType(type) ? schema.getImplementations(type).objects : [];
  for (const field of Object.values(type.getFields())) {
    const isStrict = implementers.every((implementer) => isNonNullType(implementer.getFields()[field.name]?.type));
    if (!isStrict) field.type = loose(field.type);
  }
}

function loose(type: GraphQLOutputType): GraphQLOutputType {
  if (isNonNullType(type)) return loose(type.ofType);
  return isListType(type) ? new GraphQLList(loose(type.ofType)) : type;
}

/** Keeps the lists' own nullability and makes their items nullable. */
function looseWithin(type: GraphQLOutputType): GraphQLOutputType {
  if (isListType(type)) return new GraphQLList(looseWithin(type.ofType));
  if (!isNonNullType(type)) return type;
  return isListType(type.ofType) ? new GraphQLNonNull(looseWithin(type.ofType)) : type.ofType;
}

function answering(field: DecodedField): GraphQLFieldResolver<unknown, unknown> {
  const { name, resolve } = field;
  const settled = (root: object, value: unknown): unknown => {
    if (value instanceof Error) return value;
    const declared = declaredOf(field);
    const problem = (expected?: ConstructorParameters<typeof UnknownValue>[3]) =>
      new UnknownValue(originOf(root)?.client.upstream.account ?? null, declared?.where ?? name, value, expected);
    if (value === null || value === undefined) return declared && isNonNullType(declared.type) ? problem() : null;
    const named = getNamedType(field.type);
    // Values that a class computes have not been checked yet.
    if (Object.hasOwn(root, name) || !isLeafType(named)) return value;
    const all = isListType(getNullableType(field.type)) && Array.isArray(value) ? value : [value];
    return all.every((one) => fits(one, named)) ? value : problem(named);
  };
  return (root, args, context, info) => {
    if (typeof root !== 'object' || root === null) return null;
    const value = resolve ? resolve(root, args, context, info) : valueAt(root, name);
    return value instanceof Promise ? value.then((found) => settled(root, found)) : settled(root, value);
  };
}
