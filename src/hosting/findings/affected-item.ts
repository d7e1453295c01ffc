/** An object that a finding affects, detached from the reader's request. */
import type { Api } from '../../rest/rows/dialect.js';
import { idOfObject, nameOfObject } from '../inventory/identity.js';
import { type ListedItem, itemOf } from '../inventory/item.js';

export interface AffectedItem {
  readonly item: ListedItem;
  readonly api: Api;
  readonly account: string;
  readonly resourceId: string;
  readonly resourceName: string | null;
}

/** The item of an inventory's object; `part` names the part that is meant, if any. */
export function affectedItem(object: object, part?: { readonly name: string }): AffectedItem {
  const item = itemOf(object);
  const { api, name: account } = item.account;
  return {
    item,
    api,
    account,
    resourceId: idOfObject(item.row, object),
    resourceName: part?.name ?? nameOfObject(object),
  };
}
