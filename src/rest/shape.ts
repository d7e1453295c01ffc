/** Values between wire and graph, led by the types of the schema: names, ids, times, and nothing inside `JSON`. */
import {
  GraphQLID,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { CallerError, shown } from '../errors.js';
import type { Client } from './client.js';
import type { Dialect } from './dialect.js';
import { classNamed } from './graph.js';
import type { PathValues } from './path.js';
import { isObject, textAt } from './unknown.js';

/** Where an object came from: its children are read from there too. */
export interface Origin {
  readonly client: Client;
  readonly values: PathValues;
}

const originKey = Symbol('origin');

export function originOf(value: unknown): Origin | undefined {
  return isObject(value) && originKey in value ? (value[originKey] as Origin) : undefined;
}

/** Wire value to graph value: objects become instances of their classes. */
export function toGraph(wire: unknown, type: GraphQLOutputType, origin: Origin, currency?: string): unknown {
  if (wire === null || wire === undefined) return null;
  // The failure of an action, which the executor reports at the field.
  if (wire instanceof Error) return wire;
  if (Array.isArray(wire)) return wire.map((item) => toGraph(item, type, origin, currency));
  const named = getNamedType(type);
  return isObjectType(named) ? objectOf(wire, named, origin, currency) : wire;
}

function objectOf(wire: unknown, type: GraphQLObjectType, origin: Origin, outer?: string): unknown {
  const { dialect } = origin.client.upstream;
  const currency = textAt(wire, 'currency') ?? outer ?? dialect.currency;
  const Class = classNamed(type.name);
  if (Class && 'fromWire' in Class && typeof Class.fromWire === 'function') return Class.fromWire(wire, currency);
  // An id where the graph has a link: the link reads it.
  if (!isObject(wire)) return wire;
  const shaped = Class && hasReshape(Class) ? Class.reshape(wire) : wire;
  const fields = type.getFields();
  const object: Record<string | symbol, unknown> = Class ? Object.create(Class.prototype) : {};
  object[originKey] = origin;
  for (const [wireName, value] of Object.entries(shaped)) {
    const name = dialect.names.toGraph(wireName);
    const field = fields[name];
    object[name] = field ? toGraph(value, field.type, origin, currency) : value;
  }
  return object;
}

/** A class whose objects the upstream lays out in another way, for instance as a map: `reshape` is still wire. */
interface Reshaping {
  reshape(wire: Wire): Wire;
}

export type Wire = Readonly<Record<string, unknown>>;

function hasReshape(Class: object): Class is Reshaping {
  return 'reshape' in Class && typeof Class.reshape === 'function';
}

/** Graph value to wire value; `path` names it in messages. */
export function toWire(value: unknown, type: GraphQLInputType, dialect: Dialect, path: string): unknown {
  if (value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((item, index) => toWire(item, type, dialect, `${path}[${index}]`));
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields());
    return isObject(value) ? toWireFields(value, fields, dialect, path) : value;
  }
  if (named === GraphQLID) return toWireId(String(value), dialect, path);
  return value instanceof Date ? value.toISOString() : value;
}

type Named = { readonly name: string; readonly type: GraphQLInputType };

/** The given fields of an input, by wire name; fields that were not given stay out. */
export function toWireFields(
  values: Readonly<Record<string, unknown>>,
  fields: readonly Named[],
  dialect: Dialect,
  path = '',
): Record<string, unknown> {
  return Object.fromEntries(
    fields
      .filter(({ name }) => values[name] !== undefined)
      .map(({ name, type }) => [
        dialect.names.toWire(name),
        toWire(values[name], type, dialect, path ? `${path}.${name}` : name),
      ]),
  );
}

export function toWireId(id: string, dialect: Dialect, path: string): string | number {
  if (idKind(dialect, path) === 'string') return id;
  const number = Number(id);
  if (/^\d+$/.test(id) && Number.isSafeInteger(number)) return number;
  throw new CallerError('BAD_USER_INPUT', `${path}: expected a number, but got ${shown(id)}`);
}

/** `input.servers[2]` is about `servers`. */
function idKind({ ids }: Dialect, path: string) {
  return typeof ids === 'function' ? ids(path.replace(/^.*\.|\[\d+\]$/g, '')) : ids;
}
