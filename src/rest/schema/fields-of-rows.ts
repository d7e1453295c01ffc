/** Finds the fields that rows became in the built schema. */
import {
  type GraphQLAbstractType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import type { Dialect } from '../rows/dialect.js';
import { abstractClass } from '../mapping/abstract-types.js';
import { apiEnum } from './rest-directive.js';
import type { BoundRow } from '../rows/bound-row.js';
import type { StartedOperation } from '../rows/operation.js';
import { ofEach } from '../../base/of-each.js';

type RowField = GraphQLField<unknown, unknown>;

/** Every row of the schema, with its field. */
export const rowsOf = ofEach((schema: GraphQLSchema): ReadonlyMap<BoundRow, RowField> => {
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()));
  return new Map(
    fields.flatMap((field) => (isRow(field.extensions['row']) ? [[field.extensions['row'], field] as const] : [])),
  );
});

/** The dialects with rows in the schema, in the order of the APIs. */
export const dialectsOf = ofEach((schema: GraphQLSchema): readonly Dialect[] => {
  const all = [...new Set([...rowsOf(schema).keys()].map(({ dialect }) => dialect))];
  const order = schema.getType(apiEnum);
  const names = isEnumType(order) ? order.getValues().map(({ name }) => name) : [];
  return names.flatMap((name) => all.filter(({ api }) => api === name));
});

/** The lists that show whether an account can be read at all, one for each API. */
export function centralRowsOf(schema: GraphQLSchema): readonly BoundRow[] {
  const rows = [...rowsOf(schema).keys()].filter(({ options }) => options.central);
  return dialectsOf(schema).flatMap((dialect) => rows.filter((row) => row.dialect === dialect));
}

function isRow(value: unknown): value is BoundRow {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

export function fieldOf(schema: GraphQLSchema, row: BoundRow): RowField {
  const field = rowsOf(schema).get(row);
  if (!field) throw new Error(`The row ${row.method} ${row.path} is not in the schema`);
  return field;
}

/** The row of the field `Type.field`. */
export function rowAt(schema: GraphQLSchema, field: string): BoundRow {
  const [type = '', name = ''] = field.split('.');
  const owner = schema.getType(type);
  const row = isObjectType(owner) ? owner.getFields()[name]?.extensions['row'] : undefined;
  if (!isRow(row)) throw new Error(`No row has become ${field}`);
  return row;
}

const ownersOf = ofEach((schema: GraphQLSchema): ReadonlyMap<RowField, GraphQLObjectType> => {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  return new Map(types.flatMap((type) => Object.values(type.getFields()).map((field) => [field, type] as const)));
});

/** The type that has the row's field. */
export function ownerOf(schema: GraphQLSchema, row: BoundRow): GraphQLObjectType {
  const field = fieldOf(schema, row);
  const owner = ownersOf(schema).get(field);
  if (!owner) throw new Error(`The field ${field.name} is in no type`);
  return owner;
}

/** The type of a write's `input`. */
export function inputType(schema: GraphQLSchema, row: BoundRow): GraphQLInputObjectType | undefined {
  if (row.kind !== 'write') return undefined;
  const input = getNamedType(fieldOf(schema, row).args.find(({ name }) => name === 'input')?.type);
  return isInputObjectType(input) ? input : undefined;
}

/** The input fields of a row: those of a write's `input`, or the arguments of a read. */
export function inputFields(schema: GraphQLSchema, row: BoundRow): readonly (GraphQLArgument | GraphQLInputField)[] {
  if (row.kind !== 'write') return fieldOf(schema, row).args;
  return Object.values(inputType(schema, row)?.getFields() ?? {});
}

/** The type that the row's field returns; for a connection, that of its nodes. */
export function payloadType(schema: GraphQLSchema, row: BoundRow): GraphQLOutputType {
  const { type } = fieldOf(schema, row);
  const named = getNamedType(type);
  if (row.kind !== 'list' || !isObjectType(named)) return type;
  return getNamedType(named.getFields()['nodes']?.type ?? type);
}

/** The row that lists the actions of an API by id. */
export function actionsRow(schema: GraphQLSchema, dialect: Dialect): BoundRow {
  const row = [...rowsOf(schema).keys()].find(
    (row) => row.dialect === dialect && row.options.ids !== undefined && row.result?.() === dialect.actions?.type,
  );
  if (!row) throw new Error(`The ${dialect.api} API has no list of actions by id`);
  return row;
}

/** The row that reads the operations that a write starts. */
export function operationRow(schema: GraphQLSchema, { name, dialect }: BoundRow, { path }: StartedOperation): BoundRow {
  const row = [...rowsOf(schema).keys()].find(
    (row) => row.dialect === dialect && row.kind === 'get' && row.path === path,
  );
  if (!row) throw new Error(`Nothing reads ${path}, the operations of ${name}`);
  return row;
}

const possible = new WeakMap<GraphQLAbstractType, ReadonlyMap<string, GraphQLObjectType>>();

/** Registers the possible types of this schema's interfaces and unions. */
export function notePossible(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isAbstractType)) {
    possible.set(type, new Map(schema.getPossibleTypes(type).map((one) => [one.name, one])));
  }
}

export function typeNamed(type: GraphQLAbstractType, name: string | undefined): GraphQLObjectType | undefined {
  return possible.get(type)?.get(name ?? '');
}

/** The object types that a value of the type may have. */
export function objectTypesOf(schema: GraphQLSchema, type: GraphQLOutputType): readonly GraphQLObjectType[] {
  const named = getNamedType(type);
  if (isObjectType(named)) return [named];
  return isAbstractType(named) && abstractClass(named.name) ? schema.getPossibleTypes(named) : [];
}
