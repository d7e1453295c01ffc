/** The upstream accounts of this process. */
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

interface UpstreamsOptions {
  readonly accounts: readonly Account[];
  readonly log: Logger;
  readonly cache?: Keyv;
  readonly retryPolicy?: Partial<RetryPolicy>;
  readonly clock?: Clock;
  readonly writeObserver?: WriteObserver;
}

export class Upstreams {
  readonly clock: Clock;
  readonly #cache: Keyv;
  readonly #retryPolicy: RetryPolicy;
  readonly #kept = new ResponseCache();
  readonly #upstreams = new Map<Account, Upstream>();
  readonly #windows = new Map<string, RateLimitWindow>();

  constructor(private readonly options: UpstreamsOptions) {
    this.clock = options.clock ?? systemClock;
    this.#cache = options.cache ?? memoryCache();
    this.#retryPolicy = { ...defaultRetryPolicy, ...options.retryPolicy };
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
      upstream = new Upstream(
        account,
        dialect,
        this.#retryPolicy,
        this.clock,
        this.options.log,
        this.#kept,
        this.#windowOf(account, dialect),
        this.options.writeObserver,
      );
      this.#upstreams.set(account, upstream);
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
    if (!open) this.#windows.set(key, (open = new RateLimitWindow(parseLimit(window.limit))));
    return open;
  }

  /** An account that was never called has no open circuit. */
  isCircuitOpen(account: Account): boolean {
    return this.#upstreams.get(account)?.isCircuitOpen ?? false;
  }

  cacheOf({ fingerprint }: Upstream): SharedCache {
    return new SharedCache(this.#cache, fingerprint);
  }

  /** For a request that arrives now. */
  newDeadline(isAbandoned?: () => boolean): Deadline {
    return new Deadline(this.clock.now, this.#retryPolicy.deadline, isAbandoned);
  }

  close(): void {
    for (const upstream of this.#upstreams.values()) upstream.close();
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
