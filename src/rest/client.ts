/** One account as one GraphQL request sees it: no read is made twice, and everything is counted. */
import type { ById } from './by-id.js';
import type { SharedCache } from './cache.js';
import { type Call, type Wanted, callOf, identityOf } from './call.js';
import type { Deadline } from './deadline.js';
import { UpstreamError } from './failure.js';
import type { BoundRow } from './rows.js';
import type { Upstream } from './upstream.js';

export class Client {
  calls = 0;
  cacheHits = 0;
  /** Paths answered from an expired entry because the upstream failed. */
  readonly stale = new Set<string>();
  /** What this request has read; a write ends it all. */
  readonly #reads = new Map<string, Promise<unknown>>();
  readonly #byId = new Map<string, ById>();

  constructor(
    readonly upstream: Upstream,
    private readonly cache: SharedCache,
    private readonly now: () => number,
    /** Of the request. */
    readonly deadline: Deadline,
  ) {}

  read(row: BoundRow, wanted: Wanted): Promise<unknown> {
    const call = callOf(row, wanted, this.upstream.account);
    const key = identityOf(call);
    let read = this.#reads.get(key);
    if (!read) {
      read = row.options.ttl ? this.#cached(call, row.options.ttl) : this.#ask(call);
      this.#reads.set(key, read);
    }
    return read;
  }

  async write(row: BoundRow, wanted: Wanted): Promise<unknown> {
    const call = callOf(row, wanted, this.upstream.account);
    try {
      return await this.#ask(call);
    } finally {
      this.#reads.clear();
      this.#byId.clear();
      await this.cache.drop(call);
    }
  }

  /** The objects below this path, each read once. */
  byId(path: string, make: () => ById): ById {
    let objects = this.#byId.get(path);
    if (!objects) this.#byId.set(path, (objects = make()));
    return objects;
  }

  async #cached(call: Call, ttl: number): Promise<unknown> {
    const key = await this.cache.keyOf(call);
    const kept = await this.cache.get(key);
    if (kept && kept.freshUntil > this.now()) {
      this.cacheHits += 1;
      return kept.body;
    }
    try {
      const body = await this.#ask(call);
      await this.cache.set(key, { body, freshUntil: this.now() + ttl * 1000 }, ttl);
      return body;
    } catch (error) {
      if (!kept || !(error instanceof UpstreamError) || !error.isWithoutAnswer) throw error;
      this.stale.add(call.path);
      return kept.body;
    }
  }

  #ask(call: Call): Promise<unknown> {
    return this.upstream.ask(call, this.deadline, () => (this.calls += 1));
  }
}
