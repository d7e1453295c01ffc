/** Publish/subscribe in Redis: a connection of its own listens to one channel. */
import { StoreError } from '../../../base/store/error.js';
import { type MessageListener, type PubSub, packed, Subscribers } from '../../../base/store/pub-sub.js';
import { guard } from '../../../base/guard.js';
import type { RedisClient } from './client.js';

export class RedisPubSub implements PubSub {
  readonly #subscribers = new Subscribers();
  #listening: RedisClient | undefined;
  #isSubscribed = false;

  constructor(
    private readonly client: Pick<RedisClient, 'publish'>,
    private readonly connect: () => RedisClient,
    private readonly channel: string,
  ) {}

  async publish(channel: string, message: string): Promise<void> {
    await this.client.publish(this.channel, packed(channel, message));
  }

  subscribe(channel: string, listener: MessageListener): () => void {
    const end = this.#subscribers.add(channel, listener);
    if (this.#isSubscribed) queueMicrotask(guard(() => listener(null)));
    this.#listening ??= this.#listen();
    return end;
  }

  /** Replies and messages come over the one connection in the order in which they were sent. */
  async confirm(): Promise<void> {
    if (!this.#listening?.isReady || !this.#isSubscribed) {
      throw new StoreError('The connection for messages of Redis is down');
    }
    await this.#listening.ping();
  }

  close(): void {
    if (this.#listening?.isOpen) this.#listening.destroy();
  }

  #listen(): RedisClient {
    const client = this.connect();
    // After a break the client subscribes again by itself, before it is ready.
    client.on(
      'ready',
      guard(() => this.#isSubscribed && this.#subscribers.lost()),
    );
    const begin = async () => {
      await client.connect();
      await client.subscribe(
        this.channel,
        guard((text: string) => this.#subscribers.deliver(text)),
      );
      this.#isSubscribed = true;
      this.#subscribers.lost();
    };
    begin().catch(() => {
      // Broken off before it was subscribed, or closed.
      if (!client.isOpen) return;
      client.destroy();
      this.#listening = this.#subscribers.isEmpty ? undefined : this.#listen();
    });
    return client;
  }
}
