/** A Redis or Valkey whose contents may be lost: the service starts and runs without it. */
import { Keyv } from 'keyv';
import type { FastifyBaseLogger } from 'fastify';
import { reasonFor, withoutCredentials } from '../../../base/store/error.js';
import type { SharedEngine } from '../../../rest/shared/engine.js';
import { RedisAdapter } from './adapter.js';
import { clientFor } from './client.js';
import { RedisLeases } from './leases.js';
import { withFaults } from '../faults.js';
import { kindOfRedis } from './faults.js';
import { channelsOf, RedisPubSub } from './pub-sub.js';
import { RedisResponses } from './responses.js';
import { renewalOf } from './renewal.js';
import { RedisWindows } from './windows.js';

interface CacheAddress {
  readonly url: string;
  readonly ca: string | null;
  /** The prefix of all its keys. */
  readonly name: string;
  readonly log: FastifyBaseLogger;
  readonly ofStore: SharedEngine['ofStore'];
}

export function openRedisCache({ url, ca, name, log, ofStore }: CacheAddress): SharedEngine {
  const prefix = `${name}-cache`;
  const client = clientFor({ url, ca, isPatient: true });
  client.connect().catch((error: unknown) => {
    if (client.isOpen) log.warn(`Cannot use the cache at ${withoutCredentials(url)}: ${reasonFor(error, url)}`);
  });
  const channels = channelsOf(prefix, url);
  const pubSub = new RedisPubSub(client, () => clientFor({ url, ca, isPatient: true }), channels);
  const renewal = renewalOf(client, pubSub);
  const engine: SharedEngine = {
    kind: 'redis',
    isStore: false,
    ofStore,
    leases: new RedisLeases(client, prefix),
    pubSub,
    windows: new RedisWindows(client, prefix),
    responses: new RedisResponses(client, prefix, channels),
    namespace: <T>(namespace: string) =>
      new Keyv<T>({
        store: new RedisAdapter(client),
        namespace: `${prefix}:${namespace}`,
        throwOnErrors: true,
        useKeyPrefix: false,
      }),
    close() {
      pubSub.close();
      if (client.isOpen) client.destroy();
    },
  };
  return withFaults(engine, { kindOf: kindOfRedis, onRoleLost: () => renewal.begin() });
}
