/** The shared cache of a single process: Keyv over a bounded LRU cache. */
import { Keyv } from 'keyv';
import { growingCache } from '../../base/growing-cache.js';

const maxEntries = 5_000;

export function memoryCache(): Keyv {
  const entries = growingCache<string>(maxEntries);
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
