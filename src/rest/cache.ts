/** Answers that rows allow to be reused, shared by all requests of an account and, by URL, by replicas. */
import type { Keyv } from 'keyv';
import type { Call } from './call.js';

/** Seconds for which an expired answer stays at hand for when its upstream fails. */
const staleFor = 24 * 3600;

interface Kept {
  readonly body: unknown;
  readonly freshUntil: number;
}

export class SharedCache {
  constructor(
    private readonly keyv: Keyv,
    private readonly fingerprint: string,
  ) {}

  async get(call: Call): Promise<Kept | undefined> {
    return this.keyv.get<Kept>(await this.#key(call));
  }

  async set(call: Call, body: unknown, ttl: number, now: number): Promise<void> {
    const kept: Kept = { body, freshUntil: now + ttl * 1000 };
    await this.keyv.set(await this.#key(call), kept, (ttl + staleFor) * 1000);
  }

  /** Forgets the reads below a write's path: their keys name an epoch, which the write ends. */
  async drop(call: Call): Promise<void> {
    await this.keyv.set(this.#epochKey(call), Date.now());
  }

  async #key(call: Call): Promise<string> {
    const epoch = await this.keyv.get<number>(this.#epochKey(call));
    return `${this.fingerprint} ${epoch ?? 0} ${call.method} ${call.path}`;
  }

  #epochKey({ path }: Call): string {
    return `${this.fingerprint} epoch /${path.split(/[/?]/)[1] ?? ''}`;
  }
}
