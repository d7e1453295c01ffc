/** What is not known is in no sum of a month, and what spans several months is in that of none. */
import { expect, it } from '@jest/globals';
import { comparedMonth } from '../../../../../src/dashboard/pages/costs/month/compared-groups.js';
import type { ComparedLine } from '../../../../../src/dashboard/pages/statements/words.js';

const money = (amount: string) => ({ amount, currency: 'EUR' });
const row = { line: 2 } as ComparedLine['rows'][number];
const segment = {} as ComparedLine['segments'][number];

const line = (change: Partial<ComparedLine>): ComparedLine => ({
  key: JSON.stringify(change),
  verdict: 'AGREED',
  cause: null,
  isDisputed: false,
  months: ['2026-09'],
  api: 'CLOUD',
  accountName: 'main',
  kind: 'SERVER',
  isSetup: false,
  providerId: '7',
  resourceId: null,
  name: 'web-1',
  theirs: money('4.99'),
  ours: money('4.99'),
  isAtLeast: false,
  difference: money('0'),
  rows: [row],
  segments: [segment],
  assumptions: [],
  act: null,
  ...change,
});

const unseen = line({
  verdict: 'BILLED_BUT_UNSEEN',
  isDisputed: true,
  ours: money('0'),
  difference: money('4.99'),
  segments: [],
});
const unbilled = line({
  verdict: 'SEEN_BUT_UNBILLED',
  isDisputed: true,
  theirs: money('0'),
  difference: money('-4.99'),
  rows: [],
  kind: 'VOLUME',
});
const unpriced = line({ verdict: 'NO_PRICE_HERE', ours: null, difference: null, kind: 'VOLUME' });
const spanning = line({ months: ['2026-08', '2026-09'], theirs: money('100') });
const other = line({ months: ['2026-08'], theirs: money('1000') });

it('is in groups by kind, whose sums are exact', () => {
  const month = comparedMonth([line({}), unseen, unbilled, unpriced, spanning, other], '2026-09', 'kind');
  expect(month).toMatchObject({ ours: '9.98', theirs: '14.97', difference: '0.00', isAtLeast: true });
  expect(
    month.groups.map(({ name, lines, ours, theirs, difference, isAtLeast }) => [
      name,
      lines.length,
      ours,
      theirs,
      difference,
      isAtLeast,
    ]),
  ).toEqual([
    ['Servers', 2, '4.99', '9.98', '4.99', false],
    ['Volumes', 2, '4.99', '4.99', '-4.99', true],
  ]);
  expect(month).toMatchObject({
    onlyTheirs: [unseen],
    onlyOurs: [unbilled],
    spanning: [spanning],
    disputedCount: 2,
    apartCount: 1,
  });
});

it('has no difference where nothing was compared', () => {
  const month = comparedMonth(
    [unpriced, line({ verdict: 'NOT_JUDGED', ours: null, difference: null, api: null, accountName: null })],
    '2026-09',
    'account',
  );
  expect(month).toMatchObject({ ours: null, difference: null, apartCount: 2 });
  expect(month.groups.map(({ name }) => name).sort()).toEqual(['Account unknown', 'cloud · main']);
});

it('is unknown, and not zero, where nothing of the invoice is known', () => {
  const partly = line({ verdict: 'NO_PRICE_HERE', ours: money('0'), isAtLeast: true, difference: null });
  expect(comparedMonth([partly, unpriced], '2026-09', 'kind')).toMatchObject({ ours: null, isAtLeast: true });
  expect(comparedMonth([unseen], '2026-09', 'kind')).toMatchObject({ ours: '0', isAtLeast: false });
});
