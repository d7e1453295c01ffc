/** The sources that metrics are read from when they are scraped. */
import type { Registry } from 'prom-client';
import type { Execution } from '../../graphql/execution.js';
import type { DailyTasks } from '../daily/daily-tasks.js';
import type { Services } from '../services.js';

export interface MetricsSources {
  readonly services: Services;
  readonly execution: Execution;
  readonly daily: Pick<DailyTasks, 'states'>;
}

/** Adds the metrics of one subject to a registry; returns what ends their subscriptions, if they have any. */
export type MetricsFamily = (registry: Registry, sources: MetricsSources) => (() => void) | undefined;
