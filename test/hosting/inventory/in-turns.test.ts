/** Many short lists at once are as much work as a long one: all of them together take their turns. */
import { expect, it } from '@jest/globals';
import { inTurns } from '../../../src/hosting/inventory/in-turns.js';

it('makes no more of many lists in a round of the event loop than of one', async () => {
  let [made, most, isOver] = [0, 0, false];
  const look = () => {
    most = Math.max(most, made);
    made = 0;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  const items = Array.from({ length: 100 }, (_, item) => item);
  const lists = await Promise.all(Array.from({ length: 200 }, () => inTurns(items, (item) => ((made += 1), item))));
  isOver = true;
  expect(lists.every((list) => list.length === items.length)).toBe(true);
  expect(most).toBeLessThanOrEqual(500);
});
