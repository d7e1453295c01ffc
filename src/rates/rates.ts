/** The rates service: the table in force, the tables of other days, and the currencies they speak of. */
import { type CurrencyUsers, describeCurrency, knownCodes } from './currency-list.js';
import type { Currency } from './currency.js';
import { RatesHealth, type SyncReport } from './health.js';
import { readHistory } from './history.js';
import { readSnapshot } from './snapshot.js';
import { crossRate, type RateTable } from './table.js';
import { Tables } from './tables.js';

export class Rates {
  /** Codes of the known currencies, in order. */
  readonly known: readonly string[];
  /** The day of the newest table that ships with the service. */
  readonly shippedDate: string;
  /** Kept by the sync, told by `health`. */
  syncReport: SyncReport = { lastSyncAt: null, lastError: null, nextSyncAt: null };

  readonly #flagBaseUrl: string;
  readonly #tables = new Tables();
  readonly #listeners: (() => void)[] = [];
  #table: RateTable;
  #currencies: ReadonlyMap<string, Currency> = new Map();
  #list: readonly Currency[] = [];

  /** Starts from the tables that ship with the service; `stored` are those kept since. */
  constructor(geography: CurrencyUsers, flagBaseUrl: string, stored: Iterable<RateTable> = []) {
    this.known = knownCodes(geography);
    this.#flagBaseUrl = flagBaseUrl;
    this.#table = readSnapshot(this.known);
    this.shippedDate = this.#table.date;
    for (const table of [...readHistory(this.known), this.#table, ...stored]) this.#tables.put(table);
    this.#putInForce(this.#tables.last ?? this.#table);
  }

  /** The table in force. */
  get table(): RateTable {
    return this.#table;
  }

  /** All known currencies, by code. */
  get currencies(): readonly Currency[] {
    return this.#list;
  }

  /** Undefined when no country uses it; upper and lower case are the same. */
  currency(code: string): Currency | undefined {
    return /^[a-z]{3}$/i.test(code) ? this.#currencies.get(code.toUpperCase()) : undefined;
  }

  /** Units of `to` for one `from`, by the table in force unless another is given; undefined when it lacks either. */
  rate(from: string, to: string, table: RateTable = this.#table): number | undefined {
    return crossRate(table, from, to);
  }

  /** The first day there is a table of. */
  get firstDate(): string {
    return (this.#tables.first ?? this.#table).date;
  }

  hasTableOf(date: string): boolean {
    return this.#tables.has(date);
  }

  /** The last table on or before the date. */
  tableOn(date: string): RateTable | undefined {
    return this.#tables.on(date);
  }

  /** From the first date to the second, both included. */
  tablesBetween(from: string, to: string): Iterable<RateTable> {
    return this.#tables.between(from, to);
  }

  /** Called after a new table is in force, and after tables of earlier days were added. */
  onPublish(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Puts a table in force that is valid and stored. */
  publish(table: RateTable): void {
    this.#tables.put(table);
    this.#putInForce(table);
    for (const listener of this.#listeners) listener();
  }

  /** Adds tables of earlier days. */
  addHistory(tables: readonly RateTable[]): void {
    if (tables.length === 0) return;
    for (const table of tables) this.#tables.put(table);
    for (const listener of this.#listeners) listener();
  }

  health(): RatesHealth {
    const { source, date, timestamp, rates } = this.#table;
    const ageSeconds = Math.round(Date.now() / 1000 - timestamp);
    return Object.assign(new RatesHealth(), { source, date, ageSeconds, currencies: rates.size, ...this.syncReport });
  }

  #putInForce(table: RateTable): void {
    this.#table = table;
    const list = this.known.map((code) => {
      const active = table.rates.has(code);
      const current = this.#currencies.get(code);
      return current?.active === active ? current : describeCurrency(code, active, this.#flagBaseUrl);
    });
    this.#list = list;
    this.#currencies = new Map(list.map((currency) => [currency.code, currency]));
  }
}
