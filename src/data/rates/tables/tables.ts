/** The daily tables of one source in memory, sorted by date, one a day. A refused one contributes only its doubts. */
import { countUpTo } from '../../../base/dates.js';
import type { TableJudgement } from './judge.js';
import type { Doubt, RateTable } from './table.js';

/** A doubted value that a later table confirmed, and that is therefore good. */
interface Belief {
  readonly code: string;
  readonly doubt: Doubt;
  /** The day of that table. */
  readonly by: string;
}

export class Tables {
  readonly #dates: string[] = [];
  /** Confirmed values by their day. */
  readonly #beliefs = new Map<string, readonly Belief[]>();
  readonly #byDate = new Map<string, RateTable>();

  /** The newest table that is not refused. */
  get last(): RateTable | undefined {
    for (const table of this.published()) if (!table.refusal) return table;
    return undefined;
  }

  get firstDate(): string | undefined {
    return this.#dates[0];
  }

  get lastPublished(): RateTable | undefined {
    return this.#at(this.#dates.length - 1);
  }

  /** The table of the day, refused or not. */
  get(date: string): RateTable | undefined {
    return this.#byDate.get(date);
  }

  /** A copy that later changes do not affect. */
  copy(): Tables {
    const copy = new Tables();
    copy.#dates.push(...this.#dates);
    for (const [date, table] of this.#byDate) copy.#byDate.set(date, table);
    for (const [date, beliefs] of this.#beliefs) copy.#beliefs.set(date, beliefs);
    return copy;
  }

  /** Adds a table; one of the same date is replaced. */
  put(table: RateTable): void {
    if (this.#byDate.has(table.date)) this.#forget(table.date);
    else this.#dates.splice(countUpTo(this.#dates, table.date), 0, table.date);
    this.#byDate.set(table.date, table);
  }

  /** Adds a table; the earlier doubted values that it confirms are good from now on. */
  admit({ table, confirmed }: TableJudgement): void {
    this.put(table);
    for (const [code, dates] of confirmed) for (const date of dates) this.#believe(code, date, table.date);
  }

  /** All tables up to the day, the newest first, including refused ones. */
  *published(date = '9999'): Generator<RateTable> {
    for (let index = countUpTo(this.#dates, date) - 1; index >= 0; index--) {
      const table = this.#at(index);
      if (table) yield table;
    }
  }

  /** Earlier tables as they were known before the day: a table of that day is judged by these. */
  *knownBefore(date: string): Generator<RateTable> {
    for (const table of this.published(date)) {
      if (table.date < date) yield this.#without(table, ({ by }) => by >= date);
    }
  }

  /** The tables up to the day, the newest first. */
  *upTo(date: string): Generator<RateTable> {
    for (const table of this.published(date)) if (!table.refusal) yield table;
  }

  /** The tables from the first day to the last, both included. */
  *between(first: string, last: string): Generator<RateTable> {
    for (
      let index = countUpTo(this.#dates, first) - (this.#byDate.has(first) ? 1 : 0);
      index < this.#dates.length;
      index++
    ) {
      const table = this.#at(index);
      if (!table || table.date > last) return;
      if (!table.refusal) yield table;
    }
  }

  /** The last day, not after the one given, with a rate of the currency. */
  lastDateOf(code: string, date: string): string | undefined {
    for (const table of this.upTo(date)) if (table.rates.has(code)) return table.date;
    return undefined;
  }

  #believe(code: string, date: string, by: string): void {
    const table = this.#byDate.get(date);
    const doubt = table?.doubted.get(code);
    if (!table || table.refusal || typeof doubt?.value !== 'number') return;
    const doubted = new Map([...table.doubted].filter(([each]) => each !== code));
    this.#byDate.set(date, { ...table, rates: new Map([...table.rates, [code, doubt.value]]), doubted });
    this.#beliefs.set(date, [...(this.#beliefs.get(date) ?? []), { code, doubt, by }]);
  }

  /** The day's table is replaced: the values it confirmed are doubted again, until the new one confirms them. */
  #forget(date: string): void {
    this.#beliefs.delete(date);
    for (const [day, beliefs] of this.#beliefs) {
      const table = this.#byDate.get(day);
      if (table)
        this.#byDate.set(
          day,
          this.#without(table, ({ by }) => by === date),
        );
      this.#beliefs.set(
        day,
        beliefs.filter(({ by }) => by !== date),
      );
    }
  }

  #without(table: RateTable, isForgotten: (belief: Belief) => boolean): RateTable {
    const forgotten = this.#beliefs.get(table.date)?.filter(isForgotten) ?? [];
    if (forgotten.length === 0) return table;
    const rates = new Map(table.rates);
    const doubted = new Map(table.doubted);
    for (const { code, doubt } of forgotten) {
      rates.delete(code);
      doubted.set(code, doubt);
    }
    return { ...table, rates, doubted };
  }

  #at(index: number): RateTable | undefined {
    const date = this.#dates[index];
    return date === undefined ? undefined : this.#byDate.get(date);
  }
}
