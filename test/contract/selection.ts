/** Asks a field of the graph for everything that the facts' answer holds. */
import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { payloadType, rowsOf } from '../../src/rest/graph.js';
import type { Names } from '../../src/rest/names.js';
import type { BoundRow } from '../../src/rest/bound-row.js';
import { isObject } from '../../src/unknown.js';
import { argumentName } from '../../src/rest/words.js';
import type { FactType, Fields } from './facts.js';
import { type GraphFields, type Pair, type Pairing, fieldOnWire, isLink, ofEngine, upperCase } from './pairs.js';

/** Objects within objects. */
const deepest = 8;

/** The selection of all fields, or nothing for a plain type. */
export function selectionOf(pairing: Pairing, fact: FactType, type: GraphQLNamedType, depth = 0): string {
  if (type.name === 'Money') return '{ amount currency }';
  if (fact.name === undefined || !isObjectType(type)) return '';
  return selectFields(pairing, pairing.fieldsOf(fact.name), type.getFields(), fact.name, depth);
}

export function selectFields(pairing: Pairing, fields: Fields, graph: GraphFields, owner: string, depth = 0): string {
  if (depth > deepest) throw new Error(`${owner} is nested more than ${deepest} times`);
  const asked = pairing.pairs(fields, graph, owner).map((pair) => `${pair.field.name} ${within(pairing, pair, depth)}`);
  return `{ __typename ${ofEngine in graph ? ofEngine : ''} ${asked.join(' ')} }`;
}

function within(pairing: Pairing, { fact, field, difference }: Pair, depth: number): string {
  if (difference && 'select' in difference) return difference.select;
  if (isLink(field)) return `{ ${pairing.linkKey(field)} }`;
  const type = getNamedType(field.type);
  return 'getFields' in type && !isInputObjectType(type) ? selectionOf(pairing, fact, type, depth + 1) : '';
}

export interface Operation {
  readonly source: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** What the field has answered. */
  answerIn(data: unknown): unknown;
}

interface Wanted {
  readonly selection: string;
  /** By placeholder. */
  readonly path: Readonly<Record<string, string>>;
  /** Arguments by their name in the graph. */
  readonly args: Readonly<Record<string, unknown>>;
}

/** A query or mutation that reaches the row's field, through its parents where it has some. */
export function operationOf(schema: GraphQLSchema, row: BoundRow, { selection, path, args }: Wanted): Operation {
  const field = fieldOf(schema, row);
  const parents = parentsOf(schema, row);
  const own = new Set(field.args.map(({ name }) => name));
  const given = { ...Object.fromEntries(pathArguments(row, path).filter(([name]) => own.has(name))), ...args };
  const named = Object.keys(given).map((name) => {
    const arg = field.args.find((arg) => arg.name === name);
    if (!arg) throw new Error(`${field.name} takes no argument ${name}`);
    return { name, type: String(arg.type) };
  });
  const head = named.length ? `(${named.map(({ name, type }) => `$${name}: ${type}`).join(', ')})` : '';
  const call = named.length ? `(${named.map(({ name }) => `${name}: $${name}`).join(', ')})` : '';
  const open = parents.map((parent) => `${parent.name}${parent.row ? literal(parent.row, row, path) : ''} {`).join(' ');
  return {
    source: `${row.kind === 'write' ? 'mutation' : 'query'}${head} { ${open} ${field.name}${call} ${selection} ${'}'.repeat(parents.length)} }`,
    variables: given,
    answerIn: (data) => {
      const names = [...parents.map(({ name }) => name), field.name];
      const answer = names.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), data);
      return answer === undefined ? undefined : JSON.parse(JSON.stringify(answer));
    },
  };
}

function fieldOf(schema: GraphQLSchema, row: BoundRow): GraphQLField<unknown, unknown> {
  const field = rowsOf(schema).get(row);
  if (!field) throw new Error(`${row.method} ${row.path} has no field`);
  return field;
}

interface Parent {
  readonly name: string;
  /** Null for the root of an API. */
  readonly row: BoundRow | null;
}

/** From the root of the API to the object whose field the row is. */
function parentsOf(schema: GraphQLSchema, row: BoundRow): Parent[] {
  if (row.kind === 'write') return [];
  const field = fieldOf(schema, row);
  const owner = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .find((type) => Object.values(type.getFields()).includes(field));
  const root = Object.values(schema.getQueryType()?.getFields() ?? {}).find(({ type }) => getNamedType(type) === owner);
  if (root) return [{ name: root.name, row: null }];
  const parent = [...rowsOf(schema)].find(
    ([candidate]) => candidate.kind === 'get' && getNamedType(payloadType(schema, candidate)) === owner,
  );
  if (!parent) throw new Error(`No field leads to ${owner?.name}`);
  return [...parentsOf(schema, parent[0]), { name: parent[1].name, row: parent[0] }];
}

/** Arguments of the parent: its placeholders are those of the child, or stand at the same places of the path. */
function literal(parent: BoundRow, child: BoundRow, path: Wanted['path']): string {
  const childWords = child.path.split('/');
  const own = Object.fromEntries(
    parent.path.split('/').flatMap((word, index) => {
      const param = /^\{(.+)\}$/.exec(word)?.[1];
      const value = path[param ?? ''] ?? path[childWords[index]?.slice(1, -1) ?? ''];
      return param === undefined || value === undefined ? [] : [[param, value]];
    }),
  );
  const given = pathArguments(parent, own).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `(${given.join(', ')})`;
}

function pathArguments(row: BoundRow, path: Wanted['path']): (readonly [string, string])[] {
  return Object.entries(path).map(([param, value]) => [argumentName(row, param), value] as const);
}

/** A wire value as a caller of the graph writes it. */
export function toArgument(value: unknown, type: GraphQLNamedType, names: Names): unknown {
  if (Array.isArray(value)) return value.map((item) => toArgument(item, type, names));
  if (value === null || value === undefined) return value;
  if (isEnumType(type)) return upperCase(String(value));
  if (type.name === 'ID') return String(value);
  if (type.name === 'Int') return Number(value);
  if (!isInputObjectType(type) || typeof value !== 'object') return value;
  const fields = type.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([wire, inner]) => {
      const field = fieldOnWire(fields, wire, names);
      return [field?.name ?? wire, field ? toArgument(inner, getNamedType(field.type), names) : inner];
    }),
  );
}
