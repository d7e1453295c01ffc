/** Reads the billed lines of one account and stores them as the snapshot of the day. */
import { randomUUID } from 'node:crypto';
import { dateOf } from '../../../base/dates.js';
import { whileHeld } from '../../../base/store/lease.js';
import { type Account, storeKeyOf } from '../../../rest/transport/account.js';
import { collect, draftsOf } from '../../bill/collect.js';
import { stampOf } from '../../bill/count-once.js';
import type { BillContext } from '../../bill/bill-context.js';
import { ownCosts, type OwnPricedDraft } from '../../bill/own-prices/own-costs.js';
import { isFactor } from '../../bill/own-prices/own-price.js';
import type { BillDraft } from '../../bill/lines/bill-draft.js';
import { Inventory } from '../../inventory/inventory.js';
import { inTurns } from '../../inventory/in-turns.js';
import type { AccountReading } from './difference.js';
import type { HistoryStore } from './history-store.js';
import type { Snapshot } from './snapshot.js';
import type { SnapshotCost, SnapshotLine } from './snapshot-line.js';
import { storeReading } from './store-reading.js';

export interface SnapshotOptions {
  readonly billContext: BillContext;
  readonly history: HistoryStore;
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
  { billContext, history, keepDays, maxAge }: SnapshotOptions,
  signal: AbortSignal,
): Promise<TakenSnapshot> {
  const known = await history.account(account);
  const reading = await readAccount(account, billContext, maxAge);
  const snapshot = await storeReading(
    { account, known, reading, keepDays },
    billContext.context.rates.table,
    history,
    signal,
  );
  return { snapshot, lineCount: reading.lines.length };
}

async function readAccount(account: Account, billContext: BillContext, maxAge: number): Promise<AccountReading> {
  const { context, info } = billContext;
  const { upstreams, config } = context;
  const inventory = Inventory.of(billContext, maxAge);
  const collected = await collect(inventory, { apis: [account.api], accounts: [account.name] });
  const drafts = await draftsOf(collected, { inventory, schema: info.schema });
  for (const listing of collected.listings) await listing.checked();
  const takenAt = upstreams.clock.now();
  const costsOf = ownCosts(config.prices, takenAt);
  const lines: SnapshotLine[] = [];
  const [missing, partial]: [string[], string[]] = [[], []];
  for (const [place, { family, listings }] of collected.own.entries()) {
    const list = family.rows[0].path;
    if (listings.some(({ readAt }) => readAt === null)) missing.push(list);
    else {
      if (listings.some(({ isComplete }) => !isComplete)) partial.push(list);
      lines.push(...(await inTurns(drafts[place] ?? [], (draft) => lineOf(list, { ...draft, ...costsOf(draft) }))));
    }
  }
  const failed = collected.listings.find(({ isComplete }) => !isComplete);
  const error = failed ? `${failed.row.name}: ${failed.error?.message ?? ''}`.slice(0, 500) : null;
  return { day: dateOf(takenAt), takenAt, lines, missing, partial, error };
}

export function lineOf(list: string, draft: OwnPricedDraft): SnapshotLine {
  const { kind, id, name, product, place, labels, status, created, server, cost, list: listCost, own } = draft;
  return {
    list,
    kind,
    id,
    name,
    product,
    place,
    labels,
    status,
    created,
    deletedWith: server ?? null,
    stamp: stampOf(draft),
    cost: storedCost(cost),
    listCost: own && storedCost(listCost),
    factor: own && isFactor(own.price) ? own.price.factor : null,
  };
}

export function storedCost(cost: BillDraft['cost']): SnapshotCost | Extract<BillDraft['cost'], string> {
  if (typeof cost === 'string') return cost;
  const { quantity, unit, unitPrice, hourly, isCapped } = cost;
  return { quantity, unit, unitPrice, hourly, isCapped };
}
