/** Another source's figures, against which a table is checked. */
import { addDays } from '../../../base/dates.js';
import { type Figure, publishedIn, type RateTable } from './table.js';

/** The age in days at which a figure says nothing any more: over Easter the ECB publishes none for four days. */
const daysFresh = 7;

interface OtherSourceTables {
  /** The other source's tables up to a day, the newest first, including refused ones. */
  upTo(date: string): Iterable<RateTable>;
  /** The last day on which it could know what the table knows. */
  readonly lastDay: string;
  /** The last day whose figures have been judged. */
  readonly lastJudged: string;
}

export class OtherSource {
  /** Enough tables for the days before a fresh figure, too. */
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

  /** Its newest figure, believed or not. */
  published(code: string): Figure | undefined {
    return this.#newest(this.day, ({ date }) => date <= this.sources.lastDay, code, publishedIn);
  }

  /** Its newest believed figure up to the day. */
  believed(code: string, day = this.day): Figure | undefined {
    const last = day < this.sources.lastJudged ? day : this.sources.lastJudged;
    return this.#newest(
      day,
      ({ date }) => date <= last,
      code,
      ({ rates }) => rates.get(code),
    );
  }

  /** Its newest table of the week up to that day. */
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
