/** The rates in force: their age and source, and the last sync. */
import { Gauge, type Registry } from 'prom-client';
import type { MetricsSources } from './sources.js';

/** The sources of tables that this release stores and ships; any other counts as `other`. */
const tableSources = ['currency-api', 'ecb', 'snapshot'];
const syncedSources = ['currency-api', 'ecb'];

export function ratesMetrics(registry: Registry, { services: { rates } }: MetricsSources): undefined {
  const registers = [registry];
  new Gauge({
    name: 'meridian_rates_age_seconds',
    help: 'Seconds since 00:00 UTC of the day of the rates in force.',
    registers,
    collect() {
      this.set(rates.health().ageSeconds);
    },
  });
  new Gauge({
    name: 'meridian_rates_stale',
    help: '1 while the rates in force are older than their source publishes.',
    registers,
    collect() {
      this.set(Number(rates.health().isStale));
    },
  });
  new Gauge({
    name: 'meridian_rates_disputed',
    help: 'Currencies of which the sources contradict each other.',
    registers,
    collect() {
      this.set(rates.health().disputed.length);
    },
  });
  new Gauge({
    name: 'meridian_rates_refused',
    help: '1 while the newest table of the source is refused as a whole.',
    labelNames: ['source'],
    registers,
    collect() {
      const refused = new Set(rates.health().refused.map(({ source }) => source));
      for (const source of syncedSources) this.set({ source }, Number(refused.has(source)));
    },
  });
  new Gauge({
    name: 'meridian_rates_source',
    help: '1 for the source of the rates in force.',
    labelNames: ['source'],
    registers,
    collect() {
      const { source } = rates.health();
      const known = tableSources.includes(source) ? source : 'other';
      for (const each of [...tableSources, 'other']) this.set({ source: each }, Number(each === known));
    },
  });
  new Gauge({
    name: 'meridian_rates_last_sync_timestamp_seconds',
    help: 'When a source last returned a valid table, in seconds since 1970; 0 if none has.',
    registers,
    collect() {
      const { lastSyncAt } = rates.health();
      this.set(lastSyncAt === null ? 0 : lastSyncAt.getTime() / 1000);
    },
  });
  new Gauge({
    name: 'meridian_rates_sync_failed',
    help: '1 if the last sync failed.',
    registers,
    collect() {
      this.set(Number(rates.health().lastError !== null));
    },
  });
}
