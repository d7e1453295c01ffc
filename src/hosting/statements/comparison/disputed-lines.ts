/** The lines that statements leave disputed. */
import { storeKeyOf } from '../../../rest/transport/account.js';
import type { Month } from '../../invoice/month.js';
import type { StatementContext } from '../readable-statements.js';
import type { StatementAccount } from '../statement-store.js';
import { type ComparedStatement, comparedStatements, statementSources } from './compared-statement.js';
import { type ComparisonLine, isDisputed } from './compared-line.js';

export interface DisputedLine {
  readonly line: ComparisonLine;
  readonly statement: Pick<ComparedStatement, 'id' | 'currency' | 'lines'>;
}

/** Only lines of these accounts. Each statement of a month has what no statement bills: it is there once. */
export function disputedIn(
  all: readonly ComparedStatement[],
  accounts: readonly Pick<StatementAccount, 'api' | 'name' | 'sandbox'>[],
): readonly DisputedLine[] {
  const meant = new Set(accounts.map(storeKeyOf));
  const found = new Map<string, DisputedLine>();
  for (const statement of all) {
    for (const line of statement.lines ?? []) {
      const { key, account, rows } = line;
      if (account === null || !meant.has(storeKeyOf(account)) || !isDisputed(line)) continue;
      found.set(rows.length === 0 ? key : `${statement.id} ${key}`, { line, statement });
    }
  }
  return [...found.values()];
}

/** Those of a month, of the statements that a caller may read; a line that spans months is one of each. */
export async function disputedLines(
  statementContext: StatementContext,
  { name: month }: Month,
  accounts: readonly StatementAccount[],
): Promise<readonly DisputedLine[]> {
  const all = await comparedStatements(statementSources(statementContext));
  return disputedIn(all, accounts).filter(({ line }) => line.months.some(({ name }) => name === month));
}
