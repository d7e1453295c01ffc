/** Causes that need a price of one's own, traffic, or a price that was never known: each is planted, then found. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { WatchedProject } from '../../invoice/watched-project.js';
import { type WrittenRow, cellsOf, fileOf } from '../reading/written.js';
import { type Thing, rightRows, watched } from './billed-world.js';
import { compared } from './compared.js';

const lived = (id: number, more: Partial<Thing> = {}): Thing => ({
  id,
  kind: 'server',
  created: '2025-03-01T08:00',
  ...more,
});
/** 471 hours of October. */
const late = '2026-10-12T09:15';

const prices = `
- { api: cloud, kind: SERVER, id: 1, amount: 3, currency: EUR, period: month }
- { api: cloud, kind: SERVER, id: 2, amount: 3, currency: EUR, period: month }
- { api: cloud, kind: SERVER, id: 3, amount: 4, currency: USD, period: month }`;

const billedAt = (total: string) => (row: WrittenRow) => ({ ...row, total });
const trafficOf = (id: number, quantity: string, total: string): WrittenRow => ({
  grouping: 'Project shop',
  product: 'Traffic',
  description: `server-${id}`,
  thing: 'Server',
  id: String(id),
  quantity,
  from: '2026-10-01',
  until: '2026-10-31',
  unit: 'TB',
  total,
});

/** What is billed of each thing, and what that must come to: the product, the verdict, the cause. */
const planted: readonly { thing: Thing; bill: (right: WrittenRow[]) => WrittenRow[]; found: readonly string[] }[] = [
  // The list price, of a full month and of 471 hours.
  { thing: lived(1), bill: (right) => right, found: ['CX22 Cloud Server DIFFERS OWN_PRICE'] },
  { thing: lived(2, { created: late }), bill: (right) => right, found: ['CX22 Cloud Server DIFFERS OWN_PRICE'] },
  { thing: lived(3), bill: (right) => right, found: ['CX22 Cloud Server NO_PRICE_HERE OTHER_CURRENCY'] },
  // 2.5 terabytes beyond the included 20, at 1.00 each.
  {
    thing: lived(4, { sent: 22.5 }),
    bill: (right) => [...right, trafficOf(4, '3', '3.0000')],
    found: ['CX22 Cloud Server AGREED null', 'Traffic DIFFERS TRAFFIC_BY_SHARE'],
  },
  {
    thing: lived(5, { sent: 21.25 }),
    bill: (right) => [...right, trafficOf(5, '1.25', '1.2500')],
    found: ['CX22 Cloud Server AGREED null', 'Traffic AGREED null'],
  },
  // 0.0070 an hour in place of 0.0060, and a month at another price: both began while they were watched.
  {
    thing: lived(6, { created: late }),
    bill: (right) => right.map(billedAt('3.2970')),
    found: ['CX22 Cloud Server DIFFERS OTHER_PRICE'],
  },
  {
    thing: lived(7, { created: '2026-09-27T10:00' }),
    bill: (right) => right.map(billedAt('4.1500')),
    found: ['CX22 Cloud Server DIFFERS OTHER_PRICE'],
  },
];

let project: WatchedProject;
beforeAll(async () => {
  project = await watched(
    planted.map(({ thing }) => thing),
    { prices },
  );
});
afterAll(() => project.close());

const statement = planted.flatMap(({ thing, bill }) => bill(rightRows(thing)));
const preview = { preview: true, groupings: ['Project shop'] };

it.each(['en', 'de'] as const)('are each found, and no other, in %s', async (language) => {
  const { lines } = await compared(project, statement, { ...preview, language });
  const found = lines.nodes.map(({ providerId, rows: [row], verdict, cause }) =>
    [providerId, row?.product, verdict, cause].map(String).join(' '),
  );
  const expected = planted.flatMap(({ thing, found: all }) => all.map((one) => `${thing.id} ${one}`));
  expect(found.sort()).toEqual(expected.sort());
});

it('have no difference where the price here is in another currency', async () => {
  const { lines, apart, apartCount } = await compared(project, statement, preview);
  expect(lines.nodes.find(({ providerId }) => providerId === '3')).toMatchObject({ ours: null, difference: null });
  expect([apart.amount, apartCount]).toEqual(['3.79', 1]);
});

it('have no difference in a statement of another currency, and none of its amounts is converted', async () => {
  const dollars = fileOf(cellsOf(statement, 'en')).replaceAll('€', '$');
  const { lines, isComplete, disputedCount, theirs, difference, apart } = await compared(project, dollars, preview);
  const found = lines.nodes.filter(({ rows }) => rows.length > 0);
  // The one whose own price is in dollars differs in dollars, also where its list price has the same digits in euros.
  const verdicts = found.map(({ providerId, verdict, cause }) => [providerId, verdict, cause].join(' '));
  expect(verdicts.filter((one) => !one.endsWith('NO_PRICE_HERE OTHER_CURRENCY'))).toEqual(['3 DIFFERS OTHER_PRICE']);
  const [own] = found.filter(({ providerId }) => providerId === '3');
  expect([own?.ours?.amount, own?.theirs.amount, own?.difference?.amount]).toEqual(['4', '3.79', '-0.21']);
  expect(difference.amount).toBe('-0.21');
  expect(Number(apart.amount) + 3.79).toBeCloseTo(Number(theirs.amount), 6);
  expect([isComplete, disputedCount]).toEqual([false, 1]);
});

it('offer what is billed as the price of a month or of an hour', async () => {
  const { lines } = await compared(project, statement, preview);
  const offered = lines.nodes.flatMap(({ providerId, act }) => {
    const { amount, period, from } = act?.variables?.input ?? {};
    return act ? [[providerId, act.kind, amount, period, from].map(String).join(' ')] : [];
  });
  expect(offered.filter((one) => one.includes('USE_AS_OWN_PRICE')).sort()).toEqual([
    '1 USE_AS_OWN_PRICE 3.79 month 2026-10-01',
    '2 USE_AS_OWN_PRICE 0.006 hour 2026-10-12',
    '3 USE_AS_OWN_PRICE 3.79 month 2026-10-01',
    '6 USE_AS_OWN_PRICE 0.007 hour 2026-10-12',
    '7 USE_AS_OWN_PRICE 4.15 month 2026-10-01',
  ]);
});
