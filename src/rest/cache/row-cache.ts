/** Responses that rows allow to be cached, shared by all requests of an account. */
import { createHash, randomUUID } from 'node:crypto';
import type { Keyv } from 'keyv';
import { type Call, identityOf } from '../transport/call.js';
import { changesOf, marksOf } from './invalidation.js';

/** Seconds that an expired response is retained in case the upstream fails. */
const staleFor = 24 * 3600;

/** Seconds that an epoch is stored: longer than any response. */
const epochFor = 14 * 24 * 3600;

export interface CachedBody {
  readonly body: unknown;
  readonly freshUntil: number;
}

/** A failing store costs a call, never the response. */
export class SharedCache {
  constructor(
    private readonly keyv: Keyv,
    /** Identifies the account: two credentials never share an entry. */
    private readonly fingerprint: string,
  ) {}

  /** Computed before the call, so that a response read before a write is not cached as if it came after. */
  async keyOf(call: Call): Promise<string> {
    const keys = marksOf(call).map((mark) => this.#epochKey(mark));
    const epochs = await this.keyv.getMany<string>(keys).catch((): undefined[] => []);
    const known = keys.map((_, index) => epochs[index] ?? '').join();
    return `${this.fingerprint} ${createHash('sha256').update(known).digest('base64url')} ${identityOf(call)}`;
  }

  get(key: string): Promise<CachedBody | undefined> {
    return this.keyv.get<CachedBody>(key).catch(() => undefined);
  }

  async set(key: string, kept: CachedBody, ttl: number): Promise<void> {
    await this.keyv.set(key, kept, (ttl + staleFor) * 1000).catch(() => false);
  }

  /** Invalidates the reads that a write changes: their keys contain epochs, which the write replaces. */
  async drop(call: Call): Promise<void> {
    const epoch = randomUUID();
    const ended = changesOf(call).map((mark) => ({ key: this.#epochKey(mark), value: epoch, ttl: epochFor * 1000 }));
    await this.keyv.setMany(ended).catch(() => false);
  }

  #epochKey(mark: string): string {
    return `${this.fingerprint} epoch ${mark}`;
  }
}
