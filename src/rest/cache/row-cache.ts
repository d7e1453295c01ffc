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

interface CacheOwner {
  /** Identifies the account: two credentials never share an entry. */
  readonly fingerprint: string;
  /** Of the account and of those that have replaced it. */
  readonly fingerprints: readonly string[];
}

/** A failing store costs a call, never the response. */
export class SharedCache {
  constructor(
    private readonly keyv: Keyv,
    private readonly account: CacheOwner,
  ) {}

  /** Computed before the call, so that a response read before a write is not cached as if it came after. */
  async keyOf(call: Call): Promise<string> {
    const { fingerprint } = this.account;
    const keys = marksOf(call).map((mark) => epochKey(fingerprint, mark));
    const epochs = await this.keyv.getMany<string>(keys).catch((): undefined[] => []);
    const known = keys.map((_, index) => epochs[index] ?? '').join();
    return `${fingerprint} ${createHash('sha256').update(known).digest('base64url')} ${identityOf(call)}`;
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
    const keys = this.account.fingerprints.flatMap((own) => changesOf(call).map((mark) => epochKey(own, mark)));
    const ended = keys.map((key) => ({ key, value: epoch, ttl: epochFor * 1000 }));
    await this.keyv.setMany(ended).catch(() => false);
  }
}

function epochKey(fingerprint: string, mark: string): string {
  return `${fingerprint} epoch ${mark}`;
}
