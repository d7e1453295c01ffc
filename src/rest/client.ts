/** One account as one GraphQL request sees it: no read is made twice, and everything is counted. */
import type { SharedCache } from './cache.js';
import type { BoundRow } from './bound-row.js';
import { type Call, type Wanted, callOf, identityOf } from './call.js';
import type { Deadline } from './deadline.js';
import { UpstreamError } from './failure.js';
import { Memo, MemoKey } from './memo.js';
import type { Upstream } from './upstream.js';

/** What this request has read. */
const reads = new MemoKey<Map<string, Promise<unknown>>>();

interface Options {
  readonly upstream: Upstream;
  readonly cache: SharedCache;
  readonly now: () => number;
  /** Of the request. */
  readonly deadline: Deadline;
  /** Told of each write. */
  readonly onWrite: () => void;
}

export class Client {
  calls = 0;
  cacheHits = 0;
  /** Paths answered from an expired entry because the upstream failed. */
  readonly stale = new Set<string>();
  readonly #memo = new Memo();

  constructor(private readonly options: Options) {}

  get upstream(): Upstream {
    return this.options.upstream;
  }

  get deadline(): Deadline {
    return this.options.deadline;
  }

  /** Made once of what was read; a write ends it. */
  memo<T>(key: MemoKey<T>, make: () => T): T {
    return this.#memo.get(key, make);
  }

  read(row: BoundRow, wanted: Wanted): Promise<unknown> {
    const call = callOf(row, wanted, this.upstream.account);
    const known = this.memo(reads, () => new Map());
    const key = identityOf(call);
    let read = known.get(key);
    if (!read) {
      read = row.options.ttl ? this.#cached(call, row.options.ttl) : this.#ask(call);
      known.set(key, read);
    }
    return read;
  }

  async write(row: BoundRow, wanted: Wanted): Promise<unknown> {
    const call = callOf(row, wanted, this.upstream.account);
    try {
      return await this.#ask(call);
    } finally {
      await this.#forget(call);
    }
  }

  /** The work that a write has begun has ended, and changed things once more. */
  async settled(row: BoundRow, wanted: Wanted): Promise<void> {
    await this.#forget(callOf(row, wanted, this.upstream.account));
  }

  async #forget(call: Call): Promise<void> {
    this.#memo.clear();
    this.options.onWrite();
    await this.options.cache.drop(call);
  }

  async #cached(call: Call, ttl: number): Promise<unknown> {
    const { cache, now } = this.options;
    const key = await cache.keyOf(call);
    const kept = await cache.get(key);
    if (kept && kept.freshUntil > now()) {
      this.cacheHits += 1;
      return kept.body;
    }
    try {
      const body = await this.#ask(call);
      await cache.set(key, { body, freshUntil: now() + ttl * 1000 }, ttl);
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
