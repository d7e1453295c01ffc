/** Reads all that is billed, in every account that is wanted, side by side, and drafts its lines. */
import type { GraphQLSchema } from 'graphql';
import { allMaybePromises } from '../../base/map-maybe-promise.js';
import { caches } from '../../base/shares/caches.js';
import type { Client } from '../../rest/transport/client.js';
import { Derived } from '../derived/derived.js';
import type { Sources } from '../derived/reader.js';
import { checkAccounts } from '../inventory/check-accounts.js';
import type { Inventory } from '../inventory/inventory.js';
import type { Listing } from '../inventory/listing.js';
import type { BillDraft } from './lines/bill-draft.js';
import { families } from './lines/families.js';
import { type Family, FamilyReading, isWithheld } from './lines/family.js';
import type { BillFilter } from './filter.js';

/** A family in one account. */
interface Own {
  readonly family: Family;
  readonly client: Client;
  readonly listings: readonly Listing[];
  /** Lists that the credential may not read; no part of the others is missing for that. */
  readonly withheld: readonly Listing[];
}

export interface Collected {
  readonly own: readonly Own[];
  /** Each once. */
  readonly listings: readonly Listing[];
}

/** Collects the billed lists. Lists that the filter excludes are not read. */
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
          const reading = new FamilyReading(listings);
          const below = await family.below?.({
            reading,
            read: (row, values) => inventory.in(client, row, { values }),
          });
          const [withheld, read] = split(below ?? [], isWithheld);
          return { family, client, listings: [...listings, ...read], withheld };
        }),
    ),
  );
  const listings = clients.flatMap((client) =>
    own.filter((one) => one.client === client).flatMap((one) => one.listings),
  );
  return { own, listings: [...new Set(listings)] };
}

function split<T>(all: readonly T[], isFirst: (one: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

function clientsOf(inventory: Inventory, names: BillFilter['accounts']): Client[] {
  const all = [...new Set(families.flatMap(({ rows: [row] }) => inventory.clientsOf(row)))];
  const wanted = names && new Set(names);
  checkAccounts(wanted, all);
  return all.filter(({ upstream }) => !wanted || wanted.has(upstream.account.name));
}

/** The drafts of each list, in the order of `own`. */
export type Drafts = readonly (readonly BillDraft[])[];

interface ListSources extends Sources {
  readonly schema: GraphQLSchema;
  readonly listings: readonly Listing[];
}

const familyDrafts = new Derived<ListSources, Pick<Own, 'family' | 'client'>, readonly BillDraft[]>(
  {
    share: caches.billDrafts,
    sizeOf: ({ length }) => length,
    scopeOf: ({ client: { upstream } }) => upstream.fingerprint,
    keyOf: ({ family, client: { upstream } }) =>
      JSON.stringify([upstream.account.name, family.rows[0].path, family.kinds]),
  },
  async (d, { family }) => {
    await d.value(({ schema }) => schema);
    const listings = await d.lists((sources) => sources.listings);
    for (const listing of listings) await listing.ready();
    if (family.isOfToday) d.moment.holdsToday();
    return family.drafts(new FamilyReading(listings), d.moment.now);
  },
);

export interface DraftSources extends Sources {
  readonly inventory: Inventory;
  readonly schema: GraphQLSchema;
}

/** The drafts of each family in each account. They are the same arrays as long as their lists are unchanged. */
export function draftsOf({ own }: Collected, { inventory, schema }: DraftSources): Drafts | Promise<Drafts> {
  return allMaybePromises(
    own.map(({ family, client, listings, withheld }) =>
      familyDrafts.of({ inventory, schema, listings: [...listings, ...withheld] }, { family, client }),
    ),
  );
}
