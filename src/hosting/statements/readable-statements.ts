/** The statements that a caller may read: those of which it may read every account. */
import { CallerError, shown } from '../../base/errors.js';
import { isText } from '../../base/unknown.js';
import { dialectsOf } from '../../rest/schema/fields-of-rows.js';
import type { ReadingContext } from '../context.js';
import type { HistoryContext } from '../history/history-context.js';
import type { StatementRow } from './statement.js';
import { type StoredGrouping, type StoredStatement, rowsIn, statements } from './statement-store.js';

export interface StatementContext extends HistoryContext {
  readonly context: ReadingContext;
}

/** The latest first. */
export async function readableStatements(statementContext: StatementContext): Promise<readonly StoredStatement[]> {
  const sandbox = isOfSandbox(statementContext);
  return (await statements.in(statementContext.context.hosting.stored).list())
    .map(({ value }) => value)
    .filter((one) => one.sandbox === sandbox && mayRead(statementContext, one.groupings))
    .sort((a, b) => (a.until === b.until ? b.importedAt - a.importedAt : a.until < b.until ? 1 : -1));
}

/** Throws where no statement that the caller may read has this id. */
export async function readableStatement(
  statementContext: StatementContext,
  id: string,
): Promise<{ readonly statement: StoredStatement; readonly rows: readonly StatementRow[] }> {
  const statement = (await readableStatements(statementContext)).find((one) => one.id === id);
  const rows = statement && (await rowsIn(statement));
  if (statement && rows) return { statement, rows };
  throw new CallerError('NOT_FOUND', `id: expected the id of a statement, but got ${shown(id)}.`);
}

/** A grouping that is tied to no account may be of any. */
export function mayRead(
  { context: { clients }, info }: StatementContext,
  groupings: readonly StoredGrouping[],
): boolean {
  if (groupings.some(({ tie }) => !isText(tie))) return clients.mayReadEvery(dialectsOf(info.schema));
  return groupings.every(({ accounts }) => accounts.every((account) => clients.mayRead(account)));
}

export function isOfSandbox({ context: { clients }, info }: StatementContext): boolean {
  return clients.every(dialectsOf(info.schema)).some(({ upstream }) => upstream.account.sandbox);
}
