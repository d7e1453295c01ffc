/** Queries that ask for everything an API shows without arguments. */
import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/** Of rates and places, which are not served here. */
const isElsewhere = ({ name, type }: Field): boolean => name === 'in' || getNamedType(type).name === 'Country';

/** One query for each field of a root: its objects whole, and the id of each object that they link to. */
export function everything(schema: GraphQLSchema, root: string): string[] {
  const type = getNamedType(schema.getQueryType()?.getFields()[root]?.type);
  if (!isObjectType(type)) throw new Error(`No object type behind ${root}`);
  const listed = fieldsOf(type).map(itemOf);
  return fieldsOf(type).map((field) => `{ ${root} { ${selected(field, [], listed)} } }`);
}

function fieldsOf(type: GraphQLObjectType): Field[] {
  return Object.values(type.getFields()).filter((field) => !isElsewhere(field) && !field.args.some(isRequiredArgument));
}

function selected(field: Field, path: readonly string[], listed: readonly string[]): string {
  const { name } = field;
  const type = getNamedType(field.type);
  if (isAbstractType(type)) return `${name} { __typename }`;
  if (!isObjectType(type)) return name;
  const { nodes, pageInfo } = type.getFields();
  if (nodes && field.args.some((arg) => arg.name === 'first'))
    return `${name}(first: 200) { totalCount ${pageInfo ? 'pageInfo { hasNextPage }' : ''} ${selected(nodes, path, listed)} }`;
  if (path.length > 0 && listed.includes(type.name)) return `${name} { ${idOf(type)} }`;
  if (path.includes(type.name)) return `${name} { __typename }`;
  const fields = fieldsOf(type).map((field) => selected(field, [...path, type.name], listed));
  return `${name} { __typename ${fields.join(' ')} }`;
}

/** The type of what a field lists, or of what it is. */
function itemOf({ type }: Field): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  return getNamedType(named.getFields()['nodes']?.type ?? named).name;
}

/** The name of the field that distinguishes one object of a type from another. */
function idOf(type: GraphQLObjectType): string {
  return fieldsOf(type).find((field) => getNamedType(field.type).name === 'ID')?.name ?? '__typename';
}
