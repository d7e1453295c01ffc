import { expect, it } from '@jest/globals';
import { trustedFor, WholeSets } from '../../../../src/server/store/redis/whole-sets.js';

it('relies on a set for a while, as the former release may have written without being heard', () => {
  let now = 5;
  const whole = new WholeSets(() => now);
  const end = whole.begin('notes');
  now += 1_000;
  expect(whole.has('notes')).toBe(false);
  end();
  expect([whole.has('notes'), whole.has('others'), whole.isEmpty]).toEqual([true, false, false]);
  now = 5 + trustedFor - 1;
  expect(whole.has('notes')).toBe(true);
  now += 1;
  expect(whole.has('notes')).toBe(false);
});

it('relies on none that was doubted since its keys were begun to be gone through', () => {
  const whole = new WholeSets(() => 5);
  const [first, second] = [whole.begin('notes'), whole.begin('notes')];
  first();
  whole.doubt();
  second();
  expect([whole.has('notes'), whole.isEmpty]).toEqual([false, true]);
});
