/** The shared cache of a single process: Keyv over a bounded LRU cache. */
import { Keyv } from 'keyv';
import { boundedCache, caches } from '../../base/shares/caches.js';

export function memoryCache(): Keyv {
  const entries = boundedCache<string>(caches.fewInstances);
  return new Keyv({
    // Keyv passes a number of milliseconds where LRUCache expects options.
    store: {
      get: (key: string) => entries.get(key),
      set: (key: string, value: string, ttl?: number) => entries.set(key, value, ttl === undefined ? {} : { ttl }),
      delete: (key: string) => entries.delete(key),
      clear: () => entries.clear(),
    },
  });
}
