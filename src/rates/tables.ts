/** The daily tables in memory, in order of date. */
import type { RateTable } from './table.js';

export class Tables {
  readonly #dates: string[] = [];
  readonly #byDate = new Map<string, RateTable>();

  get first(): RateTable | undefined {
    return this.#at(0);
  }

  get last(): RateTable | undefined {
    return this.#at(this.#dates.length - 1);
  }

  has(date: string): boolean {
    return this.#byDate.has(date);
  }

  /** Keeps the table; one of the same date is replaced. */
  put(table: RateTable): void {
    if (!this.#byDate.has(table.date)) this.#dates.splice(this.#after(table.date), 0, table.date);
    this.#byDate.set(table.date, table);
  }

  /** The last table on or before the date. */
  on(date: string): RateTable | undefined {
    return this.#at(this.#after(date) - 1);
  }

  /** From the first date to the second, both included. */
  *between(from: string, to: string): Iterable<RateTable> {
    for (let index = this.#after(from) - (this.has(from) ? 1 : 0); index < this.#dates.length; index++) {
      const table = this.#at(index);
      if (!table || table.date > to) return;
      yield table;
    }
  }

  #at(index: number): RateTable | undefined {
    const date = this.#dates[index];
    return date === undefined ? undefined : this.#byDate.get(date);
  }

  /** How many tables are on or before the date. */
  #after(date: string): number {
    let low = 0;
    let high = this.#dates.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#dates[middle] ?? '') <= date) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
