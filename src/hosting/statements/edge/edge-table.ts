/** The lines of the comparison of the edge as rows of a table, with what is not known left empty. */
import type { Cell } from '../../../base/csv.js';
import type { TableRow } from '../../../base/csv-table.js';
import { dateOf } from '../../../base/dates.js';
import type { Money } from '../../../data/rates/money/money.js';
import { isDisputed } from '../comparison/compared-line.js';
import { type EdgeLine, differenceOf } from './edge-line.js';

export const edgeColumns = [
  'account',
  'kind',
  'subscription_id',
  'name',
  'verdict',
  'cause',
  'is_disputed',
  'period_start',
  'period_end',
  'billed',
  'invoiced',
  'difference',
  'currency',
] as const;

/** A row for each line. */
export function* edgeRows(lines: readonly EdgeLine[]): Generator<TableRow<(typeof edgeColumns)[number]>> {
  for (const line of lines) {
    const { account, kind, id, name, verdict, cause, billed, invoiced, period } = line;
    yield {
      account: account.name,
      kind,
      subscription_id: id,
      name,
      verdict,
      cause,
      is_disputed: String(isDisputed(line)),
      period_start: period && dateOf(period.start),
      period_end: period && dateOf(period.end),
      // Amounts of two currencies stand in no row: such a line is not judged, and has that of its provider.
      billed: digits(billed),
      invoiced: billed && billed.currency !== invoiced?.currency ? null : digits(invoiced),
      difference: digits(differenceOf(line)),
      currency: (billed ?? invoiced)?.currency ?? null,
    };
  }
}

function digits(money: Money | null): Cell {
  return money && { digits: money.amount };
}
