/** The cost of each day of a month, so that its days add up to its invoice. */
import { addDays, dateOf } from '../../base/dates.js';
import { exact } from '../../base/decimal.js';
import { type Both, both, sumOf } from '../bill/amounts/both.js';
import type { BillGap } from '../history/bill-history.js';
import { inTurns } from '../inventory/in-turns.js';
import type { Charged } from './charged.js';
import type { Month } from './month.js';
import type { Segment } from './segment.js';
import { accruedAt } from './segments.js';

export interface DayCharges {
  readonly amount: Both;
  /** The part in accounts that were not wholly read on that day. */
  readonly assumed: Both;
  /** The keys of the things of unknown cost on that day. */
  readonly unknown: ReadonlySet<string>;
}

/** Segments of one account that cost the same on each day. */
interface Alike {
  readonly of: Charged;
  readonly segment: Segment;
  count: number;
}

class DaySoFar implements DayCharges {
  amount: Both = sumOf([]);
  assumed: Both = sumOf([]);
  readonly unknown = new Set<string>();
}

export async function dayCharges(
  lines: readonly Charged[],
  month: Month,
  gaps: readonly BillGap[],
): Promise<ReadonlyMap<string, DayCharges>> {
  const gapDays = new Map(gaps.map(({ api, accountName, days }) => [`${api} ${accountName}`, new Set(days)]));
  const days = new Map<string, DaySoFar>();
  const dayOf = (day: string): DaySoFar => {
    const known = days.get(day) ?? new DaySoFar();
    days.set(day, known);
    return known;
  };
  const alike = new Map<string, Alike>();
  await inTurns(lines, (line) => {
    for (const segment of line.segments) noteSegment(line, segment);
  });
  await inTurns([...alike.values()], ({ of: { account, rateFrom }, segment, count }) => {
    const unread = gapDays.get(`${account.api} ${account.name}`);
    for (const [day, currency, amount] of byDay(segment, month)) {
      const rate = rateFrom(currency);
      if (!rate) continue;
      const more = both((side) => amount[side].times(rate).times(count));
      const known = dayOf(day);
      known.amount = sumOf([known.amount, more]);
      if (unread?.has(day)) known.assumed = sumOf([known.assumed, more]);
    }
  });
  return days;

  function noteSegment(of: Charged, segment: Segment): void {
    if (typeof segment.charge === 'string')
      for (const day of daysWithin(segment, month)) dayOf(day).unknown.add(of.key);
    const key = JSON.stringify([of.account.api, of.account.name, costKey(segment)]);
    const known = alike.get(key);
    if (known) known.count += 1;
    else alike.set(key, { of, segment, count: 1 });
  }
}

function* daysWithin({ from, until }: Segment, { firstDay, lastDay }: Month): Generator<string> {
  const first = dateOf(from);
  for (let day = first < firstDay ? firstDay : first; day <= lastDay; day = addDays(day, 1)) {
    if (Date.parse(day) >= until) return;
    yield day;
  }
}

/** The same text for segments of which `byDay` yields the same: all that it reads of them. */
export function costKey({ line: { kind, cost }, from, until, setup, charge, readings }: Segment): string {
  // What is paid in advance costs what its period costs: periods of a year and of a month may have the same price a month.
  return JSON.stringify([kind, cost, from, until, setup, charge, readings]);
}

/** The days of a segment on which it costs anything, each with the currency of the price and the amount. */
export function* byDay(segment: Segment, month: Month): Generator<[string, string, Both]> {
  const { setup, line, charge } = segment;
  if (setup) yield [dateOf(segment.from), setup.net.currency, both((side) => exact(setup[side].amount))];
  if (typeof line.cost === 'string' || typeof charge === 'string') return;
  const { currency } = line.cost.unitPrice.net;
  let before = accruedAt(segment, segment.from, month);
  for (let day = month.firstDay; day <= month.lastDay; day = addDays(day, 1)) {
    const end = Date.parse(addDays(day, 1));
    if (end <= segment.from) continue;
    const soFar = accruedAt(segment, end, month);
    if (!soFar.net.eq(before.net) || !soFar.gross.eq(before.gross)) {
      const last = before;
      yield [day, currency, both((side) => soFar[side].minus(last[side]))];
    }
    before = soFar;
    if (end >= segment.until) return;
  }
}
