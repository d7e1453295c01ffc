/** Checks that a successful response holds what its row declares: a hollow one must not read as "you own nothing". */
import { answerKind } from '../rows/response-kind.js';
import { isScalarType } from 'graphql';
import { kindOf, nameOfClass } from './abstract-types.js';
import type { BoundRow } from '../rows/bound-row.js';
import type { UpstreamReply } from '../transport/reply.js';
import { hasParts } from '../rows/row.js';
import { payloadName } from '../schema/descriptions.js';
import { fieldTypesOf, interfacesOf } from '../../base/type-graphql/metadata.js';
import { isObject, kindInWords } from '../../base/unknown.js';
import { reshaped } from './mapping.js';
import { ofEach } from '../../base/of-each.js';

/** States what was expected and what came instead; null when the response is at least partly readable. */
export function unreadable(row: BoundRow, { body }: Pick<UpstreamReply, 'body'>): string | null {
  if (mayBeEmpty(row) && isEmpty(body)) return null;
  const lacking = row.dialect.lacks?.(row, body) ?? null;
  if (lacking !== null) return `expected ${lacking}, but got ${described(body)}`;
  if (row.result === null || answerKind(row) !== 'json') return null;
  const payload = row.dialect.payload(row, body);
  if (payload === null && row.options.nullable) return null;
  const isMany = row.kind === 'list' || Array.isArray(row.result());
  const expected = `expected ${isMany ? 'a list of ' : ''}${nameOf(row)}`;
  if (isMany && Array.isArray(payload)) {
    if (payload.length === 0 || payload.some((item) => isReadable(row, item))) return null;
    return `${expected}, but got a list of something else`;
  }
  // A value under its own key is accepted, whatever it contains.
  const isNamed = payload !== body && isObject(payload) && Object.keys(payload).length > 0;
  return !isMany && (isNamed || isReadable(row, payload)) ? null : `${expected}, but got ${described(body)}`;
}

/** Whether the documents allow a write to answer nothing: the status is then the whole answer. */
function mayBeEmpty({ kind, result, options }: BoundRow): boolean {
  return kind === 'write' && (result === null || options.nullable === true);
}

function isEmpty(body: unknown): boolean {
  return body === undefined || (isObject(body) && Object.keys(body).length === 0);
}

/** Whether an object, alone or in a list, has at least one field that the graph knows. */
function isReadable(row: BoundRow, value: unknown): boolean {
  const type = classOf(row);
  // Whether the scalar accepts the value is checked by the field.
  if (type === String || isScalarType(type)) return typeof value === 'string';
  const Class = type && isObject(value) ? kindOf(type, value) : type;
  const laidOut = reshaped(Class, value);
  if (!isObject(laidOut)) return false;
  const known = fieldsOf(Class);
  if (known.size === 0) return Object.keys(laidOut).length > 0;
  return Object.entries(laidOut).some(([name, part]) => {
    const type = known.get(row.dialect.names.toGraph(name));
    // In a response of several parts, an object is expected where a single object may have a string.
    return part !== undefined && type !== undefined && !(hasParts(row) && isClass(type) && !isNested(part));
  });
}

function classOf({ result }: BoundRow) {
  const type = result?.();
  return Array.isArray(type) ? type[0] : type;
}

function nameOf(row: BoundRow): string {
  if (hasParts(row)) return payloadName(row);
  const Class = classOf(row);
  if (Class === String || isScalarType(Class)) return 'text';
  return nameOfClass(Class) ?? 'an object';
}

const isClass = (type: unknown) => typeof type === 'function' && ![String, Number, Boolean].some((one) => one === type);

const isNested = (value: unknown) => typeof value === 'object' && value !== null;

/** The types of a class's fields by name, including inherited ones. */
function fieldsOf(Class: unknown): ReadonlyMap<string, unknown> {
  return typeof Class === 'function' ? fieldsOfClass(Class) : new Map<string, unknown>();
}

const fieldsOfClass = ofEach((Class: object): ReadonlyMap<string, unknown> => {
  const above: unknown[] = [Object.getPrototypeOf(Class), ...interfacesOf(Class)];
  return new Map([...above.flatMap((Above) => [...fieldsOf(Above)]), ...fieldTypesOf(Class)]);
});

function described(body: unknown): string {
  if (body === undefined) return 'nothing';
  return isObject(body) ? 'an object without it' : kindInWords(body);
}
