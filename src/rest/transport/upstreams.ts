/** The upstream accounts of this process. */
import { createHash } from 'node:crypto';
import type { CacheStatistics } from '../../base/cache-statistics.js';
import { CallerError } from '../../base/errors.js';
import type { Account, Logger } from './account.js';
import type { AccountRests } from './account-rests.js';
import { type Clock, systemClock } from '../../base/clock.js';
import { Deadline } from './deadline.js';
import type { Api, Dialect } from '../rows/dialect.js';
import { parseLimit } from '../rows/documented-limit.js';
import { ResponseCache } from '../cache/response-cache.js';
import { type RetryPolicy, defaultRetryPolicy } from './retry-policy.js';
import { Upstream } from './upstream.js';
import { RateLimitWindow } from '../limits/rate-limit-window.js';
import type { RateLimit } from '../limits/rate-limit.js';
import type { WriteObserver } from './write-observer.js';
import type { WriteRecorder } from './write-recorder.js';
import { Locks } from '../shared/locks.js';
import { Sharing, type SharingListener, type SharingOptions } from '../shared/sharing.js';

interface UpstreamsOptions {
  readonly accounts: readonly Account[];
  readonly log: Logger;
  readonly retryPolicy?: Partial<RetryPolicy>;
  readonly clock?: Clock;
  readonly writeObserver?: WriteObserver;
  readonly writeRecorder?: WriteRecorder;
  /** The state that processes of one service share; absent if there is one process. */
  readonly shared?: Pick<SharingOptions, 'engine' | 'secretRows' | 'hearingLog'>;
}

export class Upstreams {
  readonly clock: Clock;
  readonly log: Logger;
  readonly #writeObserver: WriteObserver | null;
  readonly #writeRecorder: WriteRecorder | null;
  readonly #retryPolicy: RetryPolicy;
  readonly #responses = new ResponseCache();
  #accounts: readonly Account[];
  /** The upstreams, also of replaced accounts while requests that have begun refer to these. */
  readonly #upstreams = new WeakMap<Account, Upstream>();
  readonly #successors = new WeakMap<Account, Account>();
  readonly #windows = new Map<string, RateLimitWindow>();
  readonly #locks = new Locks();
  /** Null if there is one process. */
  readonly sharing: Sharing | null;

  constructor({ accounts, log, retryPolicy, clock, writeObserver, writeRecorder, shared }: UpstreamsOptions) {
    this.#accounts = [...accounts];
    this.log = log;
    this.clock = clock ?? systemClock;
    this.#retryPolicy = { ...defaultRetryPolicy, ...retryPolicy };
    this.#writeObserver = writeObserver ?? null;
    this.#writeRecorder = writeRecorder ?? null;
    this.sharing = shared ? new Sharing({ ...shared, log, clock: this.clock }, this.#listener()) : null;
  }

  /** The accounts. It is another array once an account was replaced, so that values can be memoized by it. */
  get accounts(): readonly Account[] {
    return this.#accounts;
  }

  /** Makes new requests use `next`, which has another credential; requests under way end as they began. */
  replace(account: Account, next: Account): void {
    this.#accounts = this.#accounts.map((each) => (each === account ? next : each));
    this.#successors.set(account, next);
    const upstream = this.#upstreams.get(account);
    if (upstream) this.#retire(upstream, next);
  }

  upstream(account: Account, dialect: Dialect): Upstream {
    let upstream = this.#upstreams.get(account);
    if (!upstream) {
      upstream = new Upstream({
        account,
        dialect,
        retryPolicy: this.#retryPolicy,
        clock: this.clock,
        log: this.log,
        responses: this.#responses,
        window: this.#windowOf(account, dialect),
        writeObserver: this.#writeObserver,
        writeRecorder: this.#writeRecorder,
        locks: this.#locks,
        // Each process has a sandbox of its own.
        sharing: account.sandbox ? null : this.sharing,
      });
      this.#upstreams.set(account, upstream);
      const next = this.#successors.get(account);
      if (next) this.#retire(upstream, next);
    }
    return upstream;
  }

  #retire(upstream: Upstream, next: Account): void {
    upstream.replaceBy(this.upstream(next, upstream.dialect));
  }

  /** The upstreams of present accounts that were ever used. */
  #inUse(): Upstream[] {
    return this.#accounts.flatMap((account) => this.#upstreams.get(account) ?? []);
  }

  /**
   * The window of an account, which may be shared. If windows are per user, accounts at the same URL share one unless
   * the user of each is known: an account without a known user may belong to any.
   */
  #windowOf(account: Account, { window }: Dialect): RateLimitWindow | null {
    if (!window) return null;
    const key = this.#windowKeyOf(account, window);
    let open = this.#windows.get(key);
    // Its name says nothing of the user.
    const hash = createHash('sha256').update(key).digest('base64url');
    if (!open) this.#windows.set(key, (open = new RateLimitWindow(parseLimit(window.limit), hash)));
    return open;
  }

  #windowKeyOf(account: Account, { per }: Pick<NonNullable<Dialect['window']>, 'per'>): string {
    const { api, baseUrl, name } = account;
    const besides = this.accounts.filter((other) => other.api === api && other.baseUrl === baseUrl);
    const user = besides.every((other) => other.user !== undefined) ? account.user : null;
    return JSON.stringify([api, baseUrl, per === 'user' ? user : name]);
  }

  /** The number of accounts that share the rate-limit window of this one, with it. */
  windowAccountCount(account: Account, { window }: Dialect): number {
    if (!window) return 1;
    const key = this.#windowKeyOf(account, window);
    const sharing = this.accounts.filter(
      (other) => other.api === account.api && this.#windowKeyOf(other, window) === key,
    );
    return Math.max(1, sharing.length);
  }

  /** An account that was never called has no open circuit. */
  isCircuitOpen(account: Account): boolean {
    return this.restsOf(account)?.isResting ?? false;
  }

  /** Statistics of the response cache. */
  get cacheStatistics(): CacheStatistics {
    return this.#responses.statistics;
  }

  /** Null for an account that was never called. */
  restsOf(account: Account): AccountRests | null {
    return this.#upstreams.get(account)?.rests ?? null;
  }

  /** Null for an account that was never called. */
  rateLimitOf(account: Account): Pick<RateLimit, 'remaining' | 'limit'> | null {
    return this.#upstreams.get(account)?.rateLimit ?? null;
  }

  /** Whether other processes do not know of a change yet. */
  isUnannounced(account: Account): boolean {
    return this.#upstreams.get(account)?.isUnannounced ?? false;
  }

  /** A deadline for a request that arrives now. */
  newDeadline(isAbandoned?: () => boolean): Deadline {
    return new Deadline(this.clock.now, this.#retryPolicy.deadline, isAbandoned);
  }

  async close(): Promise<void> {
    for (const upstream of this.#inUse()) upstream.close();
    await this.sharing?.close();
  }

  #listener(): SharingListener {
    const named = (account: string) => this.#inUse().find(({ shared }) => shared?.account === account);
    return {
      stale: (account, marks) => {
        if (account === null) for (const upstream of this.#inUse()) upstream.reads.end(null);
        else named(account)?.reads.end(marks);
      },
      rest: (account, rest) => named(account)?.rests.hear(rest),
      restsLost: () => this.#inUse().forEach((upstream) => upstream.rests.lost()),
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
