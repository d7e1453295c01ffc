import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Rates } from '../../../../src/data/rates/rates.js';
import { sharedRates } from '../../../support/shared/rates.js';
import { crossRate, rateTable } from '../../../../src/data/rates/tables/table.js';
import { world } from '../world.js';

const perDollar = fc.double({ min: 1e-6, max: 1e9, noNaN: true });

function near(actual: number | undefined, expected: number): boolean {
  return actual !== undefined && Math.abs(actual / expected - 1) <= 1e-9;
}

describe('cross rates', () => {
  it('agree with their inverse and with every way around, to 1e-9', () => {
    fc.assert(
      fc.property(perDollar, perDollar, perDollar, (a, b, c) => {
        const rates = new Map([...Object.entries({ USD: 1, AAA: a, BBB: b, CCC: c })]);
        const table = rateTable('2026-01-01', 'test', rates);
        const rate = (from: string, to: string) => crossRate(table, from, to) ?? NaN;
        return (
          near(rate('AAA', 'BBB') * rate('BBB', 'AAA'), 1) &&
          near(rate('AAA', 'BBB') * rate('BBB', 'CCC'), rate('AAA', 'CCC')) &&
          rate('AAA', 'AAA') === 1 &&
          rate('USD', 'AAA') === a
        );
      }),
    );
  });

  it('do so for every pair and day of the real tables', () => {
    const rates = new Rates(world, '', { shipped: sharedRates(world) });
    const code = fc.constantFrom(...rates.currencies.map((currency) => currency.code));
    const tables = Array.from(sharedRates(world).tables.published());
    expect(tables).toHaveLength(203);
    fc.assert(
      fc.property(fc.constantFrom(...tables), code, code, code, (table, a, b, c) => {
        const [ab, bc, ac] = [rates.rate(a, b, table), rates.rate(b, c, table), rates.rate(a, c, table)];
        const lacking = [a, b, c].some((each) => !table.rates.has(each));
        if (lacking) return [ab, bc, ac].includes(undefined);
        return near((ab ?? 0) * (bc ?? 0), ac ?? 0) && near((ab ?? 0) * (rates.rate(b, a, table) ?? 0), 1);
      }),
      { numRuns: 2_000 },
    );
  });
});
