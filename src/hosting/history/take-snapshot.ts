/** Reads what one account is billed for and stores it as the snapshot of the day. */
import { createHash, randomUUID } from 'node:crypto';
import { addDays, dateOf } from '../../base/dates.js';
import { whileHeld } from '../../base/store/lease.js';
import { type Account, storeKeyOf } from '../../rest/transport/account.js';
import { collect, draftsOf } from '../bill/collect.js';
import { stampOf } from '../bill/count-once.js';
import type { BillContext } from '../bill/make-bill.js';
import { ownCosts, type OwnPricedDraft } from '../bill/own-prices/own-costs.js';
import { isFactor } from '../bill/own-prices/own-price.js';
import type { BillDraft } from '../bill/lines/draft.js';
import { Inventory } from '../inventory/inventory.js';
import { inTurns } from '../inventory/in-turns.js';
import { type AccountReading, differenceSince, fullSnapshot } from './difference.js';
import { type HistoryAccount, withFingerprint } from './history-account.js';
import type { HistoryStore } from './history-store.js';
import type { Snapshot } from './snapshot.js';
import { type SnapshotCost, type SnapshotLine, lineKey } from './snapshot-line.js';

export interface SnapshotOptions {
  readonly asking: BillContext;
  readonly history: HistoryStore;
  /** Days for which snapshots are stored. */
  readonly keepDays: number;
  /** In seconds: of what is read. */
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

async function take(account: Account, options: SnapshotOptions, signal: AbortSignal): Promise<TakenSnapshot> {
  const { asking, history, keepDays, maxAge } = options;
  const { stored, account: known } = await history.account(account);
  const reading = await readAccount(account, asking, maxAge);
  const { day } = reading;
  const before = known ? await history.timelineUpTo(known, addDays(day, -1)) : null;
  const difference = differenceSince(before?.last?.day ?? null, before?.lines ?? new Map(), reading);
  const next = accountAfter(known, { account, reading, difference });
  const lines = new Map([...(before?.lines ?? [])].filter(([key]) => !difference.ended.includes(key)));
  for (const line of difference.lines) lines.set(lineKey(line), line);
  signal.throwIfAborted();
  const isFull = next.fullDays.includes(day);
  const full = isFull ? fullSnapshot(lines, difference) : null;
  const { account: left, days } = isFull ? withoutOld(next, addDays(day, -keepDays)) : { account: next, days: [] };
  const written = { difference, full, table: asking.context.rates.table };
  if (!(await history.write(stored, left, written))) throw new Error('Another process has written it meanwhile');
  if (days.length > 0) await history.forget(next, days);
  return { snapshot: difference, lineCount: reading.lines.length };
}

async function readAccount(account: Account, asking: BillContext, maxAge: number): Promise<AccountReading> {
  const { context, info } = asking;
  const { upstreams, config } = context;
  const inventory = Inventory.of(asking, maxAge);
  const collected = await collect(inventory, { apis: [account.api], accounts: [account.name] });
  const drafts = await draftsOf(collected, { upstreams, schema: info.schema });
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

function lineOf(list: string, draft: OwnPricedDraft): SnapshotLine {
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

function storedCost(cost: BillDraft['cost']): SnapshotCost | Extract<BillDraft['cost'], string> {
  if (typeof cost === 'string') return cost;
  const { quantity, unit, unitPrice, hourly, isCapped } = cost;
  return { quantity, unit, unitPrice, hourly, isCapped };
}

interface Taken {
  readonly account: Account;
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

/** Null where not all was read, or nothing has what no other thing of the same id has. */
function fingerprintOf({ lines, missing, partial }: AccountReading): string | null {
  if (missing.length > 0 || partial.length > 0 || !lines.some(({ stamp }) => stamp !== null)) return null;
  return createHash('sha256')
    .update(JSON.stringify(lines.map(lineKey).sort()))
    .digest('base64url');
}

/** Without the months before the last full snapshot that is older than `oldest`, and their days. */
function withoutOld(account: HistoryAccount, oldest: string): { account: HistoryAccount; days: readonly string[] } {
  const first = account.fullDays.findLast((day) => day <= oldest);
  if (first === undefined || first <= account.firstDay) return { account, days: [] };
  const days: string[] = [];
  for (let day = account.firstDay; day < first; day = addDays(day, 1)) days.push(day);
  return { account: { ...account, firstDay: first, fullDays: account.fullDays.filter((day) => day >= first) }, days };
}
