/** Lists the closed months of an account. The account may have neither a credential nor snapshots any more. */
import { apis } from '../../../apis/index.js';
import { isObject, isText, textAt } from '../../../base/unknown.js';
import type { HistoryAccount } from '../../history/snapshots/history-account.js';
import { type Month, monthIn } from '../month.js';

export interface ClosedAccount extends Pick<HistoryAccount, 'api' | 'name' | 'sandbox' | 'baseUrl'> {
  /** When each month was closed, in milliseconds since 1970, by its name such as `2026-11`, in order. */
  readonly months: ReadonlyMap<string, number>;
}

/** The most months of an account; the oldest go first. */
export const mostMonths = 120;

const version = 1;

export function packClosedAccount({ api, name, sandbox, baseUrl, months }: ClosedAccount): object {
  return { v: version, api, name, sandbox, baseUrl, months: Object.fromEntries(months) };
}

/** Null if it is no such list, as another release may have written it. */
export function unpackClosedAccount(value: unknown): ClosedAccount | null {
  const api = apis.find((one) => one.name === textAt(value, 'api'))?.name;
  const [name, baseUrl] = [textAt(value, 'name'), textAt(value, 'baseUrl')];
  if (!isObject(value) || value['v'] !== version || !api || !isText(name) || !isText(baseUrl)) return null;
  const stored = value['months'];
  if (!isObject(stored)) return null;
  const months = Object.entries(stored).filter(
    (pair): pair is [string, number] => monthIn(pair[0]) !== null && typeof pair[1] === 'number',
  );
  return { api, name, sandbox: value['sandbox'] === true, baseUrl, months: inOrder(months) };
}

/** The list with a further month, and the months that go for it. */
export function withMonth(
  account: ClosedAccount,
  { name }: Month,
  closedAt: number,
): { readonly account: ClosedAccount; readonly dropped: readonly string[] } {
  const all = inOrder([...account.months, [name, closedAt]]);
  const dropped = [...all.keys()].slice(0, Math.max(0, all.size - mostMonths));
  for (const old of dropped) all.delete(old);
  return { account: { ...account, months: all }, dropped };
}

/** The stored list with the months that another store has besides; null if there are none. */
export function withMonthsOf(stored: unknown, added: unknown): object | null {
  const [own, other] = [unpackClosedAccount(stored), unpackClosedAccount(added)];
  if (!own || !other || [...other.months.keys()].every((name) => own.months.has(name))) return null;
  return packClosedAccount({ ...own, months: inOrder([...other.months, ...own.months]) });
}

function inOrder(months: Iterable<readonly [string, number]>): Map<string, number> {
  return new Map([...new Map(months)].sort(([a], [b]) => (a < b ? -1 : 1)));
}
