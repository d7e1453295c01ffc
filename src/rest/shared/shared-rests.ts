/**
 * Shares the reasons why accounts are left alone for a while: a refused credential, a broken circuit, an exhausted rate
 * limit. One process learns of it, and all comply, including those that start later. A new credential counts as another
 * account, and starts afresh.
 */
import type { Keyv } from 'keyv';
import type { Collection } from '../../base/store/collection.js';
import { partsOf } from '../../base/store/pub-sub.js';
import { leftUntil } from '../../base/stored-deadline.js';
import { longestRest } from '../limits/longest-rest.js';
import type { EngineGuard, SharedEngine } from './engine.js';

const channel = 'rests';

/** Rests of whole accounts, for replicas that start later, and accepted credentials. */
export const rests: Collection = { name: 'rests', most: null, lasting: false, secret: false };
export const acceptedCredentials: Collection = { name: 'accepted', most: null, lasting: false, secret: false };
const kinds = ['refused', 'broken', 'exhausted'] as const;
type RestKind = (typeof kinds)[number];

export interface Rest {
  readonly kind: RestKind;
  /** Milliseconds that are left of it. */
  readonly left: number;
  /** The row that is exhausted; null for the whole account. */
  readonly row: string | null;
}

/** Milliseconds for which a credential that was accepted needs no further trial. */
const acceptedFor = 24 * 3600_000;
/** Milliseconds; longer than a call may take. */
const longestTrial = 20_000;

export class SharedRests {
  readonly #rests: Keyv<unknown>;
  readonly #accepted: Keyv<unknown>;
  readonly #unsubscribe: () => void;

  constructor(
    private readonly id: string,
    private readonly engine: Pick<SharedEngine, 'pubSub' | 'namespace' | 'leases'>,
    private readonly guard: EngineGuard,
    private readonly onRest: (account: string, rest: Rest) => void,
    /** Messages may have been lost. */
    private readonly onLost: () => void,
  ) {
    this.#rests = engine.namespace(rests.name);
    this.#accepted = engine.namespace(acceptedCredentials.name);
    this.#unsubscribe = engine.pubSub.subscribe(channel, (message) => this.#hear(message));
  }

  /** Informs all others. Replicas that start later find only rests of whole accounts. */
  async begin(account: string, { kind, left, row }: Rest): Promise<void> {
    const until = Date.now() + left;
    await this.guard.attempt(async () => {
      if (row === null) await this.#rests.set(`${account} ${kind}`, until, left);
      if (kind === 'refused') await this.#accepted.delete(account);
      await this.engine.pubSub.publish(channel, JSON.stringify([this.id, account, kind, until, row]));
    });
  }

  /** The rests of the account that are known, for instance at its first call. */
  async load(account: string): Promise<Rest[]> {
    const keys = kinds.map((kind) => `${account} ${kind}`);
    const found = await this.guard.attempt(() => this.#rests.getMany<unknown>(keys));
    return (found?.result ?? []).flatMap((until, place) => {
      const kind = kinds[place];
      const left = leftUntil(Number(until), Date.now(), longestRest);
      return kind !== undefined && left > 0 ? [{ kind, left, row: null }] : [];
    });
  }

  /** Whether some process has had the credential accepted; while the engine is away, each finds out by itself. */
  async isAccepted(account: string): Promise<boolean | null> {
    const found = await this.guard.attempt(() => this.#accepted.get(account));
    return found && found.result === true;
  }

  async accept(account: string): Promise<void> {
    await this.guard.attempt(() => this.#accepted.set(account, true, acceptedFor));
  }

  /** Runs a trial of a credential. Null if another process is trying it now; then nothing is run. */
  async trial<T>(account: string, run: () => Promise<T>): Promise<{ readonly result: T } | null> {
    const name = `trial ${account}`;
    const found = await this.guard.attempt(() => this.engine.leases.acquire(name, this.id, longestTrial));
    if (found?.result === null) return null;
    try {
      return { result: await run() };
    } finally {
      const lease = found?.result;
      if (lease) await this.guard.attempt(() => this.engine.leases.release(lease));
    }
  }

  close(): void {
    this.#unsubscribe();
  }

  #hear(message: string | null): void {
    if (message === null) return this.onLost();
    const [from, account, kind, until, row] = partsOf(message) ?? [];
    if (from === this.id) return;
    const known = kinds.find((each) => each === kind);
    if (typeof account !== 'string' || known === undefined || typeof until !== 'number') return;
    this.onRest(account, {
      kind: known,
      left: leftUntil(until, Date.now(), longestRest),
      row: typeof row === 'string' ? row : null,
    });
  }
}
