/** Entries that wait in memory: who loses some where there are too many. */
import { expect, it } from '@jest/globals';
import { WaitingEntries } from '../../../src/base/shares/waiting-entries.js';

const share = { name: 'test', words: 'entries', total: 5, part: 2, retryAfter: null };
const keysOf = (entries: WaitingEntries<number>) => entries.take(100).map(([key]) => key);

it('who has most loses its oldest, whoever adds', () => {
  const entries = new WaitingEntries<number>(share);
  for (const key of ['m1', 'g1', 'g2', 'g3', 'g4', 'm2']) {
    entries.set(key, { caller: key.startsWith('g') ? 'greedy' : 'modest', value: 1 });
  }
  expect(keysOf(entries)).toEqual(['m1', 'g2', 'g3', 'g4', 'm2']);
  expect(entries.size).toBe(0);
});

it('what is put back is older than what came since, and does not take its place', () => {
  const entries = new WaitingEntries<number>(share);
  for (const key of ['a', 'b', 'c']) entries.set(key, { caller: 'one', value: 1 });
  const taken = entries.take(2);
  entries.set('b', { caller: 'two', value: 2 });
  entries.set('d', { caller: 'two', value: 1 });
  entries.putBack(taken);
  expect(entries.take(100).map(([key, { value }]) => [key, value])).toEqual([
    ['a', 1],
    ['c', 1],
    ['b', 2],
    ['d', 1],
  ]);
});

it('no more of what is put back is kept than there is room for', () => {
  const entries = new WaitingEntries<number>(share);
  for (let n = 0; n < 5; n += 1) entries.set(`a${n}`, { caller: 'one', value: n });
  const taken = entries.take(5);
  for (let n = 0; n < 2; n += 1) entries.set(`b${n}`, { caller: 'two', value: n });
  entries.putBack(taken);
  expect(keysOf(entries)).toEqual(['a2', 'a3', 'a4', 'b0', 'b1']);
});
