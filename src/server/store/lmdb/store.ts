/** The embedded store: one LMDB file in the data folder, shared by every process that opens it. */
import { chmodSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Keyv } from 'keyv';
import { open, type RootDatabase } from 'lmdb';
import type { ConditionalWrite, RangeBounds, Store } from '../../../base/store/store.js';
import { reason, StoreError } from '../../../base/store/error.js';
import { rowKey } from '../../../base/store/key.js';
import { beforeEnd, beginningOf, entryIn, lastCharacter, liveEntries } from '../entries.js';
import { damageIn } from './damage.js';
import { lockOf, lossOf } from './lock.js';
import { LmdbAdapter } from './adapter.js';
import { LmdbLeases } from './leases.js';
import { LmdbPubSub } from './pub-sub.js';

/** Bytes. */
const roomForLocks = 16_384;

/** The store holds secrets of alert rules. */
const ownerOnly = 0o600;

const safety = {
  // A commit is flushed before it resolves. Overlapping flushes use a lock in LMDB's binding: when a process is killed
  // while it has that lock, the others can never write again.
  overlappingSync: false,
  // Address space, not memory or disk. A file that outgrows it is remapped while other threads use the old map, which
  // crashes the process.
  mapSize: 4 * 2 ** 30,
  // With event-turn batching a failed commit also rejects a promise that nobody handles, which ends the process.
  eventTurnBatching: false,
  // Of the files that LMDB creates. Its types lack this option.
  permissionsMode: ownerOnly,
};

export function openLmdb(dataDir: string): Store {
  const folder = resolve(dataDir);
  const file = join(folder, 'store.mdb');
  let db: RootDatabase<string, string>;
  try {
    makeFolder(folder);
    refuseDamaged(file);
    if (!existsSync(lockOf(file))) requireRoom(folder);
    for (const present of [file, lockOf(file)]) keepToOwner(present);
    db = open<string, string>({ path: file, noSubdir: true, encoding: 'string', ...safety });
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(
      `Cannot open the store in the folder ${folder}: ${reason(error)}. ` +
        'Set DATA_DIR to a folder that this user can write to and that has room, or STORE_URL to a PostgreSQL or Redis address.',
    );
  }
  const { ino } = statSync(file);
  const shared = new LmdbAdapter(db, folder);
  const pubSub = new LmdbPubSub(shared);

  return {
    kind: 'lmdb',
    leases: new LmdbLeases(shared),
    pubSub,
    windows: null,
    compareAndSet: (entry, expected, value) => compareAndSetAll(shared, [{ entry, expected, value }]),
    compareAndSetAll: (changes) => compareAndSetAll(shared, changes),
    range: (namespace, bounds) => liveEntries(rowsIn(shared, namespace, bounds), bounds),
    namespace<T>(name: string) {
      const adapter = new LmdbAdapter(db, folder);
      const keyv = new Keyv<T>({ store: adapter, namespace: name, throwOnErrors: true });
      // Keyv creates an iterator only for the dialects that it knows.
      keyv.iterator = keyv.generateIterator(adapter.iterator.bind(adapter));
      return keyv;
    },
    async ping() {
      db.doesExist('ping');
      if (statSync(file, { throwIfNoEntry: false })?.ino !== ino) {
        throw new StoreError(`The store's file ${file} was removed or replaced while it was open: start again.`);
      }
    },
    async close() {
      pubSub.close();
      await db.close();
    },
  };
}

/** Read, then checked again where nothing else writes. Whoever has changed an entry in between has won. */
async function compareAndSetAll(adapter: LmdbAdapter, changes: readonly ConditionalWrite[]): Promise<boolean> {
  const writes: { readonly row: string; readonly present: string | undefined; readonly next: string | null }[] = [];
  for (const { entry, expected, value } of changes) {
    const row = rowKey(`${entry.namespace}:${entry.key}`);
    const present = await adapter.get(row);
    if (!(await isExpected(present, expected))) return false;
    writes.push({ row, present, next: value === undefined ? null : `${await beginningOf(value)}}` });
  }
  return adapter.transact((db) => {
    if (writes.some(({ row, present }) => db.get(row) !== present)) return false;
    for (const { row, next } of writes) void (next === null ? db.remove(row) : db.put(row, next));
    return true;
  });
}

async function isExpected(present: string | undefined, expected: unknown): Promise<boolean> {
  const entry = present === undefined ? null : await entryIn(present);
  const isNone = entry === null || entry.expires <= Date.now();
  if (expected === undefined) return isNone;
  const beginning = await beginningOf(expected);
  return !isNone && (present === `${beginning}}` || present?.startsWith(beginning + beforeEnd) === true);
}

async function* rowsIn(
  adapter: LmdbAdapter,
  namespace: string,
  { prefix = '', after }: RangeBounds,
): AsyncGenerator<[string, string]> {
  const first = `${namespace}:${prefix}`;
  const last = `${namespace}:${after ?? ''}`;
  const isLater = after !== undefined && last >= first;
  const bounds = { start: isLater ? last : first, exclusiveStart: isLater };
  for await (const [key, text] of adapter.entries({ ...bounds, end: first + lastCharacter })) {
    yield [key.slice(namespace.length + 1), text];
  }
}

/** Node's recursive mkdir never returns where a file system refuses with ENOENT, as /proc does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/** A former release made files that others could read. Only their owner may change that. */
function keepToOwner(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found && found.uid === process.getuid?.() && (found.mode & 0o777) !== ownerOnly) chmodSync(file, ownerOnly);
}

/** LMDB crashes on a damaged file, without a message. An empty one is a new store, or has lost everything. */
function refuseDamaged(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  const damage = size === undefined ? null : size === 0 ? lossOf(file) : damageIn(file);
  if (damage === null) return;
  throw new StoreError(
    `The file ${file} is damaged or not a store: ${damage}. Move it away, then bring back a backup with ` +
      'token import FILE, or begin anew with an empty store.',
  );
}

/** LMDB maps its lock file into memory, so a disk without room for it crashes the process. */
function requireRoom(folder: string): void {
  const trial = join(folder, `room-${process.pid}`);
  try {
    writeFileSync(trial, Buffer.alloc(roomForLocks), { flush: true });
  } finally {
    rmSync(trial, { force: true });
  }
}
