/** The rates of the bases that a table was last asked for: the exact quotients are reckoned once. */
import { LRUCache } from 'lru-cache';
import { publishedRate, type Quotations } from './published-rate.js';

const basesReady = 8;

type RatesByBase = LRUCache<string, Map<string, number>>;

const ready = new WeakMap<Quotations['rates'], RatesByBase>();

export function readyRate(table: Quotations, from: string, to: string): number | undefined {
  let bases = ready.get(table.rates);
  if (!bases) ready.set(table.rates, (bases = new LRUCache({ max: basesReady })));
  let rates = bases.get(from);
  if (!rates) bases.set(from, (rates = new Map()));
  const known = rates.get(to);
  if (known !== undefined) return known;
  const rate = publishedRate(table, from, to);
  if (rate !== undefined) rates.set(to, rate);
  return rate;
}
