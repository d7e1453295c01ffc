/** Holds what a call sends against the input types of its row. */
import {
  type GraphQLEnumType,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { inputFields } from '../rest/graph.js';
import { paramsOf } from '../rest/path.js';
import type { BoundRow } from '../rest/rows.js';
import { isObject } from '../rest/unknown.js';
import { type InvalidField, Refusal } from './refusal.js';
import type { Query } from './resource.js';
import { type Fields, pick } from './values.js';

interface Input {
  readonly name: string;
  readonly type: GraphQLInputType;
}

/** The fields that the row knows; others are passed over. */
export function checkBody(schema: GraphQLSchema, row: BoundRow, body: unknown): Fields {
  if (!isObject(body)) throw new Refusal('json_error', 'the body is not an object');
  const inputs = wireInputs(schema, row);
  const wrong = problems(body, inputs, row);
  if (wrong.length > 0) throw Refusal.invalid(wrong);
  return pick(body, ...inputs.map(({ name }) => name));
}

/** What has no parameter of that name at the row is not an error: it is the manners' own, such as a page. */
export function checkQuery(schema: GraphQLSchema, row: BoundRow, query: Query): void {
  const inputs = wireInputs(schema, row);
  const values = Object.fromEntries(
    inputs
      .filter(({ name }) => query[name] !== undefined)
      .map(({ name, type }) => [name, parsed(query[name] ?? [], type)]),
  );
  const wrong = problems(values, inputs, row);
  if (wrong.length > 0) throw Refusal.invalid(wrong);
}

function wireInputs(schema: GraphQLSchema, row: BoundRow): Input[] {
  const { names } = row.dialect;
  const own = ['first', 'after', ...paramsOf(row.path).map(names.toGraph)];
  return inputFields(schema, row)
    .filter(({ name }) => row.kind === 'write' || !own.includes(name))
    .map(({ name, type }) => ({ name: names.toWire(name), type }));
}

/** Texts of a query as the value they stand for. */
function parsed(texts: readonly string[], type: GraphQLInputType): unknown {
  const bare = isNonNullType(type) ? type.ofType : type;
  if (isListType(bare)) return texts.map((text) => parsed([text], bare.ofType));
  const [text = ''] = texts;
  if (bare.name === 'Boolean') return text === 'true' || (text === 'false' ? false : text);
  if (['Int', 'Float', 'ID', 'SafeInt'].includes(bare.name) && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  // `sort=name` is short for `sort=name:asc`.
  return isEnumType(bare) && isValueOf(bare, `${text}:asc`) ? `${text}:asc` : text;
}

function problems(value: Fields, inputs: readonly Input[], row: BoundRow, path = ''): InvalidField[] {
  return inputs.flatMap(({ name, type }) => problemsOf(value[name], type, row, path ? `${path}.${name}` : name));
}

function problemsOf(value: unknown, type: GraphQLInputType, row: BoundRow, name: string): InvalidField[] {
  const wrong = (message: string) => [{ name, messages: [message] }];
  if (isNonNullType(type)) {
    if (value === undefined) return wrong('Missing data for required field.');
    if (value === null) return wrong('Field may not be null.');
    return problemsOf(value, type.ofType, row, name);
  }
  if (value === undefined || value === null) return [];
  if (isListType(type)) {
    if (!Array.isArray(value)) return wrong('Not a valid list.');
    return value.flatMap((item, index) => problemsOf(item, type.ofType, row, `${name}.${index}`));
  }
  if (isInputObjectType(type)) {
    if (!isObject(value)) return wrong('Not a valid object.');
    const { toWire } = row.dialect.names;
    const inputs = Object.values(type.getFields()).map((field) => ({ name: toWire(field.name), type: field.type }));
    return problems(value, inputs, row, name);
  }
  if (isEnumType(type)) return isValueOf(type, value) ? [] : wrong('Not a valid choice.');
  return fits(value, type.name, row) ? [] : wrong(`Not a valid ${type.name}.`);
}

function isValueOf(type: GraphQLEnumType, value: unknown): boolean {
  return type.getValues().some((member) => member.value === value);
}

function fits(value: unknown, scalar: string, { dialect }: BoundRow): boolean {
  switch (scalar) {
    case 'ID':
      return Number.isInteger(value) || (dialect.ids !== 'int' && typeof value === 'string');
    case 'Int':
    case 'SafeInt':
      return Number.isInteger(value);
    case 'Float':
      return typeof value === 'number';
    case 'Boolean':
      return typeof value === 'boolean';
    case 'JSONObject':
      return isObject(value);
    case 'JSON':
      return true;
    case 'DateTime':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value));
    default:
      return typeof value === 'string';
  }
}
