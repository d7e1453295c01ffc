/** Calls to the hosting APIs, by account: those that were made, those that were refused here and those that were spared. */
import { Counter, Histogram, type Registry } from 'prom-client';
import { savedReads, unsentCalls, upstreamAttempts } from '../../base/telemetry/diagnostics.js';
import { errorCodes } from '../../base/errors.js';
import { labelsOf } from './account-labels.js';
import { durationBuckets } from './buckets.js';
import type { MetricsSources } from './sources.js';

export function upstreamMetrics(registry: Registry, { services: { upstreams } }: MetricsSources): () => void {
  const registers = [registry];
  const calls = new Counter({
    name: 'meridian_upstream_calls_total',
    help: 'Calls sent, retries included: `success`, or the code of the failure.',
    labelNames: ['api', 'account', 'access', 'outcome'],
    registers,
  });
  const retries = new Counter({
    name: 'meridian_upstream_retries_total',
    help: 'Calls that were sent again.',
    labelNames: ['api', 'account'],
    registers,
  });
  const durations = new Histogram({
    name: 'meridian_upstream_call_duration_seconds',
    help: 'Time from sending a call until its response was read.',
    labelNames: ['api', 'account'],
    buckets: durationBuckets,
    registers,
  });
  const waits = new Histogram({
    name: 'meridian_upstream_queue_wait_seconds',
    help: 'Time that calls waited for their turn within the limits of the account.',
    labelNames: ['api', 'account'],
    buckets: durationBuckets,
    registers,
  });
  const unsent = new Counter({
    name: 'meridian_upstream_unsent_calls_total',
    help: 'Calls that were refused before they were sent, by reason.',
    labelNames: ['api', 'account', 'reason'],
    registers,
  });
  const saved = new Counter({
    name: 'meridian_upstream_saved_reads_total',
    help: 'Reads without a call of their own: answered from a cache, or by a call in flight.',
    labelNames: ['api', 'account', 'by'],
    registers,
  });
  for (const account of upstreams.accounts) {
    const labels = labelsOf(account);
    for (const access of ['read', 'write']) calls.inc({ ...labels, access, outcome: 'success' }, 0);
    for (const by of ['cache', 'flight']) saved.inc({ ...labels, by }, 0);
    retries.inc(labels, 0);
    durations.zero(labels);
    waits.zero(labels);
  }
  const ends = [
    upstreamAttempts.subscribe(({ api, account, isWrite, failure, isRetry, waitedMilliseconds, milliseconds }) => {
      const labels = labelsOf({ api, name: account });
      const outcome = failure === null ? 'success' : errorCodes.includes(failure) ? failure : 'other';
      calls.inc({ ...labels, access: isWrite ? 'write' : 'read', outcome });
      if (isRetry) retries.inc(labels);
      durations.observe(labels, milliseconds / 1000);
      waits.observe(labels, waitedMilliseconds / 1000);
    }),
    unsentCalls.subscribe(({ api, account, reason }) => unsent.inc({ ...labelsOf({ api, name: account }), reason })),
    savedReads.subscribe(({ api, account, by }) => saved.inc({ ...labelsOf({ api, name: account }), by })),
  ];
  return () => {
    for (const end of ends) end();
  };
}
