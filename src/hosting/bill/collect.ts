/** Reads all that is billed, in every account that is wanted, side by side, and drafts its lines. */
import type { GraphQLSchema } from 'graphql';
import { caches } from '../../base/shares/caches.js';
import type { Client } from '../../rest/transport/client.js';
import { MemoKey } from '../../rest/planner/memo.js';
import type { Upstreams } from '../../rest/transport/upstreams.js';
import { checkAccounts } from '../inventory/check-accounts.js';
import type { Inventory } from '../inventory/inventory.js';
import { VersionedCache, numberOf } from '../inventory/versioned-cache.js';
import type { Listing } from '../inventory/listing.js';
import { versionsOf } from '../inventory/version.js';
import type { BillDraft } from './lines/bill-draft.js';
import { families } from './lines/families.js';
import { type Family, FamilyReading } from './lines/family.js';
import type { BillFilter } from './filter.js';

/** A family in one account. */
interface Own {
  readonly family: Family;
  readonly client: Client;
  readonly listings: readonly Listing[];
}

export interface Collected {
  readonly own: readonly Own[];
  /** Each once. */
  readonly listings: readonly Listing[];
}

/** What the filter rules out beforehand is not read. */
export async function collect(inventory: Inventory, { apis, accounts, kinds }: BillFilter): Promise<Collected> {
  const wanted = families.filter((family) => !kinds || family.kinds.some((kind) => kinds.includes(kind)));
  const clients = clientsOf(inventory, accounts).filter(
    ({ upstream: { account } }) => !apis || apis.includes(account.api),
  );
  const own = await Promise.all(
    wanted.flatMap((family) =>
      clients
        .filter(({ upstream }) => upstream.dialect === family.rows[0].dialect)
        .map(async (client) => {
          const listings = await Promise.all(family.rows.map((row) => inventory.in(client, row)));
          return { family, client, listings };
        }),
    ),
  );
  const listings = clients.flatMap((client) =>
    own.filter((one) => one.client === client).flatMap((one) => one.listings),
  );
  return { own, listings: [...new Set(listings)] };
}

function clientsOf(inventory: Inventory, names: BillFilter['accounts']): Client[] {
  const all = [...new Set(families.flatMap(({ rows: [row] }) => inventory.clientsOf(row)))];
  const wanted = names && new Set(names);
  checkAccounts(wanted, all);
  return all.filter(({ upstream }) => !wanted || wanted.has(upstream.account.name));
}

/** As `own` has what they are made of. */
export type Drafts = readonly (readonly BillDraft[])[];

const kept = new MemoKey<VersionedCache<readonly BillDraft[]>>();

/** Of each family in each account: made once for each version of its lists, and the same each time. */
export function draftsOf(
  { own }: Collected,
  { upstreams, schema }: { readonly upstreams: Upstreams; readonly schema: GraphQLSchema },
): Promise<Drafts> {
  const drafts = kept.of(
    upstreams.accounts,
    () => new VersionedCache<readonly BillDraft[]>(caches.billDrafts, ({ length }) => length),
  );
  return Promise.all(
    own.map(async ({ family, client: { upstream }, listings }) => {
      const { api, name } = upstream.account;
      const key = JSON.stringify([api, name, family.rows[0].path, family.kinds]);
      return drafts.of(key, JSON.stringify([numberOf(schema), await versionsOf(listings)]), async () => {
        for (const listing of listings) await listing.ready();
        return family.drafts(new FamilyReading(listings));
      });
    }),
  );
}
