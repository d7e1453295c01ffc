/** Works out the cost since the month began in UTC, as far as the present state shows it. */
import type { BigNumber } from 'bignumber.js';
import { exact } from '../../../base/decimal.js';
import { type Both, both } from './both.js';
import { isUsed, type Cost } from '../lines/bill-draft.js';
import { quotient } from './significant.js';

const hour = 3_600_000;

/** Ends the descriptions of fields that show it. */
export const estimate =
  "An estimate for the month to date, from 00:00 UTC of the first day: the hours started since then, or since creation, each at the hourly price, up to the monthly price; without an hourly price, the share of the month's hours, to 12 significant digits. Traffic beyond the included amount is added. Each part of the month counts at the price in force then, as far as `PRICES_FILE` says when it changed, and excess traffic at that in force now. Deletions, resizes and changes of list prices earlier in the month are not known; where the API gives no creation time, the whole month counts";

export class MonthToDate {
  readonly #start: number;
  readonly #hours: number;
  /** Milliseconds since 1970: results are the same at any time after `since`, and up to `until`. */
  #since: number;
  #until: number;
  /** Shares of the month, by hours. */
  readonly #shares = new Map<number, BigNumber>();

  /** Milliseconds since 1970. */
  constructor(private readonly now: number) {
    const date = new Date(now);
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
    this.#start = Date.UTC(year, month);
    const end = Date.UTC(year, month + 1);
    this.#hours = (end - this.#start) / hour;
    this.#since = this.#start - 1;
    this.#until = end - 1;
  }

  holdsAt(time: number): boolean {
    return this.#since < time && time <= this.#until;
  }

  /** The cost between two times, in the currency of the price. */
  between(cost: Cost, since: number, until: number): Both {
    const [before, all] = [this.of(cost, since), this.of(cost, until)];
    return both((side) => all[side].minus(before[side]));
  }

  /** The cost of this many hours of the month, in the currency of the price. */
  of({ unit, unitPrice, quantity, hourly, isCapped }: Cost, hours: number): Both {
    return both((side) => {
      const month = exact(unitPrice[side].amount).times(exact(quantity));
      if (isUsed(unit)) return month;
      if (!hourly) return month.times(this.#shareOf(hours));
      const begun = exact(hourly[side].amount).times(hours);
      return isCapped && begun.isGreaterThan(month) ? month : begun;
    });
  }

  #shareOf(hours: number): BigNumber {
    const share = this.#shares.get(hours) ?? quotient(exact(hours), this.#hours);
    this.#shares.set(hours, share);
    return share;
  }

  /** Hours of the month until then, from its beginning or from creation; times are in milliseconds since 1970. */
  hoursUntil(time: number, created: number | null): number {
    return Math.max(0, Math.ceil((time - this.#first(created)) / hour));
  }

  hoursUntilNow(created: number | null): number {
    const first = this.#first(created);
    const hours = this.hoursUntil(this.now, created);
    this.#until = Math.min(this.#until, first + hours * hour);
    if (hours > 0) this.#since = Math.max(this.#since, first + (hours - 1) * hour);
    return hours;
  }

  #first(created: number | null): number {
    return Math.max(created ?? this.#start, this.#start);
  }
}
