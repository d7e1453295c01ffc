/** Answers that rows allow to be reused, shared by all requests of an account. */
import { randomUUID } from 'node:crypto';
import type { Keyv } from 'keyv';
import { type Call, identityOf } from './call.js';
import { collectionOf } from './stale.js';

/** Seconds for which an expired answer stays at hand for when its upstream fails. */
const staleFor = 24 * 3600;

export interface Kept {
  readonly body: unknown;
  readonly freshUntil: number;
}

/** A store that fails costs a call, never an answer. */
export class SharedCache {
  constructor(
    private readonly keyv: Keyv,
    /** Of the account: two credentials never share an entry. */
    private readonly fingerprint: string,
  ) {}

  /** Asked before the call is made, so that what a write has made old is not kept as new. */
  async keyOf(call: Call): Promise<string> {
    const epoch = await this.keyv.get<string>(this.#epochKey(call)).catch(() => undefined);
    return `${this.fingerprint} ${epoch ?? 'first'} ${identityOf(call)}`;
  }

  get(key: string): Promise<Kept | undefined> {
    return this.keyv.get<Kept>(key).catch(() => undefined);
  }

  async set(key: string, kept: Kept, ttl: number): Promise<void> {
    await this.keyv.set(key, kept, (ttl + staleFor) * 1000).catch(() => false);
  }

  /** Forgets the reads below a write's path: their keys name an epoch, which the write ends. */
  async drop(call: Call): Promise<void> {
    await this.keyv.set(this.#epochKey(call), randomUUID()).catch(() => false);
  }

  #epochKey(call: Call): string {
    return `${this.fingerprint} epoch /${collectionOf(call)}`;
  }
}
