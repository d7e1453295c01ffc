/** The daily tables in memory, in order of date: one a day. */
import { countUpTo } from './dates.js';
import type { Judgement } from './judge.js';
import { isComplete, rateTable, type RateTable } from './table.js';

export class Tables {
  readonly #dates: string[] = [];
  readonly #byDate = new Map<string, RateTable>();

  get last(): RateTable | undefined {
    return this.#at(this.#dates.length - 1);
  }

  get(date: string): RateTable | undefined {
    return this.#byDate.get(date);
  }

  /** Keeps the table; one of the same date is replaced, but not a complete one by a partial one. */
  put(table: RateTable): void {
    const there = this.#byDate.get(table.date);
    if (there && isComplete(there) && !isComplete(table)) return;
    if (!there) this.#dates.splice(countUpTo(this.#dates, table.date), 0, table.date);
    this.#byDate.set(table.date, table);
  }

  /** As `put`; the doubted values of earlier days that the table confirms are good from now on. */
  admit({ table, confirmed }: Judgement): void {
    this.put(table);
    for (const [code, dates] of confirmed) for (const date of dates) this.#believe(code, date);
  }

  /** The tables before the day, the newest first. */
  *before(date: string): Generator<RateTable> {
    for (let index = countUpTo(this.#dates, date) - 1; index >= 0; index--) {
      const table = this.#at(index);
      if (table && table.date < date) yield table;
    }
  }

  /** The tables up to the day, the newest first. */
  *upTo(date: string): Generator<RateTable> {
    const table = this.#byDate.get(date);
    if (table) yield table;
    yield* this.before(date);
  }

  /** From the first day to the second, both included. */
  *between(first: string, last: string): Generator<RateTable> {
    for (
      let index = countUpTo(this.#dates, first) - (this.#byDate.has(first) ? 1 : 0);
      index < this.#dates.length;
      index++
    ) {
      const table = this.#at(index);
      if (!table || table.date > last) return;
      yield table;
    }
  }

  /** The last day, not after the one given, with a rate of the currency. */
  lastDateOf(code: string, date: string): string | undefined {
    for (const table of this.upTo(date)) if (table.rates.has(code)) return table.date;
    return undefined;
  }

  #believe(code: string, date: string): void {
    const table = this.#byDate.get(date);
    const value = table?.doubted.get(code)?.value;
    if (!table || typeof value !== 'number') return;
    const doubted = new Map([...table.doubted].filter(([each]) => each !== code));
    this.#byDate.set(date, rateTable(date, table.source, new Map([...table.rates, [code, value]]), doubted));
  }

  #at(index: number): RateTable | undefined {
    const date = this.#dates[index];
    return date === undefined ? undefined : this.#byDate.get(date);
  }
}
