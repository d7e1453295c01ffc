/** Publish/subscribe in Redis: a connection of its own listens. All databases of a Redis share its channels. */
import { StoreError } from '../../../base/store/error.js';
import { type MessageListener, type PubSub, packed, Subscribers } from '../../../base/store/pub-sub.js';
import { guard } from '../../../base/guard.js';
import { pinged, type RedisClient } from './client.js';

/**
 * The channel names the number of the database, by which services that share a Redis differ. The former release
 * has a channel without it: until it is gone, that one is spoken and heard too.
 */
export interface RedisChannels {
  readonly own: string;
  readonly former: string;
}

export function channelsOf(prefix: string, url: string): RedisChannels {
  const database = Number(new URL(url).pathname.slice(1));
  return { own: `${prefix}:${database}:messages`, former: `${prefix}:messages` };
}

/**
 * Stands in the former channel before each message of this release, which its replicas have heard in their own one, if it
 * was for them. The former release has no listener for it.
 */
export const mark = packed('marked', '');

export class RedisPubSub implements PubSub {
  readonly #subscribers = new Subscribers();
  #listening: RedisClient | undefined;
  #isSubscribed = false;
  #isMarked = false;
  #isClosed = false;
  #failures = 0;
  /** Why it does not listen. */
  #failure: unknown = new StoreError('The connection for messages of Redis is down');

  constructor(
    private readonly client: Pick<RedisClient, 'multi'>,
    private readonly connect: () => RedisClient,
    private readonly channels: RedisChannels,
    /** Called when replicas of the former release were heard, and when they may not have been. */
    private readonly onFormer: () => void = () => undefined,
  ) {}

  /** Whether it hears whoever speaks now. */
  get isListening(): boolean {
    return this.#isSubscribed && this.#listening?.isReady === true;
  }

  /** Nothing comes between a mark and its message, as they are published in one transaction. */
  async publish(channel: string, message: string): Promise<void> {
    const { own, former } = this.channels;
    const text = packed(channel, message);
    await this.client.multi().publish(own, text).publish(former, mark).publish(former, text).exec();
  }

  subscribe(channel: string, listener: MessageListener): () => void {
    const end = this.#subscribers.add(channel, listener);
    if (this.#isSubscribed) queueMicrotask(guard(() => listener(null)));
    this.#listening ??= this.#listen();
    return end;
  }

  /** Replies and messages come over the one connection in the order in which they were sent. */
  async confirm(): Promise<void> {
    if (!this.#listening || !this.isListening) throw this.#failure;
    await pinged(this.#listening);
  }

  lost(): void {
    this.#subscribers.lost();
  }

  /** One that connects right now does so anyway. */
  listenAnew(): void {
    if (!this.isListening) return;
    this.#isSubscribed = false;
    this.#listening?.destroy();
    this.#listening = this.#listen();
  }

  close(): void {
    this.#isClosed = true;
    if (this.#listening?.isOpen) this.#listening.destroy();
  }

  #listen(): RedisClient {
    const client = this.connect();
    // After a break the client subscribes again by itself, before it is ready.
    const ready = () => {
      this.#isMarked = false;
      if (this.#isSubscribed) this.#begin();
    };
    client.on('ready', guard(ready));
    const { own, former } = this.channels;
    const hear = (text: string, channel: string) =>
      channel === own ? this.#subscribers.deliver(text) : this.#hearFormer(text);
    const begin = async () => {
      await client.connect();
      await client.subscribe([own, former], guard(hear));
      this.#isSubscribed = true;
      this.#failures = 0;
      this.#begin();
    };
    begin().catch((error: unknown) => {
      // Closed, or replaced.
      if (!client.isOpen || this.#listening !== client) return;
      // Broken off before it was subscribed, or refused.
      this.#failure = error;
      this.#failures += 1;
      client.destroy();
      setTimeout(
        guard(() => this.#listenAgain(client)),
        Math.min(50 * 2 ** this.#failures, 2_000),
      ).unref();
    });
    return client;
  }

  #begin(): void {
    this.onFormer();
    this.#subscribers.lost();
  }

  #listenAgain(former: RedisClient): void {
    if (this.#isClosed || this.#listening !== former) return;
    this.#listening = this.#subscribers.isEmpty ? undefined : this.#listen();
  }

  #hearFormer(text: string): void {
    const isOfThisRelease = this.#isMarked;
    this.#isMarked = text === mark;
    if (isOfThisRelease || this.#isMarked) return;
    this.onFormer();
    this.#subscribers.deliver(text);
  }
}
