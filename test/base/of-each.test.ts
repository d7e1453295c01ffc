/** What follows from one object: worked out once of each. */
import { expect, it } from '@jest/globals';
import { latestOfEach, ofEach } from '../../src/base/of-each.js';

it('is worked out once of each object, and apart for each function', () => {
  let count = 0;
  const next = () => ofEach<object, [], number>(() => (count += 1));
  const [first, second] = [next(), next()];
  const [red, blue] = [{}, {}];
  expect([first(red), first(blue), first(red), second(red)]).toEqual([1, 2, 1, 3]);
});

it('is worked out again where it has failed', async () => {
  let count = 0;
  const odd = ofEach<object, [], Promise<number>>(() => {
    count += 1;
    return count === 1 ? Promise.reject(new Error('away')) : Promise.resolve(count);
  });
  const object = {};
  await expect(odd(object)).rejects.toThrow('away');
  expect(await odd(object)).toBe(2);
  expect(await odd(object)).toBe(2);
});

it('is the latest of each where something beside it changes', () => {
  const made: string[] = [];
  const latest = latestOfEach<object, string>();
  const object = {};
  const on = (day: string) => latest(object, day, () => day.toUpperCase() + String(made.push(day)));
  expect([on('mon'), on('mon'), on('tue'), on('tue'), on('mon')]).toEqual(['MON1', 'MON1', 'TUE2', 'TUE2', 'MON3']);
});
