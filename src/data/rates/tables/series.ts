/** All tables of one source: those that ship, and those that were fetched since. */
import { publishedRate } from '../quotations/published-rate.js';
import type { RateSource } from '../sources.js';
import type { EcbHistory } from './ecb-history.js';
import type { RateTable } from './table.js';
import { Tables } from './tables.js';

export interface Point {
  readonly date: string;
  readonly rate: number;
  readonly source: string;
}

export class Series {
  /** `history`: of a source whose past is not kept as tables. */
  constructor(
    readonly source: RateSource,
    readonly tables = new Tables(),
    readonly history?: EcbHistory,
  ) {}

  /** The first day with a table. */
  get firstDate(): string | undefined {
    return this.history?.dates[0] ?? this.tables.firstDate;
  }

  copy(): Series {
    return new Series(this.source, this.tables.copy(), this.history);
  }

  /** One of a day that the history has is not needed. */
  put(table: RateTable): boolean {
    if (table.date <= (this.history?.dates.at(-1) ?? '')) return false;
    this.tables.put(table);
    return true;
  }

  /** The tables up to the day, the newest first. */
  *upTo(date: string): Generator<RateTable> {
    yield* this.tables.upTo(date);
    if (this.history) yield* this.history.upTo(date);
  }

  /** The same with those that are refused. */
  *published(date: string): Generator<RateTable> {
    yield* this.tables.published(date);
    if (this.history) yield* this.history.upTo(date);
  }

  /** Those of earlier days, refused or not, as they were known before the day. */
  *knownBefore(date: string): Generator<RateTable> {
    yield* this.tables.knownBefore(date);
    for (const table of this.history?.upTo(date) ?? []) if (table.date < date) yield table;
  }

  /** Units of `to` for one `from` on each day that has both, in order of date. */
  *points(from: string, to: string, first: string, last: string): Generator<Point> {
    const { name } = this.source;
    for (const point of this.history?.points(from, to, first, last) ?? []) yield { ...point, source: name };
    for (const table of this.tables.between(first, last)) {
      const rate = publishedRate(table, from, to);
      if (rate !== undefined) yield { date: table.date, rate, source: table.source };
    }
  }

  /** The last day, not after the one given, with a rate of the currency. */
  lastDateOf(code: string, date: string): string | undefined {
    return this.tables.lastDateOf(code, date) ?? this.history?.lastDateOf(code, date);
  }
}

/** `tables`: those of the complete source that ship. */
export function allSeries(sources: readonly RateSource[], tables: Tables, ecb: EcbHistory, ecbName: string): Series[] {
  return sources.map((source) => {
    if (!source.isPartial) return new Series(source, tables);
    return new Series(source, new Tables(), source.name === ecbName ? ecb : undefined);
  });
}
