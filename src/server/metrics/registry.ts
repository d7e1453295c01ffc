/** The metrics of one server. */
import { Registry } from 'prom-client';
import { finishedRequests } from '../../base/telemetry/diagnostics.js';
import { alertMetrics } from './alerts.js';
import { cacheMetrics } from './caches.js';
import { collectionMetrics } from './collections.js';
import { costMetrics } from './costs/cost-metrics.js';
import { dailyMetrics } from './daily.js';
import { processMetrics } from './process.js';
import { ratesMetrics } from './rates.js';
import { refusalMetrics } from './refusals.js';
import { requestMetrics } from './requests.js';
import type { MetricsFamily, MetricsSources } from './sources.js';
import { streamMetrics } from './streams.js';
import { storeMetrics } from './store.js';
import { accountMetrics } from './accounts.js';
import { upstreamMetrics } from './upstreams.js';

const families: readonly MetricsFamily[] = [
  requestMetrics,
  streamMetrics,
  refusalMetrics,
  upstreamMetrics,
  accountMetrics,
  cacheMetrics,
  ratesMetrics,
  storeMetrics,
  collectionMetrics,
  alertMetrics,
  dailyMetrics,
  costMetrics,
  processMetrics,
];

export class Metrics {
  readonly #registry = new Registry();
  readonly #ends: readonly (() => void)[];
  /** Scrapes at the same time get the same text. */
  #text: Promise<string> | null = null;

  constructor(sources: MetricsSources) {
    this.#ends = families.flatMap((family) => family(this.#registry, sources) ?? []);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    finishedRequests.flush();
    this.#text ??= this.#registry.metrics().finally(() => {
      this.#text = null;
    });
    return this.#text;
  }

  close(): void {
    for (const end of this.#ends) end();
    this.#registry.clear();
  }
}
