/** Asks a field of the graph for everything that the facts' answer holds. */
import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { listed, mapNamesOf } from '../../../src/rest/mapping/as-map.js';
import { payloadType, rowsOf } from '../../../src/rest/schema/fields-of-rows.js';
import { paramsOf, shapeOf } from '../../../src/rest/rows/path.js';
import type { FieldNaming } from '../../../src/rest/mapping/field-names.js';
import type { BoundRow } from '../../../src/rest/rows/bound-row.js';
import { isObject } from '../../../src/base/unknown.js';
import { argumentName } from '../../../src/rest/schema/descriptions.js';
import type { FactType, Fields } from './facts.js';
import { objectTypesOf } from './kinds.js';
import { type GraphFields, type Pair, type Pairing, fieldOnWire, isLink, nameIn, ofEngine } from './pairs.js';

/** Objects within objects. */
const deepest = 8;

/** The selection of all fields, or nothing for a plain type. */
export function selectionOf(pairing: Pairing, fact: FactType, type: GraphQLNamedType, depth = 0): string {
  const { name } = fact;
  if (type.name === 'Money') return '{ amount currency }';
  if (type.name === 'Bytes') return '{ contentType size text base64 }';
  if (name === undefined) return '';
  if (isObjectType(type)) return selectFields(pairing, pairing.fieldsOf(name), type.getFields(), name, depth);
  const kinds = objectTypesOf(type).map((kind) => {
    const asked = fieldsAsked(pairing, pairing.fieldsOf(name, kind.name), kind.getFields(), name, depth, kind.name);
    return `... on ${kind.name} { ${asked.join(' ')} }`;
  });
  return kinds.length > 0 ? `{ __typename ${kinds.join(' ')} }` : '';
}

export function selectFields(pairing: Pairing, fields: Fields, graph: GraphFields, owner: string, depth = 0): string {
  return `{ __typename ${fieldsAsked(pairing, fields, graph, owner, depth).join(' ')} }`;
}

function fieldsAsked(
  pairing: Pairing,
  fields: Fields,
  graph: GraphFields,
  owner: string,
  depth: number,
  kind?: string,
): string[] {
  if (depth > deepest) throw new Error(`${owner} is nested more than ${deepest} times`);
  // Fields of the same name may have other types in other kinds.
  const alias = kind === undefined ? '' : `${kind}${aliased}`;
  const named = (name: string) => (alias ? `${alias}${name}: ${name}` : name);
  const pairs = pairing.pairs(fields, graph, owner, kind);
  return [
    ...(ofEngine in graph ? [named(ofEngine)] : []),
    ...pairs.map((pair) => `${named(pair.field.name)} ${within(pairing, pair, depth)}`),
  ];
}

const aliased = '_has_';

function unaliased(_: string, value: unknown): unknown {
  if (!isObject(value) || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name.split(aliased).at(-1), part]));
}

function within(pairing: Pairing, { fact, field, difference }: Pair, depth: number): string {
  if (difference && 'select' in difference) return difference.select;
  if (isLink(field)) return `{ ${pairing.linkKey(field)} }`;
  const type = getNamedType(field.type);
  return isCompositeType(type) ? selectionOf(pairing, fact, type, depth + 1) : '';
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
  const ofPath = pathArguments(row, path).flatMap(([name, value]) => {
    const arg = field.args.find((arg) => arg.name === name);
    const type = arg && getNamedType(arg.type);
    return type ? [[name, isEnumType(type) ? nameIn(type, value) : value] as const] : [];
  });
  const given = { ...Object.fromEntries(ofPath), ...args };
  const named = Object.keys(given).map((name) => {
    const arg = field.args.find((arg) => arg.name === name);
    if (!arg) throw new Error(`${field.name} takes no argument ${name}`);
    return { name, type: String(arg.type) };
  });
  const head = named.length ? `(${named.map(({ name, type }) => `$${name}: ${type}`).join(', ')})` : '';
  const call = named.length ? `(${named.map(({ name }) => `${name}: $${name}`).join(', ')})` : '';
  const open = parents
    .map((parent) => `${parent.name}${parent.row ? literal(schema, parent.row, row, path) : ''} {`)
    .join(' ');
  return {
    source: `${row.kind === 'write' ? 'mutation' : 'query'}${head} { ${open} ${field.name}${call} ${selection} ${'}'.repeat(parents.length)} }`,
    variables: given,
    answerIn: (data) => {
      const names = [...parents.map(({ name }) => name), field.name];
      const answer = names.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), data);
      return answer === undefined ? undefined : JSON.parse(JSON.stringify(answer), unaliased);
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

const knownParents = new WeakMap<BoundRow, readonly Parent[]>();

/** From the root of the API to the object whose field the row is. */
function parentsOf(schema: GraphQLSchema, row: BoundRow): readonly Parent[] {
  let parents = knownParents.get(row);
  if (!parents) knownParents.set(row, (parents = findParents(schema, row)));
  return parents;
}

function findParents(schema: GraphQLSchema, row: BoundRow): readonly Parent[] {
  if (row.kind === 'write') return [];
  const field = fieldOf(schema, row);
  const owner = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .find((type) => Object.values(type.getFields()).includes(field));
  const root = Object.values(schema.getQueryType()?.getFields() ?? {}).find(({ type }) => getNamedType(type) === owner);
  if (root) return [{ name: root.name, row: null }];
  const parent = [...rowsOf(schema)].find(
    ([candidate]) =>
      candidate.kind === 'get' && owner && objectTypesOf(getNamedType(payloadType(schema, candidate))).includes(owner),
  );
  if (!parent) throw new Error(`No field leads to ${owner?.name}`);
  return [...parentsOf(schema, parent[0]), { name: parent[1].name, row: parent[0] }];
}

/** Arguments of the parent: what the path of the child has at the same place, of the same name where the paths differ before. */
function literal(schema: GraphQLSchema, parent: BoundRow, child: BoundRow, path: Wanted['path']): string {
  const childWords = child.path.split('/');
  const words = parent.path.split('/');
  const shared = words.findIndex((word, index) => shapeOf(word) !== shapeOf(childWords[index] ?? ''));
  const own = Object.fromEntries(
    words.flatMap((word, index) => {
      const [param] = paramsOf(word);
      const [beside = ''] = paramsOf(childWords[index] ?? '');
      const isShared = shared === -1 || index < shared;
      const value = (isShared ? path[beside] : undefined) ?? path[param ?? ''] ?? path[beside];
      return param === undefined || value === undefined ? [] : [[param, value]];
    }),
  );
  // What its own parent supplies is no argument.
  const taken = new Set(fieldOf(schema, parent).args.map(({ name }) => name));
  const given = pathArguments(parent, own).filter(([name]) => taken.has(name));
  if (given.length === 0) return '';
  return `(${given.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join(', ')})`;
}

function pathArguments(row: BoundRow, path: Wanted['path']): (readonly [string, string])[] {
  return Object.entries(path).map(([param, value]) => [argumentName(row, param), value] as const);
}

/** A wire value as a caller of the graph writes it. */
export function toArgument(value: unknown, type: GraphQLNamedType, names: FieldNaming): unknown {
  if (Array.isArray(value)) return value.map((item) => toArgument(item, type, names));
  if (value === null || value === undefined) return value;
  if (isEnumType(type)) return nameIn(type, String(value));
  if (type.name === 'ID') return String(value);
  if (type.name === 'Int') return Number(value);
  if (!isInputObjectType(type) || typeof value !== 'object') return value;
  const fields = type.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([wire, inner]) => {
      const field = fieldOnWire(fields, wire, names);
      const map = field && mapNamesOf(field);
      const given = map ? listed(inner, map) : inner;
      return [field?.name ?? wire, field ? toArgument(given, getNamedType(field.type), names) : given];
    }),
  );
}
