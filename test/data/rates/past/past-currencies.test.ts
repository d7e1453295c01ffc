/** Currencies of the past whose rates a source has: their own until the law fixes them, and chains of several units. */
import { expect, it } from '@jest/globals';
import { chainedPoints } from '../../../../src/data/rates/history/chain.js';
import { Rates } from '../../../../src/data/rates/rates.js';
import { rateTable } from '../../../../src/data/rates/tables/table.js';
import { Tables } from '../../../../src/data/rates/tables/tables.js';
import { sharedRates } from '../../../support/shared/rates.js';
import { world } from '../world.js';

function ratesOf(published: Readonly<Record<string, Readonly<Record<string, number>>>>): Rates {
  const tables = new Tables();
  for (const [date, perDollar] of Object.entries(published))
    tables.put(rateTable(date, 'currency-api', new Map([['USD', 1], ...Object.entries(perDollar)])));
  return new Rates(world, '', { shipped: { ...sharedRates(world), tables } });
}

it('have the published rate until the successor comes, that of the law beside it, and none after', () => {
  const rates = ratesOf({
    '2025-03-28': { ANG: 1.8 },
    '2025-04-01': { ANG: 1.7, XCG: 1.79 },
    '2025-06-28': { ANG: 1.7, XCG: 1.78 },
    '2025-07-01': { ANG: 1.7, XCG: 1.79 },
    '2026-09-29': { XCG: 1.79 },
  });
  const on = (date: string) => rates.rate('USD', 'ANG', rates.tableOn(date));
  const days = ['2025-03-27', '2025-03-28', '2025-03-31', '2025-04-01', '2025-06-30', '2025-07-01'];
  expect(days.map(on)).toEqual([undefined, 1.8, 1.8, 1.79, 1.78, undefined]);
});

it('have a chain through every unit, in that of the last day', () => {
  const rates = ratesOf({
    '2007-12-31': { VEB: 2_150 },
    '2008-01-02': { VEB: 2_150, VEF: 2.15 },
    '2018-08-17': { VEF: 248_210 },
    '2018-08-21': { VES: 60.5 },
    '2026-09-29': { VES: 850 },
  });
  const points = chainedPoints(rates, 'USD', 'VES', { first: '2007-12-01', last: '2018-12-31' });
  expect(points.map(({ date, rate }) => [date, rate])).toEqual([
    ['2007-12-31', 0.0000215],
    ['2008-01-02', 0.0000215],
    ['2018-08-17', 2.4821],
    ['2018-08-21', 60.5],
  ]);
});
