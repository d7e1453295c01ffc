/** The cost of each day of a history by group, as the invoices of its months charge it. */
import { type Both, both, sumOf } from '../bill/amounts/both.js';
import type { BillFilter } from '../bill/filter.js';
import type { HistoryLine } from '../history/history-line.js';
import type { HistoryScope } from '../history/history-scope.js';
import type { HistoryContext } from '../history/history-context.js';
import { inTurns } from '../inventory/in-turns.js';
import type { Charged } from './charged.js';
import { byDay, costKey } from './day-charges.js';
import { type Month, monthAt } from './month.js';
import { MonthCharges } from './month-charges.js';
import { monthSources } from './month-of-account.js';
import { MonthReading } from './month-reading.js';
import type { Segment } from './segment.js';

/** The amounts of a day by group and by the currency of the prices. */
export type DaySpending = ReadonlyMap<string, ReadonlyMap<string, Both>>;

interface SpendingOptions {
  readonly scope: HistoryScope;
  readonly filter: BillFilter;
  readonly groupOf: (line: HistoryLine) => string;
}

/** Segments of one group that cost the same on each day. */
interface Alike {
  readonly group: string;
  readonly segment: Segment;
  count: number;
}

export class Spending {
  #reading: Promise<MonthReading> | null = null;
  #month: Month | null = null;
  #days: ReadonlyMap<string, DaySpending> = new Map();

  constructor(
    private readonly historyContext: HistoryContext,
    private readonly options: SpendingOptions,
  ) {}

  /** Days are requested in order. */
  async on(day: string): Promise<DaySpending> {
    if (this.#month === null || day > this.#month.lastDay) {
      this.#month = monthAt(Date.parse(day));
      this.#days = await this.#read(this.#month);
    }
    return this.#days.get(day) ?? new Map();
  }

  async #read(month: Month): Promise<ReadonlyMap<string, DaySpending>> {
    const { scope, filter, groupOf } = this.options;
    const now = this.historyContext.context.upstreams.clock.now();
    this.#reading ??= MonthReading.in(this.historyContext, scope);
    const charges = await MonthCharges.read(monthSources(await this.#reading), month);
    const { lines } = await charges.charged({ until: Math.min(now, month.end), filter, currency: null });
    const alike = await grouped(lines, groupOf);
    const days = new Map<string, Map<string, Map<string, Both>>>();
    await inTurns(alike, ({ group, segment, count }) => {
      for (const [day, currency, amount] of byDay(segment, month)) {
        const groups = days.get(day) ?? new Map<string, Map<string, Both>>();
        days.set(day, groups);
        const sums = groups.get(group) ?? new Map<string, Both>();
        groups.set(group, sums);
        const more = both((side) => amount[side].times(count));
        const known = sums.get(currency);
        sums.set(currency, known ? sumOf([known, more]) : more);
      }
    });
    return days;
  }
}

async function grouped(lines: readonly Charged[], groupOf: SpendingOptions['groupOf']): Promise<Alike[]> {
  const found = new Map<string, Alike>();
  await inTurns(lines, ({ line, segments }) => {
    for (const segment of segments) {
      const group = groupOf(line.ofProduct(segment.line.product));
      const key = JSON.stringify([group, costKey(segment)]);
      const known = found.get(key);
      if (known) known.count += 1;
      else found.set(key, { group, segment, count: 1 });
    }
  });
  return [...found.values()];
}
