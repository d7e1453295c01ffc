/** A segment of a month: what a billed thing was, from when until when, and what that costs. */
import type { BillUnknownReason, Price } from '../bill/lines/bill-draft.js';
import type { BillingReading } from './billing-rules/billing-reading.js';
import type { SnapshotLine } from '../history/snapshots/snapshot-line.js';
import type { Charge } from './rules.js';

export interface Segment {
  readonly line: SnapshotLine;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
  /** It goes on, or went on beyond the month. */
  readonly isOpen: boolean;
  /** Its state, its beginning or its end is taken from the readings around it. */
  readonly isInferred: boolean;
  readonly hours: number;
  /** Or why it is not known. */
  readonly charge: Charge | BillUnknownReason;
  /** The readings of rules by which it is charged, where statements have shown them, in place of assumptions. */
  readonly readings: readonly BillingReading[];
  /** The cost of its order, once, in addition, in the currency of that price; null if it is no order, or unknown. */
  readonly setup: Price | null;
}

export interface Running {
  /** Until when what goes on is charged, in milliseconds since 1970. */
  readonly until: number;
  /** Whether it was seen to go on. */
  readonly isSeen: boolean;
}
