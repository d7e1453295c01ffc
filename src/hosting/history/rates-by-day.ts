/** The rates of the days of a history: read once some line takes them, which none does in the currency of the history. */
import { addDays } from '../../base/dates.js';
import type { Rates } from '../../data/rates/rates.js';
import type { TableInForce } from '../../data/rates/tables/in-force.js';
import { daysFrom } from './calendar.js';
import type { HistoryStore } from './snapshots/history-store.js';

/** Days of rates in one read. */
const atOnce = 100;

interface RatesByDayOptions {
  readonly history: Pick<HistoryStore, 'rates'>;
  /** The rates for days whose snapshots have none. */
  readonly rates: Pick<Rates, 'tableOn'>;
  /** The last day that is requested. */
  readonly to: string;
}

export class RatesByDay {
  #tables: ReadonlyMap<string, TableInForce> = new Map();
  /** The last day that was read. */
  #until = '';

  constructor(private readonly options: RatesByDayOptions) {}

  /** Days are requested in order. */
  async on(day: string): Promise<TableInForce | undefined> {
    const { history, rates, to } = this.options;
    if (day > this.#until) {
      const last = addDays(day, atOnce - 1);
      this.#until = last < to ? last : to;
      this.#tables = await history.rates(daysFrom(day, this.#until));
    }
    return this.#tables.get(day) ?? rates.tableOn(day);
  }
}
