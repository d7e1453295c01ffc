/**
 * Elects the process that polls for the actions of an account: the holder of its lease. The others report the actions
 * that they wait for whenever they would poll, and hear of each action's end.
 */
import type { Keyv } from 'keyv';
import type { Collection } from '../../base/store/collection.js';
import { partsOf } from '../../base/store/pub-sub.js';
import { isObject, isText } from '../../base/unknown.js';
import { isAction, type WireAction } from '../rows/dialect.js';
import type { EngineGuard, SharedEngine } from './engine.js';

const channel = 'watches';
/** The outcomes of actions, for processes that still wait. */
export const endedActions: Collection = { name: 'actions', most: null, lasting: false, secret: false };

/** Milliseconds; longer than the longest pause between polls. */
const leaseTime = 8_000;
/** Milliseconds for which the end of an action is found. */
const foundFor = 60_000;
/** Ids in one message. */
const most = 40;

interface WatchListener {
  /** Others wait for these. */
  wanted(ids: readonly string[]): void;
  /** The action has ended with this result; null if the polling process cannot find out. */
  ended(id: string, action: WireAction | null): void;
}

export class SharedWatches {
  readonly #listeners = new Map<string, WatchListener>();
  readonly #ended: Keyv<unknown>;
  readonly #unsubscribe: () => void;

  constructor(
    private readonly id: string,
    private readonly engine: Pick<SharedEngine, 'pubSub' | 'namespace' | 'leases'>,
    private readonly guard: EngineGuard,
  ) {
    this.#ended = engine.namespace(endedActions.name);
    // A lost message is repeated.
    this.#unsubscribe = engine.pubSub.subscribe(channel, (message) => void (message !== null && this.#hear(message)));
  }

  /** Listens; returns a function that ends that. */
  listen(account: string, listener: WatchListener): () => void {
    this.#listeners.set(account, listener);
    return () => {
      if (this.#listeners.get(account) === listener) this.#listeners.delete(account);
    };
  }

  /** Whether this process polls, for the time of a few polls; each for itself while the engine is away. */
  async isOwner(account: string): Promise<boolean> {
    const found = await this.guard.attempt(() => this.engine.leases.acquire(nameOf(account), this.id, leaseTime));
    return found?.result !== null;
  }

  /** Another process may poll from now on. */
  async leave(account: string): Promise<void> {
    await this.guard.attempt(async () => {
      const lease = await this.engine.leases.acquire(nameOf(account), this.id, leaseTime);
      if (lease) await this.engine.leases.release(lease);
    });
  }

  async want(account: string, ids: readonly string[]): Promise<void> {
    for (let from = 0; from < ids.length; from += most) {
      await this.#say('want', account, ids.slice(from, from + most));
    }
  }

  async end(account: string, id: string, action: WireAction | null): Promise<void> {
    await this.guard.attempt(() => this.#ended.set(`${account} ${id}`, action ?? {}, foundFor));
    await this.#say('ended', account, [id]);
  }

  close(): void {
    this.#unsubscribe();
  }

  async #say(what: 'want' | 'ended', account: string, ids: readonly string[]): Promise<void> {
    const message = JSON.stringify([what, this.id, account, ...ids]);
    await this.guard.attempt(() => this.engine.pubSub.publish(channel, message));
  }

  async #hear(message: string): Promise<void> {
    const parts = partsOf(message);
    if (!parts?.every(isText)) return;
    const [what, from, account = '', ...ids] = parts;
    const listener = this.#listeners.get(account);
    if (!listener || from === this.id) return;
    if (what === 'want') return listener.wanted(ids);
    for (const id of ids) {
      const found = await this.guard.attempt(() => this.#ended.get(`${account} ${id}`));
      if (isObject(found?.result)) listener.ended(id, isAction(found.result) ? found.result : null);
    }
  }
}

function nameOf(account: string): string {
  return `watch ${account}`;
}
