/** Counts things that several accounts share, as two tokens of one project do, once: for the first account. */
import { families } from '../bill/lines/families.js';
import type { HistoryAccount } from './snapshots/history-account.js';
import { type SnapshotLine, lineKey } from './snapshots/snapshot-line.js';

/** Accounts may share some of their objects, each of them having others besides. */
const sharedSingly: ReadonlySet<string> = new Set(
  families.filter(({ isSharedSingly }) => isSharedSingly).map(({ rows: [row] }) => row.path),
);

/** Names a thing that another account may have as well; null if none can. */
export type SharedKey = (
  account: HistoryAccount,
  line: Pick<SnapshotLine, 'list' | 'kind' | 'id' | 'stamp'>,
) => string | null;

export function sharedKeys(accounts: readonly HistoryAccount[]): SharedKey {
  const projectOf = projects(accounts);
  return (account, line) => {
    const project = projectOf.get(account);
    if (project !== undefined) return `${project} ${lineKey(line)}`;
    return sharedSingly.has(line.list) ? `${account.api} ${account.baseUrl} ${lineKey(line)}` : null;
  };
}

/** The project of accounts that have had exactly the same things, named by the place of the first of them. */
function projects(accounts: readonly HistoryAccount[]): ReadonlyMap<HistoryAccount, string> {
  const found = new Map<HistoryAccount, string>();
  for (const [place, account] of accounts.entries()) {
    const twin = accounts.slice(0, place).find((other) => isTwin(account, other));
    if (!twin) continue;
    const project = found.get(twin) ?? `project ${accounts.indexOf(twin)}`;
    found.set(twin, project);
    found.set(account, project);
  }
  return found;
}

function isTwin(one: HistoryAccount, other: HistoryAccount): boolean {
  return (
    one.api === other.api &&
    one.baseUrl === other.baseUrl &&
    one.fingerprints.some((fingerprint) => other.fingerprints.includes(fingerprint))
  );
}
