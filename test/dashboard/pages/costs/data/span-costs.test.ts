/** What is unknown of a group is not all of it: what is known is an amount, also where it is nothing. */
import { expect, it } from '@jest/globals';
import { costsOfSpan } from '../../../../../src/dashboard/pages/costs/data/span-costs.js';
import type { CostsSpanQuery } from '../../../../../src/dashboard/generated/graphql.js';

type History = CostsSpanQuery['hosting']['billHistory'];
type Group = History['periods'][number]['groups'][number];

const days = { from: '2026-11-30', to: '2026-11-30' };
const money = (amount: string) => ({ amount, rounded: { amount } });

const counts = (lineCount: number, unknownCount: number, amount: string) => ({
  lineCount,
  unknownCount,
  spent: { net: money(amount), gross: money(amount) },
});

const group = (kind: Group['kind'], amounts: ReturnType<typeof counts>): Group => ({
  api: null,
  accountName: null,
  kind,
  country: null,
  label: null,
  resourceId: null,
  resourceName: null,
  product: null,
  restCount: null,
  ...amounts,
});

const historyOf = (groups: readonly Group[], amounts: ReturnType<typeof counts>): History => ({
  currency: 'EUR',
  firstDay: days.from,
  lastDay: days.to,
  periods: [
    {
      ...days,
      ...amounts,
      day: days.to,
      knownDayCount: 1,
      isComplete: amounts.unknownCount === 0,
      gaps: [],
      groupCount: groups.length,
      groups: [...groups],
    },
  ],
});

// Beyond their price of a month, servers cost nothing on the last day of it.
const all = historyOf(
  [
    group('SERVER', counts(25, 32, '0')),
    group('VOLUME', counts(0, 3, '0')),
    group('STORAGE_BOX', counts(2, 1, '4.5')),
    group('BACKUP', counts(0, 0, '0')),
  ],
  counts(27, 36, '4.5'),
);

it('is an amount where anything in a group has a price, and not known where nothing has', () => {
  const { groups } = costsOfSpan({ period: days, all, bars: all, then: all, change: null }, 'gross');
  expect(groups.map(({ group: { kind }, now, then, unknownCount }) => [kind, now, then, unknownCount])).toEqual([
    ['SERVER', '0.00', '0.00', 32],
    ['VOLUME', null, null, 3],
    ['STORAGE_BOX', '4.50', '4.50', 1],
    ['BACKUP', '0.00', null, 0],
  ]);
});

it.each([
  [25, '0.00'],
  [0, null],
])('is in the sum and in its bar the same, of %s items with a price', (lineCount, total) => {
  const servers = historyOf([], counts(lineCount, 32, '0'));
  const costs = costsOfSpan({ period: days, all: servers, bars: servers, then: null, change: null }, 'gross');
  expect(costs.total).toBe(total);
  expect(costs.bars.map(({ amount }) => amount)).toEqual([total === null ? null : '0']);
});
