/** The store, and the cache that replicas share: how long their calls take, how they fail, and whether they answer. */
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { storeCalls } from '../../base/telemetry/diagnostics.js';
import { storeBuckets } from './buckets.js';
import { knownGauge } from './known-gauge.js';
import type { MetricsSources } from './sources.js';

export function storeMetrics(registry: Registry, { services }: MetricsSources): () => void {
  const registers = [registry];
  const labelNames = ['use', 'engine', 'operation'] as const;
  const durations = new Histogram({
    name: 'meridian_store_call_duration_seconds',
    help: 'Time that calls took, of the store and of the cache that replicas share.',
    labelNames,
    buckets: storeBuckets,
    registers,
  });
  const failures = new Counter({
    name: 'meridian_store_call_failures_total',
    help: 'Calls that failed.',
    labelNames,
    registers,
  });
  new Gauge({
    name: 'meridian_store_available',
    help: '0 while it does not answer, or takes no writes.',
    labelNames: ['use', 'engine'],
    registers,
    async collect() {
      const { store, availability, upstreams } = services;
      this.set({ use: 'store', engine: store.kind }, Number((await availability.problem()) === null));
      const { sharing } = upstreams;
      if (sharing && !sharing.engine.isStore) {
        this.set({ use: 'cache', engine: sharing.engine.kind }, Number(sharing.isAvailable));
      }
    },
  });
  if (services.upstreams.sharing) {
    new Gauge({
      name: 'meridian_messages_heard',
      help: '0 while this process does not hear its own messages, so that it keeps nothing in memory.',
      labelNames: ['use', 'engine'],
      registers,
      collect() {
        for (const { way, isHearing } of services.upstreams.sharing?.hearings ?? []) {
          this.set({ use: way.use, engine: way.kind }, Number(isHearing));
        }
      },
    });
    knownGauge(registry, {
      name: 'meridian_replicas_heard',
      help: 'Replicas that this process hears, itself included; absent while it hears none, or where nothing is shared.',
      value() {
        const { sharing } = services.upstreams;
        return sharing?.isAvailable ? sharing.replicas : null;
      },
    });
  }
  return storeCalls.subscribe(({ use, engine, operation, isFailed, milliseconds }) => {
    const labels = { use, engine, operation };
    durations.observe(labels, milliseconds / 1000);
    failures.inc(labels, Number(isFailed));
  });
}
