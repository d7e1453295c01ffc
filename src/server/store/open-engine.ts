/** Opens what the replicas of a service share: a Redis of its own at `CACHE_URL`, or else the store, unless it is embedded. */
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.js';
import type { Store } from '../../base/store/store.js';
import type { SharedEngine } from '../../rest/shared/engine.js';
import { name } from './open.js';

/** Null for one process, which shares nothing. */
export async function openEngine(
  { cacheUrl, cacheCa }: Pick<Config, 'cacheUrl' | 'cacheCa'>,
  store: Store,
  log: FastifyBaseLogger,
): Promise<SharedEngine | null> {
  if (cacheUrl !== null) {
    // The driver is loaded on demand.
    // The embedded store is a file that each process reads itself.
    const ofStore = store.kind === 'lmdb' ? null : store;
    return (await import('./redis/cache.js')).openRedisCache({ url: cacheUrl, ca: cacheCa, name, log, ofStore });
  }
  const { windows } = store;
  if (windows === null) return null;
  const { kind, leases, pubSub } = store;
  // What must last may not be evicted, so answers are not stored there.
  return {
    isStore: true,
    ofStore: null,
    kind,
    leases,
    pubSub,
    windows,
    responses: null,
    namespace: store.namespace.bind(store),
    close: () => undefined,
  };
}
