/** The bounds of a keyed collection, under a race of replicas, in every kind of store. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { unwatched } from '../../../src/base/store/availability.js';
import { type KeyedEntries, keyedCollection } from '../../../src/base/store/keyed-entries.js';
import type { Store } from '../../../src/base/store/store.js';
import { numberAt, textAt } from '../../../src/base/unknown.js';
import { describeEach } from '../../support/optional/optional.js';
import { places } from '../../support/optional/places.js';

interface Note {
  readonly of: string;
  readonly count: number;
}

const notes = keyedCollection<Note>({
  name: 'notes-of-a-test',
  version: 1,
  share: { name: 'notes', words: 'notes', total: 12, part: 3, retryAfter: null },
  tokenOf: ({ of }) => of,
  lasting: true,
  secret: false,
  parse(stored) {
    const [of, count] = [textAt(stored, 'of'), numberAt(stored, 'count')];
    return numberAt(stored, 'v') === 1 && of !== null && count !== null ? { of, count } : null;
  },
});

describeEach(places, 'in $kind', (place) => {
  let stores: Store[];
  let replicas: KeyedEntries<Note>[];
  beforeEach(async () => {
    stores = await Promise.all([1, 2, 3].map(() => place.open()));
    await stores[0]?.namespace(notes.name).clear();
    replicas = stores.map((store) => notes.in({ store, availability: unwatched }));
  });
  afterEach(async () => {
    for (const store of stores) await store.close();
  });

  const at = (replica: number): KeyedEntries<Note> => {
    const found = replicas[replica % replicas.length];
    if (!found) throw new Error('Expected a replica');
    return found;
  };
  const keys = async () => (await at(0).list()).map(({ key }) => key);

  it('one token takes what is free but for the share of others, exactly, however many replicas add at once', async () => {
    const added = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => at(n).put(`a${n}`, { of: 'greedy', count: n })),
    );
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
    for (const each of added) {
      if (each.status === 'rejected') expect(String(each.reason)).toContain('as the last 3 of 12 are for others');
    }
    for (const n of [0, 1, 2]) await at(n).put(`b${n}`, { of: 'modest', count: n });
    expect(await keys()).toHaveLength(12);
    await expect(at(0).put('c', { of: 'third', count: 0 })).rejects.toThrow('at most 12 notes, but there are 12');
  });

  it('an entry in place of another needs no room', async () => {
    for (let n = 0; n < 9; n += 1) await at(n).put(`a${n}`, { of: 'greedy', count: n });
    await at(1).put('a0', { of: 'greedy', count: 100 });
    await at(2).put('other', { of: 'greedy', count: 0 }, ({ count }) => count === 1 || count === 2);
    expect(await at(0).find('a0')).toEqual({ of: 'greedy', count: 100 });
    expect(await keys()).toEqual(['a0', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'other']);
  });

  it('loses no change of replicas that change one entry at once', async () => {
    await at(0).put('a', { of: 'one', count: 0 });
    await Promise.all(
      Array.from({ length: 30 }, (_, n) => at(n).change('a', ({ of, count }) => ({ of, count: count + 1 }))),
    );
    expect(await at(0).find('a')).toEqual({ of: 'one', count: 30 });
    expect(await at(0).change('none', (note) => note)).toBeNull();
  });

  it('counts what another release has written, and leaves it out of the list', async () => {
    await stores[0]?.namespace(notes.name).set('later', { v: 2 });
    for (let n = 0; n < 8; n += 1) await at(n).put(`a${n}`, { of: 'greedy', count: n });
    await expect(at(0).put('a8', { of: 'greedy', count: 8 })).rejects.toThrow('are for others');
    expect(await keys()).toHaveLength(8);
    expect(await at(0).find('later')).toBeNull();
  });
});
