/** Starts the daily tasks. */
import { joinedAccounts } from '../../rest/transport/account.js';
import type { Services } from '../services.js';
import { billMonths } from './bill-months.js';
import { billSnapshots } from './bill-snapshots.js';
import { DailyTasks } from './daily-tasks.js';
import { findingRecords } from './finding-records.js';

export function startDailyTasks(services: Services): DailyTasks {
  const { upstreams, store, log } = services;
  const daily = [billSnapshots(services), findingRecords(services), billMonths(services)];
  const tasks = daily.filter((task) => task !== null);
  const started = new DailyTasks({
    tasks,
    accounts: () => joinedAccounts(upstreams.accounts),
    store,
    clock: upstreams.clock,
    log,
  });
  started.start();
  return started;
}
