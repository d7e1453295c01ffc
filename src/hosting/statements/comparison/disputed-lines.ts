/** The lines of a month that the statements which a caller may read leave disputed. */
import { storeKeyOf } from '../../../rest/transport/account.js';
import type { Month } from '../../invoice/month.js';
import { type StatementContext, readableStatements } from '../readable-statements.js';
import { type StatementAccount, rowsIn } from '../statement-store.js';
import { compare } from './compare.js';
import { type ComparisonLine, isDisputed } from './compared-line.js';

interface DisputedLine {
  readonly line: ComparisonLine;
  /** The currency of its statement. */
  readonly currency: string;
}

/** Only lines of these accounts; a line that spans months is one of each. */
export async function disputedLines(
  statementContext: StatementContext,
  { name: month, firstDay, lastDay }: Month,
  accounts: readonly StatementAccount[],
): Promise<readonly DisputedLine[]> {
  const meant = new Set(accounts.map(storeKeyOf));
  // Each statement of a month has what no statement bills.
  const found = new Map<string, DisputedLine>();
  for (const statement of await readableStatements(statementContext)) {
    const { id, currency, from, until } = statement;
    if (from > lastDay || until < firstDay) continue;
    const rows = await rowsIn(statement);
    if (!rows) continue;
    for (const line of await compare(statementContext, statement, rows)) {
      const { key, account, months } = line;
      const isMeant = account !== null && meant.has(storeKeyOf(account)) && months.some(({ name }) => name === month);
      if (isMeant && isDisputed(line)) found.set(line.rows.length === 0 ? key : `${id} ${key}`, { line, currency });
    }
  }
  return [...found.values()];
}
