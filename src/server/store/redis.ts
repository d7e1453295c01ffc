/** The store in Redis. How durable a write is depends on that server's settings. */
import KeyvRedis, { createClient } from '@keyv/redis';
import { Keyv } from 'keyv';
import { type Store, claims } from '../../base/store/store.js';
import { reasonFor, StoreError, withoutCredentials } from '../../base/store/error.js';
import { durabilityWarning } from './redis-durability.js';
import { within } from '../../base/store/time-limit.js';
import { guard } from '../../base/guard.js';

const connectLimit = 5_000;
const pingLimit = 3_000;
const silenceLimit = 10_000;

export async function openRedis(url: string, prefix = 'meridian'): Promise<Store> {
  let client: Client | undefined;
  let warning: string | null;
  try {
    client = clientFor(url);
    await within(connectLimit, 'Redis', client.connect());
    warning = await within(connectLimit, 'Redis', durabilityWarning(client));
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
    warning,
    namespace<T>(name: string) {
      const adapter = new Adapter(client);
      return new Keyv<T>({ store: adapter, namespace: `${prefix}:${name}`, throwOnErrors: true, useKeyPrefix: false });
    },
    async claim(key, ttl) {
      return (await client.set(`${prefix}:${claims}:${key}`, '', { NX: true, PX: ttl })) !== null;
    },
    async ping() {
      await within(pingLimit, 'The store (Redis)', client.ping());
    },
    async close() {
      if (!client.isOpen) return;
      // Replies come in order: after this one none is outstanding, and a server that hangs is not waited for.
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
    // Fails at once while the server is away: a queued write could not be acknowledged anyway.
    disableOfflineQueue: true,
    pingInterval: silenceLimit / 2,
    socket: {
      connectTimeout: connectLimit,
      socketTimeout: silenceLimit,
      reconnectStrategy: (attempt) => connected && Math.min(100 * 2 ** attempt, 2_000),
    },
  });
  const ready = () => {
    connected = true;
  };
  client.once('ready', guard(ready));
  // Commands reject on their own; without a listener a broken connection would end the process.
  client.on(
    'error',
    guard(() => undefined),
  );
  // Every namespace adds listeners to the one client.
  client.setMaxListeners(0);
  return client;
}

class Adapter extends KeyvRedis<string> {
  constructor(private readonly own: Client) {
    super(own, { throwOnErrors: true });
  }

  /** The adapter's own method reconnects after a close, so a late write would keep the process alive. */
  override async getClient() {
    if (!this.client.isOpen) throw new StoreError('The store (Redis) is closed');
    return this.client;
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
