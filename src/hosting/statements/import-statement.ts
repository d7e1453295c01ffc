/** Imports the file of a statement: all of it, or nothing. */
import { CallerError, shown } from '../../base/errors.js';
import { digitsOf, exact } from '../../base/decimal.js';
import { requireCaller } from '../../base/auth/require-scope.js';
import { dialectsOf } from '../../rest/schema/fields-of-rows.js';
import { identityOf, overlapping, periodOf } from './identity.js';
import { isOfSandbox, mayRead, type StatementContext } from './readable-statements.js';
import { readStatement } from './reading/read-statement.js';
import type { StatementRow } from './statement.js';
import { type StatementAccount, type StoredStatement, packRows, rowsIn, statements } from './statement-store.js';
import type { ImportStatementInput, StatementGroupingInput } from './statement-writes.js';
import { tied } from './tie-accounts.js';

interface Imported {
  readonly statement: StoredStatement;
  readonly rows: readonly StatementRow[];
  readonly isReplacement: boolean;
}

export async function importStatement(
  statementContext: StatementContext,
  { file, groupings: said, preview }: ImportStatementInput,
): Promise<Imported> {
  const { context } = statementContext;
  const read = readStatement(bytesOf(file));
  const { rows, form, currency } = read;
  const period = periodOf(rows);
  const groupings = await tied(statementContext, rows, {
    period,
    said: (said ?? []).map((one) => ({
      grouping: one.grouping ?? null,
      account: accountNamed(statementContext, one),
    })),
  });
  if (!mayRead(statementContext, groupings)) {
    const names = groupings.filter(({ tie }) => tie === null).map(({ name }) => shown(name));
    throw new CallerError(
      'BAD_USER_INPUT',
      `groupings: expected an account for ${names.join(', ')}, as this token may not read every account, but got none.`,
    );
  }
  const statement: StoredStatement = {
    id: identityOf(read),
    form,
    currency,
    sandbox: isOfSandbox(statementContext),
    ...period,
    groupings,
    rowCount: rows.length,
    total: digitsOf(rows.reduce((sum, { total }) => sum.plus(exact(total)), exact(0))),
    rows: await packRows(rows),
    importedAt: context.upstreams.clock.now(),
    importedBy: requireCaller(context).id,
  };
  const entries = statements.in(context.hosting.stored);
  const all = (await entries.list()).map(({ value }) => value);
  await checkOverlap(statementContext, statement, rows, all);
  const former = all.find(({ id }) => id === statement.id);
  if (former && !mayRead(statementContext, former.groupings)) {
    throw new CallerError(
      'BAD_USER_INPUT',
      'groupings: expected a statement of accounts that the token may read, but one of others has the same rows.',
    );
  }
  if (!preview) await entries.put(statement.id, statement);
  return { statement, rows, isReplacement: former !== undefined };
}

/** Two statements that bill the same days of one thing would count it twice. */
async function checkOverlap(
  statementContext: StatementContext,
  { id, from, until, sandbox }: StoredStatement,
  rows: readonly StatementRow[],
  all: readonly StoredStatement[],
): Promise<void> {
  for (const other of all) {
    if (other.id === id || other.sandbox !== sandbox || other.from > until || other.until < from) continue;
    const row = overlapping(rows, (await rowsIn(other)) ?? []);
    if (!row) continue;
    const where = mayRead(statementContext, other.groupings)
      ? `the statement ${other.id} of ${other.from} until ${other.until}: delete that one first`
      : 'a statement of accounts that the token may not read';
    const thing = row.reference ?? row.description;
    throw new CallerError(
      'BAD_USER_INPUT',
      `file: line ${row.line}: expected what no other statement bills, but ${shown(thing)} from ${row.from} until ${row.until} is also in ${where}. Nothing was stored.`,
    );
  }
}

function bytesOf({ text, base64 }: ImportStatementInput['file']): Uint8Array {
  return typeof text === 'string' ? Buffer.from(text) : Buffer.from(base64 ?? '', 'base64');
}

function accountNamed(
  { context: { clients }, info }: StatementContext,
  { api, accountName }: StatementGroupingInput,
): StatementAccount {
  const accounts = clients.every(dialectsOf(info.schema)).map(({ upstream }) => upstream.account);
  const found = accounts.find((account) => account.api === api && account.name === accountName);
  if (!found) {
    throw new CallerError(
      'BAD_USER_INPUT',
      `groupings: expected the name of an account of ${api} that the token may read, but got ${shown(accountName)}.`,
    );
  }
  const { name, sandbox, baseUrl } = found;
  return { api, name, sandbox, baseUrl };
}
