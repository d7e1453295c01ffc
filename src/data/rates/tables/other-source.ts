/** What another source says, which a table is held against. */
import { addDays } from '../../../base/dates.js';
import { type Figure, publishedIn, type RateTable } from './table.js';

/** A figure that is older says nothing of the day: over Easter the ECB has none for four days. */
const daysFresh = 7;

interface OtherSourceTables {
  /** The tables of the other source up to a day, the newest first, those that are refused among them. */
  upTo(date: string): Iterable<RateTable>;
  /** The last day on which it could know what the table knows. */
  readonly lastDay: string;
  /** The last day whose figures have been judged. */
  readonly lastJudged: string;
}

export class OtherSource {
  /** Enough for the days before a fresh figure, too. */
  readonly #tables: readonly RateTable[];

  constructor(
    readonly day: string,
    private readonly sources: OtherSourceTables,
  ) {
    const oldest = addDays(day, -2 * daysFresh);
    const tables: RateTable[] = [];
    for (const table of sources.upTo(sources.lastDay)) {
      if (table.date < oldest) break;
      tables.push(table);
    }
    this.#tables = tables;
  }

  /** Its newest figure, whether or not that is believed. */
  published(code: string): Figure | undefined {
    return this.#newest(this.day, ({ date }) => date <= this.sources.lastDay, code, publishedIn);
  }

  /** Its newest figure, up to the day, that is believed. */
  believed(code: string, day = this.day): Figure | undefined {
    const last = day < this.sources.lastJudged ? day : this.sources.lastJudged;
    return this.#newest(
      day,
      ({ date }) => date <= last,
      code,
      ({ rates }) => rates.get(code),
    );
  }

  /** Its newest table of the week up to the day. */
  tableOn(day: string): RateTable | undefined {
    for (const table of this.sources.upTo(day)) return isFresh(table.date, day) ? table : undefined;
    return undefined;
  }

  #newest(
    day: string,
    counts: (table: RateTable) => boolean,
    code: string,
    read: (table: RateTable, code: string) => number | undefined,
  ): Figure | undefined {
    const oldest = addDays(day, -daysFresh);
    for (const table of this.#tables) {
      if (table.date < oldest) return undefined;
      const rate = counts(table) ? read(table, code) : undefined;
      if (rate !== undefined) return { rate, date: table.date, source: table.source };
    }
    return undefined;
  }
}

export function isFresh(date: string, day: string): boolean {
  return date >= addDays(day, -daysFresh);
}
