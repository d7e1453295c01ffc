/** The store in Redis. What a write survives there is up to that server's `appendonly` and `appendfsync`. */
import KeyvRedis, { createClient } from '@keyv/redis';
import { Keyv } from 'keyv';
import type { Store } from '../store.js';
import { reasonFor, StoreError, withoutCredentials } from './error.js';
import { within } from './time-limit.js';

const connectLimit = 5_000;
const pingLimit = 3_000;
const silenceLimit = 10_000;

export async function openRedis(url: string, prefix = 'meridian'): Promise<Store> {
  let client: Client | undefined;
  try {
    client = clientFor(url);
    await within(connectLimit, 'Redis', client.connect());
  } catch (error) {
    if (client?.isOpen) client.destroy();
    throw new StoreError(
      `Cannot open the store at ${withoutCredentials(url)}: ${reasonFor(error, url)}. ` +
        'Check that Redis runs there, and that STORE_URL names its host, port, user and password ' +
        '(redis://user:password@host:6379/0).',
    );
  }
  return {
    kind: 'redis',
    namespace<T>(name: string) {
      const adapter = new Adapter(client, { throwOnErrors: true });
      return new Keyv<T>({ store: adapter, namespace: `${prefix}:${name}`, throwOnErrors: true, useKeyPrefix: false });
    },
    async ping() {
      await within(pingLimit, 'The store (Redis)', client.ping());
    },
    async close() {
      if (!client.isOpen) return;
      // Answers come in order: after this one nothing is due any more, and a server that hangs is not waited for.
      await within(pingLimit, 'Redis', client.ping()).catch(() => {});
      client.destroy();
    },
  };
}

type Client = ReturnType<typeof clientFor>;

function clientFor(url: string) {
  let connected = false;
  const client = createClient({
    url,
    // Fail at once while the server is away: a queued write could not be acknowledged anyway.
    disableOfflineQueue: true,
    pingInterval: silenceLimit / 2,
    socket: {
      connectTimeout: connectLimit,
      socketTimeout: silenceLimit,
      reconnectStrategy: (attempt) => connected && Math.min(100 * 2 ** attempt, 2_000),
    },
  });
  client.once('ready', () => {
    connected = true;
  });
  // Commands reject by themselves; without a listener a broken connection would end the process.
  client.on('error', () => {});
  // Every namespace listens to the one client.
  client.setMaxListeners(0);
  return client;
}

class Adapter extends KeyvRedis<string> {
  /** The adapter's own connects again after a close, so that a late write would keep the process alive. */
  override async getClient() {
    if (!this.client.isOpen) throw new StoreError('The store (Redis) is closed');
    return this.client;
  }

  /** SCAN may name a key twice, and a key may go between SCAN and MGET; Keyv expects neither. */
  override async *iterator<Value>(namespace?: string) {
    const seen = new Set<string>();
    for await (const [key, value] of super.iterator<Value>(namespace)) {
      if (value === undefined || seen.has(key)) continue;
      seen.add(key);
      yield [key, value] satisfies [string, Value];
    }
  }

  /** The adapter's own swallows errors. */
  override async clear(): Promise<void> {
    const keys: string[] = [];
    for await (const [key] of this.iterator(this.namespace)) keys.push(key);
    if (keys.length > 0) await this.deleteMany(keys);
  }
}
