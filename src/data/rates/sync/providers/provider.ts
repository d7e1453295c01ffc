/** What every source of rates has in common. */
import type { EuroList } from '../../tables/table.js';

/** A table as its source wrote it, base USD: not yet checked. */
export interface RawTable {
  readonly date: string;
  readonly rates: ReadonlyMap<string, unknown>;
  /** Its own numbers, where it wrote units for one euro. */
  readonly perEuro?: EuroList | undefined;
}

/** One address that publishes rate tables. */
export interface Provider {
  /** The `source` of its tables. */
  readonly name: string;
  /** For messages. */
  readonly host: string;
  /** When to ask it, as a cron pattern in UTC. */
  readonly schedule: string;
  /** True when its tables lack most currencies, whose last rates then stay in force under their own date. */
  readonly partial: boolean;
  /** The newest table. */
  fetch(signal: AbortSignal): Promise<RawTable>;
  /** The table of one day; null when the source has none. */
  fetchDay?(date: string, signal: AbortSignal): Promise<RawTable | null>;
}

/** The source answered with something that is no rate table. */
export class MalformedTable extends Error {
  constructor(expected: string, got: string) {
    super(`expected ${expected}, but got ${got}`);
    this.name = 'MalformedTable';
  }
}
