/** The segments of subscriptions, which are paid in advance: one for each period that begins in the month. */
import { exact } from '../../base/decimal.js';
import { BillKind } from '../bill/kind.js';
import { type PaidPeriod, multiple } from '../bill/lines/bill-draft.js';
import type { SnapshotLine } from '../history/snapshots/snapshot-line.js';
import { type Month, hour } from './month.js';
import { type Charge, periodCharge, upgradeCharge } from './rules.js';
import type { Running, Segment } from './segment.js';
import type { Between, Stretch } from './stretches.js';

interface Edge {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isInferred: boolean;
}

interface PeriodsOptions {
  readonly month: Month;
  readonly running: Running;
  readonly edgeOf: (line: SnapshotLine, between: Between) => Promise<Edge>;
}

interface DatedStretch extends Stretch {
  /** Its period, at the price that is charged. */
  readonly period: PaidPeriod;
  /** The same, at the price of the provider. */
  readonly listed: PaidPeriod;
}

/** Milliseconds; no subscription is paid for less. */
const shortest = 86_400_000;

export function isPaidAhead({ kind }: SnapshotLine): boolean {
  return kind === BillKind.PLAN || kind === BillKind.SUBSCRIPTION;
}

/** An amount of one's own is for months, not for periods. */
function hasOwnAmount({ listCost, factor }: SnapshotLine): boolean {
  return listCost !== null && factor === null;
}

/** Null if it is not known, or of no use. */
function periodOf(line: SnapshotLine): PaidPeriod | null {
  const { cost, period } = line;
  if (period === null || typeof cost === 'string' || hasOwnAmount(line)) return null;
  return lengthOf(period) < shortest ? null : period;
}

function dated(stretches: readonly Stretch[]): DatedStretch[] {
  return stretches.flatMap((stretch) => {
    const listed = periodOf(stretch.line);
    const { factor } = stretch.line;
    if (!listed) return [];
    return {
      ...stretch,
      listed,
      period: factor === null ? listed : { ...listed, price: multiple(listed.price, factor) },
    };
  });
}

/** Those that are charged by time. Where some of them have dates, a reading without dates says nothing new. */
export function notPaidAhead(stretches: readonly Stretch[]): readonly Stretch[] {
  if (!stretches.some(({ line }) => periodOf(line))) return stretches;
  return stretches.filter(({ line }) => typeof line.cost === 'string' || hasOwnAmount(line));
}

export async function paidPeriods(stretches: readonly Stretch[], options: PeriodsOptions): Promise<Segment[]> {
  const { month, running, edgeOf } = options;
  const segments: Segment[] = [];
  const end = Math.min(running.until, month.end);
  const add = (line: SnapshotLine, from: Edge, until: number, charge: Charge): void => {
    if (from.at < month.start || from.at >= end) return;
    segments.push({
      line,
      from: from.at,
      until: Math.min(until, month.end),
      isOpen: until > month.end,
      isInferred: from.isInferred,
      hours: 0,
      charge,
      readings: [],
      setup: null,
    });
  };
  /** Periods that followed each other unseen, each as long as the one before. */
  const renew = ({ line, period: { start, end: first, price }, from: since }: DatedStretch, until: number): void => {
    const length = first - start;
    for (let from = first; from < until; from += length) {
      // Those before a price of one's own began are renewed at the price before.
      if (typeof since === 'number' && from < since) continue;
      add(line, { at: from, isInferred: true }, from + length, periodCharge(price));
    }
  };
  let before: DatedStretch | null = null;
  for (const stretch of dated(stretches)) {
    const { line, period, from } = stretch;
    if (before?.period.start === period.start) {
      if (typeof from === 'number' && before.until === from) renew(before, from);
      const edge = typeof from === 'number' ? { at: from, isInferred: false } : await edgeOf(line, from);
      const left = hoursLeft(before.period, edge.at);
      if (isDearer(stretch.listed, before.listed))
        add(line, edge, period.end, upgradeCharge(before.period.price, period.price, left));
    } else {
      // A period that begins a little late follows the one before all the same.
      if (before && before.until === from) renew(before, period.start - lengthOf(before.period) / 2);
      add(line, { at: period.start, isInferred: false }, period.end, periodCharge(period.price));
    }
    before = stretch;
  }
  if (before && before.until === null) renew(before, end);
  return segments;
}

function lengthOf({ start, end }: PaidPeriod): number {
  return end - start;
}

/** The whole hours that are left of a period, and those that it has. */
function hoursLeft(period: PaidPeriod, at: number): { readonly left: number; readonly all: number } {
  return { left: Math.floor((period.end - at) / hour), all: Math.round(lengthOf(period) / hour) };
}

function isDearer({ price }: PaidPeriod, { price: other }: PaidPeriod): boolean {
  return exact(price.gross.amount).gt(exact(other.gross.amount));
}
