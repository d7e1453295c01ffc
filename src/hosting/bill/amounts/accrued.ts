/** Sums accrued costs. Each sum stays until the clock changes it. */
import { exact } from '../../../base/decimal.js';
import { ofEach } from '../../../base/of-each.js';
import { inTurns } from '../../inventory/in-turns.js';
import { type Both, both, sumOf } from './both.js';
import { isUsed } from '../lines/bill-draft.js';
import { MonthToDate } from './month-to-date.js';
import type { Priced } from './priced.js';

interface Sum {
  readonly toDate: MonthToDate;
  readonly total: Both;
}

const sumsOf = ofEach<readonly Priced[], [], { latest?: Promise<Sum> }>(() => ({}));

/** The sum of these lines; `now` is in milliseconds since 1970. */
export async function accruedOf(lines: readonly Priced[], now: number): Promise<Both> {
  const sums = sumsOf(lines);
  const known = sums.latest;
  const sum = await known;
  if (sum?.toDate.holdsAt(now)) return sum.total;
  if (sums.latest === known) sums.latest = summed(lines, now);
  return accruedOf(lines, now);
}

/** The accrued cost, in the currency of the bill: each part of the month at the price in force then. */
export function accrued({ cost, draft: { created }, rate, earlier }: Priced, toDate: MonthToDate): Both {
  const hours = toDate.hoursUntilNow(created);
  // The day of traffic is unknown, except that it came after the included traffic.
  if (earlier.length === 0 || isUsed(cost.unit)) return inBill(toDate.of(cost, hours), rate);
  let begun = 0;
  const parts = earlier.map(({ until, price }) => {
    const since = begun;
    begun = Math.max(begun, toDate.hoursUntil(until, created));
    return price ? inBill(toDate.between(price.cost, since, begun), price.rate) : none;
  });
  return sumOf([...parts, inBill(toDate.between(cost, begun, hours), rate)]);
}

/** Whether all prices of this month are known that it has been there for. */
export function isAccruedComplete({ draft: { created }, earlier }: Priced): boolean {
  return earlier.every(({ price, until }) => price !== null || (created !== null && created >= until));
}

const none: Both = both(() => exact(0));

function inBill(price: Both, rate: Priced['rate']): Both {
  return both((side) => price[side].times(rate));
}

async function summed(lines: readonly Priced[], now: number): Promise<Sum> {
  const toDate = new MonthToDate(now);
  return { toDate, total: sumOf(await inTurns(lines, (line) => accrued(line, toDate))) };
}
