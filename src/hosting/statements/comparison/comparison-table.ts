/** The lines of a comparison as rows of a table, with what is not known left empty. */
import type { BigNumber } from 'bignumber.js';
import type { Cell } from '../../../base/csv.js';
import { digitsOf } from '../../../base/decimal.js';
import { type ComparisonLine, isDisputed } from './compared-line.js';

const columns = [
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

/** The header first, then a row for each line. */
export function* comparisonTable(lines: readonly ComparisonLine[], currency: string): Generator<readonly Cell[]> {
  yield columns;
  for (const line of lines) {
    const { months, account, kind, id, name, isSetup, verdict, cause, rows, isAtLeast } = line;
    const cells: Record<(typeof columns)[number], Cell> = {
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
    yield columns.map((column) => cells[column]);
  }
}

function digits(amount: BigNumber | null): Cell {
  return amount && { digits: digitsOf(amount) };
}
