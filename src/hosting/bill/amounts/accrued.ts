/** What has accrued, which the clock changes: sums are kept until it does. */
import { inTurns } from '../../inventory/in-turns.js';
import { type Both, both, sumOf } from './both.js';
import { MonthToDate } from './month-to-date.js';
import type { Priced } from './priced.js';

interface Sum {
  readonly toDate: MonthToDate;
  readonly total: Both;
}

const sums = new WeakMap<readonly Priced[], Promise<Sum>>();

/** Of these lines together; `now` in milliseconds since 1970. */
export async function accruedOf(lines: readonly Priced[], now: number): Promise<Both> {
  const known = sums.get(lines);
  const sum = await known;
  if (sum?.toDate.holdsAt(now)) return sum.total;
  if (sums.get(lines) === known) sums.set(lines, summed(lines, now));
  return accruedOf(lines, now);
}

/** In the currency of the bill. */
export function accrued({ cost, draft, rate }: Priced, toDate: MonthToDate): Both {
  const price = toDate.of(cost, draft.created);
  return both((side) => price[side].times(rate));
}

async function summed(lines: readonly Priced[], now: number): Promise<Sum> {
  const toDate = new MonthToDate(now);
  return { toDate, total: sumOf(await inTurns(lines, (line) => accrued(line, toDate))) };
}
