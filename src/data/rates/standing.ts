/** The rates as they stand: whoever holds those of one publication reads the same from the first word of an answer to the last. */
import { LRUCache } from 'lru-cache';
import type { Currency } from './currency.js';
import type { EcbHistory } from './tables/ecb-history.js';
import { RatesHealth, type SyncReport } from './health.js';
import type { MissingRate } from './tables/missing-rate.js';
import { inForce, type TableInForce } from './tables/in-force.js';
import { newestFirst } from './tables/newest-first.js';
import { lastTurn } from './past/validity.js';
import { type Point, pointsOf } from './history/points.js';
import type { Quotations } from './quotations/published-rate.js';
import { readyRate } from './quotations/ready-rates.js';
import { partialSource, type RateTable } from './tables/table.js';
import type { Tables } from './tables/tables.js';

/** Days other than the one in force whose rates are kept ready. */
const daysReady = 32;

/** Days after which rates are stale: those of a source that publishes every day, but for a hitch. */
const staleAfterDaily = 3;
/** Those of one that publishes on working days. Over Easter, Thursday's stand until Tuesday afternoon. */
const staleAfterWorkingDays = 6;

/** What one publication makes of them. */
export interface Standing {
  readonly newest: RateTable;
  readonly table: TableInForce;
  readonly missing: readonly MissingRate[];
  /** In order of code: all, those with a rate in force, and those without. */
  readonly currencies: readonly Currency[];
  /** Those of the past among them. */
  readonly all: readonly Currency[];
  readonly active: readonly Currency[];
  readonly inactive: readonly Currency[];
  readonly byCode: ReadonlyMap<string, Currency>;
  /** As they were at the publication. */
  readonly tables: Tables;
  readonly ecb: EcbHistory;
  readonly ready: LRUCache<string, TableInForce>;
  /** Of the sync, which goes on. */
  readonly syncReport: SyncReport;
}

export function emptyReady(): Standing['ready'] {
  return new LRUCache({ max: daysReady });
}

export class StandingRates {
  constructor(protected standing: Standing) {}

  /** What is in force. */
  get table(): TableInForce {
    return this.standing.table;
  }

  /** All currencies in use, by code. */
  get currencies(): readonly Currency[] {
    return this.standing.currencies;
  }

  /** The same with those of the past. */
  get allCurrencies(): readonly Currency[] {
    return this.standing.all;
  }

  /** Those with a rate in force, or those without, by code. */
  activeCurrencies(active: boolean): readonly Currency[] {
    return active ? this.standing.active : this.standing.inactive;
  }

  /** Undefined when no country uses it and no rates of the past are known; upper and lower case are the same. */
  currency(code: string): Currency | undefined {
    const { byCode } = this.standing;
    return byCode.get(code) ?? (/^[a-z]{3}$/i.test(code) ? byCode.get(code.toUpperCase()) : undefined);
  }

  /** Units of `to` for one `from`, by the rates in force unless others are given; undefined when they lack either. */
  rate(from: string, to: string, table: Quotations = this.table): number | undefined {
    return readyRate(table, from, to);
  }

  /** The first day there is a table of. */
  get firstDate(): string {
    return this.standing.ecb.dates[0] ?? this.standing.newest.date;
  }

  /** What was in force on the day: the last table on or before it, and what the days before that add. */
  tableOn(date: string): TableInForce | undefined {
    if (date >= this.table.date) return this.table;
    const { ready } = this.standing;
    const [table] = this.#upTo(date);
    if (!table) return undefined;
    const day = lastTurn(table.date, date);
    const made = ready.get(day) ?? inForce(table, this.#upTo(table.date), day);
    ready.set(day, made);
    return made;
  }

  /** Every day from the first to the last, both included, that one source published both currencies on, in order. */
  points(base: string, code: string, first: string, last: string): Iterable<Point> {
    return pointsOf(this.standing, [base, code], [first, last]);
  }

  /** The last day, not after the one given, with a good rate of the currency, from whichever source. */
  lastDateOf(code: string, date: string): string | undefined {
    const { tables, ecb } = this.standing;
    const days = [tables.lastDateOf(code, date), ecb.lastDateOf(code, date)];
    return days
      .filter((day) => day !== undefined)
      .sort()
      .at(-1);
  }

  health(): RatesHealth {
    const { syncReport } = this.standing;
    const { source, date, timestamp, rates } = this.table;
    const ageSeconds = Math.round(Date.now() / 1000 - timestamp);
    const staleAfterDays = source === partialSource ? staleAfterWorkingDays : staleAfterDaily;
    const age = { ageSeconds, isStale: ageSeconds > staleAfterDays * 86_400, staleAfterDays };
    const currencies = rates.size;
    const missing = [...this.standing.missing];
    return Object.assign(new RatesHealth(), { source, date, ...age, currencies, missing, ...syncReport });
  }

  #upTo(date: string): Iterable<RateTable> {
    const { tables, ecb } = this.standing;
    return newestFirst(tables.upTo(date), ecb.upTo(date));
  }
}
