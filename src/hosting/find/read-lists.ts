/** Reads all that is searched: each list once in every account, side by side. */
import { accounts } from '../../apis/edge/accounts/accounts.js';
import { boxes } from '../../apis/storage/boxes.js';
import type { Client } from '../../rest/transport/client.js';
import { isId, isText } from '../../base/unknown.js';
import type { Inventory } from '../inventory/inventory.js';
import type { Listing } from '../inventory/listing.js';
import { type ZoneSource, cloudZones, edgeZones, recordsBelow } from '../names/zone-sources.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import type { PathValues } from '../../rest/rows/path.js';
import { cloudLists, recordSetList } from './cloud-lists.js';
import { dedicatedLists } from './dedicated-lists.js';
import { accountList, accountLists, recordList, zoneList } from './edge-lists.js';
import type { FindKind } from './kind.js';
import type { SearchedList } from './searched.js';
import { boxLists, storageLists } from './storage-lists.js';

export interface ReadList {
  /** Null if it was read only for the lists below its objects. */
  readonly list: SearchedList | null;
  readonly listing: Listing;
  /** The object that the list is below, if it is below any. */
  readonly above?: unknown;
}

type IsWanted = (client: Client) => boolean;

interface SearchScope {
  readonly inventory: Inventory;
  readonly isWanted: IsWanted;
  isSearched(list: SearchedList): boolean;
}

/** Reads the lists of these kinds, or all, in the order in which equal hits are listed. */
export async function readSearched(
  inventory: Inventory,
  isWanted: IsWanted,
  kinds: readonly FindKind[] | null,
): Promise<ReadList[]> {
  const scope: SearchScope = { inventory, isWanted, isSearched: ({ kind }) => kinds?.includes(kind) ?? true };
  const beside = [...cloudLists, ...storageLists, ...dedicatedLists, accountList, zoneList].filter(scope.isSearched);
  const read = await Promise.all([
    ...beside.map((list) => readEverywhere(scope, list)),
    readAccounts(scope, beside),
    readBoxes(scope, beside),
    readRecords(scope, edgeZones, recordList, beside),
    readRecords(scope, cloudZones, recordSetList, beside),
  ]);
  return read.flat();
}

async function readEverywhere({ inventory, isWanted }: SearchScope, list: SearchedList): Promise<ReadList[]> {
  const listings = await inventory.of(list.row, isWanted);
  return listings.map((listing) => ({ list, listing }));
}

async function readAccounts(scope: SearchScope, beside: readonly SearchedList[]): Promise<ReadList[]> {
  const accountOf = ({ id }: { readonly id?: string | null }) => (isText(id) ? { accountId: id } : null);
  return readBelowAll(scope, accounts.rows.accounts, accountLists, accountOf, beside);
}

async function readBoxes(scope: SearchScope, beside: readonly SearchedList[]): Promise<ReadList[]> {
  const boxOf = ({ id }: { readonly id?: number | null }) => (isId(id) ? { storageBoxId: String(id) } : null);
  return readBelowAll(scope, boxes.rows.storageBoxes, boxLists, boxOf, beside);
}

async function readRecords(
  scope: SearchScope,
  { zones }: ZoneSource,
  list: SearchedList,
  beside: readonly SearchedList[],
): Promise<ReadList[]> {
  return readBelowAll(scope, zones, [list], recordsBelow, beside);
}

/** Reads the lists below each object of another list, which is read first unless it is searched itself. */
async function readBelowAll<P>(
  { inventory, isWanted, isSearched }: SearchScope,
  row: BoundRow<P>,
  lists: readonly SearchedList[],
  valuesOf: (parent: P) => PathValues | null,
  beside: readonly SearchedList[],
): Promise<ReadList[]> {
  const searched = lists.filter(isSearched);
  if (searched.length === 0) return [];
  const all = await inventory.of(row, isWanted);
  const parents = beside.some((list) => list.row === row) ? [] : all.map((listing) => ({ list: null, listing }));
  const below = all.flatMap((parents) => searched.map((list) => readBelow(inventory, parents, list, valuesOf)));
  return [...parents, ...(await Promise.all(below)).flat()];
}

/** Reads the list below each object that has one. */
async function readBelow<P>(
  inventory: Inventory,
  parents: Listing<P>,
  list: SearchedList,
  valuesOf: (parent: P) => PathValues | null,
): Promise<ReadList[]> {
  const { account } = parents.client.upstream;
  const named = parents.objects.flatMap((above) => {
    const values = valuesOf(above);
    return values ? [{ above, values }] : [];
  });
  const listings = await inventory.lists(
    list.row,
    named.map(({ values }) => ({ account, values })),
  );
  return listings.map((listing, place) => ({ list, listing, above: named[place]?.above }));
}
