/** The schedules of a worker script, which are replaced together and have no version. */
import { isObject } from '../../../base/unknown.js';
import { shown } from '../../../base/errors.js';
import { WorkerScheduleInput, workerSchedules, workerScheduleWrites } from '../workers/worker-schedules.js';
import { entriesOf } from './changing.js';
import { type EntriesState, type Entry, refused } from './collection.js';
import { hashOf } from './hash.js';
import { unreadable, writtenTogether } from './written-together.js';

const cronOf = ({ cron }: Entry): Entry => ({ cron });
const at = (entries: readonly Entry[], { cron }: Entry) => entries.findIndex((entry) => entry['cron'] === cron);

/** Times are left out: they say nothing of when the script runs. */
function stateIn(payload: unknown): EntriesState {
  const schedules: unknown = isObject(payload) ? payload['schedules'] : undefined;
  if (!Array.isArray(schedules) || !schedules.every(isObject)) throw unreadable('the schedules of the script');
  const entries = schedules.map(cronOf);
  return { entries, version: hashOf(entries), beside: {} };
}

export const workerScheduleEntries = entriesOf({
  ...writtenTogether({
    read: workerSchedules.rows.workerScriptSchedules,
    write: workerScheduleWrites.rows.updateEdgeWorkerScriptSchedules,
    stateIn,
    sent: (entries) => ({ schedules: entries }),
  }),
  name: 'changeEdgeWorkerScriptSchedules',
  about: 'Adds, changes and deletes schedules of a Worker script, in one call that leaves the others',
  words: { thing: 'WorkerSchedule', noun: 'schedule' },
  types: { Entry: WorkerScheduleInput, Match: WorkerScheduleInput },
  isOrdered: false,
  find(entries, match, path) {
    const place = at(entries, match);
    if (place !== -1) return place;
    throw refused(`${path}.cron: expected the cron expression of a schedule, but got ${shown(match['cron'])}`);
  },
  matchOf: cronOf,
  twin: at,
  mergesTwins: true,
  replaced: (_before, definition) => definition,
});
