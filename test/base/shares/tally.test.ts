/** What each caller has of something stored, counted over replicas, in every kind of store. */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { type TalliedAmount, Tally, tallies } from '../../../src/base/shares/tally.js';
import { unwatched } from '../../../src/base/store/availability.js';
import type { Store } from '../../../src/base/store/store.js';
import { describeEach } from '../../support/optional/optional.js';
import { places } from '../../support/optional/places.js';

const share = { name: 'test', words: 'bytes', total: 1_000, part: 100, each: 500, retryAfter: 60 };

describeEach(places, 'in $kind', (place) => {
  let stores: Store[];
  let replicas: Tally[];
  beforeEach(async () => {
    stores = await Promise.all([1, 2, 3].map(() => place.open()));
    await stores[0]?.namespace(tallies.name).clear();
    replicas = stores.map((store) => new Tally(store, unwatched, share));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const store of stores) await store.close();
  });

  const at = (replica: number): Tally => {
    const found = replicas[replica % replicas.length];
    if (!found) throw new Error('Expected a replica');
    return found;
  };
  const held = (caller: string, amount: number): TalliedAmount => ({ caller, amount, until: Date.now() + 600_000 });
  const addedAtOnce = async (caller: string, count: number) => {
    const all = await Promise.allSettled(Array.from({ length: count }, (_, n) => at(n).add(held(caller, 50))));
    return all.filter(({ status }) => status === 'fulfilled').length;
  };

  it('one caller takes so much and no more, however many replicas add at once, and others their part', async () => {
    expect(await addedAtOnce('greedy', 15)).toBe(10);
    expect(await addedAtOnce('second', 15)).toBe(8);
    expect(await addedAtOnce('modest', 5)).toBe(2);
    await expect(at(0).add(held('third', 1))).rejects.toMatchObject({ code: 'OVERLOADED', retryAfter: 60 });
  });

  it('what was used counts no more, and what has ended neither', async () => {
    const now = Date.now();
    for (let n = 0; n < 10; n += 1) await at(n).add(held('greedy', 50));
    await at(1).remove(held('greedy', 50));
    await at(2).add(held('greedy', 50));
    await expect(at(0).add(held('greedy', 50))).rejects.toThrow('Expected at most 500 bytes of one caller');
    jest.spyOn(Date, 'now').mockReturnValue(now + 720_000);
    for (let n = 0; n < 10; n += 1) await at(n).add(held('greedy', 50));
  });

  it('reads what is nothing of the kind as nothing', async () => {
    await stores[0]?.namespace(tallies.name).set('test', { v: 1, callers: { a: 3, b: { x: 'y', 1e9: -5 } } });
    await at(0).add(held('a', 100));
  });
});
