/** Subscriptions: how many are open, and what was sent to their readers. */
import { Counter, Gauge, type Registry } from 'prom-client';
import { streamedResults } from '../../base/telemetry/diagnostics.js';
import type { MetricsSources } from './sources.js';

const outcomes = ['data', 'partial', 'refused'] as const;

export function streamMetrics(registry: Registry, { execution }: MetricsSources): () => void {
  const registers = [registry];
  new Gauge({
    name: 'meridian_streams_open',
    help: 'Streams of subscriptions that are open in this process.',
    registers,
    collect() {
      this.set(execution.openStreams);
    },
  });
  const events = new Counter({
    name: 'meridian_stream_events_total',
    help: 'Events with a result that were sent to readers of streams, by outcome; heartbeats are not counted.',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of outcomes) events.inc({ outcome }, 0);
  return streamedResults.subscribe(({ outcome }) => events.inc({ outcome }));
}
