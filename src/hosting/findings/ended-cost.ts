/** What a month of the things costs that end with a remedy: as the bill has it. */
import { BillUnit, type Draft, type Price, multiple } from '../bill/draft.js';
import { collect } from '../bill/collect.js';
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
  const { drafts } = await collect(inventory, {});
  const costs = new Map<object, Draft[]>();
  for (const draft of drafts) costs.set(draft.resource, [...(costs.get(draft.resource) ?? []), draft]);
  return costs;
}
