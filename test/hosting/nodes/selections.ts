/** Selections of all that can be asked of a type without being told more, down to some levels. */
import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';

/** By the names of arguments, wherever a field takes them. */
export type GivenArguments = Readonly<Record<string, string>>;

/**
 * Each field under the name of its type, as the same name may have other types elsewhere; but `id` is what clients that cache
 * read, so that it has no other name. Of types of which there are many in one place less is selected, as compilers of
 * documents take long for these.
 */
export function selectionOf(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  left: number,
  given: GivenArguments,
): string {
  if (isAbstractType(type)) {
    const parts = schema
      .getPossibleTypes(type)
      .map((one) => `... on ${one.name} ${selectionOf(schema, one, left - 1, given)}`);
    return `{ __typename ${parts.join(' ')} }`;
  }
  if (!isObjectType(type)) return '';
  return `{ __typename ${fieldsOf(schema, type, left, given).join(' ')} }`;
}

/** Of each field that can be asked for so; what edges have is among the nodes. */
export function fieldsOf(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  left: number,
  given: GivenArguments,
): string[] {
  const fields = Object.values(type.getFields()).filter(({ name }) => name !== 'edges');
  return fields.flatMap((field) => fieldOf(schema, type.name, field, left, given));
}

function fieldOf(
  schema: GraphQLSchema,
  type: string,
  field: GraphQLField<unknown, unknown>,
  left: number,
  given: GivenArguments,
): string | [] {
  if (field.args.some((arg) => isRequiredArgument(arg) && given[arg.name] === undefined)) return [];
  const named = getNamedType(field.type);
  const args = field.args.flatMap(({ name }) => (given[name] === undefined ? [] : [`${name}: ${given[name]}`]));
  const taken = args.length > 0 ? `(${args.join(', ')})` : '';
  const asked = isId(field) ? 'id' : `${type}__${field.name}: ${field.name}${taken}`;
  if (isLeafType(named)) return asked;
  if (left > 0) return `${asked} ${selectionOf(schema, named, left - 1, given)}`;
  const link = linkOf(named);
  return link === '' ? [] : `${asked} { __typename ${link} }`;
}

/** The id alone, where there is one. */
function linkOf(type: GraphQLNamedType): string {
  if (isUnionType(type)) {
    return type
      .getTypes()
      .flatMap((one) => (linkOf(one) ? `... on ${one.name} { id }` : []))
      .join(' ');
  }
  const fields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
  return fields.some(isId) ? 'id' : '';
}

function isId({ name, type }: GraphQLField<unknown, unknown>): boolean {
  return name === 'id' && String(type) === 'ID!';
}
