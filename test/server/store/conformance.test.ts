import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Keyv } from 'keyv';
import type { Store } from '../../../src/base/store/store.js';
import { sweep } from '../../../src/base/store/sweep.js';
import { describeEach } from '../../support/optional/optional.js';
import { places } from '../../support/optional/places.js';

async function entries<T>(keyv: Keyv<T>): Promise<[string, T][]> {
  const found: [string, T][] = [];
  for await (const entry of keyv.iterator?.({}) ?? []) found.push(entry);
  return found.sort(([a], [b]) => a.localeCompare(b));
}

describeEach(places, 'a store of the kind $kind', (place) => {
  let store: Store;
  let other: Store;

  beforeAll(async () => {
    store = await place.open();
    other = await place.open();
  });
  afterAll(async () => {
    await store.close();
    await other.close();
  });

  it('says its kind and answers a ping', async () => {
    expect(store.kind).toBe(place.kind);
    await expect(store.ping()).resolves.toBeUndefined();
  });

  it('gives back what was set, of any shape and in any script', async () => {
    const keyv = store.namespace<unknown>('values');
    const values = ['', ':colon', 'Türkiye 🇹🇷', 0, -1.5e-9, true, null, [1, [2]], { a: { b: 'c' }, __proto__x: 1 }];
    for (const [index, value] of values.entries()) await keyv.set(`key-${index}`, value);
    for (const [index, value] of values.entries()) expect(await keyv.get(`key-${index}`)).toEqual(value);
    expect(await keyv.get('missing')).toBeUndefined();
  });

  it('replaces a value, and forgets a deleted one', async () => {
    const keyv = store.namespace<number>('replaced');
    await keyv.set('a', 1);
    await keyv.set('a', 2);
    expect(await keyv.get('a')).toBe(2);
    expect(await keyv.delete('a')).toBe(true);
    expect(await keyv.delete('a')).toBe(false);
    expect(await keyv.has('a')).toBe(false);
    expect(await keyv.get('a')).toBeUndefined();
  });

  it('sets, gets and deletes many at once', async () => {
    const keyv = store.namespace<number>('many');
    await keyv.setMany([
      { key: 'a', value: 1 },
      { key: 'b', value: 2 },
    ]);
    expect(await keyv.getMany(['a', 'missing', 'b'])).toEqual([1, undefined, 2]);
    await keyv.deleteMany(['a', 'b']);
    expect(await keyv.getMany(['a', 'b'])).toEqual([undefined, undefined]);
  });

  it('lists a namespace with bare keys and real values, and nothing of its neighbours', async () => {
    const keyv = store.namespace<{ n: number }>('listed');
    const expected = Array.from({ length: 1100 }, (_, n): [string, { n: number }] => [`k:${1e4 + n}`, { n }]);
    await keyv.setMany(expected.map(([key, value]) => ({ key, value })));
    await store.namespace('listed-too').set('x', 1);
    await store.namespace('list').set('listed', 2);
    expect(await entries(keyv)).toEqual(expected);
    expect(await entries(store.namespace('empty'))).toEqual([]);
  });

  it('clears one namespace and leaves the others', async () => {
    const keyv = store.namespace<number>('cleared');
    await keyv.set('a', 1);
    await store.namespace('cleared-not').set('a', 2);
    await keyv.clear();
    expect(await entries(keyv)).toEqual([]);
    expect(await store.namespace('cleared-not').get('a')).toBe(2);
  });

  it('keeps a value with a time to live until then, in reads and in the list', async () => {
    const keyv = store.namespace<string>('expiring');
    await keyv.set('long', 'here', 60_000);
    await keyv.set('short', 'gone', 1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await keyv.get('long')).toBe('here');
    expect(await entries(keyv)).toEqual([['long', 'here']]);
    expect(await keyv.get('short')).toBeUndefined();
  });

  it('shows a write to every other opener as soon as it is acknowledged', async () => {
    for (let n = 0; n < 20; n++) {
      await store.namespace('shared').set('n', n);
      expect(await other.namespace('shared').get('n')).toBe(n);
    }
  });

  it('keeps every one of many writes made side by side', async () => {
    const keyv = store.namespace<number>('parallel');
    await Promise.all(
      Array.from({ length: 200 }, (_, n) => (n % 2 ? store : other).namespace('parallel').set(`${n}`, n)),
    );
    expect((await entries(keyv)).length).toBe(200);
  });

  it('sweeps expired values away, and nothing else', async () => {
    const keyv = store.namespace<number>('swept');
    await keyv.set('kept', 1, 60_000);
    await keyv.set('gone', 2, 1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await sweep(store, ['swept']);
    expect(await entries(keyv)).toEqual([['kept', 1]]);
  });

  it('rejects every call once it is closed, acknowledging nothing, while other openers go on', async () => {
    const closed = await place.open();
    const keyv = closed.namespace<number>('closed');
    await keyv.set('a', 1);
    await closed.close();
    await expect(keyv.set('a', 2)).rejects.toThrow();
    await expect(keyv.setMany([{ key: 'a', value: 2 }])).rejects.toThrow();
    await expect(keyv.get('a')).rejects.toThrow();
    await expect(keyv.getMany(['a'])).rejects.toThrow();
    await expect(keyv.delete('a')).rejects.toThrow();
    await expect(keyv.clear()).rejects.toThrow();
    await expect(entries(keyv)).rejects.toThrow();
    await expect(closed.compareAndSet({ namespace: 'closed', key: 'a' }, 1, 2)).rejects.toThrow();
    await expect(closed.leases.acquire('closed', 'me', 1_000)).rejects.toThrow();
    await expect(closed.pubSub.publish('closed', 'a')).rejects.toThrow();
    await expect(closed.pubSub.confirm()).rejects.toThrow();
    await expect(closed.ping()).rejects.toThrow();
    expect(await store.namespace('closed').get('a')).toBe(1);
  });
});
