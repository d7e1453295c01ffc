/** Keyv's adapter for Redis, over our client. */
import KeyvRedis from '@keyv/redis';
import { StoreError } from '../../../base/store/error.js';
import { keyOf } from '../../../base/store/key.js';
import type { RedisClient } from './client.js';

export class RedisAdapter extends KeyvRedis<string> {
  constructor(private readonly own: RedisClient) {
    super(own, { throwOnErrors: true });
  }

  /** The adapter's own method reconnects after a close, so a late write would keep the process alive. */
  override async getClient() {
    if (!this.client.isOpen) throw new StoreError('The store (Redis) is closed');
    return this.client;
  }

  override createKeyPrefix(key: string, namespace?: string): string {
    return super.createKeyPrefix(keyOf(key), namespace);
  }

  /**
   * The adapter's own iterator reads ten keys at a time. SCAN may return a key twice, and a key may vanish between SCAN
   * and MGET; Keyv expects neither.
   */
  override async *iterator<Value>(namespace?: string): AsyncGenerator<[string, Value], void> {
    const prefix = `${namespace}${this.keyPrefixSeparator}`;
    const seen = new Set<string>();
    for await (const found of this.own.scanIterator({ MATCH: `${prefix}*`, COUNT: 1_000, TYPE: 'string' })) {
      const keys = found.map((key) => key.slice(prefix.length)).filter((key) => seen.size < seen.add(key).size);
      const values = keys.length > 0 ? await this.getMany<Value>(keys) : [];
      for (const [index, value] of values.entries()) {
        const key = keys[index];
        if (key !== undefined && value !== undefined) yield [key, value];
      }
    }
  }

  /** The adapter's own method swallows errors. */
  override async clear(): Promise<void> {
    const keys: string[] = [];
    for await (const [key] of this.iterator(this.namespace)) keys.push(key);
    if (keys.length > 0) await this.deleteMany(keys);
  }
}
