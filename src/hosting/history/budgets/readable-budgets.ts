/** The budgets that a caller may read, and the one among them that is meant. */
import { CallerError, shown } from '../../../base/errors.js';
import { isText } from '../../../base/unknown.js';
import { dialectsOf } from '../../../rest/schema/fields-of-rows.js';
import type { HostingContext } from '../../context.js';
import type { HistoryContext } from '../history-context.js';
import { hasEnded } from './budget-end.js';
import type { StoredBudget } from './budget-store.js';

/**
 * True if the caller may read all accounts of the budget. Budgets for every account, or for none, need access to every
 * account.
 */
export function mayRead({ context: { clients }, info }: HistoryContext, { accounts }: StoredBudget): boolean {
  if (!accounts || accounts.length === 0) return clients.mayReadEvery(dialectsOf(info.schema));
  return accounts.every((account) => clients.mayRead(account));
}

/** Finds a budget that has not ended and that the caller may read, by id or else by name; null if there is none. */
export async function findBudget(
  historyContext: HistoryContext & { context: HostingContext },
  { id, name }: { readonly id: string | null | undefined; readonly name: string | null | undefined },
): Promise<StoredBudget | null> {
  const { hosting, upstreams } = historyContext.context;
  const now = upstreams.clock.now();
  const readable = (await hosting.budgets.list()).filter(
    (budget) => mayRead(historyContext, budget) && !hasEnded(budget, now),
  );
  if (isText(id)) return readable.find((budget) => budget.id === id) ?? null;
  const [found = null, ...others] = readable.filter((budget) => budget.name === name);
  if (others.length > 0) {
    const message = `id: expected that of one of the ${others.length + 1} budgets with the name ${shown(name)}, but got none.`;
    throw new CallerError('BAD_USER_INPUT', message);
  }
  return found;
}

export function unknownBudget(field: 'id' | 'name', value: string | null | undefined): CallerError {
  return new CallerError(
    'NOT_FOUND',
    `${field}: expected the ${field} of a budget that has not ended, but got ${shown(value ?? null)}.`,
  );
}
