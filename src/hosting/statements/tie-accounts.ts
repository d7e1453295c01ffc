/** Ties the groupings of a statement to accounts: by what the caller says, or by the numbers of their resources. */
import { CallerError, shown } from '../../base/errors.js';
import type { HistoryContext } from '../history/history-context.js';
import { monthAt } from '../invoice/month.js';
import { MonthCharges } from '../invoice/month-charges.js';
import { monthSources } from '../invoice/month-of-account.js';
import { MonthReading } from '../invoice/month-reading.js';
import { billedPart, kindOfReference } from './comparison/billed-part.js';
import type { Period } from './identity.js';
import type { StatementRow } from './statement.js';
import { type StatementAccount, StatementTie, type StoredGrouping } from './statement-store.js';

/** A grouping and the account that it is, as a caller says. */
interface SaidTie {
  readonly grouping: string | null;
  readonly account: StatementAccount;
}

/** Months of one statement: sums under 5 EUR carry over for three. */
const mostMonths = 12;

export async function tied(
  historyContext: HistoryContext,
  rows: readonly StatementRow[],
  { period, said }: { readonly period: Period; readonly said: readonly SaidTie[] },
): Promise<readonly StoredGrouping[]> {
  const names = [...new Set(rows.map(({ grouping }) => grouping))];
  const odd = said.find(({ grouping }) => !names.includes(grouping));
  if (odd) {
    const expected = names.map((name) => shown(name)).join(', ');
    throw new CallerError(
      'BAD_USER_INPUT',
      `groupings: expected one of the file (${expected}), but got ${shown(odd.grouping)}.`,
    );
  }
  const seen = names.every((name) => said.some(({ grouping }) => grouping === name))
    ? new Map<string, readonly StatementAccount[]>()
    : await seenIn(historyContext, period);
  return names.map((name) => {
    const own = said.filter(({ grouping }) => grouping === name).map(({ account }) => account);
    if (own.length > 0) return { name, accounts: own, tie: StatementTie.CALLER };
    const accounts = byNumbers(
      rows.filter(({ grouping }) => grouping === name),
      seen,
    );
    return { name, accounts, tie: accounts.length > 0 ? StatementTie.RESOURCES : null };
  });
}

/** The accounts that had each thing in the months of the period, by its kind and number. */
async function seenIn(
  historyContext: HistoryContext,
  { from, until }: Period,
): Promise<ReadonlyMap<string, readonly StatementAccount[]>> {
  const sources = monthSources(await MonthReading.of(historyContext, {}));
  const now = historyContext.context.upstreams.clock.now();
  const seen = new Map<string, StatementAccount[]>();
  let month = monthAt(Date.parse(from));
  for (let count = 0; month.firstDay <= until && month.start <= now; count += 1) {
    if (count === mostMonths) {
      throw new CallerError(
        'BAD_USER_INPUT',
        `file: expected ${mostMonths} months at most, from ${from} until ${until}.`,
      );
    }
    const charges = await MonthCharges.read(sources, month);
    const { lines } = await charges.charged({ until: Math.min(now, month.end), filter: {}, currency: null });
    for (const { account, line } of lines) {
      const key = `${line.kind} ${line.id}`;
      const known = seen.get(key);
      if (!known) seen.set(key, [account]);
      else if (!known.includes(account)) known.push(account);
    }
    month = monthAt(month.end);
  }
  return seen;
}

/** The one account of each API that can and does have things with these numbers; none of an API of which two have. */
function byNumbers(
  rows: readonly StatementRow[],
  seen: ReadonlyMap<string, readonly StatementAccount[]>,
): readonly StatementAccount[] {
  const byApi = new Map<string, Map<string, StatementAccount>>();
  for (const row of rows) {
    const kind = kindOfReference(row.reference);
    const { apis } = billedPart(row);
    for (const account of (kind && seen.get(`${kind} ${row.resourceId}`)) ?? []) {
      if (!apis.includes(account.api)) continue;
      const known = byApi.get(account.api) ?? new Map<string, StatementAccount>();
      byApi.set(account.api, known.set(account.name, account));
    }
  }
  return [...byApi.values()].flatMap((accounts) => (accounts.size === 1 ? [...accounts.values()] : []));
}
