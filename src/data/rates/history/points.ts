/** A rate day by day, from both sources: each point is of one day and one source, nothing is carried over. */
import type { EcbHistory } from '../tables/ecb-history.js';
import { publishedRate } from '../quotations/published-rate.js';
import { partialSource } from '../tables/table.js';
import type { Tables } from '../tables/tables.js';

export interface HistoryPoint {
  /** yyyy-mm-dd */
  readonly date: string;
  /** Units of the currency for one unit of the base. */
  readonly rate: number;
  readonly source: string;
}

/** In order of date, both ends included. Where both sources have the day, the complete one's table is used. */
export function* pointsOf(
  { tables, ecb }: { readonly tables: Tables; readonly ecb: EcbHistory },
  [base, code]: readonly [string, string],
  [first, last]: readonly [string, string],
): Generator<HistoryPoint> {
  const reference = ecb.points(base, code, first, last);
  let next = reference.next();
  for (const table of tables.between(first, last)) {
    const rate = publishedRate(table, base, code);
    if (rate === undefined) continue;
    const { date, source } = table;
    for (; !next.done && next.value.date < date; next = reference.next())
      yield { ...next.value, source: partialSource };
    if (!next.done && next.value.date === date) next = reference.next();
    yield { date, rate, source };
  }
  for (; !next.done; next = reference.next()) yield { ...next.value, source: partialSource };
}
