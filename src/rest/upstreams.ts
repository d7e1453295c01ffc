/** The upstream accounts of this process, and the clients that one GraphQL request has of them. */
import type { Keyv } from 'keyv';
import { CallerError } from '../errors.js';
import type { Account, Logger } from './account.js';
import { type Clock, systemClock } from './budget.js';
import { SharedCache } from './cache.js';
import { Client } from './client.js';
import { memoryCache } from './memory-cache.js';
import type { Api, Dialect } from './dialect.js';
import { type Patience, defaultPatience } from './patience.js';
import { Upstream } from './upstream.js';

interface Options {
  readonly accounts: readonly Account[];
  readonly log: Logger;
  readonly cache?: Keyv;
  readonly patience?: Partial<Patience>;
  readonly clock?: Clock;
}

/** Lives as long as the process. */
export class UpstreamPool {
  readonly clock: Clock;
  readonly cache: Keyv;
  readonly #upstreams = new Map<Account, Upstream>();

  constructor(private readonly options: Options) {
    this.clock = options.clock ?? systemClock;
    this.cache = options.cache ?? memoryCache();
  }

  get accounts(): readonly Account[] {
    return this.options.accounts;
  }

  upstream(dialect: Dialect): Upstream {
    const account = this.accounts.find(({ api }) => api === dialect.api);
    if (!account) {
      throw new CallerError(
        'UPSTREAM_UNAUTHORIZED',
        `No credentials are set for the ${dialect.api.toLowerCase()} API.`,
      );
    }
    let upstream = this.#upstreams.get(account);
    if (!upstream) {
      const patience = { ...defaultPatience, ...this.options.patience };
      upstream = new Upstream(account, dialect, patience, this.clock, this.options.log);
      this.#upstreams.set(account, upstream);
    }
    return upstream;
  }

  close(): void {
    for (const upstream of this.#upstreams.values()) upstream.close();
  }
}

/** Lives as long as one GraphQL request. */
export class Upstreams {
  readonly #clients = new Map<Api, Client>();

  constructor(private readonly pool: UpstreamPool) {}

  of(dialect: Dialect): Client {
    let client = this.#clients.get(dialect.api);
    if (!client) {
      const upstream = this.pool.upstream(dialect);
      client = new Client(upstream, new SharedCache(this.pool.cache, upstream.fingerprint), this.pool.clock.now);
      this.#clients.set(dialect.api, client);
    }
    return client;
  }

  /** For `extensions.upstream`: everything when the caller asked for it, else that an answer is stale, else nothing. */
  report(asked: boolean): Readonly<Record<string, object>> | undefined {
    const entries = Array.from(this.#clients, ([api, { calls, cacheHits, stale, upstream }]) => ({
      api: api.toLowerCase(),
      ...(asked && { calls, cacheHits, budget: upstream.budget.remaining }),
      ...(stale.size > 0 && { stale: [...stale] }),
    }));
    const told = entries.filter((entry) => asked || 'stale' in entry);
    return told.length === 0 ? undefined : Object.fromEntries(told.map(({ api, ...figures }) => [api, figures]));
  }
}
