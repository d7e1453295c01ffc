/** Reads what decorators declare about classes from the metadata storage: type-graphql 2.0.0-rc.4 has no other way to it. */
import { type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql';
import { type ClassType, getMetadataStorage } from 'type-graphql';
import { ByClass, chainOf } from './by-class.js';

type Storage = ReturnType<typeof getMetadataStorage>;

/** A method that resolves a field. */
export type ResolverMethod = Storage['queries'][number] | Storage['fieldResolvers'][number];

type FieldType = Storage['fields'][number]['getType'];

const inputs = new ByClass(() => getMetadataStorage().inputTypes);
const fields = new ByClass(() => getMetadataStorage().fields);
/** Cached, as it is looked up for each object of an abstract type. */
const names = new WeakMap<object, string>();

let classes: ReadonlyMap<string, ClassType<object>> = new Map();
/** How many classes were declared at collection time: modules loaded later declare more. */
let declared = 0;

/** The class of an object type. */
export function classNamed(name: string): ClassType<object> | undefined {
  const { objectTypes } = getMetadataStorage();
  if (objectTypes.length !== declared) {
    declared = objectTypes.length;
    classes = new Map(objectTypes.map(({ name, target }) => [name, target as ClassType<object>]));
  }
  return classes.get(name);
}

/** The class of an interface type. */
export function interfaceNamed(name: string): object | undefined {
  return getMetadataStorage().interfaceTypes.find((type) => type.name === name)?.target;
}

/** The GraphQL name of an object or interface class. */
export function typeNameOf(Class: object): string | undefined {
  const known = names.get(Class);
  if (known !== undefined) return known;
  const name = typeOf(Class)?.name;
  if (name !== undefined) names.set(Class, name);
  return name;
}

export function descriptionOf(Class: object): string | undefined {
  return typeOf(Class)?.description;
}

/** The interfaces that a class declares. */
export function interfacesOf(Class: object): readonly unknown[] {
  return typeOf(Class)?.interfaceClasses ?? [];
}

/** The types of a class's own fields, by name. */
export function fieldTypesOf(Class: object): ReadonlyMap<string, ReturnType<FieldType>> {
  const own = typeOf(Class)?.fields ?? [];
  return new Map(own.map(({ schemaName, getType }) => [schemaName, getType()]));
}

export function inputNameOf(Class: object): string | undefined {
  return inputs.of(Class)[0]?.name;
}

export function inputDescriptionOf(Class: object): string | undefined {
  return inputs.of(Class)[0]?.description;
}

/** Includes inherited fields. */
export function inputFieldsOf(Class: object): Storage['fields'] {
  return chainOf(Class).flatMap((each) => fields.of(each));
}

/** The fields of a schema that methods of these classes resolve. */
export function fieldsResolvedBy(
  schema: GraphQLSchema,
  resolvers: readonly unknown[],
): { readonly field: GraphQLField<unknown, unknown>; readonly method: ResolverMethod }[] {
  const { queries, fieldResolvers } = getMetadataStorage();
  const isOurs = ({ target }: ResolverMethod) => resolvers.includes(target);
  return [
    ...queries.filter(isOurs).map((method) => ({ method, owner: 'Query' })),
    ...fieldResolvers
      .filter(isOurs)
      .map((method) => ({ method, owner: typeNameOf(method.getObjectType?.() ?? Object) ?? '' })),
  ].flatMap(({ method, owner }) => {
    const type = schema.getType(owner);
    const field = isObjectType(type) ? type.getFields()[method.schemaName] : undefined;
    return field ? [{ field, method }] : [];
  });
}

export function isInput(type: unknown): boolean {
  return typeof type === 'function' && inputs.of(type).length > 0;
}

function typeOf(Class: object) {
  const { objectTypes, interfaceTypes } = getMetadataStorage();
  return [...objectTypes, ...interfaceTypes].find(({ target }) => target === Class);
}
