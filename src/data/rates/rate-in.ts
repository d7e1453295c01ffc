/** The rate of a currency in a table, with who published it and when. */
import type { Currency } from './currency.js';
import { Rate } from './rate-table.js';
import type { StandingRates } from './standing.js';
import { crossPublication, type TableInForce } from './tables/in-force.js';

/** Undefined where the table lacks it. */
export function rateIn(rates: StandingRates, table: TableInForce, base: string, currency: Currency): Rate | undefined {
  const { code } = currency;
  const rate = rates.rate(base, code, table);
  if (rate === undefined) return undefined;
  const published = crossPublication(table, base, code);
  const isFromTable = published.date === table.date && published.source === table.source;
  return Object.assign(new Rate(), { code, currency, rate, ...published, isFromTable });
}
