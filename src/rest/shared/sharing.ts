/** Everything that the processes of one service share about accounts; absent if there is one process. */
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../base/clock.js';
import type { BoundRow } from '../rows/bound-row.js';
import type { Logger } from '../transport/account.js';
import { Announcements } from './announcements.js';
import { EngineGuard, type SharedEngine } from './engine.js';
import { Hearing, type HearingLog } from './hearing.js';
import { Replicas, silence } from './replicas.js';
import { ReplicaCoalescing } from './replica-coalescing.js';
import { SharedLimits } from './shared-limits.js';
import { type Rest, SharedRests } from './shared-rests.js';
import { SharedWatches } from './shared-watches.js';

export interface SharingOptions {
  readonly engine: SharedEngine;
  readonly log: Logger;
  readonly hearingLog: HearingLog;
  readonly clock: Clock;
  /** Their answers hold secrets, and are never stored. */
  readonly secretRows: ReadonlySet<BoundRow>;
}

/** Receives the news of other processes. */
export interface SharingListener {
  /** Drops cached data of an account, or of all accounts if null; everything if there are no marks. */
  stale(account: string | null, marks: readonly string[] | null): void;
  rest(account: string, rest: Rest): void;
  /** Rests may have begun unheard. */
  restsLost(): void;
}

/** Milliseconds that a start waits for the engine. */
const longestStart = 2_000;

/** One account of it. */
export interface AccountSharing {
  readonly sharing: Sharing;
  /** A hash of its fingerprint, which is one of the credential. */
  readonly account: string;
}

export function sharingOf(sharing: Sharing, fingerprint: string): AccountSharing {
  return { sharing, account: createHash('sha256').update(fingerprint).digest('base64url') };
}

export class Sharing {
  /** This process. */
  readonly id = randomUUID();
  readonly announcements: Announcements;
  readonly limits: SharedLimits;
  readonly rests: SharedRests;
  readonly watches: SharedWatches;
  /** Null if answers are not stored. */
  readonly coalescing: ReplicaCoalescing | null;
  readonly guard: EngineGuard;
  readonly engine: SharedEngine;
  readonly secretRows: ReadonlySet<BoundRow>;
  readonly #replicas: Replicas;
  readonly #messages: EngineGuard;
  readonly #hearing: Hearing;
  /** Null if the store delivers no messages besides those of the engine. */
  readonly #ofStore: Replicas | null;
  /** One for each channel of messages. */
  readonly hearings: readonly Hearing[];

  constructor({ engine, log, hearingLog, clock, secretRows }: SharingOptions, listener: SharingListener) {
    this.engine = engine;
    this.secretRows = secretRows;
    this.guard = new EngineGuard(engine, log);
    this.#messages = new EngineGuard(engine, log);
    this.#hearing = new Hearing({ use: engine.isStore ? 'store' : 'cache', ...wayOf(engine) }, hearingLog);
    const other = engine.ofStore ? new Hearing({ use: 'store', ...wayOf(engine.ofStore) }, hearingLog) : null;
    this.hearings = other ? [this.#hearing, other] : [this.#hearing];
    this.announcements = new Announcements(this.id, engine, this.guard, this.#messages, this.#hearing, listener.stale);
    // The store's channel counts own beats only.
    this.#ofStore =
      other &&
      new Replicas(
        this.id,
        other,
        () => undefined,
        () => undefined,
      );
    this.#replicas = new Replicas(
      this.id,
      this.#hearing,
      () => this.#look(),
      // A missing process may have made writes that were not heard.
      () => listener.stale(null, null),
    );
    this.limits = new SharedLimits(engine.windows, this.guard, () => this.#replicas.count, clock);
    this.rests = new SharedRests(this.id, engine, this.guard, listener.rest, listener.restsLost);
    this.watches = new SharedWatches(this.id, engine, this.guard);
    this.coalescing =
      engine.responses && new ReplicaCoalescing({ pubSub: engine.pubSub, responses: engine.responses }, this.guard);
  }

  /** Living processes that are known, this one included. */
  get replicas(): number {
    return this.#replicas.count;
  }

  /** Whether the engine answers, and messages are heard. */
  get isAvailable(): boolean {
    return !this.guard.isAway && !this.#messages.isAway && this.#hearing.isHearing;
  }

  /** Milliseconds: while a process is missing, which may write unheard, older answers are not served from a cache. */
  get longestAge(): number {
    return this.#replicas.isAnyMissing ? silence : Infinity;
  }

  /** Waits until other processes are heard; does not wait for an engine that is away. */
  async ready(): Promise<void> {
    await Promise.race([this.announcements.ready, pause(longestStart, undefined, { ref: false })]);
  }

  #look(): void {
    void this.announcements.confirm();
    void this.announcements.retry();
    void this.limits.look();
  }

  async close(): Promise<void> {
    this.announcements.close();
    this.rests.close();
    this.watches.close();
    this.coalescing?.close();
    await this.#replicas.close();
    await this.#ofStore?.close();
    this.engine.close();
  }
}

function wayOf({ kind, pubSub }: Pick<SharedEngine, 'kind' | 'pubSub'>) {
  return { kind, pubSub };
}
