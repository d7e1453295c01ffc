/** Reads all that is searched: each list once in every account, side by side. */
import { accounts } from '../../apis/edge/accounts/accounts.js';
import { zones } from '../../apis/edge/zones/zones.js';
import type { Client } from '../../rest/transport/client.js';
import { isText } from '../../base/unknown.js';
import type { Inventory } from '../inventory/inventory.js';
import type { Listing } from '../inventory/listing.js';
import { cloudLists } from './cloud-lists.js';
import { dedicatedLists } from './dedicated-lists.js';
import { accountList, accountLists, recordList, zoneList } from './edge-lists.js';
import type { SearchedList } from './searched.js';
import { storageLists } from './storage-lists.js';

export interface ReadList {
  readonly list: SearchedList;
  readonly listing: Listing;
}

type IsWanted = (client: Client) => boolean;

/** In the order in which what is equally good is found. */
export async function readSearched(inventory: Inventory, isWanted: IsWanted): Promise<ReadList[]> {
  const beside = [...cloudLists, ...storageLists, ...dedicatedLists, accountList, zoneList];
  const read = await Promise.all([
    ...beside.map((list) => readEverywhere(inventory, list, isWanted)),
    readEdge(inventory, isWanted),
  ]);
  return read.flat();
}

async function readEverywhere(inventory: Inventory, list: SearchedList, isWanted: IsWanted): Promise<ReadList[]> {
  const listings = await inventory.of(list.row, isWanted);
  return listings.map((listing) => ({ list, listing }));
}

async function readEdge(inventory: Inventory, isWanted: IsWanted): Promise<ReadList[]> {
  const ofAccounts = async () => {
    const all = await inventory.of(accounts.rows.accounts, isWanted);
    const below = all.flatMap((accounts) => accountLists.map((list) => ({ accounts, list })));
    return Promise.all(below.map(({ accounts, list }) => readBelow(inventory, accounts, 'accountId', list)));
  };
  const ofZones = async () => {
    const all = await inventory.of(zones.rows.zones, isWanted);
    return Promise.all(all.map((zones) => readBelow(inventory, zones, 'zoneId', recordList)));
  };
  return (await Promise.all([ofAccounts(), ofZones()])).flat(2);
}

async function readBelow(
  inventory: Inventory,
  parents: Listing<{ readonly id?: string | null }>,
  placeholder: 'zoneId' | 'accountId',
  list: SearchedList,
): Promise<ReadList[]> {
  const named = { ...parents, objects: parents.objects.filter(({ id }) => isText(id)) };
  const { listings } = await inventory.below(named, list.row, ({ id }) => ({ [placeholder]: String(id) }));
  return listings.map(([, listing]) => ({ list, listing }));
}
