/** The store in Redis. How durable a write is depends on that server's settings. */
import { Keyv } from 'keyv';
import { guard } from '../../../base/guard.js';
import type { Store } from '../../../base/store/store.js';
import { within } from '../../../base/store/time-limit.js';
import { reasonFor, StoreError, withoutCredentials } from '../../../base/store/error.js';
import { liveEntries } from '../entries.js';
import { durabilityWarning } from './durability.js';
import { StoreAdapter } from './adapter.js';
import { withFaults } from '../faults.js';
import { clientFor, connectLimit, pinged, type RedisClient } from './client.js';
import { EntryWrites } from './entry-writes.js';
import { kindOfRedis } from './faults.js';
import { FormerReplicas } from './former-replicas.js';
import { KeyIndex } from './key-index.js';
import { RedisLeases } from './leases.js';
import { RedisNames } from './names.js';
import { channelsOf, RedisPubSub } from './pub-sub.js';
import { renewalOf } from './renewal.js';
import { WholeSets } from './whole-sets.js';
import { RedisWindows } from './windows.js';

const pingLimit = 3_000;

/**
 * If `ca` is given, connections are encrypted, and one of its authorities must have signed the server's certificate.
 */
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
  const channels = channelsOf(prefix, url);
  const completeSets = new WholeSets();
  const doubt = () => completeSets.doubt();
  const pubSub = new RedisPubSub(client, () => clientFor({ url, ca, isPatient: true }), channels, doubt);
  // The server behind the address may be another one, or have an older state.
  client.on('ready', guard(doubt));
  const names = new RedisNames(prefix);
  const writes = new EntryWrites(client, names);
  const former = new FormerReplicas(client, prefix, channels);
  const index = new KeyIndex({ client, names, writes, completeSets, former, pubSub });
  const renewal = renewalOf(client, pubSub);
  const store: Store = {
    kind: 'redis',
    warning,
    leases: new RedisLeases(client, prefix),
    pubSub,
    windows: new RedisWindows(client, prefix),
    namespace<T>(name: string) {
      const store = new StoreAdapter(client, name, writes, index);
      const entries = new Keyv<T>({ store, namespace: `${prefix}:${name}`, throwOnErrors: true, useKeyPrefix: false });
      entries.iterator = entries.generateIterator(() => index.rows(name, { limit: Infinity }));
      return entries;
    },
    compareAndSet: (entry, expected, value) => writes.swap([{ entry, expected, value }]),
    compareAndSetAll: (changes) => writes.swap(changes),
    range: (namespace, bounds) => liveEntries(index.rows(namespace, bounds), bounds),
    async ping() {
      await renewal.ended;
      await within(pingLimit, 'The store (Redis)', pinged(client));
    },
    async close() {
      pubSub.close();
      index.close();
      if (!client.isOpen) return;
      // Replies come in order: after this one none is outstanding, and a server that hangs is not waited for.
      await within(pingLimit, 'Redis', client.ping()).catch(() => {});
      client.destroy();
    },
  };
  return withFaults(store, { kindOf: kindOfRedis, onRoleLost: () => renewal.begin() });
}
