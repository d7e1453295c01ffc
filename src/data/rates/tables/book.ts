/** The tables published by all sources, each judged against the others': the same tables give the same verdicts. */
import { addDays } from '../../../base/dates.js';
import { checkTable, judge, type TableJudgement } from './judge.js';
import type { Series } from './series.js';
import type { RawTable } from '../sync/providers/provider.js';
import { allPublished, type RateTable } from './table.js';
import { UsualMoves } from './usual-moves.js';
import { OtherSource } from './other-source.js';

export class Book {
  readonly #moves: UsualMoves;
  /** The first day whose tables must be judged again. */
  #unsettled: string | undefined;
  /** Tables that were judged at build time. */
  readonly #judged: ReadonlySet<RateTable>;

  /** One series per source, preferred ones first; their present tables are not judged again. */
  constructor(
    private readonly known: readonly string[],
    readonly series: readonly Series[],
  ) {
    this.#judged = new Set(series.flatMap(({ tables }) => [...tables.published()]));
    const reference = series.find(({ history }) => history);
    this.#moves = new UsualMoves((date) => reference?.upTo(date) ?? []);
  }

  seriesOf(source: string): Series {
    const found = this.series.find((each) => each.source.name === source);
    // The complete one's tables have other names, too.
    const own = found ?? this.series.find((each) => !each.source.isPartial);
    if (!own) throw new Error('Expected a source that has most currencies');
    return own;
  }

  /**
   * Judges the table by present knowledge, and changes nothing. Throws `RefusedTable` for anything that is not a table.
   */
  judge(raw: RawTable, source: string, now?: Date): TableJudgement {
    checkTable(raw, this.known, now);
    return this.#judge(raw, source);
  }

  #judge(raw: RawTable, source: string): TableJudgement {
    const { date } = raw;
    const own = this.seriesOf(source);
    const context = { known: this.known, moves: this.#moves };
    const others = this.series.filter((other) => other !== own).map((other) => this.#other(date, own, other));
    return judge(raw, source, { ...context, before: own.knownBefore(date), others });
  }

  /** Adds a checked table as published; it counts once all are settled. */
  put(table: RateTable): void {
    if (!this.seriesOf(table.source).put(table)) return;
    const from = addDays(table.date, -1);
    if (this.#unsettled === undefined || from < this.#unsettled) this.#unsettled = from;
  }

  /** Judges again where the added tables may have changed the verdict. */
  settle(): void {
    const first = this.#unsettled;
    if (first === undefined) return;
    this.#unsettled = undefined;
    for (const table of this.#openSince(first)) {
      const { date, source, perEuro } = table;
      const { tables } = this.seriesOf(source);
      const { table: again, confirmed } = this.#judge({ date, rates: allPublished(table), perEuro }, source);
      tables.admit({ table: withMalformed(again, table), confirmed });
    }
  }

  /** Sorted by day, partial tables first: the complete one is checked against them. */
  #openSince(first: string): RateTable[] {
    const open = this.series.flatMap(({ tables }) => {
      const since: RateTable[] = [];
      for (const table of tables.published()) {
        if (table.date < first) break;
        if (!this.#judged.has(table)) since.push(table);
      }
      return since;
    });
    const rank = ({ source }: RateTable) => Number(!this.seriesOf(source).source.isPartial);
    return open.sort((a, b) => a.date.localeCompare(b.date) || rank(a) - rank(b));
  }

  #other(day: string, own: Series, other: Series): OtherSource {
    const upTo = (date: string) => other.published(date);
    if (!own.source.isPartial) return new OtherSource(day, { upTo, lastDay: day, lastJudged: day });
    // The complete source's table of a day is of its midnight: that of the day after is nearer to an afternoon.
    const lastDay = other.source.isPartial ? day : addDays(day, 1);
    return new OtherSource(day, { upTo, lastDay, lastJudged: addDays(day, -1) });
  }
}

/** Keeps the values that were not numbers, which are not among the published ones. */
function withMalformed(again: RateTable, table: RateTable): RateTable {
  const malformed = [...table.doubted].filter(([, { value }]) => value === null);
  return malformed.length === 0 ? again : { ...again, doubted: new Map([...again.doubted, ...malformed]) };
}
