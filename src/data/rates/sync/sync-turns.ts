/** One of the processes that share a store syncs the rates for a slot of the schedule; the others learn the outcome. */
import { createHash, randomUUID } from 'node:crypto';
import { type Lease, whileHeld } from '../../../base/store/lease.js';
import type { Collection } from '../../../base/store/collection.js';
import type { EntryName, Store } from '../../../base/store/store.js';
import { isObject, numberAt, textAt } from '../../../base/unknown.js';

/** The outcome of the last sync. Times are in milliseconds since 1970. */
export interface SyncState {
  /** The slot that it was for; -1 for none. */
  readonly slot: number;
  readonly lastSyncAt: number | null;
  readonly lastError: string | null;
  /** Consecutive failures, and the time of the next attempt. */
  readonly failures: number;
  readonly retryAt: number | null;
}

const noSync: SyncState = { slot: -1, lastSyncAt: null, lastError: null, failures: 0, retryAt: null };

/** Milliseconds. A killed process holds the others up for this long. */
const ttl = 6_000;

/** Outcomes of syncs, which are of no use to another store. */
export const syncStates: Collection = { name: 'rates-sync', most: null, lasting: false, secret: false };
const { name: namespace } = syncStates;

export class SyncTurns {
  readonly #owner = randomUUID();
  readonly #entry: EntryName;

  /** Replicas with the same sources share their turns; new sources start afresh. */
  constructor(
    private readonly store: Pick<Store, 'namespace' | 'leases' | 'compareAndSet'>,
    sources: readonly string[],
  ) {
    const key = createHash('sha256').update(JSON.stringify(sources)).digest('base64url');
    this.#entry = { namespace, key };
  }

  /**
   * Syncs if one is due; null if another process is at it. `sync` returns null when it was not finished. Rejects when
   * the store fails.
   */
  async take(
    isDue: (state: SyncState) => boolean,
    sync: (state: SyncState, lost: AbortSignal) => Promise<SyncState | null>,
  ): Promise<SyncState | null> {
    const state = stateIn(await this.#read());
    if (!isDue(state)) return state;
    const name = `${namespace}:${this.#entry.key}`;
    const turn = await whileHeld(this.store.leases, { name, owner: this.#owner, ttl }, (lease, lost) =>
      this.#sync(lease, lost, isDue, sync),
    );
    return turn && turn.result;
  }

  /** Writes carry the fence of the lease: a process that was stopped for longer than its lease writes nothing. */
  async #sync({ fence }: Lease, lost: AbortSignal, ...[isDue, sync]: Parameters<SyncTurns['take']>) {
    const before = await this.#read();
    const state = stateIn(before);
    if (!isDue(state)) return state;
    const begun = { ...state, fence };
    if (!(await this.store.compareAndSet(this.#entry, before, begun))) return null;
    const after = await sync(state, lost);
    if (after === null || !(await this.store.compareAndSet(this.#entry, begun, { ...after, fence }))) return null;
    return after;
  }

  #read(): Promise<unknown> {
    return this.store.namespace<unknown>(namespace).get(this.#entry.key);
  }
}

function stateIn(record: unknown): SyncState {
  if (!isObject(record)) return noSync;
  return {
    slot: numberAt(record, 'slot') ?? noSync.slot,
    lastSyncAt: numberAt(record, 'lastSyncAt'),
    lastError: textAt(record, 'lastError'),
    failures: numberAt(record, 'failures') ?? 0,
    retryAt: numberAt(record, 'retryAt'),
  };
}
