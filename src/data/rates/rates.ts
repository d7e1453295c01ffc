/** The rates service: the rates as they stand at this moment, and what the sync does to them. */
import { type CurrencyUsers, knownCodes } from './currency-list.js';
import type { SyncReport } from './health.js';
import type { MissingRate } from './tables/missing-rate.js';
import type { Judgement } from './tables/judge.js';
import { publicationOf, type Sources } from './tables/publication.js';
import { restore, type Stored } from './tables/restore.js';
import { readShipped, type Shipped } from './tables/shipped.js';
import { StandingRates } from './standing.js';
import { isComplete, type RateTable } from './tables/table.js';

export interface Start extends Stored {
  /** In place of the files that ship. */
  readonly shipped?: Shipped;
}

export class Rates extends StandingRates {
  /** Codes of the known currencies, in order. */
  readonly known: readonly string[];
  /** The day of the newest table that ships with the service. */
  readonly shippedDate: string;

  readonly #sources: Sources;
  readonly #listeners: (() => void)[] = [];
  #now: StandingRates;

  /** Starts from what ships with the service; `stored` are the tables kept since, sound in themselves. */
  constructor(geography: CurrencyUsers, flagBaseUrl: string, { shipped, ...stored }: Start = {}) {
    const known = knownCodes(geography);
    const { tables, ecb } = shipped ?? readShipped(known);
    const shippedDate = tables.last?.date ?? '';
    restore(tables, known, stored);
    const sources = { known, flagBaseUrl, tables, ecb };
    const syncReport = { lastSyncAt: null, lastError: null, nextSyncAt: null };
    super(publicationOf(sources, { byCode: new Map(), syncReport }));
    this.known = known;
    this.shippedDate = shippedDate;
    this.#sources = sources;
    this.#now = new StandingRates(this.standing);
  }

  /** As they stand, whatever is published later: what one answer reads. */
  get now(): StandingRates {
    return this.#now;
  }

  /** The newest table, as it was published. */
  get newest(): RateTable {
    return this.standing.newest;
  }

  /** The currencies that the newest table has no rate for, by code. */
  get missing(): readonly MissingRate[] {
    return this.standing.missing;
  }

  /** Reported by `health`. */
  report(news: Partial<SyncReport>): void {
    Object.assign(this.standing.syncReport, news);
  }

  /** Whether the complete source's table of the day is there. */
  hasCompleteTableOf(date: string): boolean {
    const table = this.#sources.tables.get(date);
    return table !== undefined && isComplete(table);
  }

  /** The tables of earlier days that a new one is judged by, the newest first. */
  before(date: string): Iterable<RateTable> {
    return this.#sources.tables.knownBefore(date);
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
    this.#sources.tables.admit({ table, confirmed });
  }

  /** Puts in force what the tables that were added change, and notifies the listeners. */
  announce(): void {
    this.standing = publicationOf(this.#sources, this.standing);
    this.#now = new StandingRates(this.standing);
    for (const listener of this.#listeners) listener();
  }
}
