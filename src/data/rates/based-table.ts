/** The rates of all active currencies against a base, of one day. */
import type { DataContext } from '../context.js';
import { baseFor, tableFor, withoutRate } from './choose.js';
import { rateIn } from './rate-in.js';
import { BasedTable, type Rate } from './rate-table.js';
import type { RateSource } from './sources.js';

interface WantedTable {
  /** Null: the caller's own. */
  readonly base: string | null;
  /** Null: the rates in force. */
  readonly day: Date | null;
  readonly source: RateSource | undefined;
  /** Null: all. */
  readonly codes?: ReadonlySet<string> | null;
}

export function basedTable(context: Omit<DataContext, 'geography'>, wanted: WantedTable): BasedTable {
  const base = baseFor(context, wanted.base);
  const table = tableFor(context.rates, wanted.day, wanted.source);
  if (!table.rates.has(base)) throw withoutRate(context.rates, base, table);
  const { date, timestamp, source } = table;
  const { codes = null } = wanted;
  const rates: Rate[] = context.rates.allCurrencies.flatMap((currency) =>
    codes === null || codes.has(currency.code) ? (rateIn(context.rates, table, base, currency) ?? []) : [],
  );
  return Object.assign(new BasedTable(), { base, date, timestamp, source, rates });
}
