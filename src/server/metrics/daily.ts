/** Metrics of daily tasks: when each was last done for each account, and how often it failed. */
import { Counter, Gauge, type Registry } from 'prom-client';
import type { DailyTaskState } from '../daily/daily-tasks.js';
import { labelsOf } from './account-labels.js';
import type { MetricsSources } from './sources.js';

export function dailyMetrics(registry: Registry, { daily }: Pick<MetricsSources, 'daily'>): undefined {
  const registers = [registry];
  const labelNames = ['task', 'api', 'account'] as const;
  const labelsOfTask = ({ task, account }: DailyTaskState) => ({ task, ...labelsOf(account) });
  new Gauge({
    name: 'meridian_daily_task_last_success_timestamp_seconds',
    help: 'When it was last done whole, by any replica, in seconds since 1970; absent where that is not known.',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const state of daily.states)
        if (state.lastDone !== null) this.set(labelsOfTask(state), state.lastDone / 1000);
    },
  });
  new Counter({
    name: 'meridian_daily_task_failures_total',
    help: 'How often it failed, or something could not be read; it is tried again an hour later.',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const state of daily.states) this.inc(labelsOfTask(state), state.failures);
    },
  });
}
