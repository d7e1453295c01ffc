/** The rates service: what is in force, what was on other days, and the currencies they speak of. */
import { LRUCache } from 'lru-cache';
import { type CurrencyUsers, describeCurrency, knownCodes } from './currency-list.js';
import type { Currency } from './currency.js';
import type { EcbHistory } from './ecb-history.js';
import { RatesHealth, type SyncReport } from './health.js';
import { type HeldCurrency, heldCurrencies } from './held.js';
import { inForce, type TableInForce } from './in-force.js';
import type { Judgement } from './judge.js';
import { newestFirst } from './newest-first.js';
import { type Point, pointsOf } from './points.js';
import { restore, type Stored } from './restore.js';
import { readShipped, type Shipped } from './shipped.js';
import { crossRate, isComplete, type RateTable } from './table.js';
import type { Tables } from './tables.js';

/** Days other than the one in force whose rates are kept ready. */
const daysReady = 32;

export interface Start extends Stored {
  /** In place of the files that ship. */
  readonly shipped?: Shipped;
}

export class Rates {
  /** Codes of the known currencies, in order. */
  readonly known: readonly string[];
  /** The day of the newest table that ships with the service. */
  readonly shippedDate: string;
  /** Kept by the sync, told by `health`. */
  syncReport: SyncReport = { lastSyncAt: null, lastError: null, nextSyncAt: null };

  readonly #flagBaseUrl: string;
  readonly #tables: Tables;
  readonly #ecb: EcbHistory;
  readonly #ready = new LRUCache<string, TableInForce>({ max: daysReady });
  readonly #listeners: (() => void)[] = [];
  #newest: RateTable;
  #table: TableInForce;
  #held: readonly HeldCurrency[] = [];
  #currencies: ReadonlyMap<string, Currency> = new Map();
  #list: readonly Currency[] = [];

  /** Starts from what ships with the service; `stored` are the tables kept since, sound in themselves. */
  constructor(geography: CurrencyUsers, flagBaseUrl: string, { shipped, ...stored }: Start = {}) {
    this.known = knownCodes(geography);
    this.#flagBaseUrl = flagBaseUrl;
    const { tables, ecb } = shipped ?? readShipped(this.known);
    if (!tables.last) throw new Error('Expected at least one table that ships with the service');
    this.#tables = tables;
    this.#ecb = ecb;
    this.#newest = tables.last;
    this.shippedDate = this.#newest.date;
    restore(tables, this.known, stored);
    this.#table = this.#putInForce();
  }

  /** What is in force now. */
  get table(): TableInForce {
    return this.#table;
  }

  /** The newest table, as it was published. */
  get newest(): RateTable {
    return this.#newest;
  }

  /** The currencies that the newest table has no rate for, by code. */
  get held(): readonly HeldCurrency[] {
    return this.#held;
  }

  /** All known currencies, by code. */
  get currencies(): readonly Currency[] {
    return this.#list;
  }

  /** Undefined when no country uses it; upper and lower case are the same. */
  currency(code: string): Currency | undefined {
    return /^[a-z]{3}$/i.test(code) ? this.#currencies.get(code.toUpperCase()) : undefined;
  }

  /** Units of `to` for one `from`, by the rates in force unless others are given; undefined when they lack either. */
  rate(from: string, to: string, table: Pick<TableInForce, 'rates'> = this.#table): number | undefined {
    return crossRate(table, from, to);
  }

  /** The first day there is a table of. */
  get firstDate(): string {
    return this.#ecb.dates[0] ?? this.#newest.date;
  }

  /** Whether the complete source's table of the day is there. */
  hasCompleteTableOf(date: string): boolean {
    const table = this.#tables.get(date);
    return table !== undefined && isComplete(table);
  }

  /** What was in force on the day: the last table on or before it, and what the days before that add. */
  tableOn(date: string): TableInForce | undefined {
    if (date >= this.#table.date) return this.#table;
    const [table] = this.#upTo(date);
    if (!table) return undefined;
    const ready = this.#ready.get(table.date) ?? inForce(table, this.#upTo(table.date));
    this.#ready.set(table.date, ready);
    return ready;
  }

  /** The tables of earlier days that a new one is judged by, the newest first. */
  before(date: string): Iterable<RateTable> {
    return this.#tables.knownBefore(date);
  }

  /** Every day from the first to the last, both included, that one source published both currencies on, in order. */
  points(base: string, code: string, first: string, last: string): Iterable<Point> {
    return pointsOf({ tables: this.#tables, ecb: this.#ecb }, [base, code], [first, last]);
  }

  /** The last day, not after the one given, with a good rate of the currency, from whichever source. */
  lastDateOf(code: string, date: string): string | undefined {
    const days = [this.#tables.lastDateOf(code, date), this.#ecb.lastDateOf(code, date)];
    return days
      .filter((day) => day !== undefined)
      .sort()
      .at(-1);
  }

  /** Called after a new table is in force, and after tables of earlier days were added. */
  onPublish(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Adds a table that is judged and stored, and puts in force what follows. */
  publish(table: RateTable, confirmed?: Judgement['confirmed']): void {
    this.add(table, confirmed);
    this.announce();
  }

  /** Adds a table that is judged and stored; nobody sees it before `announce`. */
  add(table: RateTable, confirmed: Judgement['confirmed'] = new Map()): void {
    this.#tables.admit({ table, confirmed });
  }

  /** Puts in force what the tables that were added change, and tells the listeners. */
  announce(): void {
    this.#ready.clear();
    this.#table = this.#putInForce();
    for (const listener of this.#listeners) listener();
  }

  health(): RatesHealth {
    const { source, date, timestamp, rates } = this.#table;
    const ageSeconds = Math.round(Date.now() / 1000 - timestamp);
    const currencies = rates.size;
    const held = [...this.#held];
    return Object.assign(new RatesHealth(), { source, date, ageSeconds, currencies, held, ...this.syncReport });
  }

  #upTo(date: string): Iterable<RateTable> {
    return newestFirst(this.#tables.upTo(date), this.#ecb.upTo(date));
  }

  #putInForce(): TableInForce {
    this.#newest = this.#tables.last ?? this.#newest;
    const { date } = this.#newest;
    const table = inForce(this.#newest, this.#upTo(date));
    this.#held = heldCurrencies(this.known, table, this.#tables.upTo(date));
    const list = this.known.map((code) => {
      const active = table.rates.has(code);
      const current = this.#currencies.get(code);
      return current?.active === active ? current : describeCurrency(code, active, this.#flagBaseUrl);
    });
    this.#list = list;
    this.#currencies = new Map(list.map((currency) => [currency.code, currency]));
    return table;
  }
}
