/** The accounts of the history that a caller may read now, and the days that they cover. */
import { dateOf, addDays } from '../../base/dates.js';
import { dialectsOf } from '../../rest/schema/fields-of-rows.js';
import type { BillContext } from '../bill/bill-context.js';
import { byText } from '../bill/amounts/priced.js';
import type { BillFilter } from '../bill/filter.js';
import { checkNames } from '../inventory/check-accounts.js';
import type { HistoryAccount } from './snapshots/history-account.js';
import type { HistoryStore } from './snapshots/history-store.js';

export interface HistoryScope {
  /** The accounts in the order of the configuration. For configured ones, `lastDay` is that of the history. */
  readonly accounts: readonly HistoryAccount[];
  /** The configured ones among them. */
  readonly present: ReadonlySet<HistoryAccount>;
  /** Null if nothing is stored yet. */
  readonly firstDay: string | null;
  /** Today once every account has its snapshot of today, else yesterday. */
  readonly lastDay: string;
  readonly today: string;
}

/** Throws if the caller may read no account at all. */
export async function historyScope(
  { context: { clients, upstreams }, info }: BillContext,
  history: Pick<HistoryStore, 'accounts'>,
  { apis, accounts: names }: Pick<BillFilter, 'apis' | 'accounts'>,
): Promise<HistoryScope> {
  const configured = clients.every(dialectsOf(info.schema)).map(({ upstream }) => upstream.account);
  const isOfSandbox = configured.some(({ sandbox }) => sandbox);
  const placeOf = ({ api, name }: HistoryAccount) =>
    configured.findIndex((account) => account.api === api && account.name === name);
  const readable = (await history.accounts()).filter(
    (account) => account.sandbox === isOfSandbox && clients.mayRead(account),
  );
  checkNames(names, [...configured, ...readable]);
  const wanted = readable
    .filter(({ api, name }) => (!apis || apis.includes(api)) && (!names || names.includes(name)))
    .sort((a, b) => placeOrLast(placeOf(a)) - placeOrLast(placeOf(b)) || byText(a.name, b.name));
  const today = dateOf(upstreams.clock.now());
  const isPresent = (account: HistoryAccount) => placeOf(account) >= 0;
  const lastDay = wanted.filter(isPresent).every((one) => one.lastDay >= today) ? today : addDays(today, -1);
  const accounts = wanted.map((account) => (isPresent(account) ? { ...account, lastDay } : account));
  return {
    accounts,
    present: new Set(accounts.filter(isPresent)),
    firstDay: wanted.map(({ firstDay }) => firstDay).sort()[0] ?? null,
    lastDay,
    today,
  };
}

function placeOrLast(place: number): number {
  return place < 0 ? Number.MAX_SAFE_INTEGER : place;
}
