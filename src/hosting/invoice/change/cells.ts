/** Lays two months of one thing over each other: for each time of the later one, what it was then and in the former one. */
import type { SnapshotLine } from '../../history/snapshots/snapshot-line.js';
import type { Month } from '../month.js';
import type { Segment } from '../segment.js';

/** A month up to some time, in milliseconds since 1970. */
export interface MonthUntil {
  readonly month: Month;
  readonly until: number;
}

/** A part of the later month in which neither changes. */
export interface ComparedHours {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
  /** The state as many hours into the former month; null: it was not there. */
  readonly old: SnapshotLine | null;
  /** The same, or where it was not there its nearest state in the former month. */
  readonly near: SnapshotLine;
  /** The state in the later month; null: it was not there. */
  readonly now: SnapshotLine | null;
}

interface Span {
  readonly from: number;
  readonly until: number;
  readonly line: SnapshotLine;
}

export function cellsOf(
  before: readonly Segment[],
  after: readonly Segment[],
  parts: { readonly before: MonthUntil; readonly after: MonthUntil },
): ComparedHours[] {
  const shift = shifter(parts.before, parts.after);
  const then = before.map((segment) => ({
    ...spanOf(segment),
    from: shift(segment.from),
    until: shift(segment.until),
  }));
  const now = after.map(spanOf);
  const bounds = [...new Set([...then, ...now].flatMap(({ from, until }) => [from, until]))].sort((a, b) => a - b);
  return bounds.slice(1).flatMap((until, place) => {
    const from = bounds[place] ?? until;
    const old = at(then, from)?.line ?? null;
    const near = old ?? nearest(then, from);
    return near ? { from, until, old, near, now: at(now, from)?.line ?? null } : [];
  });
}

/** Moves times to the later month, as many hours into it. The end of the former month becomes that of the later one. */
function shifter(before: MonthUntil, after: MonthUntil): (time: number) => number {
  return (time) =>
    time >= before.until ? after.until : Math.min(after.month.start + (time - before.month.start), after.until);
}

/** A cost that was not known then, or had no rate, is not known here. */
function spanOf({ from, until, line, charge }: Segment): Span {
  return { from, until, line: typeof charge === 'string' ? { ...line, cost: charge } : line };
}

function at(spans: readonly Span[], time: number): Span | undefined {
  return spans.find(({ from, until }) => from <= time && time < until);
}

/** The last state before, or else the first one after. */
function nearest(spans: readonly Span[], time: number): SnapshotLine | undefined {
  return (spans.findLast(({ until }) => until <= time) ?? spans.find(({ from }) => from > time) ?? spans.at(-1))?.line;
}
