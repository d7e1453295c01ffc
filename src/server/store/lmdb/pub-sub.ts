/** Publish/subscribe in LMDB: messages are numbered entries, and whoever listens looks whether there is a new one. */
import { StoreError } from '../../../base/store/error.js';
import { type MessageListener, type PubSub, packed, Subscribers } from '../../../base/store/pub-sub.js';
import { guard } from '../../../base/guard.js';
import type { LmdbAdapter } from './adapter.js';

/** Messages that are kept; who falls further behind has lost some. */
const mostMessages = 1_000;
/** Milliseconds between looks. */
const betweenLooks = 100;

const lastKey = 'messages:last';

export class LmdbPubSub implements PubSub {
  readonly #subscribers = new Subscribers();
  /** The number of the last message that was delivered. */
  #seen = 0;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;

  constructor(private readonly adapter: LmdbAdapter) {}

  async publish(channel: string, message: string): Promise<void> {
    const text = packed(channel, message);
    await this.adapter.transact((db) => {
      const number = numberIn(db.get(lastKey)) + 1;
      void db.put(lastKey, String(number));
      void db.put(messageKey(number), text);
      void db.remove(messageKey(number - mostMessages));
    });
  }

  subscribe(channel: string, listener: MessageListener): () => void {
    const first = this.#timer === undefined;
    const end = this.#subscribers.add(channel, listener);
    const begin = async () => {
      if (first) this.#seen = numberIn(await this.adapter.get(lastKey));
      guard(listener)(null);
    };
    // A store that cannot be read now is looked at again, and found to have lost what it has had meanwhile.
    void begin().catch(() => undefined);
    this.#timer ??= setInterval(
      guard(() => this.#look().catch(() => undefined)),
      betweenLooks,
    ).unref();
    return () => {
      end();
      if (this.#subscribers.isEmpty) this.close();
    };
  }

  async confirm(): Promise<void> {
    if (this.#timer === undefined) throw new StoreError('Nothing listens for messages');
    // One that began before may have missed the last.
    await this.#looking?.catch(() => undefined);
    await this.#look();
  }

  lost(): void {
    this.#subscribers.lost();
  }

  /** Its messages are read from the file. */
  listenAnew(): void {}

  close(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #look(): Promise<void> {
    this.#looking ??= this.#deliver().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async #deliver(): Promise<void> {
    const last = numberIn(await this.adapter.get(lastKey));
    const isBehind = last < this.#seen || last - this.#seen > mostMessages;
    if (isBehind) {
      this.#seen = last;
      this.#subscribers.lost();
    }
    while (this.#seen < last) {
      const text = await this.adapter.get(messageKey(this.#seen + 1));
      this.#seen += 1;
      if (text === undefined) this.#subscribers.lost();
      else this.#subscribers.deliver(text);
    }
  }
}

function messageKey(number: number): string {
  return `messages:${number}`;
}

function numberIn(text: string | undefined): number {
  return text === undefined ? 0 : Number(text);
}
