/** Finds the statement that bills an account for exactly what its rows say: only its id is that of an invoice. */
import type { BigNumber } from 'bignumber.js';
import { exact } from '../../base/decimal.js';
import type { Charged } from '../invoice/charged.js';
import type { ReadInvoice } from '../invoice/read-invoice.js';
import { type StatementContext, readableStatements } from '../statements/readable-statements.js';
import type { StoredStatement } from '../statements/statement-store.js';

type BilledAccount = Pick<Charged['account'], 'api' | 'name'>;

/** A statement is payable to the cent. */
const decimals = 2;

/**
 * The rows with the id of an invoice must add up to what it demands, so a statement counts only if it is of this month
 * alone and its accounts cost the same here.
 */
export async function invoiceIds(
  statementContext: StatementContext,
  { month, arranged }: Pick<ReadInvoice, 'month' | 'arranged'>,
): Promise<(account: BilledAccount) => string | null> {
  const idOf = new Map<string, string>();
  for (const statement of await readableStatements(statementContext)) {
    if (statement.from < month.firstDay || statement.until > month.lastDay) continue;
    const names = accountsOf(statement);
    const own = arranged.lines.filter(({ account }) => names.has(keyOf(account)));
    const sum = netIn(own, statement.currency);
    if (!sum?.decimalPlaces(decimals).eq(exact(statement.total).decimalPlaces(decimals))) continue;
    for (const name of names) idOf.set(name, statement.id);
  }
  return (account) => idOf.get(keyOf(account)) ?? null;
}

function keyOf({ api, name }: BilledAccount): string {
  return JSON.stringify([api, name]);
}

function accountsOf({ groupings }: StoredStatement): ReadonlySet<string> {
  const isTied = groupings.every(({ tie }) => tie !== null);
  return new Set(isTied ? groupings.flatMap(({ accounts }) => accounts.map(accountKey)) : []);
}

function accountKey({ api, name }: StoredStatement['groupings'][number]['accounts'][number]): string {
  return JSON.stringify([api, name]);
}

/** The sum without tax; null where a part is unknown or in another currency. */
function netIn(lines: readonly Charged[], currency: string): BigNumber | null {
  let sum = exact(0);
  for (const { segments } of lines)
    for (const { line, charge, setup } of segments) {
      if (typeof charge === 'string' || typeof line.cost === 'string') return null;
      if (line.cost.unitPrice.net.currency !== currency || (setup && setup.net.currency !== currency)) return null;
      sum = sum.plus(charge.amount.net);
      if (setup) sum = sum.plus(exact(setup.net.amount));
    }
  return sum;
}
