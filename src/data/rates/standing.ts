/** The rates of one publication: a request that reads from one of them sees the same rates throughout. */
import type { LRUCache } from 'lru-cache';
import { boundedCache, caches } from '../../base/shares/caches.js';
import type { Currency } from './currency.js';
import type { EcbHistory } from './tables/ecb-history.js';
import { RatesHealth, type SyncReport } from './health.js';
import type { MissingRate } from './tables/missing-rate.js';
import { inForce, type TableInForce } from './tables/in-force.js';
import { newestFirst } from './tables/newest-first.js';
import { lastTurn } from './past/validity.js';
import { type HistoryPoint, pointsOf } from './history/points.js';
import type { Quotations } from './quotations/published-rate.js';
import { readyRate } from './quotations/ready-rates.js';
import { partialSource, type RateTable } from './tables/table.js';
import type { Tables } from './tables/tables.js';

/** Days after which rates are stale: those of a source that publishes daily, with some tolerance. */
const staleAfterDaily = 3;
/** Those of a source that publishes on working days. Over Easter, Thursday's stay until Tuesday afternoon. */
const staleAfterWorkingDays = 6;

/** The state that one publication produces. */
export interface Standing {
  readonly newest: RateTable;
  readonly table: TableInForce;
  readonly missing: readonly MissingRate[];
  /** In order of code: all, those with a rate in force, and those without. */
  readonly currencies: readonly Currency[];
  /** With former currencies. */
  readonly all: readonly Currency[];
  readonly active: readonly Currency[];
  readonly inactive: readonly Currency[];
  readonly byCode: ReadonlyMap<string, Currency>;
  /** As of the publication. */
  readonly tables: Tables;
  readonly ecb: EcbHistory;
  readonly ready: LRUCache<string, TableInForce>;
  /** Updated by the sync all the time. */
  readonly syncReport: SyncReport;
}

export function emptyReady(): Standing['ready'] {
  return boundedCache<TableInForce>(caches.rateDays);
}

export class StandingRates {
  constructor(protected standing: Standing) {}

  /** The table in force. */
  get table(): TableInForce {
    return this.standing.table;
  }

  /** All currencies in use, by code. */
  get currencies(): readonly Currency[] {
    return this.standing.currencies;
  }

  /** The same with former currencies. */
  get allCurrencies(): readonly Currency[] {
    return this.standing.all;
  }

  /** Those with a rate in force, or those without, by code. */
  activeCurrencies(active: boolean): readonly Currency[] {
    return active ? this.standing.active : this.standing.inactive;
  }

  /** Undefined when no country uses it and no past rates are known; case-insensitive. */
  currency(code: string): Currency | undefined {
    const { byCode } = this.standing;
    return byCode.get(code) ?? (/^[a-z]{3}$/i.test(code) ? byCode.get(code.toUpperCase()) : undefined);
  }

  /** Units of `to` for one `from`, by the rates in force unless others are given; undefined when they lack either. */
  rate(from: string, to: string, table: Quotations = this.table): number | undefined {
    return readyRate(table, from, to);
  }

  /** The first day with a table. */
  get firstDate(): string {
    return this.standing.ecb.dates[0] ?? this.standing.newest.date;
  }

  /** The table in force on the day: the last on or before it, with what earlier days add. */
  tableOn(date: string): TableInForce | undefined {
    if (date >= this.table.date) return this.table;
    const { ready } = this.standing;
    const [table] = this.#upTo(date);
    if (!table) return undefined;
    const day = lastTurn(table.date, date);
    const lastComplete = this.standing.tables.lastCompleteUpTo(table.date);
    const made = ready.get(day) ?? inForce(table, { tables: this.#upTo(table.date), lastComplete }, day);
    ready.set(day, made);
    return made;
  }

  /** Every day in the range, both ends included, on which one source published both currencies, in order. */
  points(base: string, code: string, first: string, last: string): Iterable<HistoryPoint> {
    return pointsOf(this.standing, [base, code], [first, last]);
  }

  /** The last day up to the given one with a valid rate of the currency, from either source. */
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
