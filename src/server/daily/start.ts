/** Starts the daily tasks. */
import { joinedAccounts } from '../../rest/transport/account.js';
import type { Services } from '../services.js';
import { billSnapshots } from './bill-snapshots.js';
import { DailyTasks } from './daily-tasks.js';
import { findingRecords } from './finding-records.js';

export function startDailyTasks(services: Services): DailyTasks {
  const { upstreams, store, log } = services;
  const tasks = [billSnapshots(services), findingRecords(services)].filter((task) => task !== null);
  const daily = new DailyTasks({
    tasks,
    accounts: () => joinedAccounts(upstreams.accounts),
    store,
    clock: upstreams.clock,
    log,
  });
  daily.start();
  return daily;
}
