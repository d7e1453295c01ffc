/** Identifies objects of lists in joined fields. */
import { idName } from '../../rest/transport/pages.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import { isId, isText, textAt } from '../../base/unknown.js';
import type { Listing } from './listing.js';

/** Its id, as in the schema; empty when its upstream does not return it. */
export function idOfObject(row: BoundRow, object: object): string {
  const id: unknown = Reflect.get(object, idName(row));
  return isId(id) ? String(id) : '';
}

const parts = ['name', 'hostname', 'title', 'description', 'ip'];

/** Its name, or another value that people know it by; null if there is none. */
export function nameOfObject(object: object): string | null {
  const hosts: unknown = Reflect.get(object, 'hosts');
  const host: unknown = Array.isArray(hosts) ? hosts[0] : null;
  const names = [...parts.map((part) => textAt(object, part)), isText(host) ? host : null];
  return names.find((name) => name !== null && name !== '') ?? null;
}

/** Unique among the objects of all accounts. */
export function keyOfObject({ client, row }: Pick<Listing, 'client' | 'row'>, object: object): string {
  const { api, name } = client.upstream.account;
  return JSON.stringify([api, name, row.path, idOfObject(row, object)]);
}
