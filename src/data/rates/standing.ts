/** The rates of one publication: a request reads from one of them, and so sees the same rates throughout. */
import type { LRUCache } from 'lru-cache';
import { boundedCache, caches } from '../../base/shares/caches.js';
import type { Currency } from './currency.js';
import type { DisputedRate, RefusedRates } from './tables/disputes.js';
import { RatesHealth, type SyncReport } from './health.js';
import type { MissingRate } from './tables/missing-rate.js';
import { inForce, type TableInForce } from './tables/in-force.js';
import { newestFirst } from './tables/newest-first.js';
import { lastTurn } from './past/validity.js';
import { type HistoryPoint, pointsOf } from './history/points.js';
import type { Quotations } from './quotations/published-rate.js';
import { readyRate } from './quotations/ready-rates.js';
import type { Series } from './tables/series.js';
import type { RateTable } from './tables/table.js';
import { type RateSource, sourceOf } from './sources.js';

/** The state that one publication produces. */
export interface Standing {
  readonly newest: RateTable;
  readonly table: TableInForce;
  readonly missing: readonly MissingRate[];
  readonly disputed: readonly DisputedRate[];
  readonly refused: readonly RefusedRates[];
  /** Sorted by code: all, those with a rate in force, and those without. */
  readonly currencies: readonly Currency[];
  /** All of them, with former currencies. */
  readonly all: readonly Currency[];
  readonly active: readonly Currency[];
  readonly inactive: readonly Currency[];
  readonly byCode: ReadonlyMap<string, Currency>;
  /** The series at the time of the publication, preferred ones first. */
  readonly series: readonly Series[];
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

  /** The first day with a table, of any source or of one. */
  firstDateOf(source?: RateSource): string | undefined {
    return this.#seriesOf(source)
      .flatMap(({ firstDate }) => firstDate ?? [])
      .sort()[0];
  }

  get firstDate(): string {
    return this.firstDateOf() ?? this.standing.newest.date;
  }

  /** The table in force on the day: the last on or before it, with what earlier days add; of all sources, or of one. */
  tableOn(date: string, source?: RateSource): TableInForce | undefined {
    if (!source && date >= this.table.date) return this.table;
    const { ready } = this.standing;
    const series = this.#seriesOf(source);
    const upTo = (last: string) => newestFirst(series.map((each) => each.upTo(last)));
    const table = firstOf(upTo(date));
    if (!table) return undefined;
    const day = lastTurn(table.date, date);
    const key = source ? `${day} ${source.name}` : day;
    const complete = series.filter((each) => !each.source.isPartial);
    const lastComplete = firstOf(newestFirst(complete.map((each) => each.upTo(table.date))))?.date;
    const result = ready.get(key) ?? inForce(table, { tables: upTo(table.date), lastComplete }, day);
    ready.set(key, result);
    return result;
  }

  /** Every day in the range, both ends included, on which one source published both currencies, in order; of all, or of one. */
  points(base: string, code: string, first: string, last: string, source?: RateSource): Iterable<HistoryPoint> {
    return pointsOf(this.#seriesOf(source), [base, code], [first, last]);
  }

  /** The last day up to the given one with a valid rate of the currency, from either source. */
  lastDateOf(code: string, date: string): string | undefined {
    const days = this.standing.series.flatMap((each) => each.lastDateOf(code, date) ?? []);
    return days.sort().at(-1);
  }

  health(): RatesHealth {
    const { syncReport } = this.standing;
    const { source, date, timestamp, rates } = this.table;
    const ageSeconds = Math.round(Date.now() / 1000 - timestamp);
    const { staleAfterDays } = sourceOf(source);
    const age = { ageSeconds, isStale: ageSeconds > staleAfterDays * 86_400, staleAfterDays };
    const currencyCount = rates.size;
    const { missing, disputed, refused } = this.standing;
    const doubts = { missing: [...missing], disputed: [...disputed], refused: [...refused] };
    return Object.assign(new RatesHealth(), { source, date, ...age, currencyCount, ...doubts, ...syncReport });
  }

  #seriesOf(source: RateSource | undefined): readonly Series[] {
    const { series } = this.standing;
    return source ? series.filter((each) => each.source === source) : series;
  }
}

function firstOf(tables: Iterable<RateTable>): RateTable | undefined {
  const [first] = tables;
  return first;
}
