/** Holds what a call sends against the input types of its row. */
import {
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { inputFields } from '../rest/graph.js';
import { wireNameOf } from '../rest/on-wire.js';
import { paramsOf } from '../rest/path.js';
import type { BoundRow } from '../rest/bound-row.js';
import { isObject } from '../unknown.js';
import type { Provider } from './provider.js';
import { argumentName } from '../rest/words.js';
import { type InvalidField, Refusal, missing } from './refusal.js';
import type { Query } from './resource.js';
import { type Fields, pick } from './values.js';

interface Input {
  readonly name: string;
  readonly type: GraphQLInputType;
}

/** The fields that the row knows; others are passed over. */
export function checkBody(
  schema: GraphQLSchema,
  row: BoundRow,
  body: unknown,
  { manners, references }: Pick<Provider, 'manners' | 'references'>,
): Fields {
  if (!isObject(body)) throw new Refusal('json_error', 'the body is not an object');
  const inputs = wireInputs(schema, row);
  const values = manners.textBodies ? typedFields(body, inputs, row) : named(body, inputs, references);
  const wrong = problems(values, inputs, row);
  if (wrong.length > 0) throw Refusal.invalid(wrong);
  return pick(values, ...inputs.map(({ name }) => name));
}

/** What has no parameter of that name at the row is not an error: it is the manners' own, such as a page. */
export function checkQuery(schema: GraphQLSchema, row: BoundRow, query: Query): void {
  const inputs = wireInputs(schema, row);
  const given = inputs.map(({ name, type }) => [name, isList(type) ? query[name] : query[name]?.[0]] as const);
  const values = typedFields(Object.fromEntries(given), inputs, row);
  const wrong = problems(values, inputs, row);
  if (wrong.length > 0) throw Refusal.invalid(wrong);
}

function wireInputs(schema: GraphQLSchema, row: BoundRow): Input[] {
  const { names } = row.dialect;
  const own = ['first', 'after', ...paramsOf(row.path).map((param) => argumentName(row, param))];
  return inputFields(schema, row)
    .filter(({ name }) => row.kind === 'write' || !own.includes(name))
    .map((field) => ({ name: wireNameOf(field, names), type: field.type }));
}

/** What is named by a text may be named by its id as a number. */
function named(body: Fields, inputs: readonly Input[], references: Provider['references']): Fields {
  const text = (value: unknown) => (Number.isSafeInteger(value) ? String(value) : value);
  const names = inputs.filter(({ name, type }) => name in references && isText(type)).map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      if (!names.includes(name)) return [name, value];
      return [name, Array.isArray(value) ? value.map(text) : text(value)];
    }),
  );
}

/** Texts, at any depth, as the values they stand for. */
function typedFields(value: Fields, inputs: readonly Input[], row: BoundRow): Fields {
  return Object.fromEntries(
    inputs
      .filter(({ name }) => value[name] !== undefined)
      .map(({ name, type }) => [name, typed(value[name], type, row, name)]),
  );
}

function typed(value: unknown, type: GraphQLInputType, row: BoundRow, name: string): unknown {
  const bare = isNonNullType(type) ? type.ofType : type;
  if (isListType(bare)) {
    return Array.isArray(value) ? value.map((item) => typed(item, bare.ofType, row, name)) : value;
  }
  if (isInputObjectType(bare)) return isObject(value) ? typedFields(value, fieldsOf(bare, row), row) : value;
  if (typeof value !== 'string') return value;
  if (bare.name === 'Boolean') return value === 'true' || (value === 'false' ? false : value);
  const isNumber = ['Int', 'Float', 'SafeInt'].includes(bare.name) || (bare.name === 'ID' && hasIntIds(row, name));
  if (isNumber && /^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  // `sort=name` is short for `sort=name:asc`.
  return isEnumType(bare) && isValueOf(bare, `${value}:asc`) ? `${value}:asc` : value;
}

function isText(type: GraphQLInputType): boolean {
  return getNamedType(type).name === 'String';
}

function isList(type: GraphQLInputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

function fieldsOf(type: GraphQLInputObjectType, { dialect }: BoundRow): Input[] {
  return Object.values(type.getFields()).map((field) => ({ name: wireNameOf(field, dialect.names), type: field.type }));
}

/** `server.2` is about `server`. */
function hasIntIds({ dialect: { ids, names } }: BoundRow, path: string): boolean {
  const name = path.replace(/\.\d+$/, '').replace(/^.*\./, '');
  return (typeof ids === 'function' ? ids(names.toGraph(name)) : ids) === 'int';
}

function problems(value: Fields, inputs: readonly Input[], row: BoundRow, path = ''): InvalidField[] {
  return inputs.flatMap(({ name, type }) => problemsOf(value[name], type, row, path ? `${path}.${name}` : name));
}

function problemsOf(value: unknown, type: GraphQLInputType, row: BoundRow, name: string): InvalidField[] {
  const wrong = (message: string) => [{ name, messages: [message] }];
  if (isNonNullType(type)) {
    if (value === undefined) return wrong(missing);
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
    return problems(value, fieldsOf(type, row), row, name);
  }
  if (isEnumType(type)) return isValueOf(type, value) ? [] : wrong('Not a valid choice.');
  return fits(value, type.name, row, name) ? [] : wrong(`Not a valid ${type.name}.`);
}

function isValueOf(type: GraphQLEnumType, value: unknown): boolean {
  return type.getValues().some((member) => member.value === value);
}

function fits(value: unknown, scalar: string, row: BoundRow, name: string): boolean {
  switch (scalar) {
    case 'ID':
      return Number.isInteger(value) || (!hasIntIds(row, name) && typeof value === 'string');
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
