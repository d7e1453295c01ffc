/** The engine that replicas share for fast data: Redis or PostgreSQL. While it is away, each process goes on alone. */
import type { SharedResponses } from '../../base/store/shared-responses.js';
import type { SlidingWindows } from '../../base/store/sliding-windows.js';
import type { Store } from '../../base/store/store.js';
import { within } from '../../base/store/time-limit.js';
import type { Logger } from '../transport/account.js';

export interface SharedEngine extends Pick<Store, 'kind' | 'leases' | 'pubSub' | 'namespace'> {
  /** Whether it is the store, whose outages are logged by those who need it. */
  readonly isStore: boolean;
  /** The messages of the store, if it is not this engine and delivers them too. */
  readonly ofStore: Pick<Store, 'kind' | 'pubSub'> | null;
  readonly windows: SlidingWindows;
  /** Null if answers are not to be stored. */
  readonly responses: SharedResponses | null;
  /** Closes connections that are not the store's. */
  close(): void;
}

/** Milliseconds that an answer of the engine may take, unless it is worth waiting for longer. */
const longest = 500;
/** Milliseconds for which an engine that is away is not asked. */
const rest = 1_000;

export class EngineGuard {
  #awayUntil = 0;
  #isAway = false;

  constructor(
    private readonly engine: Pick<SharedEngine, 'kind' | 'isStore'>,
    private readonly log: Logger,
  ) {}

  /** Whether it answered when it was last asked. */
  get isAway(): boolean {
    return this.#isAway;
  }

  /** Null while the engine is away. */
  async attempt<T>(ask: () => Promise<T>, longestWait = longest): Promise<{ readonly result: T } | null> {
    if (performance.now() < this.#awayUntil) return null;
    try {
      const result = await within(longestWait, this.engine.kind, ask());
      this.#back();
      return { result };
    } catch (error) {
      this.#away(error);
      return null;
    }
  }

  #back(): void {
    if (!this.#isAway) return;
    this.#isAway = false;
    if (this.engine.isStore) return;
    this.log.warn({}, `What replicas share is available again (${this.engine.kind}).`);
  }

  #away(error: unknown): void {
    this.#awayUntil = performance.now() + rest;
    if (this.#isAway) return;
    this.#isAway = true;
    if (this.engine.isStore) return;
    const reason = error instanceof Error ? error.message : String(error);
    this.log.warn(
      { reason },
      `What replicas share is not available (${this.engine.kind}); this process goes on alone.`,
    );
  }
}
