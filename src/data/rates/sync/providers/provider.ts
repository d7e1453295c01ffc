/** The interface of all sources of rates. */
import type { EuroList } from '../../tables/table.js';

/** A table as its source published it, base USD: not validated yet. */
export interface RawTable {
  readonly date: string;
  readonly rates: ReadonlyMap<string, unknown>;
  /** The published numbers, where they are units for one euro. */
  readonly perEuro?: EuroList | undefined;
}

/** One address that publishes tables of rates. */
export interface RateProvider {
  /** The `source` of its tables, as in the list of sources. */
  readonly name: string;
  /** The host, for messages. */
  readonly host: string;
  /** When to poll it, as a cron pattern in UTC. */
  readonly schedule: string;
  /** The newest table. */
  fetch(signal: AbortSignal): Promise<RawTable>;
  /** The table of one day; null when the source has none. */
  fetchDay?(date: string, signal: AbortSignal): Promise<RawTable | null>;
}

/** The source responded with something that is not a table of rates. */
export class MalformedTable extends Error {
  constructor(expected: string, got: string) {
    super(`expected ${expected}, but got ${got}`);
    this.name = 'MalformedTable';
  }
}
