/** The lines of a comparison as rows of a table, with what is not known left empty. */
import type { BigNumber } from 'bignumber.js';
import type { Cell } from '../../../base/csv.js';
import type { TableRow } from '../../../base/csv-table.js';
import { digitsOf } from '../../../base/decimal.js';
import { type ComparisonLine, isDisputed } from './compared-line.js';

export const comparisonColumns = [
  'months',
  'api',
  'account',
  'kind',
  'provider_id',
  'name',
  'is_setup',
  'verdict',
  'cause',
  'is_disputed',
  'theirs',
  'ours',
  'is_at_least',
  'difference',
  'currency',
  'statement_lines',
  'products',
] as const;

type CsvRow = TableRow<(typeof comparisonColumns)[number]>;

/** A row for each line. */
export function* comparisonRows(lines: readonly ComparisonLine[], currency: string): Generator<CsvRow> {
  for (const line of lines) {
    const { months, account, kind, id, name, isSetup, verdict, cause, rows, isAtLeast } = line;
    yield {
      months: months.map((month) => month.name).join(' '),
      api: account && account.api,
      account: account && account.name,
      kind,
      provider_id: id,
      name,
      is_setup: String(isSetup),
      verdict,
      cause,
      is_disputed: String(isDisputed(line)),
      theirs: digits(line.theirs),
      ours: digits(line.ours),
      is_at_least: String(isAtLeast),
      difference: digits(line.difference),
      currency,
      statement_lines: rows.map((row) => row.line).join(' '),
      products: [...new Set(rows.map(({ product }) => product))].join('; '),
    };
  }
}

function digits(amount: BigNumber | null): Cell {
  return amount && { digits: digitsOf(amount) };
}
