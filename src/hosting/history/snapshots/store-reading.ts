/** Stores a reading of an account as the snapshot of its day. */
import { createHash } from 'node:crypto';
import { addDays } from '../../../base/dates.js';
import type { TableInForce } from '../../../data/rates/tables/in-force.js';
import { monthAt } from '../../invoice/month.js';
import type { Account } from '../../../rest/transport/account.js';
import { type ActionsReading, noActions } from './actions-reading.js';
import { inTurns } from '../../inventory/in-turns.js';
import { type AccountReading, differenceSince, fullSnapshot, sinceBefore } from './difference.js';
import { type HistoryAccount, withFingerprint } from './history-account.js';
import type { HistoryStore, StoredAccount } from './history-store.js';
import type { Snapshot } from './snapshot.js';
import { withListPriceSince } from './list-price.js';
import { type SnapshotLine, lineKey } from './snapshot-line.js';

interface ReadingToStore {
  readonly account: Pick<Account, 'api' | 'name' | 'sandbox' | 'baseUrl'>;
  /** The account as the history knew it before the reading. */
  readonly known: StoredAccount;
  readonly reading: AccountReading;
  /** Reads its actions, given when each list of them was read before; of accounts without any it is left out. */
  readonly readActions?: (before: ActionsReading['readAt']) => Promise<ActionsReading>;
  /** Days for which snapshots are stored. */
  readonly keepDays: number;
}

/**
 * Stores a reading with the rates of the day. Throws if another process has written the account meanwhile, or the
 * signal has aborted.
 */
export async function storeReading(
  { account, known: { stored, account: known }, reading, readActions, keepDays }: ReadingToStore,
  table: TableInForce,
  history: HistoryStore,
  signal: AbortSignal,
): Promise<Snapshot> {
  const { day } = reading;
  if (known && known.lastDay > day) throw new Error(`There is a snapshot of ${known.lastDay}, which is later`);
  const timeline = known ? await history.timelineUpTo(known, addDays(day, -1)) : null;
  // Of lines that another release has written it is not known whether they have ended: all is written anew.
  const before = timeline?.isComplete ? timeline : null;
  const { takenAt } = reading;
  const earlierLines = before?.lines ?? new Map<string, SnapshotLine>();
  const seen = await inTurns(reading.lines, (line) =>
    withListPriceSince(line, earlierLines.get(lineKey(line)), takenAt),
  );
  const actions = (await readActions?.(timeline?.last?.actions.readAt ?? {})) ?? noActions;
  const difference = differenceSince(
    { previous: before?.last?.takenAt ?? null, before: earlierLines },
    { ...reading, lines: seen },
    actions,
  );
  const next = accountAfter(known, { account, reading, difference });
  const ended = new Set(difference.ended);
  const lines = new Map([...earlierLines].filter(([key]) => !ended.has(key)));
  for (const line of difference.lines) lines.set(lineKey(line), line);
  signal.throwIfAborted();
  const isFull = next.fullDays.includes(day);
  const full = isFull ? fullSnapshot(lines, difference) : null;
  const { account: left, days } = isFull ? withoutOld(next, oldestOf(day, keepDays)) : { account: next, days: [] };
  const repeat = sinceBefore(before?.last ?? null, difference, lines);
  const written = { difference, full, repeat, table };
  if (!(await history.write(stored, left, written))) throw new Error('Another process has written it meanwhile');
  if (days.length > 0) await history.forget(next, days);
  return difference;
}

interface Taken {
  readonly account: ReadingToStore['account'];
  readonly reading: AccountReading;
  readonly difference: Snapshot;
}

function accountAfter(known: HistoryAccount | null, { account, reading, difference }: Taken): HistoryAccount {
  const { api, name, sandbox, baseUrl } = account;
  const { day } = reading;
  const fullDays = known?.fullDays ?? [];
  const isFirstOfMonth = fullDays.at(-1)?.slice(0, 7) !== day.slice(0, 7) || difference.previous === null;
  return {
    api,
    name,
    sandbox,
    baseUrl,
    firstDay: known?.firstDay ?? day,
    lastDay: day,
    fullDays: isFirstOfMonth && !fullDays.includes(day) ? [...fullDays, day] : fullDays,
    fingerprints: withFingerprint(known?.fingerprints ?? [], fingerprintOf(reading)),
  };
}

/** Null if not everything was read, or no thing has a unique value. */
function fingerprintOf({ lines, missing, partial }: AccountReading): string | null {
  if (missing.length > 0 || partial.length > 0 || !lines.some(({ stamp }) => stamp !== null)) return null;
  return createHash('sha256')
    .update(JSON.stringify(lines.map(lineKey).sort()))
    .digest('base64url');
}

/** The month before the day is closed within it, and needs the day before itself too. */
function oldestOf(day: string, keepDays: number): string {
  const [first, needed] = [addDays(day, -keepDays), addDays(monthAt(monthAt(Date.parse(day)).start - 1).firstDay, -1)];
  return first < needed ? first : needed;
}

/** Removes the months before the last full snapshot older than `oldest`, and returns their days. */
function withoutOld(account: HistoryAccount, oldest: string): { account: HistoryAccount; days: readonly string[] } {
  const first = account.fullDays.findLast((day) => day <= oldest);
  if (first === undefined || first <= account.firstDay) return { account, days: [] };
  const days: string[] = [];
  for (let day = account.firstDay; day < first; day = addDays(day, 1)) days.push(day);
  return { account: { ...account, firstDay: first, fullDays: account.fullDays.filter((day) => day >= first) }, days };
}
