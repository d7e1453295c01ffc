/** The segments of a month: what a billed thing was, from when until when, and what that costs. */
import { exact } from '../../base/decimal.js';
import { type Both, both } from '../bill/amounts/both.js';
import { BillKind } from '../bill/kind.js';
import { isUsed } from '../bill/lines/bill-draft.js';
import type { SnapshotLine } from '../history/snapshots/snapshot-line.js';
import { assuming, orderAssumptions, priceAssumptions } from './assuming.js';
import { Assumption } from './assumption.js';
import type { Month } from './month.js';
import { setupAt } from './setup.js';
import type { ChangeTimes } from './change-times.js';
import { isPaidAhead, notPaidAhead, paidPeriods } from './paid-periods.js';
import { begunHours, chargeOf, planCharge } from './rules.js';
import type { Running, Segment } from './segment.js';
import type { Between, Stretch } from './stretches.js';

const nothing: Both = both(() => exact(0));

export interface SegmentsOptions {
  readonly month: Month;
  readonly running: Running;
  readonly times: ChangeTimes;
  /** Leaves out the time in which nobody had seen what was there. */
  readonly isSeenOnly: boolean;
}

/** Returns the segments in order, without those outside the month. */
export async function segmentsOf(
  all: readonly Stretch[],
  { month, running, times, isSeenOnly }: SegmentsOptions,
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
    const hours = begunHours(start, end);
    const isOpen = (until === null && !isCancelled) || last.at >= month.end;
    const ordered = start === first.at ? order : null;
    const setup = ordered && setupAt(start, ordered);
    const assumptions = [...priceAssumptions(line), ...(ordered && !setup ? orderAssumptions(line) : [])];
    const charge = assuming(chargeFor(line, hours, month), assumptions);
    segments.push({ line, from: start, until: end, isOpen, isInferred, hours, charge, setup });
  }
  return segments.length > 1 ? segments.map(withOwnCap) : segments;
}

/** Leaves out beginnings and ends that lie after the time, in milliseconds since 1970. */
function begunBy(time: number, stretches: readonly Stretch[]): readonly Stretch[] {
  const isAhead = (edge: Stretch['until']) => typeof edge === 'number' && edge > time;
  return stretches
    .filter(({ from }) => !isAhead(from))
    .map((stretch) => (isAhead(stretch.until) ? { ...stretch, until: null } : stretch));
}

/** The known cost of a segment up to a time within it, in the currency of its price. */
export function accruedAt({ line, from, until, charge }: Segment, time: number, month: Month): Both {
  if (typeof charge === 'string' || typeof line.cost === 'string' || time <= from) return nothing;
  if (time >= until || isPaidAhead(line)) return charge.amount;
  if (isUsed(line.cost.unit)) return nothing;
  const soFar = chargeFor(line, begunHours(from, time), month);
  return typeof soFar === 'string' ? nothing : soFar.amount;
}

/** Usage has no hours: it is charged once. */
export function usedSegment(line: SnapshotLine, { start }: Month, until: number): Segment {
  const charge = typeof line.cost === 'string' ? line.cost : chargeOf(line.cost, 0, 0);
  return { line, from: start, until, isOpen: true, isInferred: false, hours: 0, charge, setup: null };
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

export function chargeFor(
  { kind, cost }: Pick<SnapshotLine, 'kind' | 'cost'>,
  hours: number,
  month: Month,
): Segment['charge'] {
  if (typeof cost === 'string') return cost;
  if (kind === BillKind.PLAN || kind === BillKind.SUBSCRIPTION) return planCharge(cost);
  return chargeOf(cost, hours, month.hours);
}

function withOwnCap(segment: Segment): Segment {
  const { charge, line } = segment;
  const isCapped = typeof line.cost !== 'string' && line.cost.isCapped;
  return isCapped ? { ...segment, charge: assuming(charge, [Assumption.CAP_PER_SEGMENT]) } : segment;
}
