/** The upstream accounts of this process. */
import type { Keyv } from 'keyv';
import { CallerError } from '../errors.js';
import type { Account, Logger } from './account.js';
import { SharedCache } from './cache.js';
import { type Clock, systemClock } from './clock.js';
import { Deadline } from './deadline.js';
import type { Dialect } from './dialect.js';
import { KeptReads } from './kept-reads.js';
import { memoryCache } from './memory-cache.js';
import { type Patience, defaultPatience } from './patience.js';
import { Upstream } from './upstream.js';

interface Options {
  readonly accounts: readonly Account[];
  readonly log: Logger;
  readonly cache?: Keyv;
  readonly patience?: Partial<Patience>;
  readonly clock?: Clock;
}

export class Upstreams {
  readonly clock: Clock;
  readonly #cache: Keyv;
  readonly #patience: Patience;
  readonly #kept = new KeptReads();
  readonly #upstreams = new Map<Account, Upstream>();

  constructor(private readonly options: Options) {
    this.clock = options.clock ?? systemClock;
    this.#cache = options.cache ?? memoryCache();
    this.#patience = { ...defaultPatience, ...options.patience };
  }

  get accounts(): readonly Account[] {
    return this.options.accounts;
  }

  /** Those of one API: at least one. */
  accountsOf({ api }: Dialect): readonly [Account, ...Account[]] {
    const [first, ...others] = this.accounts.filter((account) => account.api === api);
    if (first) return [first, ...others];
    throw new CallerError('UPSTREAM_UNAUTHORIZED', `No credentials are set for the ${api.toLowerCase()} API.`);
  }

  upstream(account: Account, dialect: Dialect): Upstream {
    let upstream = this.#upstreams.get(account);
    if (!upstream) {
      upstream = new Upstream(account, dialect, this.#patience, this.clock, this.options.log, this.#kept);
      this.#upstreams.set(account, upstream);
    }
    return upstream;
  }

  cacheOf({ fingerprint }: Upstream): SharedCache {
    return new SharedCache(this.#cache, fingerprint);
  }

  /** Of a request that arrives now. */
  newDeadline(isAbandoned?: () => boolean): Deadline {
    return new Deadline(this.clock.now, this.#patience.deadline, isAbandoned);
  }

  close(): void {
    for (const upstream of this.#upstreams.values()) upstream.close();
  }
}
