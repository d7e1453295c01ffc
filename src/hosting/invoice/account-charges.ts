/** The charges of one account for a month, open or closed. */
import type { TableInForce } from '../../data/rates/tables/in-force.js';
import type { BillGap } from '../history/bill-history.js';
import type { HistoryAccount } from '../history/snapshots/history-account.js';
import type { Segment } from './segment.js';

/** A billed thing with its segments in the month, in order. */
export interface ChargedThing {
  /** Distinguishes it from all others of its account. */
  readonly key: string;
  readonly segments: readonly Segment[];
}

export interface ChargedThings {
  readonly things: readonly ChargedThing[];
  /** The last millisecond since 1970 at which they are the same. */
  readonly holdsUntil: number;
}

export interface AccountCharges {
  readonly account: HistoryAccount;
  /** Null if it was wholly read on each day of the month so far. */
  readonly gap: BillGap | null;
  /** The days whose snapshots lack actions; null if none does. */
  readonly withoutActions: BillGap | null;
  /** Something of it was read before the end of the month. */
  readonly isRead: boolean;
  /** Milliseconds since 1970; null while the month is open. */
  readonly closedAt: number | null;
  /** The rates of the last day, which a closed month keeps. */
  readonly table: TableInForce | null;
  /** The number of things. */
  readonly size: number;
  /** The charges until a time in milliseconds since 1970; `isSeenOnly` leaves out what nobody had seen. */
  until(time: number, isSeenOnly: boolean): Promise<ChargedThings>;
}
