/** Fetches, by date, the tables of the days missed while nothing was synced. */
import { addDays } from '../../../base/dates.js';
import { RefusedTable } from '../tables/judge.js';
import { MalformedTable, type RateProvider } from './providers/provider.js';
import type { Rates } from '../rates.js';
import type { StoredTables } from '../tables/stored-tables.js';
import type { RateTable } from '../tables/table.js';

const mostDays = 90;

export class Backfill {
  /** Days for which the sources have no valid table: not requested again. */
  readonly #absent = new Set<string>();

  constructor(
    private readonly rates: Rates,
    private readonly tables: Pick<StoredTables, 'save' | 'notify'>,
    private readonly providers: readonly RateProvider[],
  ) {}

  /** One day after the other; rejects at the first for which no address can be reached. Returns how many it added. */
  async run(signal: AbortSignal): Promise<number> {
    const added: RateTable[] = [];
    try {
      for (const date of this.#missing()) {
        const table = await this.#fetch(date, signal);
        if (table === null) {
          this.#absent.add(date);
          continue;
        }
        await this.tables.save(table);
        this.rates.add(table);
        added.push(table);
      }
    } finally {
      if (added.length > 0) {
        this.rates.announce();
        await this.tables.notify(added).catch(() => undefined);
      }
    }
    return added.length;
  }

  /** Days since the shipped tables that have no table, or only a partial one. */
  #missing(): string[] {
    const { shippedDate, newest } = this.rates;
    const oldest = addDays(newest.date, -mostDays);
    const missing: string[] = [];
    for (
      let date = addDays(shippedDate > oldest ? shippedDate : oldest, 1);
      date < newest.date;
      date = addDays(date, 1)
    ) {
      if (!this.rates.hasCompleteTableOf(date) && !this.#absent.has(date)) missing.push(date);
    }
    return missing;
  }

  async #fetch(date: string, signal: AbortSignal): Promise<RateTable | null> {
    let failure: unknown;
    for (const { name, fetchDay } of this.providers) {
      try {
        const raw = await fetchDay?.(date, signal);
        if (raw?.date !== date) continue;
        const table = this.rates.judged(raw, name);
        if (!table.refusal) return table;
      } catch (error) {
        if (!(error instanceof RefusedTable || error instanceof MalformedTable)) failure = error;
      }
    }
    if (failure !== undefined) throw failure;
    return null;
  }
}
