/**
 * Ranges of entries, by the sorted set of their keys: a range costs what it returns.
 *
 * The former release writes values without their keys, so a process relies on a set only where it knows that it is whole:
 * it has itself gone through all keys of the database since it began to listen, and no replica of the former release was
 * there since. That finds what was written before, such as by the former release alone or in a backup that was restored, and
 * nothing has to be kept of it: what another process has found out, before a restart or on another server, proves nothing.
 * Until then, and as long as such a replica is there, all keys are gone through for each range.
 */
import { randomUUID } from 'node:crypto';
import { guard } from '../../../base/guard.js';
import type { RangeBounds } from '../../../base/store/store.js';
import { lastCharacter } from '../entries.js';
import { escapedPattern, type RedisClient } from './client.js';
import type { EntryWrites } from './entry-writes.js';
import type { FormerReplicas } from './former-replicas.js';
import type { RedisNames } from './names.js';
import type { RedisPubSub } from './pub-sub.js';
import type { WholeSets } from './whole-sets.js';

type Row = [key: string, text: string];

interface Parts {
  readonly client: RedisClient;
  readonly names: RedisNames;
  readonly writes: Pick<EntryWrites, 'forget'>;
  readonly completeSets: WholeSets;
  readonly former: Pick<FormerReplicas, 'areThere'>;
  readonly pubSub: Pick<RedisPubSub, 'isListening'>;
}

/** Entries that a range reads at once. */
const pageSize = 500;
/** Milliseconds. */
const betweenLooks = 5_000;
/**
 * The mark in each complete set, which is lost with it. No key is empty, nor starts like the sign of a process that
 * completes a set.
 */
const completeMark = '';
const signStart = '\0';
const firstKey = '\x01';

/** No transaction: a full server refuses those. */
const page = `
local keys = redis.call('ZRANGEBYLEX', KEYS[1], ARGV[1], ARGV[2], 'LIMIT', 0, ARGV[3])
return redis.call('ZSCORE', KEYS[1], '${completeMark}') and keys
`;

const finish = `
if redis.call('ZREM', KEYS[1], ARGV[1]) == 0 then return 0 end
redis.call('ZADD', KEYS[1], 0, '${completeMark}')
return 1
`;

export class KeyIndex {
  readonly #making = new Map<string, Promise<void>>();
  readonly #looking: NodeJS.Timeout;

  constructor(private readonly parts: Parts) {
    this.#looking = setInterval(
      guard(() => this.#look()),
      betweenLooks,
    ).unref();
  }

  close(): void {
    clearInterval(this.#looking);
  }

  /** Rows sorted by the bytes of their keys. */
  async *rows(namespace: string, bounds: RangeBounds): AsyncGenerator<Row> {
    const { completeSets, former, pubSub } = this.parts;
    const count = Math.min(bounds.limit, pageSize);
    let rest = bounds;
    for (let isCompleted = false; ;) {
      const [isFormerThere, keys] = await Promise.all([former.areThere(), this.#page(namespace, rest, count)]);
      if (isFormerThere) completeSets.doubt();
      if (keys && pubSub.isListening && completeSets.has(namespace)) {
        yield* this.#rowsOf(namespace, keys);
        const after = keys.at(-1);
        if (after === undefined || keys.length < count) return;
        rest = { ...rest, after };
      } else if (isCompleted || isFormerThere || !pubSub.isListening) {
        return yield* this.#allRows(namespace, rest);
      } else {
        isCompleted = true;
        await this.#complete(namespace);
      }
    }
  }

  /** Null where the set is incomplete. */
  async #page(namespace: string, { prefix = '', after }: RangeBounds, count: number): Promise<string[] | null> {
    const set = this.parts.names.keys(namespace);
    const first = prefix === '' ? firstKey : prefix;
    const isAfter = after !== undefined && Buffer.compare(Buffer.from(after), Buffer.from(first)) >= 0;
    const start = isAfter ? `(${after}` : `[${first}`;
    const end = `(${prefix}${lastCharacter}`;
    const reply = await this.parts.client.eval(page, { keys: [set], arguments: [start, end, String(count)] });
    return Array.isArray(reply) ? reply.map(String) : null;
  }

  /** Concurrent callers share it: keys written after it began are in the set. If it fails, the set stays as it is. */
  #complete(namespace: string): Promise<void> {
    const making =
      this.#making.get(namespace) ??
      this.#goThrough(namespace)
        .catch(() => undefined)
        .finally(() => this.#making.delete(namespace));
    this.#making.set(namespace, making);
    return making;
  }

  /** The sign is gone if the set was lost meanwhile. */
  async #goThrough(namespace: string): Promise<void> {
    const { client, names, completeSets } = this.parts;
    const set = names.keys(namespace);
    const end = completeSets.begin(namespace);
    const sign = `${signStart}${randomUUID()}`;
    await client.zAdd(set, { score: 0, value: sign });
    for await (const keys of this.#found(namespace, '')) {
      if (keys.length > 0)
        await client.zAdd(
          set,
          keys.map((value) => ({ score: 0, value })),
        );
    }
    if ((await client.eval(finish, { keys: [set], arguments: [sign] })) === 1) end();
  }

  /** Reads without the set: Redis has no order, so all keys are found before the first entry. */
  async *#allRows(namespace: string, { prefix = '', after }: RangeBounds): AsyncGenerator<Row> {
    const found = new Set<string>();
    for await (const keys of this.#found(namespace, prefix)) for (const key of keys) found.add(key);
    const all = [...found].map((key) => ({ key, bytes: Buffer.from(key) }));
    const start = Buffer.from(after ?? '');
    const keys = all
      .filter(({ bytes }) => after === undefined || bytes.compare(start) > 0)
      .sort((a, b) => a.bytes.compare(b.bytes))
      .map(({ key }) => key);
    for (let index = 0; index < keys.length; index += pageSize) {
      for (const [key, text] of await this.#texts(namespace, keys.slice(index, index + pageSize)))
        if (text !== null) yield [key, text];
    }
  }

  /** Keys of values, some of them more than once. */
  async *#found(namespace: string, prefix: string): AsyncGenerator<string[]> {
    const { client, names } = this.parts;
    const start = names.value(namespace, '');
    const pattern = `${escapedPattern(start + prefix)}*`;
    for await (const found of client.scanIterator({ MATCH: pattern, COUNT: 1_000, TYPE: 'string' }))
      yield found.map((name) => name.slice(start.length));
  }

  async *#rowsOf(namespace: string, keys: readonly string[]): AsyncGenerator<Row> {
    const texts = await this.#texts(namespace, keys);
    const ended = texts.flatMap(([key, text]) => (text === null ? [key] : []));
    // An engine that takes no writes still answers.
    if (ended.length > 0) await this.parts.writes.forget(namespace, ended).catch(() => undefined);
    for (const [key, text] of texts) if (text !== null) yield [key, text];
  }

  async #texts(namespace: string, keys: readonly string[]): Promise<[key: string, text: string | null][]> {
    if (keys.length === 0) return [];
    const texts = await this.parts.client.mGet(keys.map((key) => this.parts.names.value(namespace, key)));
    return keys.map((key, place) => [key, texts[place] ?? null]);
  }

  async #look(): Promise<void> {
    const { completeSets, former } = this.parts;
    if (completeSets.isEmpty) return;
    const areThere = await former.areThere().catch(() => false);
    if (areThere) completeSets.doubt();
  }
}
