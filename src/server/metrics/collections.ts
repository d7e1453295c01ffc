/** How full each bounded collection of the store is, over all replicas; absent while the store cannot be read. */
import { Gauge, type Registry } from 'prom-client';
import type { Collection } from '../../base/store/collection.js';
import { collections } from '../store/collections.js';
import type { MetricsSources } from './sources.js';

/** Milliseconds for which a count is good: it reads every entry. */
const goodFor = 60_000;

interface Counted {
  readonly collection: Collection & { readonly most: number };
  readonly count: number;
}

const bounded = collections.flatMap((collection) => {
  const { most } = collection;
  return most === null ? [] : [{ ...collection, most }];
});

export function collectionMetrics(registry: Registry, { services }: MetricsSources): undefined {
  const { store, availability } = services;
  let counted: { readonly at: number; readonly counts: Promise<readonly Counted[]> } | null = null;
  const count = async (collection: Counted['collection']): Promise<Counted> => {
    const keys = await availability.ask(async () => {
      const found: string[] = [];
      for await (const [key] of store.range(collection.name, { limit: collection.most })) found.push(key);
      return found;
    });
    return { collection, count: keys.length };
  };
  const counts = () => {
    const now = performance.now();
    if (counted === null || now - counted.at > goodFor) {
      counted = { at: now, counts: Promise.all(bounded.map(count)) };
      counted.counts.catch(() => (counted = null));
    }
    return counted.counts.catch((): readonly Counted[] => []);
  };
  const gauge = (name: string, help: string, valueOf: (counted: Counted) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['collection'],
      registers: [registry],
      async collect() {
        this.reset();
        for (const each of await counts()) this.set({ collection: each.collection.name }, valueOf(each));
      },
    });
  gauge(
    'meridian_store_entries',
    'Entries of each collection of the store that has a bound, at most a minute old.',
    ({ count }) => count,
  );
  gauge(
    'meridian_store_entries_limit',
    'The most entries that each of these collections may have.',
    ({ collection }) => collection.most,
  );
}
