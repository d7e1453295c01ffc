/** An object of a list, whoever reads it: each caller sees it as an object of its own, with what it may read below. */
import type { Account } from '../../rest/transport/account.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import type { PathValues } from '../../rest/rows/path.js';

export interface ListedItem {
  readonly account: Account;
  readonly row: BoundRow;
  /** Of the path of the list. */
  readonly values: PathValues;
  readonly wire: unknown;
}

const items = new WeakMap<object, ListedItem>();

export function noteItem(object: object, item: ListedItem): void {
  items.set(object, item);
}

/** Of an object that an inventory has made. */
export function itemOf(object: object): ListedItem {
  const item = items.get(object);
  if (!item) throw new Error('Expected an object that an inventory has made');
  return item;
}
