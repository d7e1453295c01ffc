/** Random tables with random faults: what no fault touches comes out as published, and nothing under a false date. */
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../../../../src/base/dates.js';
import { publication } from '../../../../src/data/rates/tables/in-force.js';
import { majors } from '../../../../src/data/rates/tables/majors.js';
import { Rates } from '../../../../src/data/rates/rates.js';
import { rateTable } from '../../../../src/data/rates/tables/table.js';
import { shippedWith } from '../shipped.js';

const minors = ['AED', 'AFN', 'BOB', 'KWD', 'VES', 'ZWG'];
const codes = [...majors, ...minors];
const world = { countries: codes.map((currencyCode) => ({ currencyCode })) };
const start = '2026-03-01';
const base = new Map(codes.map((code, index): [string, number] => [code, code === 'USD' ? 1 : 3 + index * 7]));

const fault = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, 0, -1, NaN, 'x', {}),
  fc.constantFrom(100, 0.01, 12, 1_000).map((factor) => ({ factor })),
);
const day = fc.record({
  /** Days since the one before. */
  after: fc.integer({ min: 1, max: 20 }),
  source: fc.constantFrom('currency-api', 'ecb'),
  /** True moves, of up to 5 %. */
  moves: fc.array(fc.double({ min: 0.96, max: 1.05, noNaN: true }), {
    minLength: codes.length,
    maxLength: codes.length,
  }),
  faults: fc.dictionary(fc.constantFrom(...minors), fault, { maxKeys: 3 }),
});

const isLeap = (value: unknown): value is { factor: number } =>
  typeof value === 'object' && value !== null && 'factor' in value;

it('holds for every day of every run', () => {
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 12 }), (days) => {
      const rates = new Rates(world, '', { shipped: shippedWith(rateTable(start, 'snapshot', base)) });
      const truth = new Map(base);
      const published = new Map([[start, new Map<string, unknown>(base)]]);
      const wrong: string[] = [];
      let [date, lastComplete] = [start, start];
      for (const { after, source, moves, faults } of days) {
        date = addDays(date, after);
        for (const [index, code] of codes.entries()) {
          if (code !== 'USD') truth.set(code, (truth.get(code) ?? NaN) * (moves[index] ?? 1));
        }
        const came = new Map<string, unknown>(truth);
        for (const code of source === 'ecb' ? minors : []) came.delete(code);
        for (const [code, value] of Object.entries(faults)) {
          if (!came.has(code)) continue;
          if (value === undefined) came.delete(code);
          else came.set(code, isLeap(value) ? (truth.get(code) ?? NaN) * value.factor : value);
        }
        published.set(date, came);
        if (source !== 'ecb') lastComplete = date;
        rates.publish(rates.judged({ date, rates: came }, source, new Date(date)));

        const touched = new Set(source === 'ecb' ? minors : Object.keys(faults));
        for (const code of codes) {
          const rate = rates.table.rates.get(code);
          const at = publication(rates.table, code).date;
          const sound = touched.has(code)
            ? rate === undefined ||
              (rate === published.get(at)?.get(code) && at >= addDays(lastComplete, -30) && at < date)
            : rate === truth.get(code) && at === date;
          if (!sound) wrong.push(`${code} on ${date} is ${rate} of ${at}`);
        }
      }
      // Days gone by say the same as they did, each point as it was published.
      for (const code of codes) {
        for (const point of rates.points('USD', code, start, date)) {
          if (point.rate !== published.get(point.date)?.get(code)) wrong.push(`${code} of ${point.date}`);
        }
      }
      expect(wrong).toEqual([]);
    }),
    { seed: 9, numRuns: 200 },
  );
});
