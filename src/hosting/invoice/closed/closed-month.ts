/** The charges of an account for a closed month, as they were when it was closed. */
import { BillGap } from '../../history/bill-history.js';
import { daysFrom } from '../../history/calendar.js';
import type { HistoryAccount } from '../../history/snapshots/history-account.js';
import type { AccountCharges, ChargedThings } from '../account-charges.js';
import type { Month } from '../month.js';
import type { UnpackedMonth } from './packed-month.js';

const unreadable = 'The closed month cannot be read: it is damaged, or another release has written it in its own way';

export class ClosedMonth implements AccountCharges {
  readonly account: HistoryAccount;
  readonly gap: BillGap | null;
  readonly withoutActions: BillGap | null;
  readonly closedAt: number | null;
  readonly #things: UnpackedMonth['things'];
  readonly #stored: UnpackedMonth | null;

  /** The month as it is stored; null: it is unreadable, which is a gap of all its days. */
  constructor(account: HistoryAccount, month: Month, closedAt: number | null, stored: UnpackedMonth | null) {
    this.account = stored ? { ...account, fingerprints: stored.fingerprints } : account;
    this.closedAt = stored ? stored.closedAt : closedAt;
    this.#stored = stored;
    this.#things = stored ? stored.things : [];
    const { api, name } = account;
    const days = stored && stored.oddCount === 0 ? stored.gap : { days: daysOf(month), error: unreadable };
    const gapOf = (one: UnpackedMonth['gap']) =>
      one && Object.assign(new BillGap(), { api, accountName: name, ...one });
    this.gap = gapOf(days);
    this.withoutActions = gapOf(stored && stored.withoutActions);
  }

  get isRead(): boolean {
    return this.#stored?.isRead ?? false;
  }

  get table(): AccountCharges['table'] {
    return this.#stored && this.#stored.table;
  }

  get size(): number {
    return this.#things.length;
  }

  until(_: number, isSeenOnly: boolean): Promise<ChargedThings> {
    const things = this.#things.map(({ key, segments, seen }) => ({ key, segments: isSeenOnly ? seen : segments }));
    return Promise.resolve({ things: things.filter(({ segments }) => segments.length > 0), holdsUntil: Infinity });
  }
}

function daysOf({ firstDay, lastDay }: Month): string[] {
  return daysFrom(firstDay, lastDay);
}
