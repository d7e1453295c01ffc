/** The lines and accounts that a budget covers, from what its caller gives and may read. */
import { CallerError } from '../../../base/errors.js';
import { isText } from '../../../base/unknown.js';
import { checkVisible } from '../../../base/visible-text.js';
import { dialectsOf } from '../../../rest/schema/fields-of-rows.js';
import type { BillFilter } from '../../bill/filter.js';
import { checkNames } from '../../inventory/check-accounts.js';
import type { HistoryContext } from '../history-context.js';
import type { BudgetAccount } from './budget-store.js';

/** Characters of a filter. */
const longestFilter = 2_000;

export function accountsOf(
  { context: { clients }, info }: HistoryContext,
  { apis, accounts: names }: BillFilter,
): BudgetAccount[] | null {
  const dialects = dialectsOf(info.schema);
  const readable = clients.every(dialects).map(({ upstream }) => upstream.account);
  checkNames(names, readable);
  if (clients.mayReadEvery(dialects)) return null;
  const meant = readable.filter(({ api, name }) => (!apis || apis.includes(api)) && (!names || names.includes(name)));
  if (meant.length === 0) {
    throw new CallerError('BAD_USER_INPUT', 'filter: expected accounts that the token may read, but it leaves none.');
  }
  return meant.map(({ api, name, sandbox, baseUrl }) => ({ api, name, sandbox, baseUrl }));
}

/** The filter without parts that were not given. */
export function plainFilter(filter: BillFilter | null): BillFilter {
  const plain = Object.fromEntries(
    Object.entries(filter ?? {}).filter(([, part]) => part !== null && part !== undefined),
  );
  const { length } = JSON.stringify(plain);
  if (length > longestFilter) {
    throw new CallerError('BAD_USER_INPUT', `filter: expected ${longestFilter} characters at most, but got ${length}.`);
  }
  for (const [field, part] of Object.entries(plain)) {
    const texts: readonly unknown[] = Array.isArray(part) ? part : [part];
    for (const text of texts.filter(isText)) checkVisible(`filter.${field}`, text);
  }
  return plain;
}
