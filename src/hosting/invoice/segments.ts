/** The segments of a month: what a billed thing was, from when until when, and what that costs. */
import { BigNumber } from 'bignumber.js';
import { exact } from '../../base/decimal.js';
import { type Both, both } from '../bill/amounts/both.js';
import { isUsed } from '../bill/lines/bill-draft.js';
import type { SnapshotLine } from '../history/snapshots/snapshot-line.js';
import { assuming, orderAssumptions, priceAssumptions } from './assuming.js';
import { Assumption } from './assumption.js';
import { type BillingReading, assumptionOf } from './billing-rules/billing-reading.js';
import { readCharge } from './billing-rules/read-charge.js';
import { withCaps } from './billing-rules/resized-caps.js';
import type { Month } from './month.js';
import { setupAt } from './setup.js';
import type { ChangeTimes } from './change-times.js';
import { uncappedHours } from './rules.js';
import { isPaidAhead, notPaidAhead, paidPeriods } from './paid-periods.js';
import type { Running, Segment } from './segment.js';
import type { Between, Stretch } from './stretches.js';

const nothing: Both = both(() => exact(0));

export interface SegmentsOptions {
  readonly month: Month;
  readonly running: Running;
  readonly times: ChangeTimes;
  /** Leaves out the time in which nobody had seen what was there. */
  readonly isSeenOnly: boolean;
  /** The readings in force for its account. */
  readonly readings: readonly BillingReading[];
}

/** Returns the segments in order, without those outside the month. */
export async function segmentsOf(
  all: readonly Stretch[],
  { month, running, times, isSeenOnly, readings: inForce }: SegmentsOptions,
): Promise<Segment[]> {
  const stretches = begunBy(running.until, all);
  const segments = await paidPeriods(stretches, {
    month,
    running,
    edgeOf: (line, between) => edgeAt(line, between, times),
  });
  for (const { line, from, until, unseenUntil, order } of notPaidAhead(stretches)) {
    const first = await edgeAt(line, from, times);
    const seen = until === null ? { at: running.until, isInferred: !running.isSeen } : await edgeAt(line, until, times);
    const latest = until === null || typeof until === 'number' ? seen.at : until.until;
    const isCancelled = line.endsAt !== null && line.endsAt <= latest;
    const last = isCancelled ? { at: line.endsAt ?? seen.at, isInferred: false } : seen;
    const start = Math.max(first.at, month.start, isSeenOnly && unseenUntil !== null ? unseenUntil : first.at);
    const end = Math.min(last.at, month.end);
    if (end <= start) continue;
    // A beginning before the month, or an end after it, does not matter to the month.
    const isInferred =
      (unseenUntil !== null && unseenUntil > month.start) ||
      (first.isInferred && first.at > month.start) ||
      (last.isInferred && last.at < month.end);
    const isOpen = (until === null && !isCancelled) || last.at >= month.end;
    const ordered = start === first.at ? order : null;
    const setup = ordered && setupAt(start, ordered);
    const assumptions = [...priceAssumptions(line), ...(ordered && !setup ? orderAssumptions(line) : [])];
    const began = Math.min(first.at, start);
    const { hours, charge, readings } = readCharge(line, { from: start, until: end, began }, month, inForce);
    const own = { hours, charge: assuming(charge, assumptions), readings };
    segments.push({ line, from: start, until: end, isOpen, isInferred, ...own, setup });
  }
  return withCaps(segments, inForce);
}

/** Leaves out beginnings and ends that lie after the time, in milliseconds since 1970. */
function begunBy(time: number, stretches: readonly Stretch[]): readonly Stretch[] {
  const isAhead = (edge: Stretch['until']) => typeof edge === 'number' && edge > time;
  return stretches
    .filter(({ from }) => !isAhead(from))
    .map((stretch) => (isAhead(stretch.until) ? { ...stretch, until: null } : stretch));
}

/** The known cost of a segment up to a time within it, in the currency of its price. */
export function accruedAt({ line, from, until, charge, readings }: Segment, time: number, month: Month): Both {
  if (typeof charge === 'string' || typeof line.cost === 'string' || time <= from) return nothing;
  if (time >= until || isPaidAhead(line)) return charge.amount;
  if (isUsed(line.cost.unit)) return nothing;
  const { charge: soFar, hours } = readCharge(line, { from, until: time }, month, readings);
  if (typeof soFar === 'string') return nothing;
  // Hours that share a cap cost their price until that is reached.
  const isShared = readings.some((reading) => assumptionOf[reading] === Assumption.CAP_PER_SEGMENT);
  const amount = (isShared && uncappedHours(line.cost, hours)) || soFar.amount;
  return readings.length === 0 ? amount : both((side) => BigNumber.min(amount[side], charge.amount[side]));
}

/** Usage has no hours: it is charged once. */
export function usedSegment(
  line: SnapshotLine,
  month: Month,
  until: number,
  inForce: readonly BillingReading[],
): Segment {
  const { start } = month;
  const { charge, readings } = readCharge(line, { from: start, until: start }, month, inForce);
  return { line, from: start, until, isOpen: true, isInferred: false, hours: 0, charge, readings, setup: null };
}

async function edgeAt(
  line: SnapshotLine,
  between: number | Between,
  times: ChangeTimes,
): Promise<{ readonly at: number; readonly isInferred: boolean }> {
  if (typeof between === 'number') return { at: between, isInferred: false };
  const known = await times.of(line, between);
  if (known) return { at: known.at, isInferred: !known.isOnly };
  // What is gone was there when it was last seen; what is new was not before it was first seen.
  return { at: between.edge === 'END' ? between.since : between.until, isInferred: true };
}
