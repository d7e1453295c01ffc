import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keyOf } from '../../../src/base/store/key.js';
import type { Store } from '../../../src/base/store/store.js';
import { reachablePlaces } from './kinds.js';

const places = await reachablePlaces();

const texts = ['', 'host.example', 'a'.repeat(5_000), `${'a'.repeat(5_000)}b`, 'é🏪'.repeat(100), '\0', 'a\0b'];

describe.each(places)('a key made of any text', (place) => {
  let store: Store;
  beforeAll(async () => {
    store = await place.open();
  });
  afterAll(async () => {
    await store.close();
    await place.remove();
  });

  it(`is taken by a ${place.kind} store, and is that of no other text`, async () => {
    const kept = store.namespace<string>('token-uses');
    await kept.setMany(texts.map((text) => ({ key: keyOf(text), value: text })));
    expect(await kept.getMany(texts.map(keyOf))).toEqual(texts);
  });
});
