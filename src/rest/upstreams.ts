/** The upstream accounts of this process, and the clients that one GraphQL request has of them. */
import type { Keyv } from 'keyv';
import { CallerError } from '../errors.js';
import type { Asking } from '../tokens/caller.js';
import { requireScope } from '../tokens/require-scope.js';
import type { Account, Logger } from './account.js';
import { type Clock, systemClock } from './budget.js';
import { SharedCache } from './cache.js';
import { Client } from './client.js';
import { Deadline } from './deadline.js';
import { memoryCache } from './memory-cache.js';
import type { Api, Dialect } from './dialect.js';
import { type Patience, defaultPatience } from './patience.js';
import type { BoundRow } from './rows.js';
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
  readonly #patience: Patience;
  readonly #upstreams = new Map<Account, Upstream>();

  constructor(private readonly options: Options) {
    this.clock = options.clock ?? systemClock;
    this.cache = options.cache ?? memoryCache();
    this.#patience = { ...defaultPatience, ...options.patience };
  }

  get accounts(): readonly Account[] {
    return this.options.accounts;
  }

  account({ api }: Dialect): Account {
    const account = this.accounts.find((account) => account.api === api);
    if (account) return account;
    throw new CallerError('UPSTREAM_UNAUTHORIZED', `No credentials are set for the ${api.toLowerCase()} API.`);
  }

  upstream(dialect: Dialect): Upstream {
    const account = this.account(dialect);
    let upstream = this.#upstreams.get(account);
    if (!upstream) {
      upstream = new Upstream(account, dialect, this.#patience, this.clock, this.options.log);
      this.#upstreams.set(account, upstream);
    }
    return upstream;
  }

  /** Of a request that arrives now. */
  newDeadline(isAbandoned?: () => boolean): Deadline {
    return new Deadline(this.clock.now, this.#patience.deadline, isAbandoned);
  }

  close(): void {
    for (const upstream of this.#upstreams.values()) upstream.close();
  }
}

/** Lives as long as one GraphQL request, from its arrival. */
export class Upstreams {
  readonly #clients = new Map<Api, Client>();
  readonly #deadline: Deadline;

  constructor(
    private readonly pool: UpstreamPool,
    private readonly asking: Asking,
    /** Tells whether the caller has gone away. */
    isAbandoned?: () => boolean,
  ) {
    this.#deadline = pool.newDeadline(isAbandoned);
  }

  /** The one way to a client, for callers who may do with its account what the row does: that of the parent, if it fits. */
  of({ dialect, kind }: BoundRow, parent?: Client): Client {
    const near = parent?.upstream.dialect === dialect ? parent : undefined;
    const { sandbox } = near?.upstream.account ?? this.pool.account(dialect);
    requireScope(this.asking, kind === 'write' ? 'hosting:write' : 'hosting:read', sandbox ? 'sandbox' : null);
    return near ?? this.#client(dialect);
  }

  #client(dialect: Dialect): Client {
    let client = this.#clients.get(dialect.api);
    if (!client) {
      const upstream = this.pool.upstream(dialect);
      const cache = new SharedCache(this.pool.cache, upstream.fingerprint);
      client = new Client(upstream, cache, this.pool.clock.now, this.#deadline);
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
