/** The upstream accounts of this process. */
import { createHash } from 'node:crypto';
import type { Keyv } from 'keyv';
import { CallerError } from '../../base/errors.js';
import type { Account, Logger } from './account.js';
import { SharedCache } from '../cache/row-cache.js';
import { type Clock, systemClock } from '../../base/clock.js';
import { Deadline } from './deadline.js';
import type { Api, Dialect } from '../rows/dialect.js';
import { parseLimit } from '../rows/documented-limit.js';
import { ResponseCache } from '../cache/response-cache.js';
import { memoryCache } from '../cache/memory-cache.js';
import { type RetryPolicy, defaultRetryPolicy } from './retry-policy.js';
import { Upstream } from './upstream.js';
import { RateLimitWindow } from '../limits/rate-limit-window.js';
import type { WriteObserver } from './write-observer.js';
import { Sharing, type SharingListener, type SharingOptions } from '../shared/sharing.js';

interface UpstreamsOptions {
  readonly accounts: readonly Account[];
  readonly log: Logger;
  readonly cache?: Keyv;
  readonly retryPolicy?: Partial<RetryPolicy>;
  readonly clock?: Clock;
  readonly writeObserver?: WriteObserver;
  /** What the processes of one service share; absent where there is one process. */
  readonly shared?: Pick<SharingOptions, 'engine' | 'secretRows'>;
}

export class Upstreams {
  readonly clock: Clock;
  readonly #cache: Keyv;
  readonly #retryPolicy: RetryPolicy;
  readonly #kept = new ResponseCache();
  readonly #upstreams = new Map<Account, Upstream>();
  readonly #byName = new Map<string, Upstream>();
  readonly #windows = new Map<string, RateLimitWindow>();
  /** Null where there is one process. */
  readonly sharing: Sharing | null;

  constructor(private readonly options: UpstreamsOptions) {
    this.clock = options.clock ?? systemClock;
    this.#cache = options.cache ?? memoryCache();
    this.#retryPolicy = { ...defaultRetryPolicy, ...options.retryPolicy };
    const { log, shared } = options;
    this.sharing = shared ? new Sharing({ ...shared, log, clock: this.clock }, this.#listener()) : null;
  }

  get accounts(): readonly Account[] {
    return this.options.accounts;
  }

  get log(): Logger {
    return this.options.log;
  }

  /** The accounts of one API: at least one. */
  accountsOf({ api }: Dialect): readonly [Account, ...Account[]] {
    const [first, ...others] = this.accounts.filter((account) => account.api === api);
    if (first) return [first, ...others];
    throw offError(api);
  }

  upstream(account: Account, dialect: Dialect): Upstream {
    let upstream = this.#upstreams.get(account);
    if (!upstream) {
      upstream = new Upstream({
        account,
        dialect,
        retryPolicy: this.#retryPolicy,
        clock: this.clock,
        log: this.options.log,
        kept: this.#kept,
        window: this.#windowOf(account, dialect),
        writeObserver: this.options.writeObserver ?? null,
        // Each process has a sandbox of its own.
        sharing: account.sandbox ? null : this.sharing,
      });
      this.#upstreams.set(account, upstream);
      this.#byName.set(upstream.shared?.account ?? upstream.fingerprint, upstream);
    }
    return upstream;
  }

  /**
   * Where windows are per user, accounts at the same URL share one unless the user of each is known: an account without
   * a known user may belong to any.
   */
  #windowOf(account: Account, { window }: Dialect): RateLimitWindow | null {
    if (!window) return null;
    const { api, baseUrl, name } = account;
    const besides = this.accounts.filter((other) => other.api === api && other.baseUrl === baseUrl);
    const user = besides.every((other) => other.user !== undefined) ? account.user : null;
    const key = JSON.stringify([api, baseUrl, window.per === 'user' ? user : name]);
    let open = this.#windows.get(key);
    // Its name says nothing of the user.
    const hash = createHash('sha256').update(key).digest('base64url');
    if (!open) this.#windows.set(key, (open = new RateLimitWindow(parseLimit(window.limit), hash)));
    return open;
  }

  /** An account that was never called has no open circuit. */
  isCircuitOpen(account: Account): boolean {
    return this.#upstreams.get(account)?.rests.isResting ?? false;
  }

  /** Whether other processes do not know of a change yet. */
  isUnannounced(account: Account): boolean {
    return this.#upstreams.get(account)?.isUnannounced ?? false;
  }

  cacheOf({ fingerprint }: Upstream): SharedCache {
    return new SharedCache(this.#cache, fingerprint);
  }

  /** For a request that arrives now. */
  newDeadline(isAbandoned?: () => boolean): Deadline {
    return new Deadline(this.clock.now, this.#retryPolicy.deadline, isAbandoned);
  }

  async close(): Promise<void> {
    for (const upstream of this.#upstreams.values()) upstream.close();
    await this.sharing?.close();
  }

  #listener(): SharingListener {
    const all = () => [...this.#byName.values()];
    return {
      stale: (account, marks) => {
        if (account === null) for (const upstream of all()) upstream.reads.end(null);
        else this.#byName.get(account)?.reads.end(marks);
      },
      rest: (account, rest) => this.#byName.get(account)?.rests.hear(rest),
      restsLost: () => all().forEach((upstream) => upstream.rests.lost()),
    };
  }
}

/** The error for an API without accounts. */
export function offError(api: Api): CallerError {
  return new CallerError(
    'UPSTREAM_UNAVAILABLE',
    `The ${api.toLowerCase()} API is off: no credentials are set for it, and SANDBOX=off keeps the sandbox from standing in. ` +
      `Set its credentials (${api}_ACCOUNTS, or those of one account), or SANDBOX=on.`,
  );
}
