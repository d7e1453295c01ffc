/** Finds the part of created things that their bill depends on, as the response of their call has it. */
import { isId, isObject, isText } from '../../base/unknown.js';
import type { Call } from '../../rest/transport/call.js';
import { type ObjectName, typeOfList } from './written-objects.js';

type Wire = Readonly<Record<string, unknown>>;

interface CreatedThing extends ObjectName {
  /** A part of it on the wire, without anything that is secret. */
  readonly wire: Wire;
}

const types: readonly string[] = ['server', 'volume', 'load_balancer', 'floating_ip', 'primary_ip', 'storage_box'];
const plain = [
  'id',
  'name',
  'labels',
  'status',
  'created',
  'backup_window',
  'size',
  'type',
  'auto_delete',
  'assignee_id',
];
const place = ['id', 'name', 'country', 'city', 'latitude', 'longitude'];
/** Objects within it, and what is needed of each. */
const nested: Readonly<Record<string, readonly string[]>> = {
  server_type: ['id', 'name'],
  load_balancer_type: ['id', 'name'],
  storage_box_type: ['id', 'name', 'prices'],
  location: place,
  home_location: place,
};

/** The thing that a call has created, with the addresses that a server was created with. */
export function createdThings({ row }: Pick<Call, 'row'>, body: unknown): readonly CreatedThing[] {
  const type = typeOfList(row.path);
  const thing = isObject(body) ? body[type] : undefined;
  if (row.method !== 'POST' || row.path.includes('{') || !types.includes(type) || !isObject(thing)) return [];
  return [...named(type, part(thing)), ...(type === 'server' ? addressesOf(thing) : [])];
}

function addressesOf({ id, location, created, public_net: network }: Wire): CreatedThing[] {
  if (!isObject(network)) return [];
  return ['ipv4', 'ipv6'].flatMap((type) => {
    const address = network[type];
    if (!isObject(address)) return [];
    const name = isText(address['ip']) ? address['ip'] : '';
    // They are deleted with their server; those that are not stay, and are read.
    const own = { id: address['id'], name, type, location, created, auto_delete: true, assignee_id: id };
    return named('primary_ip', part(own));
  });
}

function named(type: string, wire: Wire): CreatedThing[] {
  const { id } = wire;
  return isId(id) ? [{ type, id: String(id), wire }] : [];
}

function part(thing: Wire): Wire {
  const objects = Object.entries(nested).flatMap(([field, wanted]) => {
    const object = thing[field];
    return isObject(object) ? [[field, pick(object, wanted)] as const] : [];
  });
  return { ...pick(thing, plain), ...Object.fromEntries(objects) };
}

function pick(object: Wire, fields: readonly string[]): Wire {
  return Object.fromEntries(fields.filter((field) => field in object).map((field) => [field, object[field]]));
}
