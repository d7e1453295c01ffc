/** Records the findings: once a day of each account. */
import { dateOf } from '../../base/dates.js';
import { lastComplete } from '../../hosting/findings/record/last-complete.js';
import { recordFindings } from '../../hosting/findings/record/record-findings.js';
import { ownContext } from '../own-context.js';
import type { Services } from '../services.js';
import type { DailyTask } from './daily-tasks.js';

/** Null where none are made. */
export function findingRecords(services: Services): DailyTask | null {
  const { config, hosting, schema } = services;
  if (!config.findingsDaily) return null;
  return {
    name: 'finding-records',
    // It takes a call for each zone and pool.
    isFirstAtOnce: false,
    async isDone(account, day) {
      const [record] = await hosting.lastingFindings.records.of([account]);
      return record ? dateOf(record.recordedAt) === day : false;
    },
    async lastDone(account) {
      const [record] = await hosting.lastingFindings.records.of([account]);
      return lastComplete(record ?? null, account.api).at;
    },
    async run(account, _, signal) {
      const recording = { context: () => ownContext(services), schema };
      const recorded = await recordFindings(recording, account, signal);
      return recorded === null || recorded.isComplete;
    },
  };
}
