/** Running sums of the monthly cost of lines by group, from day to day. */
import type { BigNumber } from 'bignumber.js';
import { exact } from '../../base/decimal.js';
import { type Both, both } from '../bill/amounts/both.js';
import { monthIn } from '../bill/amounts/priced.js';
import { ofEach } from '../../base/of-each.js';
import { isUsed } from '../bill/lines/bill-draft.js';
import { DecimalSum } from './decimal-sum.js';
import type { SnapshotCost } from './snapshots/snapshot-cost.js';
import type { SnapshotLine } from './snapshots/snapshot-line.js';

export const zero: Both = both(() => exact(0));

/** The sums of one group in one currency. */
interface Amounts {
  /** The monthly cost, in the currency of the prices. */
  readonly net: DecimalSum;
  readonly gross: DecimalSum;
  lines: number;
}

/** The monthly cost of a group, in the currency of the history. */
export interface MonthSums {
  readonly month: Both;
  readonly lineCount: number;
}

export class RunningSums {
  readonly #groups = new Map<string, Map<string, Amounts>>();
  /** The rates of the day by currency; null: there is none. */
  readonly #rates = new Map<string, BigNumber | null>();

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

  /** Ends a day, after its changes: it has these rates. */
  endDay(rateOf: (currency: string) => BigNumber | null): void {
    for (const currency of this.#rates.keys()) this.#rates.set(currency, rateOf(currency));
  }

  /** The sums of each group with any line, at the rates of the day that ended last. */
  months(): Map<string, MonthSums> {
    const sums = new Map<string, MonthSums>();
    for (const [group, byCurrency] of this.#groups) {
      let [month, lineCount] = [zero, 0];
      for (const [currency, amounts] of byCurrency) {
        const rate = this.#rates.get(currency);
        if (rate) month = plus(month, times(sumsOf(amounts), rate));
        if (rate) lineCount += amounts.lines;
      }
      if (lineCount > 0) sums.set(group, { month, lineCount });
    }
    return sums;
  }

  #change(group: string, cost: SnapshotLine['cost'], sign: 1 | -1): void {
    if (typeof cost === 'string') return;
    const { currency } = cost.unitPrice.net;
    const amounts = this.#amountsOf(group, currency);
    addMonth(amounts, cost, sign);
    amounts.lines += sign;
  }

  #amountsOf(group: string, currency: string): Amounts {
    let byCurrency = this.#groups.get(group);
    if (!byCurrency) this.#groups.set(group, (byCurrency = new Map()));
    let amounts = byCurrency.get(currency);
    if (amounts) return amounts;
    if (!this.#rates.has(currency)) this.#rates.set(currency, null);
    byCurrency.set(currency, (amounts = { net: new DecimalSum(), gross: new DecimalSum(), lines: 0 }));
    return amounts;
  }
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
