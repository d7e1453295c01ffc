/** A price list that rises in the middle of a month, for some of ten servers. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { fleet, pricing, server, serverPrice } from '../bill/fleet.js';
import { Readings, daysOf } from './readings.js';

const listAt = (day: string) => ({
  ...pricing,
  server_types: [
    {
      id: 11,
      name: 'cx22',
      prices: [
        day < '2026-06-15'
          ? serverPrice('fsn1', '3.79', '4.51', '0.0060')
          : serverPrice('fsn1', '4.99', '5.94', '0.0080'),
      ],
    },
    { id: 13, name: 'cx32', prices: [serverPrice('fsn1', '6.80', '8.09', '0.0109')] },
  ],
});
const typed = (name: string) => ({ server_type: { id: name === 'cx22' ? 11 : 13, name } });
/** Four are older than the day of the own price; a tenth is resized on the day of the new list. */
const prices = '- { product: cx22, createdBefore: 2026-03-01, amount: 3.79, currency: EUR, period: month, vat: 19 }';
const created = (id: number) => (id <= 4 ? '2026-02-28T10:00:00Z' : '2026-04-01T10:00:00Z');

let readings: Readings;
beforeAll(async () => {
  readings = await Readings.of('CLOUD');
  const days = [...daysOf('2026-05-31', '2026-07-01'), '2026-07-31', '2026-08-20', '2026-09-01'];
  for (const day of days) {
    const ten = Array.from({ length: 10 }, (_, n) =>
      server(n + 1, {
        name: `server ${String(n + 1).padStart(2, '0')}`,
        created: created(n + 1),
        ...typed(n === 9 && day < '2026-06-15' ? 'cx32' : 'cx22'),
      }),
    );
    const young = server(11, { ...typed('cx22'), created: '2026-06-20T00:00:00Z' });
    readings.script = fleet({ servers: day < '2026-06-20' ? ten : [...ten, young] }, listAt(day));
    await readings.take({ day, prices });
  }
});
afterAll(() => readings.close());

const assumption = 'LIST_PRICE_FOR_EXISTING';

it('is taken for those that existed from when it was seen, and said to be an assumption', async () => {
  const lines = await readings.lines('2026-06', '2026-09-01');
  expect(lines.map(({ assumptions }) => assumptions.includes(assumption))).toEqual([
    ...Array.from({ length: 4 }, () => false),
    ...Array.from({ length: 5 }, () => true),
    // Another product is ordered at the price of its day, as is what is new.
    false,
    false,
  ]);
  const [kept] = lines;
  expect(kept).toMatchObject({ net: { amount: '3.79' }, segments: [{ isInferred: false }] });
  expect(lines[4]).toMatchObject({
    segments: [
      { until: new Date('2026-06-15T12:00:00.000Z'), hours: 348, isInferred: true },
      { until: null, hours: 372, isInferred: true },
    ],
    // 348 hours at 0.006 and 372 at 0.008.
    net: { amount: '5.064' },
  });
});

it('is an assumption in all later months too', async () => {
  const lines = await readings.lines('2026-08', '2026-09-01');
  expect(lines.map(({ assumptions }) => assumptions.includes(assumption))).toEqual([
    ...Array.from({ length: 4 }, () => false),
    ...Array.from({ length: 5 }, () => true),
    false,
    false,
  ]);
  expect(lines.map(({ net }) => net.amount)).toEqual([
    ...Array.from({ length: 4 }, () => '3.79'),
    ...Array.from({ length: 7 }, () => '4.99'),
  ]);
});

it('is a reason of its own in what changed, and none for what an own price keeps', async () => {
  interface Answer {
    readonly hosting: { readonly billChange: { readonly byReason: readonly unknown[] } };
  }
  const { hosting } = await readings.ask<Answer>(
    { day: '2026-09-01', prices },
    `{ hosting { billChange(from: "2026-06-14", to: "2026-06-15", currency: "EUR") {
      byReason { reason lineCount amount { net { amount } } } } } }`,
  );
  expect(hosting.billChange.byReason).toEqual([
    { reason: 'SHRANK', lineCount: 1, amount: { net: { amount: '-1.81' } } },
    { reason: 'LIST_PRICE', lineCount: 5, amount: { net: { amount: '6' } } },
  ]);
});
