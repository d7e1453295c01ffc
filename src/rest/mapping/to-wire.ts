/** Maps inputs to wire values by the schema's types: names, ids and times, except inside `JSON`. */
import { GraphQLID, type GraphQLInputType, getNamedType, isInputObjectType } from 'graphql';
import { CallerError, shown } from '../../base/errors.js';
import { mapNamesOf, mapped } from './as-map.js';
import { ownIds } from '../identity/id-inputs.js';
import type { Dialect } from '../rows/dialect.js';
import { FileInput, SentFile } from '../rows/file-input.js';
import { isGiven } from '../schema/input-validation.js';
import { isObject } from '../../base/unknown.js';
import { laidOut, wireNameOf } from './wire-names.js';

/** `path` names the value in messages. */
export function toWire(value: unknown, type: GraphQLInputType, dialect: Dialect, path: string): unknown {
  if (value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((item, index) => toWire(item, type, dialect, `${path}[${index}]`));
  const named = getNamedType(type);
  if (value instanceof FileInput) return new SentFile(value);
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields());
    return isObject(value) ? laidOut(named, toWireFields(value, fields, dialect, path)) : value;
  }
  if (named === GraphQLID) return toWireId(String(value), dialect, path);
  return value instanceof Date ? value.toISOString() : value;
}

type NamedInput = Parameters<typeof wireNameOf>[0] & Parameters<typeof ownIds>[0];

/** The given fields of an input by wire name; fields that were not given are omitted. */
export function toWireFields(
  values: Readonly<Record<string, unknown>>,
  fields: readonly NamedInput[],
  dialect: Dialect,
  path = '',
): Record<string, unknown> {
  return Object.fromEntries(
    fields
      .filter(({ name }) => isGiven(values, name))
      .map((field) => [wireNameOf(field, dialect.names), partOf(field, values[field.name], dialect, path)]),
  );
}

function partOf(field: NamedInput, value: unknown, dialect: Dialect, above: string): unknown {
  const path = above ? `${above}.${field.name}` : field.name;
  const wire = toWire(ownIds(field, value, dialect, path), field.type, dialect, path);
  const map = mapNamesOf(field);
  return map ? mapped(wire, map, dialect.names, path) : wire;
}

/** Whether this is how an id of a provider is written; of a number there is no other spelling. */
export function isOwnId(text: string, dialect: Dialect, path: string): boolean {
  if (idKind(dialect, path) === 'string') return true;
  return String(Number(text)) === text && /^\d+$/.test(text) && Number.isSafeInteger(Number(text));
}

/** `called` names the id in messages. */
export function toWireId(id: string, dialect: Dialect, path: string, called = path): string | number {
  if (idKind(dialect, path) === 'string') return id;
  const number = Number(id);
  if (/^\d+$/.test(id) && Number.isSafeInteger(number)) return number;
  throw new CallerError('BAD_USER_INPUT', `${called}: expected a number, but got ${shown(id)}`);
}

/** The kind of id at a path. The last name counts, without indexes: `servers` for `input.servers[2]`. */
function idKind({ ids }: Dialect, path: string) {
  return typeof ids === 'function' ? ids(path.replace(/^.*\.|\[\d+\]$/g, '')) : ids;
}
