/** Takes a daily snapshot of each account's bill. */
import { addDays } from '../../base/dates.js';
import { takeSnapshot } from '../../hosting/history/snapshots/take-snapshot.js';
import { MonthClosing } from '../../hosting/invoice/closed/close-months.js';
import type { DailyTask } from './daily-tasks.js';
import { ownContext } from '../own-context.js';
import type { Services } from '../services.js';

/** Seconds that the reads for a snapshot may be old. */
const maxAge = 300;

/** Days searched for the last complete snapshot. */
const daysLookedAt = 7;

/** Null where none are taken. */
export function billSnapshots(services: Services): DailyTask | null {
  const { config, schema } = services;
  const { billHistory, ownWrites } = services.hosting;
  const keepDays = config.billHistoryDays;
  if (keepDays === 0) return null;
  return {
    name: 'bill-snapshots',
    // Until then no invoice, forecast or chart has the account, while the bill does.
    isFirstAtOnce: true,
    async isDone(account, day) {
      const snapshot = await billHistory.snapshotOn(account, day);
      return snapshot !== null && snapshot.error === null;
    },
    async lastDone(account) {
      const { account: known } = await billHistory.account(account);
      let day = known?.lastDay ?? null;
      for (let left = daysLookedAt; known && day !== null && day >= known.firstDay && left > 0; left -= 1) {
        const snapshot = await billHistory.snapshotOn(account, day);
        if (snapshot?.error === null) return snapshot.takenAt;
        day = addDays(day, -1);
      }
      return null;
    },
    async run(account, day, signal) {
      const billContext = { context: ownContext(services), info: { schema } };
      const options = { billContext, history: billHistory, writes: ownWrites, keepDays, maxAge };
      const taken = await takeSnapshot(account, options, signal);
      const closing = new MonthClosing(ownContext(services));
      await billHistory.forgetBefore(addDays(day, -keepDays), (one) => closing.hasOpen(one));
      return taken !== null && taken.snapshot.error === null;
    },
  };
}
