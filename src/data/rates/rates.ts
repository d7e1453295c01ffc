/** The rates service: the current rates, and the changes that the sync makes to them. */
import { type CurrencyUsers, knownCodes } from './currency-list.js';
import type { SyncReport } from './health.js';
import type { MissingRate } from './tables/missing-rate.js';
import type { TableJudgement } from './tables/judge.js';
import { publicationOf, type PublicationSources } from './tables/publication.js';
import { restore, type Stored } from './tables/restore.js';
import { readShipped, type Shipped } from './tables/shipped.js';
import { StandingRates } from './standing.js';
import { isComplete, type RateTable } from './tables/table.js';

export interface Start extends Stored {
  /** Replaces the files that ship. */
  readonly shipped?: Shipped;
}

export class Rates extends StandingRates {
  /** Codes of the known currencies, in order. */
  readonly known: readonly string[];
  /** The day of the newest table that ships with the service. */
  readonly shippedDate: string;

  readonly #sources: PublicationSources;
  readonly #listeners: (() => void)[] = [];
  #now: StandingRates;

  /** Starts from what ships with the service; `stored` are the valid tables stored since. */
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

  /** For `health`. */
  report(news: Partial<SyncReport>): void {
    Object.assign(this.standing.syncReport, news);
  }

  /** Whether the complete source's table of the day is known. */
  hasCompleteTableOf(date: string): boolean {
    const table = this.#sources.tables.get(date);
    return table !== undefined && isComplete(table);
  }

  /** The earlier tables that a new one is judged against, the newest first. */
  before(date: string): Iterable<RateTable> {
    return this.#sources.tables.knownBefore(date);
  }

  /** The listener runs after a new table comes into force, and after earlier tables are added. */
  onPublish(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Adds a judged and stored table, and puts the result in force. */
  publish(table: RateTable, confirmed?: TableJudgement['confirmed']): void {
    this.add(table, confirmed);
    this.announce();
  }

  /** Adds a judged and stored table; it is not visible before `announce`. */
  add(table: RateTable, confirmed: TableJudgement['confirmed'] = new Map()): void {
    this.#sources.tables.admit({ table, confirmed });
  }

  /** Puts in force what another process has judged and stored, as a restart would. */
  follow({ stored = [], refused }: Stored): void {
    const { tables } = this.#sources;
    const news = stored.filter((table) => isNews(table, tables.get(table.date)));
    const days = news.map(({ date }) => date).sort();
    const [first] = days;
    if (first === undefined) return;
    // Those of later days are judged by them.
    const last = tables.last?.date ?? first;
    const later = [...tables.between(first, last)].filter(
      ({ date }) => date > this.shippedDate && !days.includes(date),
    );
    restore(tables, this.known, { stored: [...news, ...later], refused });
    this.announce();
  }

  /** Puts the added tables in force, and notifies the listeners. */
  announce(): void {
    this.standing = publicationOf(this.#sources, this.standing);
    this.#now = new StandingRates(this.standing);
    for (const listener of this.#listeners) listener();
  }
}

/** `stored` has its doubted values among the others. */
function isNews(stored: RateTable, known: RateTable | undefined): boolean {
  if (!known) return true;
  if (isComplete(known) !== isComplete(stored)) return isComplete(stored);
  const rates = new Map(known.rates);
  for (const [code, { value }] of known.doubted) if (value !== null) rates.set(code, value);
  const values = new Map(stored.rates);
  for (const [code, { value }] of stored.doubted) if (value !== null) values.set(code, value);
  return rates.size !== values.size || [...values].some(([code, value]) => rates.get(code) !== value);
}
