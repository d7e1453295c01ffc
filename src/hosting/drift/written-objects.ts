/** Finds the objects that a write is about: those of its path, and those that its response names. */
import { isIP } from 'node:net';
import { isId, isObject, isText } from '../../base/unknown.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import type { PathValues } from '../../rest/rows/path.js';
import type { Call } from '../../rest/transport/call.js';

export interface ObjectName {
  /** The type of the object, in the singular of its API's paths: `server`. */
  readonly type: string;
  readonly id: string;
}

/** Objects of a list in a response. */
const mostListed = 1_000;

const placeholder = /\{([^}]+)\}/;

/** The type of the objects of a list, by its path. */
export function typeOfList(path: string): string {
  return singular(path.slice(path.lastIndexOf('/') + 1));
}

/** Names an object. An address is named by itself, whether the API lists it as an address, a subnet or a failover. */
export function objectName(type: string, id: string): ObjectName {
  return { type: isIP(id) === 0 ? type : 'ip', id };
}

export function writtenObjects({ row, values }: Pick<Call, 'row' | 'values'>, body: unknown): readonly ObjectName[] {
  const target = targetOf(row, values);
  const payload = target ? null : row.dialect.payload(row, body);
  const created = isObject(payload) ? named(typeOfList(row.path), payload['id']) : [];
  const all = [...(target ? [target.object] : created), ...namedIn(body)];
  return [...new Map(all.map((object) => [`${object.type} ${object.id}`, object])).values()];
}

/** The object that the write ends, at once or at a later day. */
export function endedObject({ row, values }: Pick<Call, 'row' | 'values'>): ObjectName | null {
  const target = targetOf(row, values);
  if (!target) return null;
  const isEnd = row.method === 'DELETE' ? target.rest === '' : target.rest === '/cancellation';
  return isEnd ? target.object : null;
}

/** The object that a write keeps after all. */
export function reinstatedObject({ row, values }: Pick<Call, 'row' | 'values'>): ObjectName | null {
  const target = targetOf(row, values);
  return row.method === 'DELETE' && target?.rest === '/cancellation' ? target.object : null;
}

/**
 * The object of the last placeholder; null for writes that create one, and for those on a part, for instance a record
 * of a zone.
 */
function targetOf({ path }: BoundRow, values: PathValues): { object: ObjectName; rest: string } | null {
  const segments = path.split('/');
  const place = segments.findLastIndex((segment) => placeholder.test(segment));
  const [, name] = placeholder.exec(segments[place] ?? '') ?? [];
  const id = name === undefined ? undefined : values[name];
  const rest = segments.slice(place + 1).map((segment) => `/${segment}`);
  const isOfObject = rest.length === 0 || rest[0] === '/actions' || rest[0] === '/cancellation';
  if (id === undefined || !isOfObject) return null;
  return { object: objectName(singular(segments[place - 1] ?? ''), id), rest: rest.join('') };
}

/**
 * The objects of a response, named by the fields that hold them. Those that its action and network name belong to the
 * write as well.
 */
function namedIn(body: unknown): ObjectName[] {
  if (!isObject(body)) return [];
  return Object.entries(body).flatMap(([field, value]) =>
    listed(value).flatMap((object) => [
      ...named(singular(field), object['id']),
      ...listed(object['resources']).flatMap(({ type, id }) => (isText(type) ? named(type, id) : [])),
      ...addressesIn(object['public_net']),
    ]),
  );
}

/** The addresses that a server was created with. */
function addressesIn(network: unknown): ObjectName[] {
  if (!isObject(network)) return [];
  return [network['ipv4'], network['ipv6']].flatMap((address) =>
    isObject(address) ? named('primary_ip', address['id']) : [],
  );
}

function named(type: string, id: unknown): ObjectName[] {
  return isId(id) ? [objectName(type, String(id))] : [];
}

function listed(value: unknown): Readonly<Record<string, unknown>>[] {
  const list: readonly unknown[] = Array.isArray(value) ? value.slice(0, mostListed) : [value];
  return list.filter(isObject);
}

export function singular(word: string): string {
  return word.replace(/(?<=x)es$|s$/, '');
}
