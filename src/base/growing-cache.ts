/** An LRU cache of as many entries at most, which takes memory as it grows: with `max`, LRUCache takes all of it at once. */
import { LRUCache } from 'lru-cache';

export function growingCache<T extends NonNullable<unknown>>(most: number): LRUCache<string, T> {
  return new LRUCache({ maxSize: most, sizeCalculation: () => 1 });
}
