/** What a month of the things costs that end with a remedy: as the bill has it. */
import { PrimaryIp } from '../../cloud/primary-ips.js';
import { Server } from '../../cloud/server.js';
import type { Client } from '../../rest/client.js';
import { BillUnit, type Draft, type Price, multiple } from '../bill/draft.js';
import { collect, draftsOf } from '../bill/collect.js';
import type { Inventory } from '../inventory/inventory.js';
import type { Ends } from './rule.js';

type Costs = ReadonlyMap<object, readonly Draft[]>;

const costsIn = new WeakMap<Inventory, Promise<Costs>>();

/** In the currency of the price; null where nothing ends, or it is not known what it costs. */
export async function endedCost(
  inventory: Inventory,
  resource: object,
  ends: Ends,
  withListed: (draft: Draft) => Draft,
): Promise<Price | null> {
  const drafts = (await costsOf(inventory)).get(resource) ?? [];
  const ended = drafts.filter(({ kind }) => ends === 'all' || ends.includes(kind)).map(withListed);
  const prices = ended.map(({ cost }) => {
    if (typeof cost === 'string') return null;
    // What was sent has cost what it has.
    return cost.unit === BillUnit.TERABYTE ? undefined : multiple(cost.unitPrice, cost.quantity);
  });
  const known = prices.filter((price) => price !== undefined);
  return known.reduce<Price | null>(sum, known[0] === undefined ? null : zeroOf(known[0]));
}

function sum(total: Price | null, price: Price | null): Price | null {
  if (!total || !price || total.net.currency !== price.net.currency) return null;
  return { net: total.net.plus(price.net), gross: total.gross.plus(price.gross) };
}

function zeroOf(price: Price | null): Price | null {
  return price && multiple(price, '0');
}

function costsOf(inventory: Inventory): Promise<Costs> {
  let costs = costsIn.get(inventory);
  if (!costs) costsIn.set(inventory, (costs = read(inventory)));
  return costs;
}

async function read(inventory: Inventory): Promise<Costs> {
  const drafts = await draftsOf(await collect(inventory, {}));
  const costs = new Map<object, Draft[]>();
  const add = (resource: object, draft: Draft) => costs.set(resource, [...(costs.get(resource) ?? []), draft]);
  const servers = new Map<Client, Map<string, object>>();
  for (const draft of drafts) {
    add(draft.resource, draft);
    if (!(draft.resource instanceof Server)) continue;
    const own = servers.get(draft.client) ?? new Map<string, object>();
    servers.set(draft.client, own.set(draft.id, draft.resource));
  }
  for (const draft of drafts) {
    const server = serverOf(draft);
    const resource = server && servers.get(draft.client)?.get(server);
    if (resource) add(resource, draft);
  }
  return costs;
}

/** Of a primary IP that is deleted together with its server. */
function serverOf({ resource }: Draft): string | null {
  const goesWithIt = resource instanceof PrimaryIp && resource.autoDelete && resource.assigneeId !== null;
  return goesWithIt ? String(resource.assigneeId) : null;
}
