/** The store in Redis. How durable a write is depends on that server's settings. */
import { Keyv } from 'keyv';
import type { ConditionalWrite, RangeBounds, Store } from '../../../base/store/store.js';
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
    compareAndSet: (entry, expected, value) => compareAndSetAll(client, prefix, [{ entry, expected, value }]),
    compareAndSetAll: (changes) => compareAndSetAll(client, prefix, changes),
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

/** Of each key what is expected and what it is to be; both empty for none. An entry that has ended is none for Redis. */
const swap = `
for n, key in ipairs(KEYS) do
  local present, expected = redis.call('GET', key), ARGV[2 * n - 1]
  if expected == '' then
    if present then return 0 end
  elseif not present or present ~= expected .. '}'
    and string.sub(present, 1, #expected + ${beforeEnd.length}) ~= expected .. '${beforeEnd}' then
    return 0
  end
end
for n, key in ipairs(KEYS) do
  if ARGV[2 * n] == '' then redis.call('DEL', key) else redis.call('SET', key, ARGV[2 * n]) end
end
return 1
`;

async function compareAndSetAll(
  client: RedisClient,
  prefix: string,
  changes: readonly ConditionalWrite[],
): Promise<boolean> {
  const keys = changes.map(({ entry: { namespace, key } }) => `${prefix}:${namespace}::${keyOf(key)}`);
  const given: string[] = [];
  for (const { expected, value } of changes) {
    given.push(expected === undefined ? '' : await beginningOf(expected));
    given.push(value === undefined ? '' : `${await beginningOf(value)}}`);
  }
  return (await client.eval(swap, { keys, arguments: given })) === 1;
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
