/** Fetches, by date, the tables of the days that passed while nothing was synced. */
import { addDays } from './dates.js';
import { MalformedTable, type Provider } from './providers/provider.js';
import type { Rates } from './rates.js';
import type { StoredTables } from './stored-tables.js';
import type { RateTable } from './table.js';
import { checkMoves, checkShape, RefusedTable } from './validation.js';

const mostDays = 90;

export class Backfill {
  /** Days that the sources have no sound table of: not asked for again. */
  readonly #absent = new Set<string>();

  constructor(
    private readonly rates: Rates,
    private readonly tables: Pick<StoredTables, 'save'>,
    private readonly providers: readonly Provider[],
  ) {}

  /** One day after the other; rejects at the first that no address can be reached for. Tells how many it added. */
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
        added.push(table);
      }
    } finally {
      this.rates.addHistory(added);
    }
    return added.length;
  }

  /** Days since the tables that ship with the service. */
  #missing(): string[] {
    const { shippedDate, table } = this.rates;
    const oldest = addDays(table.date, -mostDays);
    const missing: string[] = [];
    for (
      let date = addDays(shippedDate > oldest ? shippedDate : oldest, 1);
      date < table.date;
      date = addDays(date, 1)
    ) {
      if (!this.rates.hasTableOf(date) && !this.#absent.has(date)) missing.push(date);
    }
    return missing;
  }

  async #fetch(date: string, signal: AbortSignal): Promise<RateTable | null> {
    let failure: unknown;
    for (const { name, fetchDay } of this.providers) {
      try {
        const raw = await fetchDay?.(date, signal);
        const before = this.rates.tableOn(date);
        if (raw?.date !== date) continue;
        return before ? checkMoves(raw, name, this.rates.known, before) : checkShape(raw, name, this.rates.known);
      } catch (error) {
        if (!(error instanceof RefusedTable || error instanceof MalformedTable)) failure = error;
      }
    }
    if (failure !== undefined) throw failure;
    return null;
  }
}
