/** The names of keys in Redis. Those of values never change: the former release reads and writes them, too. */
export class RedisNames {
  constructor(readonly prefix: string) {}

  /** `key` is one that every engine takes (`keyOf`). */
  value(namespace: string, key: string): string {
    return `${this.prefix}:${namespace}::${key}`;
  }

  /** The sorted set of the keys of a namespace. */
  keys(namespace: string): string {
    return `${this.prefix}:keys:${namespace}`;
  }
}
