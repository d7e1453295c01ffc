/** Writes values and the sets of their keys, both in one step. A key may outlive its value, but no value lacks its key. */
import type { ConditionalWrite } from '../../../base/store/store.js';
import { keyOf } from '../../../base/store/key.js';
import { beforeEnd, beginningOf } from '../entries.js';
import type { RedisClient } from './client.js';
import type { RedisNames } from './names.js';

export interface WrittenEntry {
  readonly key: string;
  /** The value as Keyv writes it. */
  readonly value: string;
  /** Milliseconds. */
  readonly ttl?: number | undefined;
}

const remove = `
local function remove(keys, key, name)
  local removed = redis.call('UNLINK', name)
  redis.call('ZREM', keys, key)
  return removed
end
`;

const removeAll = `${remove}
local removed = 0
for n = 2, #KEYS do removed = removed + remove(KEYS[1], ARGV[n - 1], KEYS[n]) end
return removed
`;

/** Another process may have written the value again. */
const forgetAll = `
for n = 2, #KEYS do
  if redis.call('EXISTS', KEYS[n]) == 0 then redis.call('ZREM', KEYS[1], ARGV[n - 1]) end
end
return 1
`;

/**
 * The arguments hold, for each entry, the expected and the new value; an empty text stands for no entry. Redis has no
 * expired entries.
 */
const swapAll = `${remove}
for n = 1, #KEYS / 2 do
  local present, expected = redis.call('GET', KEYS[2 * n]), ARGV[3 * n - 1]
  if expected == '' then
    if present then return 0 end
  elseif not present or present ~= expected .. '}'
    and string.sub(present, 1, #expected + ${beforeEnd.length}) ~= expected .. '${beforeEnd}' then
    return 0
  end
end
for n = 1, #KEYS / 2 do
  local keys, name, key, text = KEYS[2 * n - 1], KEYS[2 * n], ARGV[3 * n - 2], ARGV[3 * n]
  if text == '' then
    remove(keys, key, name)
  else
    redis.call('ZADD', keys, 0, key)
    redis.call('SET', name, text)
  end
end
return 1
`;

export class EntryWrites {
  constructor(
    private readonly client: Pick<RedisClient, 'eval' | 'multi'>,
    private readonly names: RedisNames,
  ) {}

  /** A transaction takes half the time of a script. */
  async put(namespace: string, entries: readonly WrittenEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const all = this.client.multi();
    all.zAdd(
      this.names.keys(namespace),
      entries.map(({ key }) => ({ score: 0, value: keyOf(key) })),
    );
    for (const { key, value, ttl } of entries)
      all.set(this.names.value(namespace, keyOf(key)), value, ttl ? { PX: ttl } : {});
    await all.exec();
  }

  /** Returns how many there were. A full server refuses transactions, but deletes. */
  async remove(namespace: string, given: readonly string[]): Promise<number> {
    const keys = given.map(keyOf);
    return Number(await this.#run(removeAll, namespace, keys, keys));
  }

  /** Removes keys from the set whose values have expired. */
  async forget(namespace: string, keys: readonly string[]): Promise<void> {
    await this.#run(forgetAll, namespace, keys, keys);
  }

  /** False, with nothing changed, if one of the entries is not as expected. */
  async swap(changes: readonly ConditionalWrite[]): Promise<boolean> {
    const keys: string[] = [];
    const args: string[] = [];
    for (const { entry, expected, value } of changes) {
      const key = keyOf(entry.key);
      keys.push(this.names.keys(entry.namespace), this.names.value(entry.namespace, key));
      args.push(key, expected === undefined ? '' : await beginningOf(expected));
      args.push(value === undefined ? '' : `${await beginningOf(value)}}`);
    }
    return (await this.client.eval(swapAll, { keys, arguments: args })) === 1;
  }

  #run(script: string, namespace: string, keys: readonly string[], args: readonly string[]): Promise<unknown> {
    const names = keys.map((key) => this.names.value(namespace, key));
    return this.client.eval(script, { keys: [this.names.keys(namespace), ...names], arguments: [...args] });
  }
}
