/** The inputs of a row, by their names on the wire. */
import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isListType,
  isNonNullType,
} from 'graphql';
import { mapNamesOf } from '../../rest/mapping/as-map.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import { inputFields } from '../../rest/schema/fields-of-rows.js';
import type { FieldNaming } from '../../rest/mapping/field-names.js';
import { takesNull } from '../../rest/mapping/nulls.js';
import { wireNameOf } from '../../rest/mapping/wire-names.js';
import { paramsOf } from '../../rest/rows/path.js';
import { argumentName } from '../../rest/schema/descriptions.js';

export interface Input {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly map: ReturnType<typeof mapNamesOf>;
  readonly takesNull: boolean;
}

export function wireInputs(schema: GraphQLSchema, row: BoundRow): Input[] {
  const { names } = row.dialect;
  const own = ['first', 'after', ...paramsOf(row.path).map((param) => argumentName(row, param))];
  return inputFields(schema, row)
    .filter(({ name }) => row.kind === 'write' || !own.includes(name))
    .map((field) => inputOf(field, names));
}

function inputOf(field: GraphQLArgument | GraphQLInputField, names: FieldNaming): Input {
  return {
    name: wireNameOf(field, names),
    type: field.type,
    map: mapNamesOf(field),
    takesNull: takesNull(field),
  };
}

/** Whether an input is in the query or a header instead of the body. */
export function isElsewhere({ options: { query = [], headers = {} } }: BoundRow, { name }: Input): boolean {
  return query.includes(name) || name in headers;
}

export function fieldsOf(type: GraphQLInputObjectType, { dialect }: BoundRow): Input[] {
  return Object.values(type.getFields()).map((field) => inputOf(field, dialect.names));
}

/** `server.2` is an item of `server`. */
export function hasIntIds({ dialect: { ids, names } }: BoundRow, path: string): boolean {
  const name = path.replace(/\.\d+$/, '').replace(/^.*\./, '');
  return (typeof ids === 'function' ? ids(names.toGraph(name)) : ids) === 'int';
}

export function isText(type: GraphQLInputType): boolean {
  return getNamedType(type).name === 'String';
}

/** Whether it is a file or a list of files. */
export function isFile(type: GraphQLInputType): boolean {
  return getNamedType(type).name === 'FileInput';
}

export function isList(type: GraphQLInputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}
