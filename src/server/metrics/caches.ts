/** The caches of this process: how often they had what was looked up, and what they hold. */
import { Counter, Gauge, type Registry } from 'prom-client';
import type { CacheStatistics } from '../../base/cache-statistics.js';
import type { MetricsSources } from './sources.js';

export function cacheMetrics(registry: Registry, { services, execution }: MetricsSources): undefined {
  const registers = [registry];
  const labelNames = ['cache'] as const;
  const caches = (): [name: string, statistics: CacheStatistics][] =>
    Object.entries({ ...execution.caches, upstream_response: services.upstreams.cacheStatistics });
  new Counter({
    name: 'meridian_cache_hits_total',
    help: 'Lookups that found an entry.',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const [cache, { hits }] of caches()) this.inc({ cache }, hits);
    },
  });
  new Counter({
    name: 'meridian_cache_misses_total',
    help: 'Lookups that found none. Responses are looked up from the second time that they are requested.',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const [cache, { misses }] of caches()) this.inc({ cache }, misses);
    },
  });
  new Gauge({
    name: 'meridian_cache_entries',
    help: 'Entries that a cache holds.',
    labelNames,
    registers,
    collect() {
      for (const [cache, { entries }] of caches()) if (entries !== null) this.set({ cache }, entries);
    },
  });
  new Gauge({
    name: 'meridian_cache_size_bytes',
    help: 'Bytes that a cache holds.',
    labelNames,
    registers,
    collect() {
      for (const [cache, { bytes }] of caches()) if (bytes !== null) this.set({ cache }, bytes);
    },
  });
}
