/** The rates service: the current rates, and the changes that the sync makes to them. */
import { Feed } from '../../base/events/feed.js';
import { type CurrencyUsers, knownCodes } from './currency-list.js';
import type { SyncReport } from './health.js';
import type { MissingRate } from './tables/missing-rate.js';
import { Book } from './tables/book.js';
import type { RawTable } from './sync/providers/provider.js';
import { publicationOf, type PublicationSources } from './tables/publication.js';
import { allSeries } from './tables/series.js';
import { readShipped, type Shipped } from './tables/shipped.js';
import { StandingRates } from './standing.js';
import { completeSource, ecbName, rateSources } from './sources.js';
import { isSameTable } from './tables/in-force.js';
import { type RateTable, sameRates } from './tables/table.js';

interface Start {
  /** Tables that are valid in themselves. */
  readonly stored?: readonly RateTable[];
  /** Replaces the shipped files. */
  readonly shipped?: Shipped;
}

export class Rates extends StandingRates {
  /** Codes of the known currencies, in order. */
  readonly known: readonly string[];
  /** The day of the newest shipped table. */
  readonly shippedDate: string;

  readonly #sources: PublicationSources;
  readonly #published = new Feed();
  /** The table in force has changed. */
  readonly changed = new Feed();
  #now: StandingRates;

  /** Starts from the shipped tables; `stored` are the valid tables stored since. */
  constructor(geography: CurrencyUsers, flagBaseUrl: string, { shipped, stored = [] }: Start = {}) {
    const known = knownCodes(geography);
    const { tables, ecb } = shipped ?? readShipped(known);
    const shippedDate = tables.last?.date ?? '';
    const book = new Book(known, allSeries(rateSources, tables, ecb, ecbName));
    for (const table of stored) book.put(table);
    book.settle();
    const sources = { known, flagBaseUrl, book };
    const syncReport = { lastSyncAt: null, lastError: null, nextSyncAt: null };
    super(publicationOf(sources, { byCode: new Map(), syncReport }));
    this.known = known;
    this.shippedDate = shippedDate;
    this.#sources = sources;
    this.#now = new StandingRates(this.standing);
  }

  /** The current rates, unaffected by later publications: a request reads from one of them. */
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

  /** Records news of the sync, which `health` shows. */
  report(news: Partial<SyncReport>): void {
    Object.assign(this.standing.syncReport, news);
  }

  /** Whether the complete source's table of the day is known, and not refused. */
  hasCompleteTableOf(date: string): boolean {
    const table = this.#book.seriesOf(completeSource.name).tables.get(date);
    return table !== undefined && !table.refusal;
  }

  /** The newest table that the source has published, whether or not it is refused. */
  lastOf(source: string): RateTable | undefined {
    for (const table of this.#book.seriesOf(source).published('9999')) return table;
    return undefined;
  }

  /** The table as it would be judged by present knowledge; throws `RefusedTable` for anything that is not a table. */
  judged(raw: RawTable, source: string, now?: Date): RateTable {
    return this.#book.judge(raw, source, now).table;
  }

  /** The listener runs after a new table comes into force, and after earlier tables are added. */
  onPublish(listener: () => void): void {
    this.#published.listen(listener);
  }

  /** Adds a stored table, and puts the result in force. */
  publish(table: RateTable): void {
    this.add(table);
    this.announce();
  }

  /** Adds a stored table; it is not visible before `announce`. */
  add(table: RateTable): void {
    this.#book.put(table);
  }

  /** Puts in force what another process has stored, as a restart would. */
  follow(stored: readonly RateTable[]): void {
    const news = stored.filter((table) => {
      const known = this.#book.seriesOf(table.source).tables.get(table.date);
      return !known || !sameRates(known, table);
    });
    if (news.length === 0) return;
    for (const table of news) this.add(table);
    this.announce();
  }

  /** Puts the added tables in force, and notifies the listeners. */
  announce(): void {
    const { table } = this.standing;
    this.#book.settle();
    this.standing = publicationOf(this.#sources, this.standing);
    this.#now = new StandingRates(this.standing);
    this.#published.publish();
    if (!isSameTable(table, this.standing.table)) this.changed.publish();
  }

  get #book(): Book {
    return this.#sources.book;
  }
}
