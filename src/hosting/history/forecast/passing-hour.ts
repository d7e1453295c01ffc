/** Finds the hour in which the cost of a period passes an amount. */
import type { BigNumber } from 'bignumber.js';
import { type Both, sumOf } from '../../bill/amounts/both.js';
import { inTurns } from '../../inventory/in-turns.js';
import type { Charged } from '../../invoice/charged.js';
import { costUntil } from '../../invoice/cost-until.js';
import { type Month, hour } from '../../invoice/month.js';
import { isUsage } from '../../invoice/usage.js';

interface CostOfMonth {
  readonly month: Month;
  /** Milliseconds since 1970: its cost is that until then. */
  readonly until: number;
  readonly cost: Both;
  readonly readLines: () => Promise<readonly Charged[]>;
}

/** Its beginning in milliseconds since 1970, by the months in order; null if they cost no more, or nothing says when. */
export async function passingHour(
  months: readonly CostOfMonth[],
  amount: BigNumber,
  side: keyof Both,
): Promise<number | null> {
  let left = amount;
  for (const one of months) {
    const cost = one.cost[side];
    if (cost.gt(left)) return hourWithin(one, left, side);
    left = left.minus(cost);
  }
  return null;
}

async function hourWithin(
  { month, until, readLines }: CostOfMonth,
  amount: BigNumber,
  side: keyof Both,
): Promise<number | null> {
  // Nothing says at which hours traffic and metered usage came about.
  const timed = (await readLines()).filter(({ line }) => !isUsage(line));
  const isPassedAt = async (time: number): Promise<boolean> => {
    const costs = await inTurns(timed, (line) => costUntil(line, time, month));
    return sumOf(costs)[side].gt(amount);
  };
  if (!(await isPassedAt(until))) return null;
  let [before, after] = [0, Math.ceil((until - month.start) / hour)];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (await isPassedAt(month.start + middle * hour)) after = middle;
    else before = middle;
  }
  return month.start + before * hour;
}
