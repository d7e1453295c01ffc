/** Ranges in Redis cost what they return, and have what the former release writes, which keeps no sets of keys. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createClient } from '@keyv/redis';
import { openRedis } from '../../../../src/server/store/redis/store.js';
import type { RangeBounds, Store } from '../../../../src/base/store/store.js';
import { ownRedis } from '../../../support/optional/redis.js';
import { until } from '../../../support/until.js';

const connected = (url: string) => createClient({ url }).connect();

const notes = 'notes';

ownRedis().describe('a range in Redis', (redis) => {
  const opened: Store[] = [];
  let former: Awaited<ReturnType<typeof connected>>;
  beforeEach(async () => {
    former = await connected(redis.url);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()));
    if (former.isOpen) {
      await former.flushAll();
      former.destroy();
    }
  });

  async function open(path = ''): Promise<Store> {
    const store = await openRedis(redis.url + path, 'shop');
    opened.push(store);
    return store;
  }
  /** It hears others from then on. */
  async function listening(path = ''): Promise<Store> {
    const store = await open(path);
    await new Promise<void>((resolve) => {
      store.pubSub.subscribe('any', (message) => {
        if (message === null) resolve();
      });
    });
    return store;
  }
  /** As the former release does. */
  const write = (...keys: string[]) =>
    former.mSet(keys.map((key) => [`shop:${notes}::${key}`, `{"value":"${key}"}`] as const).flat());

  async function keysIn(store: Store, bounds: RangeBounds = { limit: 100_000 }): Promise<string[]> {
    const found: string[] = [];
    for await (const [key] of store.range(notes, bounds)) found.push(key);
    return found;
  }
  async function listedIn(store: Store): Promise<string[]> {
    const found: string[] = [];
    for await (const [key] of store.namespace(notes).iterator?.({}) ?? []) found.push(String(key));
    return found;
  }
  /** How often keys of the whole database were gone through, so far. */
  async function scans(): Promise<number> {
    const counts = await former.info('commandstats');
    return Number(/cmdstat_scan:calls=(\d+)/.exec(counts)?.[1] ?? 0);
  }
  const known = async () => (await former.zRange(`shop:keys:${notes}`, 0, -1)).filter((key) => key !== '');
  const numbered = (count: number) => Array.from({ length: count }, (_, n) => String(1e5 + n));

  /** Ranges of it go by the set of keys. */
  async function expectCheap(store: Store): Promise<void> {
    await keysIn(store);
    const before = await scans();
    for (let n = 0; n < 20; n++) await keysIn(store);
    await listedIn(store);
    expect(await scans()).toBe(before);
  }

  it('goes through all keys once, and finds by the set of keys from then on', async () => {
    await former.mSet(
      numbered(3_000)
        .map((key) => [`other:${key}`, 'x'] as const)
        .flat(),
    );
    await write('b', 'a');
    const store = await listening();
    expect(await keysIn(store)).toEqual(['a', 'b']);
    await store.namespace(notes).setMany([
      { key: 'd', value: 1 },
      { key: 'c', value: 1 },
    ]);
    await store.namespace(notes).set('e', 1);
    await store.compareAndSetAll([
      { entry: { namespace: notes, key: 'f' }, expected: undefined, value: 1 },
      { entry: { namespace: notes, key: 'e' }, expected: 1 },
    ]);
    await store.namespace(notes).delete('a');
    await expectCheap(store);
    expect(await keysIn(store)).toEqual(['b', 'c', 'd', 'f']);
    expect(await keysIn(store, { after: 'b', limit: 2 })).toEqual(['c', 'd']);
    expect(await listedIn(store)).toEqual(['b', 'c', 'd', 'f']);
    await store.namespace(notes).clear();
    expect([await keysIn(store), await known()]).toEqual([[], []]);
  });

  it('has what the former release wrote while no replica of this one was there', async () => {
    const first = await listening();
    await first.namespace(notes).set('b', 1);
    await expectCheap(first);
    await first.close();
    await write(...numbered(1_200));
    expect(await keysIn(await open())).toEqual([...numbered(1_200), 'b']);
    const second = await listening();
    expect(await keysIn(second)).toEqual([...numbered(1_200), 'b']);
    await expectCheap(second);
  });

  it('has what the former release writes, at once while it is there and also once it is gone', async () => {
    const store = await listening();
    await expectCheap(store);
    await former.subscribe('shop:messages', () => undefined);
    const writer = await connected(redis.url);
    for (const key of ['a', 'c', 'b']) {
      await writer.set(`shop:${notes}::${key}`, '{"value":1}');
      expect(await keysIn(store)).toContain(key);
    }
    await writer.set(`shop:${notes}::last`, '{"value":1}');
    await former.unsubscribe('shop:messages');
    writer.destroy();
    expect(await keysIn(store)).toEqual(['a', 'b', 'c', 'last']);
    await expectCheap(store);
  });

  it('has what a replica of the former release wrote that was heard, and gone before the next range', async () => {
    const store = await listening();
    await expectCheap(store);
    const heard = new Promise((resolve) => store.pubSub.subscribe('replicas', resolve));
    await write('a');
    await former.publish('shop:messages', 'replicas lives 1');
    await heard;
    expect(await keysIn(store)).toEqual(['a']);
    await expectCheap(store);
  });

  it('takes neither replicas of this release nor those of another database for the former release', async () => {
    const [store] = [await listening(), await listening(), await listening('/1')];
    await expectCheap(store);
  });

  it('goes through all keys where it could not have heard of the former release', async () => {
    const store = await open();
    await store.namespace(notes).set('b', 1);
    for (const key of ['a', 'c']) {
      await write(key);
      expect(await keysIn(store)).toContain(key);
    }
  });

  it('has what was written while the connection that listens was broken', async () => {
    const store = await listening();
    await expectCheap(store);
    const again = new Promise<void>((resolve) => {
      let times = 0;
      store.pubSub.subscribe('again', () => (times += 1) === 2 && resolve());
    });
    await former.sendCommand(['CLIENT', 'KILL', 'TYPE', 'pubsub']);
    await write('a');
    await again;
    expect(await keysIn(store)).toEqual(['a']);
  });

  it('has what another server has that is there now', async () => {
    const store = await listening();
    await store.namespace(notes).set('b', 1);
    await expectCheap(store);
    let isBack = false;
    const look = () =>
      store.ping().then(
        () => (isBack = true),
        () => setTimeout(look, 2),
      );
    await former.sendCommand(['CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes']);
    await write('a');
    void look();
    await until(() => isBack);
    expect(await keysIn(store)).toEqual(['a', 'b']);
  });

  it('finds everything where the set of keys was lost, or all was', async () => {
    const store = await listening();
    await store.namespace(notes).setMany(['a', 'b'].map((key) => ({ key, value: 1 })));
    await expectCheap(store);
    await former.del(`shop:keys:${notes}`);
    await store.namespace(notes).set('c', 1);
    expect(await keysIn(store)).toEqual(['a', 'b', 'c']);
    await expectCheap(store);
    await former.flushAll();
    expect(await keysIn(store)).toEqual([]);
    await store.namespace(notes).set('d', 1);
    expect(await keysIn(store)).toEqual(['d']);
  });

  it('takes the keys of what has ended out of the set, and none that was set again', async () => {
    const store = await listening();
    const entries = store.namespace(notes);
    await expectCheap(store);
    for (const key of ['again', 'gone', 'kept']) await entries.set(key, 1, key === 'kept' ? 60_000 : 1);
    await new Promise((resolve) => setTimeout(resolve, 10));
    await entries.set('again', 2);
    expect(await known()).toEqual(['again', 'gone', 'kept']);
    expect(await keysIn(store)).toEqual(['again', 'kept']);
    expect(await known()).toEqual(['again', 'kept']);
  });

  it('misses nothing that replicas write, and has nothing that they delete, while the keys are gone through', async () => {
    const old = numbered(5_000);
    await write(...old);
    const [one, other] = [await listening(), await listening()];
    const entries = one.namespace<number>(notes);
    const isGone = (_: string, place: number) => place % 10 === 0;
    const added = Array.from({ length: 500 }, (_, n) => `new ${n}`);
    const changing = Promise.all([
      ...old.filter(isGone).map((key) => entries.delete(key)),
      ...added.map((key) => entries.set(key, 1)),
    ]);
    await Promise.all(
      [...Array(20).fill(one), ...Array(20).fill(other)].map((store: Store) => keysIn(store, { limit: 1 })),
    );
    await changing;
    const all = [...old.filter((key, place) => !isGone(key, place)), ...added.sort()];
    const before = await scans();
    for (const store of [one, other]) expect(await keysIn(store)).toEqual(all);
    expect(await scans()).toBe(before);
  });

  it('goes through the keys once for all who ask at once', async () => {
    await write(...numbered(3_000));
    const store = await listening();
    const before = await scans();
    const answers = await Promise.all(Array.from({ length: 300 }, () => keysIn(store, { limit: 3 })));
    expect(answers.every((keys) => keys.join() === numbered(3).join())).toBe(true);
    expect((await scans()) - before).toBeLessThan(20);
  });

  it('answers on a server that takes no writes', async () => {
    const store = await listening();
    await write('a', 'b');
    await former.configSet('maxmemory', '1');
    await expect(store.namespace(notes).set('c', 1)).rejects.toThrow('OOM');
    expect(await keysIn(store)).toEqual(['a', 'b']);
    await former.configSet('maxmemory', '0');
    await store.namespace(notes).set('c', 1);
    await expectCheap(store);
    await former.del(`shop:${notes}::c`);
    await former.configSet('maxmemory', '1');
    expect(await keysIn(store)).toEqual(['a', 'b']);
    await former.configSet('maxmemory', '0');
  });
});
