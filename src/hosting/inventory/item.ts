/** An object of a list, independent of the caller: each caller gets its own object, limited to what it may read. */
import type { Account } from '../../rest/transport/account.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import type { PathValues } from '../../rest/rows/path.js';

export interface ListedItem {
  readonly account: Account;
  readonly row: BoundRow;
  /** Values of the list's path. */
  readonly values: PathValues;
  readonly wire: unknown;
}

const items = new WeakMap<object, ListedItem>();

export function noteItem(object: object, item: ListedItem): void {
  items.set(object, item);
}

/** The item of an object that an inventory created. */
export function itemOf(object: object): ListedItem {
  const item = items.get(object);
  if (!item) throw new Error('Expected an object that an inventory has made');
  return item;
}
