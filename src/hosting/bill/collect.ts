/** Reads all that is billed, in every account that is wanted, side by side. */
import type { Client } from '../../rest/client.js';
import { checkAccounts } from '../inventory/check-accounts.js';
import type { Inventory } from '../inventory/inventory.js';
import type { Listing } from '../inventory/listing.js';
import type { Draft } from './draft.js';
import { families } from './families.js';
import { type Drafts, type Family, Reading } from './family.js';
import type { BillFilter } from './filter.js';

export interface Collected {
  readonly drafts: readonly Drafts[];
  readonly listings: readonly Listing[];
}

/** What the filter rules out beforehand is not read. */
export async function collect(inventory: Inventory, { apis, accounts, kinds }: BillFilter): Promise<Collected> {
  const wanted = families.filter((family) => !kinds || family.kinds.some((kind) => kinds.includes(kind)));
  const readings = new Map<Client, Reading>();
  for (const client of clientsOf(inventory, accounts)) {
    const { api } = client.upstream.account;
    if (!apis || apis.includes(api)) readings.set(client, new Reading(client, inventory));
  }
  const own = ({ row }: Family) =>
    [...readings.values()].filter(({ client }) => client.upstream.dialect === row.dialect);
  const drafts = await Promise.all(wanted.flatMap((family) => own(family).map((reading) => family.drafts(reading))));
  return { drafts, listings: [...readings.values()].flatMap(({ listings }) => [...listings]) };
}

function clientsOf(inventory: Inventory, names: BillFilter['accounts']): Client[] {
  const all = [...new Set(families.flatMap(({ row }) => inventory.clientsOf(row)))];
  const wanted = names && new Set(names);
  checkAccounts(wanted, all);
  return all.filter(({ upstream }) => !wanted || wanted.has(upstream.account.name));
}

/** Of what is read: it waits for nothing but its turns. */
export async function draftsOf({ drafts }: Collected): Promise<readonly Draft[]> {
  const made: (readonly Draft[])[] = [];
  for (const each of drafts) made.push(typeof each === 'function' ? await each() : each);
  return made.flat();
}
