/** The lists of each API that are read in the background: those that are searched, and need no call per object. */
import type { BoundRow } from '../../rest/rows/bound-row.js';
import type { Api } from '../../rest/rows/dialect.js';
import { paramsOf } from '../../rest/rows/path.js';
import { cloudLists } from '../find/cloud-lists.js';
import { dedicatedLists } from '../find/dedicated-lists.js';
import { accountList, accountLists, zoneList } from '../find/edge-lists.js';
import type { SearchedList } from '../find/searched.js';
import { storageLists } from '../find/storage-lists.js';

const searched = [accountList, zoneList, ...cloudLists, ...storageLists, ...dedicatedLists];
const ofAccounts = searched.filter(({ row: { path } }) => paramsOf(path).length === 0);
const plain = [...new Set(ofAccounts.map(({ row }) => row))];

/** The accounts of the edge: an account of the configuration has few, and each has lists of its own. */
export const edgeAccounts: BoundRow = accountList.row;

/** The lists below each of them. */
export const listsOfEdgeAccount: readonly BoundRow[] = accountLists.map(({ row }) => row);

/** The same with the kind of their objects. */
export function kindsOfLists(api: Api): readonly Pick<SearchedList, 'kind' | 'row'>[] {
  return ofAccounts.filter(({ row: { dialect } }) => dialect.api === api);
}

export function backgroundLists(api: Api): readonly BoundRow[] {
  return plain.filter(({ dialect }) => dialect.api === api);
}
