import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { keyOf } from '../../../src/base/store/key.js';
import type { Store } from '../../../src/base/store/store.js';
import { describeEach } from '../../support/optional/optional.js';
import { places } from '../../support/optional/places.js';

const texts = ['', 'host.example', 'a'.repeat(5_000), `${'a'.repeat(5_000)}b`, 'é🏪'.repeat(100), '\0', 'a\0b'];

describeEach(places, 'a key made of any text in a store of the kind $kind', (place) => {
  let store: Store;
  beforeAll(async () => {
    store = await place.open();
  });
  afterAll(async () => {
    await store.close();
  });

  it(`is taken by a ${place.kind} store, and is that of no other text`, async () => {
    const kept = store.namespace<string>('token-uses');
    await kept.setMany(texts.map((text) => ({ key: text, value: text })));
    expect(await kept.getMany(texts)).toEqual(texts);
    for (const text of texts) {
      expect([await kept.get(text), await kept.has(text)]).toEqual([text, true]);
      await kept.set(text, `${text}.`);
      expect(await kept.get(text)).toBe(`${text}.`);
      expect(await kept.delete(text)).toBe(true);
    }
    expect(await kept.getMany(texts)).toEqual(texts.map(() => undefined));
  });

  it('is hashed where it must be, and leads to its entry by its hash as well, as former releases wrote it', async () => {
    const kept = store.namespace<string>('addresses');
    const long = 'a'.repeat(5_000);
    await kept.set(keyOf(long), 'former');
    expect(await kept.get(long)).toBe('former');
    const entry = { namespace: 'addresses', key: long };
    expect(await store.compareAndSet(entry, 'former', 'now')).toBe(true);
    const listed: unknown[] = [];
    for await (const each of store.range('addresses', { limit: 9 })) listed.push(each);
    expect(listed).toEqual([[keyOf(long), 'now']]);
    const lease = await store.leases.acquire(long, 'me', 60_000);
    expect(await store.leases.acquire(long, 'you', 60_000)).toBeNull();
    expect(await store.leases.acquire(`${long}a`, 'you', 60_000)).toMatchObject({ owner: 'you' });
    expect(lease && (await store.leases.release(lease))).toBe(true);
  });
});
