/** Reads the billed lines of one account and stores them as the snapshot of the day. */
import { randomUUID } from 'node:crypto';
import { addDays, dateOf } from '../../../base/dates.js';
import { whileHeld } from '../../../base/store/lease.js';
import { type Account, storeKeyOf } from '../../../rest/transport/account.js';
import type { BillContext } from '../../bill/bill-context.js';
import { type Collected, collect, draftsOf } from '../../bill/collect.js';
import type { BillDraft } from '../../bill/lines/bill-draft.js';
import { type OwnCosts, ownCosts } from '../../bill/own-prices/own-costs.js';
import type { OwnWrites } from '../../drift/own-writes.js';
import { Inventory } from '../../inventory/inventory.js';
import { monthAt } from '../../invoice/month.js';
import { inTurns } from '../../inventory/in-turns.js';
import type { AccountReading } from './difference.js';
import type { HistoryStore } from './history-store.js';
import { createdLines } from './created-lines.js';
import { readActions } from './read-actions.js';
import type { Snapshot } from './snapshot.js';
import { snapshotLineOf } from './line-of-draft.js';
import type { SnapshotLine } from './snapshot-line.js';
import { storeReading } from './store-reading.js';

export interface SnapshotOptions {
  readonly billContext: BillContext;
  readonly history: HistoryStore;
  readonly writes: OwnWrites;
  /** Days for which snapshots are stored. */
  readonly keepDays: number;
  /** The accepted age of reads, in seconds. */
  readonly maxAge: number;
}

export interface TakenSnapshot {
  readonly snapshot: Snapshot;
  readonly lineCount: number;
}

/** Milliseconds. A process that is killed holds the others up for this long. */
const ttl = 30_000;

/** Null while another process takes one. Nothing is stored once the signal has aborted. */
export async function takeSnapshot(
  account: Account,
  options: SnapshotOptions,
  signal?: AbortSignal,
): Promise<TakenSnapshot | null> {
  const lease = { name: `bill-snapshot:${storeKeyOf(account)}`, owner: randomUUID(), ttl };
  const turn = await whileHeld(options.history.leases, lease, (_, lost) =>
    take(account, options, signal ? AbortSignal.any([signal, lost]) : lost),
  );
  return turn && turn.result;
}

async function take(
  account: Account,
  { billContext, history, writes, keepDays, maxAge }: SnapshotOptions,
  signal: AbortSignal,
): Promise<TakenSnapshot> {
  const known = await history.account(account);
  const inventory = Inventory.of(billContext, maxAge);
  const lastDay = known.account?.lastDay ?? null;
  const { reading, collected, costsOf } = await readAccount(account, billContext, { inventory, since: lastDay });
  const client = inventory.clientFor(account);
  const from = monthAt(reading.takenAt).start;
  // The snapshot before may be of the same day, and is replaced then.
  const since = lastDay === null ? from : Date.parse(addDays(lastDay, -1));
  const created = await createdLines(collected, { account, inventory, writes, costsOf, since });
  const snapshot = await storeReading(
    {
      account,
      known,
      reading,
      readActions: async (before) => ({ ...(await readActions(client, { before, from, maxAge })), created }),
      keepDays,
    },
    billContext.context.rates.table,
    history,
    signal,
  );
  return { snapshot, lineCount: reading.lines.length };
}

interface ReadOptions {
  readonly inventory: Inventory;
  /** The day of the last reading; null: none. */
  readonly since: string | null;
}

interface ReadAccount {
  readonly reading: AccountReading;
  readonly collected: Collected;
  readonly costsOf: (draft: BillDraft) => OwnCosts;
}

async function readAccount(
  account: Account,
  billContext: BillContext,
  { inventory, since }: ReadOptions,
): Promise<ReadAccount> {
  const { context, info } = billContext;
  const { upstreams, config } = context;
  const collected = await collect(inventory, { apis: [account.api], accounts: [account.name] });
  const drafts = await draftsOf(collected, { inventory, schema: info.schema });
  for (const listing of collected.listings) await listing.checked();
  const takenAt = upstreams.clock.now();
  const day = dateOf(takenAt);
  const costsOf = ownCosts(config.prices, takenAt, since !== null && since < day ? since : addDays(day, -1));
  const lines: SnapshotLine[] = [];
  const [missing, partial]: [string[], string[]] = [[], []];
  for (const [place, { family, listings }] of collected.own.entries()) {
    const list = family.rows[0].path;
    if (listings.some(({ readAt }) => readAt === null)) missing.push(list);
    else {
      if (listings.some(({ isComplete }) => !isComplete)) partial.push(list);
      lines.push(
        ...(await inTurns(drafts[place] ?? [], (draft) => snapshotLineOf(list, { ...draft, ...costsOf(draft) }))),
      );
    }
  }
  const failed = collected.listings.find(({ isComplete }) => !isComplete);
  const error = failed ? `${failed.row.name}: ${failed.error?.message ?? ''}`.slice(0, 500) : null;
  return { reading: { day, takenAt, lines, missing, partial, error }, collected, costsOf };
}
