/** Collects the days of an account that are not wholly known. */
import { addDays } from '../../base/dates.js';
import { BillGap } from '../history/bill-history.js';
import type { HistoryAccount } from '../history/snapshots/history-account.js';

export class GapDays {
  readonly #errors = new Map<string, string | null>();
  lastDay: string | null = null;

  constructor(
    private readonly account: HistoryAccount,
    private readonly since: string,
    private readonly until: string,
  ) {}

  add(day: string, error: string | null): void {
    this.#errors.set(day, error);
    this.lastDay = day;
  }

  gaps(): BillGap[] {
    const { api, name, firstDay } = this.account;
    const days: string[] = [];
    let last: string | null = null;
    for (let day = firstDay > this.since ? firstDay : this.since; day <= this.until; day = addDays(day, 1)) {
      const error = this.#errors.get(day);
      if (error === null) continue;
      days.push(day);
      last = error ?? null;
    }
    return days.length > 0 ? [Object.assign(new BillGap(), { api, accountName: name, days, error: last })] : [];
  }
}
