/** A table of rates for spreadsheets: a row for each currency. */
import type { TableRow } from '../../base/csv-table.js';
import { digitsOf, exact } from '../../base/decimal.js';
import type { BasedTable } from './rate-table.js';

export const rateColumns = ['base', 'code', 'rate', 'date', 'source', 'table_date'] as const;

export function* rateRows({ base, date, rates }: BasedTable): Generator<TableRow<(typeof rateColumns)[number]>> {
  for (const { code, rate, date: published, source } of rates) {
    yield { base, code, rate: { digits: digitsOf(exact(rate)) }, date: published, source, table_date: date };
  }
}
