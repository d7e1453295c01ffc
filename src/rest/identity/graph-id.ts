/** The id of an object as the graph shows it, for answers that name an object and are none themselves. */
import type { BoundRow } from '../rows/bound-row.js';
import { keyBesideOf } from '../rows/key-beside.js';
import { type PathValues, paramsOf } from '../rows/path.js';
import type { Account } from '../transport/account.js';
import { classOf, idFrom, startOf, typeInIds } from './identity.js';

interface ListedKey {
  /** The list that contains the object, or the row that reads it. */
  readonly row: BoundRow;
  readonly account: Pick<Account, 'api' | 'name'>;
  /** Values of the path above it. */
  readonly values: PathValues;
}

/** The global id for a provider's id; the provider's id itself if it names no object. */
export function graphId({ row, account, values }: ListedKey, own: string): string {
  const single = row.partner && row.kind === 'list' ? row.partner : row;
  const type = typeInIds(classOf(single), row.dialect);
  if (type === undefined || own === '') return own;
  const keys = keysIn(own, classOf(single));
  const above = single.kind === 'list' ? paramsOf(single.path) : paramsOf(single.path).slice(0, -keys.length);
  const beside = keyBesideOf(single);
  const aside = beside ? [values[beside.property] ?? beside.values[0] ?? ''] : [];
  return idFrom(startOf(account, type), [...above.map((param) => values[param] ?? ''), ...aside, ...keys]);
}

/** Splits an id into the class's number of keys. Only the first key may contain slashes. */
export function keysIn(own: string, Class: object | undefined): readonly string[] {
  const count = keysOfId(Class);
  if (count < 2) return [own];
  const parts = own.split('/');
  return [parts.slice(0, 1 - count).join('/'), ...parts.slice(1 - count)];
}

/** The number of path keys that make up the provider's id. A class declares it as `keysOfId`; 1 by default. */
export function keysOfId(Class: object | undefined): number {
  return Class && 'keysOfId' in Class ? Number(Class.keysOfId) : 1;
}
