/** Reads all that is searched: each list once in every account, side by side. */
import { accounts } from '../../apis/edge/accounts/accounts.js';
import type { Client } from '../../rest/transport/client.js';
import { isText } from '../../base/unknown.js';
import type { Inventory } from '../inventory/inventory.js';
import type { Listing } from '../inventory/listing.js';
import { type ZoneSource, cloudZones, edgeZones, recordsBelow } from '../names/zone-sources.js';
import type { PathValues } from '../../rest/rows/path.js';
import { cloudLists, recordSetList } from './cloud-lists.js';
import { dedicatedLists } from './dedicated-lists.js';
import { accountList, accountLists, recordList, zoneList } from './edge-lists.js';
import type { SearchedList } from './searched.js';
import { storageLists } from './storage-lists.js';

export interface ReadList {
  readonly list: SearchedList;
  readonly listing: Listing;
  /** The object that the list is below, if it is below any. */
  readonly above?: unknown;
}

type IsWanted = (client: Client) => boolean;

/** In the order in which what is equally good is found. */
export async function readSearched(inventory: Inventory, isWanted: IsWanted): Promise<ReadList[]> {
  const beside = [...cloudLists, ...storageLists, ...dedicatedLists, accountList, zoneList];
  const read = await Promise.all([
    ...beside.map((list) => readEverywhere(inventory, list, isWanted)),
    readAccounts(inventory, isWanted),
    readRecords(inventory, isWanted, edgeZones, recordList),
    readRecords(inventory, isWanted, cloudZones, recordSetList),
  ]);
  return read.flat();
}

async function readEverywhere(inventory: Inventory, list: SearchedList, isWanted: IsWanted): Promise<ReadList[]> {
  const listings = await inventory.of(list.row, isWanted);
  return listings.map((listing) => ({ list, listing }));
}

async function readAccounts(inventory: Inventory, isWanted: IsWanted): Promise<ReadList[]> {
  const all = await inventory.of(accounts.rows.accounts, isWanted);
  const below = all.flatMap((accounts) => accountLists.map((list) => ({ accounts, list })));
  const accountOf = ({ id }: { readonly id?: string | null }) => (isText(id) ? { accountId: id } : null);
  return (await Promise.all(below.map(({ accounts, list }) => readBelow(inventory, accounts, list, accountOf)))).flat();
}

async function readRecords(
  inventory: Inventory,
  isWanted: IsWanted,
  { zones }: ZoneSource,
  list: SearchedList,
): Promise<ReadList[]> {
  const all = await inventory.of(zones, isWanted);
  return (await Promise.all(all.map((zones) => readBelow(inventory, zones, list, recordsBelow)))).flat();
}

/** Below each object that has such a list. */
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
