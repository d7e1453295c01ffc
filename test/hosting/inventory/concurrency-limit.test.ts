/** However many large bills are asked at once, few of them are being made, and those that came first are answered first. */
import { expect, it } from '@jest/globals';
import { ConcurrencyLimit } from '../../../src/hosting/inventory/concurrency-limit.js';

it('has as many under way as allowed, in the order in which they came', async () => {
  const few = new ConcurrencyLimit(2);
  let underWay = 0;
  let most = 0;
  const ended: number[] = [];
  const work = (n: number) => async () => {
    most = Math.max(most, (underWay += 1));
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    ended.push(n);
    if (n === 3) throw new Error('this one fails');
    return n;
  };
  const all = await Promise.allSettled(Array.from({ length: 12 }, (_, n) => few.run(work(n))));
  expect(most).toBe(2);
  expect(ended).toEqual(Array.from({ length: 12 }, (_, n) => n));
  expect(all.filter(({ status }) => status === 'fulfilled').length).toBe(11);
});
