/** The monthly cost, as billed, of the things that a remedy ends. */
import { caches } from '../../../base/shares/caches.js';
import { servers } from '../../../apis/cloud/servers/servers.js';
import { type Account, nameOf } from '../../../rest/transport/account.js';
import { idOf } from '../../../rest/transport/pages.js';
import { type DraftSources, collect, draftsOf } from '../../bill/collect.js';
import { monthOfCosts } from '../../bill/amounts/month-of-costs.js';
import type { BillDraft, Price } from '../../bill/lines/bill-draft.js';
import type { OwnCosts } from '../../bill/own-prices/own-costs.js';
import { Derived } from '../../derived/derived.js';
import { inTurns } from '../../inventory/in-turns.js';
import type { ListedItem } from '../../inventory/item.js';
import type { Ends } from '../rule.js';

/** The costs by billed object. */
type Costs = ReadonlyMap<string, readonly BillDraft[]>;

interface CostContext extends DraftSources {
  /** The account of all things; if they are of several, the lists of all accounts are read. */
  readonly only?: Account;
}

/** The monthly cost, in the currency of the price; null if nothing ends or the cost is unknown. */
export async function endedCost(
  costContext: CostContext,
  items: readonly ListedItem[],
  ends: Ends,
  costsNow: (draft: BillDraft) => Pick<OwnCosts, 'cost'>,
): Promise<Price | null> {
  const ended = await endedDrafts(costContext, items, ends);
  return monthOfCosts(ended.map(costsNow));
}

/** The bill's drafts of the things that end. */
export async function endedDrafts(
  costContext: CostContext,
  items: readonly ListedItem[],
  ends: Ends,
): Promise<readonly BillDraft[]> {
  const costs = await costsOf.of(costContext, costContext.only);
  const drafts = items.flatMap((item) => costs.get(keyOf(item)) ?? []);
  return drafts.filter(({ kind }) => ends === 'all' || ends.includes(kind));
}

const costsOf = new Derived<DraftSources, Account | undefined, Costs>(
  { share: caches.endedCosts, sizeOf: ({ size }) => size, keyOf: (only) => (only ? nameOf(only) : '') },
  async (d, only) => {
    const filter = only ? { apis: [only.api], accounts: [only.name] } : {};
    const drafts = await d.values(async ({ inventory, schema }) =>
      draftsOf(await collect(inventory, filter), { inventory, schema }),
    );
    return byObject(drafts.flat());
  },
);

async function byObject(drafts: readonly BillDraft[]): Promise<Costs> {
  const costs = new Map<string, BillDraft[]>();
  const add = (key: string, draft: BillDraft) => {
    const own = costs.get(key);
    if (own) own.push(draft);
    else costs.set(key, [draft]);
  };
  await inTurns(drafts, (draft) => add(keyOf(draft.item), draft));
  // Of a primary IP that is deleted together with its server.
  await inTurns(drafts, (draft) => {
    const server = draft.server === undefined ? null : serverKey(draft, draft.server);
    if (server !== null && costs.has(server)) add(server, draft);
  });
  return costs;
}

function keyOf({ account: { api, name }, row, wire }: ListedItem): string {
  return JSON.stringify([api, name, row.path, String(idOf(row, wire))]);
}

function serverKey({ account: { api, name } }: BillDraft, id: string): string {
  return JSON.stringify([api, name, servers.rows.servers.path, id]);
}
