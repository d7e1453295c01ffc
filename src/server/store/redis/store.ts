/** The store in Redis. How durable a write is depends on that server's settings. */
import { Keyv } from 'keyv';
import type { EntryName, RangeBounds, Store } from '../../../base/store/store.js';
import { reasonFor, StoreError, withoutCredentials } from '../../../base/store/error.js';
import { keyOf } from '../../../base/store/key.js';
import { beforeEnd, beginningOf, liveEntries } from '../entries.js';
import { durabilityWarning } from './durability.js';
import { within } from '../../../base/store/time-limit.js';
import { RedisAdapter } from './adapter.js';
import { withFaults } from '../faults.js';
import { clientFor, connectLimit, pinged, type RedisClient } from './client.js';
import { kindOfRedis } from './faults.js';
import { RedisLeases } from './leases.js';
import { channelsOf, RedisPubSub } from './pub-sub.js';
import { renewalOf } from './renewal.js';
import { RedisWindows } from './windows.js';

const pingLimit = 3_000;
/** Entries that a range reads at once. */
const pageSize = 500;

/** With `ca` the connections are encrypted, and the server's certificate must be signed by it. */
export async function openRedis(url: string, prefix: string, ca?: string | null): Promise<Store> {
  let client: RedisClient | undefined;
  let warning: string | null;
  try {
    client = clientFor({ url, ca });
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
  const pubSub = new RedisPubSub(client, () => clientFor({ url, ca, isPatient: true }), channelsOf(prefix, url));
  const renewal = renewalOf(client, pubSub);
  const store: Store = {
    kind: 'redis',
    warning,
    leases: new RedisLeases(client, prefix),
    pubSub,
    windows: new RedisWindows(client, prefix),
    namespace<T>(name: string) {
      const adapter = new RedisAdapter(client);
      return new Keyv<T>({ store: adapter, namespace: `${prefix}:${name}`, throwOnErrors: true, useKeyPrefix: false });
    },
    compareAndSet: (...conditions) => compareAndSet(client, prefix, ...conditions),
    range: (namespace, bounds) => liveEntries(rowsIn(client, `${prefix}:${namespace}::`, bounds), bounds),
    async ping() {
      await renewal.ended;
      await within(pingLimit, 'The store (Redis)', pinged(client));
    },
    async close() {
      pubSub.close();
      if (!client.isOpen) return;
      // Replies come in order: after this one none is outstanding, and a server that hangs is not waited for.
      await within(pingLimit, 'Redis', client.ping()).catch(() => {});
      client.destroy();
    },
  };
  return withFaults(store, { kindOf: kindOfRedis, onRoleLost: () => renewal.begin() });
}

/** An entry that has ended is none for Redis. */
const swap = `
local present, expected = redis.call('GET', KEYS[1]), ARGV[2]
if not expected then
  if present then return 0 end
elseif not present or present ~= expected .. '}'
  and string.sub(present, 1, #expected + ${beforeEnd.length}) ~= expected .. '${beforeEnd}' then
  return 0
end
redis.call('SET', KEYS[1], ARGV[1])
return 1
`;

async function compareAndSet(
  client: RedisClient,
  prefix: string,
  { namespace, key }: EntryName,
  expected: unknown,
  value: unknown,
): Promise<boolean> {
  const next = `${await beginningOf(value)}}`;
  const args = expected === undefined ? [next] : [next, await beginningOf(expected)];
  return (await client.eval(swap, { keys: [`${prefix}:${namespace}::${keyOf(key)}`], arguments: args })) === 1;
}

/** Redis has no order: all keys are read before the first entry. */
async function* rowsIn(
  client: RedisClient,
  namespace: string,
  { prefix = '', after }: RangeBounds,
): AsyncGenerator<[string, string]> {
  const found = new Set<string>();
  const pattern = `${(namespace + prefix).replace(/[*?[\]\\]/g, '\\$&')}*`;
  for await (const keys of client.scanIterator({ MATCH: pattern, COUNT: 1_000, TYPE: 'string' })) {
    for (const key of keys) found.add(key.slice(namespace.length));
  }
  const all = [...found].map((key) => ({ key, bytes: Buffer.from(key) }));
  const start = Buffer.from(after ?? '');
  const keys = all
    .filter(({ bytes }) => after === undefined || bytes.compare(start) > 0)
    .sort((a, b) => a.bytes.compare(b.bytes))
    .map(({ key }) => key);
  for (let index = 0; index < keys.length; index += pageSize) {
    const page = keys.slice(index, index + pageSize);
    const texts = await client.mGet(page.map((key) => namespace + key));
    for (const [place, key] of page.entries()) {
      const text = texts[place];
      if (typeof text === 'string') yield [key, text];
    }
  }
}
