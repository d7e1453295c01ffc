/** The segments of a month: what a billed thing was, from when until when, and what that costs. */
import { exact } from '../../base/decimal.js';
import { type Both, both } from '../bill/amounts/both.js';
import { BillKind } from '../bill/kind.js';
import { type BillUnknownReason, isUsed } from '../bill/lines/bill-draft.js';
import type { SnapshotLine } from '../history/snapshots/snapshot-line.js';
import { Assumption } from './assumption.js';
import type { Month } from './month.js';
import { begunHours, type Charge, chargeOf, planCharge } from './rules.js';
import type { Between, Stretch } from './stretches.js';
import type { WrittenTimes } from './written-times.js';

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
}

export interface Running {
  /** Until when what goes on is charged, in milliseconds since 1970. */
  readonly until: number;
  /** Whether it was seen to go on. */
  readonly isSeen: boolean;
}

const nothing: Both = both(() => exact(0));

interface SegmentsOptions {
  readonly month: Month;
  readonly running: Running;
  readonly times: WrittenTimes;
  /** Leaves out the time in which nobody had seen what was there. */
  readonly isSeenOnly: boolean;
}

/** Returns the segments in order, without those outside the month. */
export async function segmentsOf(
  stretches: readonly Stretch[],
  { month, running, times, isSeenOnly }: SegmentsOptions,
): Promise<Segment[]> {
  const segments: Segment[] = [];
  for (const { line, from, until, unseenUntil } of stretches) {
    const first = typeof from === 'number' ? { at: from, isInferred: false } : await edgeAt(line, from, times);
    const last = until ? await edgeAt(line, until, times) : { at: running.until, isInferred: !running.isSeen };
    const start = Math.max(first.at, month.start, isSeenOnly && unseenUntil !== null ? unseenUntil : first.at);
    const end = Math.min(last.at, month.end);
    if (end <= start) continue;
    // A beginning before the month, or an end after it, does not matter to the month.
    const isInferred =
      (unseenUntil !== null && unseenUntil > month.start) ||
      (first.isInferred && first.at > month.start) ||
      (last.isInferred && last.at < month.end);
    const hours = begunHours(start, end);
    const isOpen = until === null || last.at >= month.end;
    segments.push({ line, from: start, until: end, isOpen, isInferred, hours, charge: chargeFor(line, hours, month) });
  }
  return segments.length > 1 ? segments.map(withOwnCap) : segments;
}

/** The known cost of a segment up to a time within it, in the currency of its price. */
export function accruedAt({ line, from, until, charge }: Segment, time: number, month: Month): Both {
  if (typeof charge === 'string' || typeof line.cost === 'string' || time <= from) return nothing;
  if (time >= until) return charge.amount;
  if (isUsed(line.cost.unit)) return nothing;
  const soFar = chargeFor(line, begunHours(from, time), month);
  return typeof soFar === 'string' ? nothing : soFar.amount;
}

/** Usage has no hours: it is charged once. */
export function usedSegment(line: SnapshotLine, { start }: Month, until: number): Segment {
  const charge = typeof line.cost === 'string' ? line.cost : chargeOf(line.cost, 0, 0);
  return { line, from: start, until, isOpen: true, isInferred: false, hours: 0, charge };
}

async function edgeAt(
  line: SnapshotLine,
  between: Between,
  times: WrittenTimes,
): Promise<{ readonly at: number; readonly isInferred: boolean }> {
  const written = await (between.isEnd ? times.endOf(line, between) : times.changeOf(line, between));
  // What is gone was there when it was last seen; what is new was not before it was first seen.
  return { at: written ?? (between.isEnd ? between.since : between.until), isInferred: written === null };
}

export function chargeFor({ kind, cost }: SnapshotLine, hours: number, month: Month): Segment['charge'] {
  if (typeof cost === 'string') return cost;
  if (kind === BillKind.PLAN || kind === BillKind.SUBSCRIPTION) return planCharge(cost);
  return chargeOf(cost, hours, month.hours);
}

function withOwnCap(segment: Segment): Segment {
  const { charge, line } = segment;
  const isCapped = typeof line.cost !== 'string' && line.cost.isCapped;
  if (typeof charge === 'string' || !isCapped) return segment;
  return { ...segment, charge: { ...charge, assumptions: [...charge.assumptions, Assumption.CAP_PER_SEGMENT] } };
}
