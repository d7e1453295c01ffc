/** What something has cost since the month began in UTC, as far as it can be worked out from what there is now. */
import type { BigNumber } from 'bignumber.js';
import { exact } from '../../../base/decimal.js';
import { type Both, both } from './both.js';
import { BillUnit, type Cost } from '../lines/draft.js';
import { quotient } from './significant.js';

const hour = 3_600_000;

/** Described wherever it is shown. */
export const estimate =
  "An estimate for the month to date, from 00:00 UTC of the first day: the hours started since then, or since creation, each at the hourly price, up to the monthly price; without an hourly price, the share of the month's hours, to 12 significant digits. Traffic beyond the included amount is added. Deletions, resizes and price changes earlier in the month are not known; where the API gives no creation time, the whole month counts";

export class MonthToDate {
  readonly #start: number;
  readonly #hours: number;
  /** Milliseconds since 1970: all that was reckoned is the same at any time after `since`, `until` included. */
  #since: number;
  #until: number;
  /** Of the month, by hours. */
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

  /** In the currency of the price. */
  of({ unit, unitPrice, quantity, hourly, isCapped }: Cost, created: number | null): Both {
    const hours = this.#hoursSince(created);
    return both((side) => {
      const month = exact(unitPrice[side].amount).times(exact(quantity));
      if (unit === BillUnit.TERABYTE) return month;
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

  #hoursSince(created: number | null): number {
    const first = Math.max(created ?? this.#start, this.#start);
    const hours = Math.max(0, Math.ceil((this.now - first) / hour));
    this.#until = Math.min(this.#until, first + hours * hour);
    if (hours > 0) this.#since = Math.max(this.#since, first + (hours - 1) * hour);
    return hours;
  }
}
