/** A statement with its comparison, which is the same until a statement, a month, a correction, a price or a rule is not. */
import { createHash } from 'node:crypto';
import { caches } from '../../../base/shares/caches.js';
import { ofEach } from '../../../base/of-each.js';
import { storeKeyOf } from '../../../rest/transport/account.js';
import { Derived } from '../../derived/derived.js';
import type { Sources } from '../../derived/reader.js';
import { Inventory } from '../../inventory/inventory.js';
import { corrections } from '../../invoice/corrections/correction-store.js';
import { type Month, monthAt } from '../../invoice/month.js';
import { MonthReading } from '../../invoice/month-reading.js';
import { type StatementContext, readableStatements } from '../readable-statements.js';
import { type StoredStatement, rowsIn } from '../statement-store.js';
import { monthsOf } from './billed-things.js';
import { compare, monthsBefore } from './compare.js';
import type { ComparisonLine } from './compared-line.js';

interface StatementSources extends Sources {
  readonly statementContext: StatementContext;
}

export interface ComparedStatement {
  readonly id: string;
  readonly currency: string;
  /** Null where its rows are not readable, as another release may have written them. */
  readonly lines: readonly ComparisonLine[] | null;
}

export function statementSources(statementContext: StatementContext): StatementSources {
  return { inventory: Inventory.of(statementContext, 0), statementContext };
}

export const comparedStatement = new Derived<StatementSources, StoredStatement, ComparedStatement>(
  {
    share: caches.statementComparisons,
    sizeOf: ({ lines }) => (lines ?? []).reduce((size, { rows, lines: own }) => size + rows.length + own.length, 1),
    keyOf: (statement) => createHash('sha256').update(JSON.stringify(statement)).digest('base64url'),
  },
  async (d, statement) => {
    await d.value(({ statementContext }) => otherStatements(statementContext, statement));
    await d.value(({ statementContext }) => monthVersions(statementContext, statement));
    await d.value(({ statementContext }) => correctionsBeside(statementContext, statement));
    await d.value(({ statementContext }) => statementContext.context.config.prices);
    // Whether a month is over, and which days were read.
    d.moment.holdsToday();
    const { id, currency } = statement;
    const rows = await rowsIn(statement);
    return { id, currency, lines: rows && (await compare(d.sources.statementContext, statement, rows)) };
  },
);

/** Every statement that the caller may read. */
export async function comparedStatements(sources: StatementSources): Promise<readonly ComparedStatement[]> {
  const found: ComparedStatement[] = [];
  for (const statement of await statementsOf(sources.statementContext)) {
    found.push(await comparedStatement.of(sources, statement));
  }
  return found;
}

/** Each is read once for all statements of a request. */
const statementsOf = ofEach(readableStatements);
const readingOf = ofEach((statementContext: StatementContext) => MonthReading.of(statementContext, {}));
const correctionsOf = ofEach(({ context }: StatementContext) => corrections.in(context.hosting.stored).list());

/** The other statements of the same days: nothing that they bill is missing from this one. */
async function otherStatements(
  statementContext: StatementContext,
  { id, from, until }: StoredStatement,
): Promise<string> {
  const all = await statementsOf(statementContext);
  const others = all.filter((other) => other.id !== id && other.from <= until && other.until >= from);
  return JSON.stringify(others.map((other) => [other.id, other.importedAt]));
}

/** The months that are compared, and those before, as far as they may be charged otherwise. */
async function monthVersions(statementContext: StatementContext, statement: StoredStatement): Promise<string> {
  const keys = accountsOf(statement);
  const reading = await readingOf(statementContext);
  const accounts = reading.scope.accounts.filter((account) => keys.has(storeKeyOf(account)));
  const months: Month[] = monthsOf(statement);
  for (let count = 0; count < monthsBefore; count += 1) {
    const [first] = months;
    if (first) months.unshift(monthAt(first.start - 1));
  }
  const versions: string[] = [];
  for (const month of months) versions.push(await reading.versionsOf(accounts, month));
  return JSON.stringify([versions, accounts.map((account) => [storeKeyOf(account), reading.rules.of(account)])]);
}

async function correctionsBeside(statementContext: StatementContext, statement: StoredStatement): Promise<string> {
  const keys = accountsOf(statement);
  const all = await correctionsOf(statementContext);
  return JSON.stringify(all.flatMap(({ key, value }) => (keys.has(storeKeyOf(value)) ? [[key, value.at]] : [])));
}

function accountsOf({ groupings }: StoredStatement): ReadonlySet<string> {
  return new Set(groupings.flatMap(({ accounts }) => accounts.map(storeKeyOf)));
}
