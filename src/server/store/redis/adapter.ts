/** Keyv's adapter for Redis, over our client: for a cache, and for the store, which lists its entries. */
import KeyvRedis from '@keyv/redis';
import { StoreError } from '../../../base/store/error.js';
import { keyOf } from '../../../base/store/key.js';
import type { RedisClient } from './client.js';
import type { EntryWrites, WrittenEntry } from './entry-writes.js';
import type { KeyIndex } from './key-index.js';

export class RedisAdapter extends KeyvRedis<string> {
  constructor(client: RedisClient) {
    super(client, { throwOnErrors: true });
  }

  /** The adapter's own method reconnects after a close, so a late write would keep the process alive. */
  override async getClient() {
    if (!this.client.isOpen) throw new StoreError('The store (Redis) is closed');
    return this.client;
  }

  override createKeyPrefix(key: string, namespace?: string): string {
    return super.createKeyPrefix(keyOf(key), namespace);
  }
}

export class StoreAdapter extends RedisAdapter {
  constructor(
    client: RedisClient,
    private readonly name: string,
    private readonly writes: EntryWrites,
    private readonly index: KeyIndex,
  ) {
    super(client);
  }

  override async set(key: string, value: string, ttl?: number): Promise<void> {
    await this.getClient();
    await this.writes.put(this.name, [{ key, value, ttl }]);
  }

  override async setMany(entries: WrittenEntry[]): Promise<void> {
    await this.getClient();
    await this.writes.put(this.name, entries);
  }

  override async delete(key: string): Promise<boolean> {
    return this.deleteMany([key]);
  }

  override async deleteMany(keys: string[]): Promise<boolean> {
    await this.getClient();
    return (await this.writes.remove(this.name, keys)) > 0;
  }

  override async clear(): Promise<void> {
    const keys: string[] = [];
    for await (const [key] of this.index.rows(this.name, { limit: Infinity })) keys.push(key);
    if (keys.length > 0) await this.deleteMany(keys);
  }
}
