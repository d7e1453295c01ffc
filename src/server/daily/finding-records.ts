/** Records the findings: once a day of each account. */
import { dateOf } from '../../base/dates.js';
import { recordFindings } from '../../hosting/findings/record/record-findings.js';
import { rules } from '../../hosting/findings/rules/index.js';
import { ownContext } from '../own-context.js';
import type { Services } from '../services.js';
import type { DailyTask } from './daily-tasks.js';

/** Null where none are made. */
export function findingRecords(services: Services): DailyTask | null {
  const { config, hosting, schema } = services;
  if (!config.findingsDaily) return null;
  return {
    name: 'finding-records',
    async isDone(account, day) {
      const [record] = await hosting.lastingFindings.records.of([account]);
      return record ? dateOf(record.recordedAt) === day : false;
    },
    async lastDone(account) {
      const [record] = await hosting.lastingFindings.records.of([account]);
      const kinds = rules.filter(({ of, isByName }) => of.dialect.api === account.api && !isByName);
      const times = kinds.map(({ kind }) => record?.completed.get(kind) ?? null);
      // Each kind of finding is recorded by itself: the one that was last complete longest ago says it of all.
      return times.reduce(
        (least, time) => (least === null || time === null ? null : Math.min(least, time)),
        times[0] ?? null,
      );
    },
    async run(account, _, signal) {
      const recording = { context: () => ownContext(services), schema };
      const recorded = await recordFindings(recording, account, signal);
      return recorded === null || recorded.isComplete;
    },
  };
}
