/** The sums of the second chart: what is in them looks as in the bar that it comes from. */
import { expect, it } from '@jest/globals';
import { addedUp } from '../../../../../src/dashboard/pages/costs/chart/added-up.js';
import { stacksOf } from '../../../../../src/dashboard/pages/costs/chart/stacks.js';

/** A day with its amount, the assumed part of it, and what is to come. */
type Day = readonly [amount: string | null, assumed: string | null, toCome?: string];

const sumsOf = (...days: readonly Day[]) => {
  const bars = days.map(([amount, assumed, toCome = null], place) => {
    const day = `2026-11-${String(place + 1).padStart(2, '0')}`;
    const known = { from: day, to: day };
    return { ...known, days: known, amount, assumed, toCome, unknownCount: 0, hasGap: false };
  });
  return addedUp(stacksOf({ bars, groups: [] }, []));
};

const layersOf = (...days: readonly Day[]) =>
  sumsOf(...days).map(({ layers }) => layers.map(({ look, from, to }) => [look, from, to]));

it('has what was read, estimated in part and not read upon each other', () => {
  expect(layersOf(['4', '4'], ['10', '0'], ['3', '1'], ['5', '5'])).toEqual([
    [['unread', 0, 4]],
    [
      ['read', 0, 10],
      ['unread', 10, 14],
    ],
    [
      ['read', 0, 10],
      ['estimated', 10, 13],
      ['unread', 13, 17],
    ],
    [
      ['read', 0, 10],
      ['estimated', 10, 13],
      ['unread', 13, 22],
    ],
  ]);
});

it('is nowhere solid behind a day of which nothing is known', () => {
  expect(layersOf(['10', '0'], [null, null], ['3', '1'])).toEqual([[['read', 0, 10]], [], [['estimated', 0, 13]]]);
});

it('is one where a part is below zero, as certain as the least certain', () => {
  expect(layersOf(['10', '0'], ['-4', '-4'])).toEqual([[['read', 0, 10]], [['unread', 0, 6]]]);
});

it('has no layer of what is to come alone', () => {
  const sums = sumsOf(['10', '0', '2'], [null, null, '12']);
  expect(sums.map(({ known, total, layers }) => [known, total, layers.length])).toEqual([
    [10, 12, 1],
    [null, 24, 0],
  ]);
});
