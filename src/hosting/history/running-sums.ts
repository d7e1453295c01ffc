/** Running sums of lines by group, from day to day: their monthly cost, and the cost of the days so far. */
import type { BigNumber } from 'bignumber.js';
import { exact } from '../../base/decimal.js';
import { type Both, both } from '../bill/amounts/both.js';
import { monthIn } from '../bill/amounts/priced.js';
import { quotient } from '../bill/amounts/significant.js';
import { ofEach } from '../../base/of-each.js';
import { isUsed } from '../bill/lines/bill-draft.js';
import { DecimalSum } from './decimal-sum.js';
import type { SnapshotCost, SnapshotLine } from './snapshots/snapshot-line.js';

/** All lengths of months divide it, so that the share of a day is a whole number. */
const share = 377_580;

export const zero: Both = both(() => exact(0));

/** The sums of one group in one currency. */
interface Amounts {
  /** The monthly cost, in the currency of the prices. */
  readonly net: DecimalSum;
  readonly gross: DecimalSum;
  lines: number;
  /** The cost of the days up to `since` in the currency of the history, multiplied by `share`. */
  spent: Both;
  since: BigNumber;
}

interface GroupSums {
  readonly byCurrency: Map<string, Amounts>;
  unknown: number;
}

/** The monthly cost of a group, in the currency of the history. */
export interface MonthSums {
  readonly month: Both;
  readonly lineCount: number;
  readonly unknownCount: number;
}

export class RunningSums {
  readonly #groups = new Map<string, GroupSums>();
  /** The rates by currency: that of the day, and the sum so far, each weighted by the share of its day. */
  readonly #rates = new Map<string, { today: BigNumber | null; soFar: BigNumber }>();

  add(group: string, cost: SnapshotLine['cost']): void {
    this.#change(group, cost, 1);
  }

  remove(group: string, cost: SnapshotLine['cost']): void {
    this.#change(group, cost, -1);
  }

  /** Whether any line so far has a price in another currency. */
  hasOtherThan(currency: string): boolean {
    return this.#rates.size > Number(this.#rates.has(currency));
  }

  /** Ends a day, after its changes: the day counts at its rates. */
  endDay(daysInMonth: number, rateOf: (currency: string) => BigNumber | null): void {
    for (const [currency, rate] of this.#rates) {
      rate.today = rateOf(currency);
      if (rate.today) rate.soFar = rate.soFar.plus(rate.today.times(share / daysInMonth));
    }
  }

  /** The sums of each group with any line, at the rates of the day that ended last. */
  months(): Map<string, MonthSums> {
    const sums = new Map<string, MonthSums>();
    for (const [group, { byCurrency, unknown }] of this.#groups) {
      let [month, lineCount, unknownCount] = [zero, 0, unknown];
      for (const [currency, amounts] of byCurrency) {
        const rate = this.#rates.get(currency)?.today;
        if (rate) month = plus(month, times(sumsOf(amounts), rate));
        if (rate) lineCount += amounts.lines;
        else unknownCount += amounts.lines;
      }
      if (lineCount > 0 || unknownCount > 0) sums.set(group, { month, lineCount, unknownCount });
    }
    return sums;
  }

  /** The cost of each group since the last call, multiplied by `share`; `spentOf` converts it. */
  takeSpent(): Map<string, Both> {
    const all = new Map<string, Both>();
    for (const [group, { byCurrency, unknown }] of this.#groups) {
      let spent = zero;
      for (const [currency, amounts] of byCurrency) {
        this.#settle(currency, amounts);
        spent = plus(spent, amounts.spent);
        if (amounts.lines === 0) byCurrency.delete(currency);
        else amounts.spent = zero;
      }
      if (byCurrency.size === 0 && unknown === 0) this.#groups.delete(group);
      all.set(group, spent);
    }
    return all;
  }

  #change(group: string, cost: SnapshotLine['cost'], sign: 1 | -1): void {
    let sums = this.#groups.get(group);
    if (!sums) this.#groups.set(group, (sums = { byCurrency: new Map(), unknown: 0 }));
    if (typeof cost === 'string') {
      sums.unknown += sign;
      return;
    }
    const { currency } = cost.unitPrice.net;
    const amounts = this.#amountsOf(sums, currency);
    this.#settle(currency, amounts);
    addMonth(amounts, cost, sign);
    amounts.lines += sign;
  }

  #amountsOf({ byCurrency }: GroupSums, currency: string): Amounts {
    let amounts = byCurrency.get(currency);
    if (amounts) return amounts;
    let rate = this.#rates.get(currency);
    if (!rate) this.#rates.set(currency, (rate = { today: null, soFar: exact(0) }));
    byCurrency.set(currency, (amounts = newAmounts(rate.soFar)));
    return amounts;
  }

  /** The days since the last change have cost the same month, each at its rate. */
  #settle(currency: string, amounts: Amounts): void {
    const soFar = this.#rates.get(currency)?.soFar ?? amounts.since;
    if (soFar.eq(amounts.since)) return;
    amounts.spent = plus(amounts.spent, times(sumsOf(amounts), soFar.minus(amounts.since)));
    amounts.since = soFar;
  }
}

function newAmounts(since: BigNumber): Amounts {
  return { net: new DecimalSum(), gross: new DecimalSum(), lines: 0, spent: zero, since };
}

function sumsOf(amounts: Amounts): Both {
  return both((side) => amounts[side].value);
}

/** Traffic does not recur. */
function addMonth({ net, gross }: Amounts, { unit, unitPrice, quantity }: SnapshotCost, sign: 1 | -1): void {
  if (isUsed(unit)) return;
  net.add(unitPrice.net.amount, quantity, sign);
  gross.add(unitPrice.gross.amount, quantity, sign);
}

/** The amount in the currency of the history. */
export function spentOf(shares: Both): Both {
  return both((side) => quotient(shares[side], share));
}

/** The monthly cost, in the currency of the price. */
export const monthOf = ofEach((cost: Exclude<SnapshotLine['cost'], string>) => monthIn(cost, exact(1)));

export function plus(one: Both, other: Both): Both {
  return both((side) => one[side].plus(other[side]));
}

export function minus(one: Both, other: Both): Both {
  return both((side) => one[side].minus(other[side]));
}

export function times(value: Both, factor: BigNumber): Both {
  return both((side) => value[side].times(factor));
}
