import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { RatesResult } from '../../../../src/server/legacy/v1/rates.js';
import { Rates } from '../../../../src/data/rates/rates.js';
import { sharedRates } from '../../../support/shared/rates.js';
import { world } from '../../../data/rates/world.js';
import { type Service, startService } from './service.js';

let service: Service;
beforeAll(async () => {
  service = await startService(new Rates(world, '', { shipped: sharedRates(world) }).table.rates);
});
afterAll(() => service.close());

const ratesOf = async (base: string): Promise<RatesResult['rates']> =>
  (await service.get(`/api/v1/${base}`)).json().rates;

/** Any known and active code. */
const code = fc.nat().map((n) => {
  const active = service.services.rates.currencies.filter((currency) => currency.isActive);
  return active[n % active.length]?.code ?? 'USD';
});

const relativeError = (value: number, expected: number) => Math.abs(value / expected - 1);

describe('rates over HTTP', () => {
  it('agree across any three currencies to 1e-9', async () => {
    await fc.assert(
      fc.asyncProperty(code, code, code, async (a, b, c) => {
        const [fromA, fromB] = [await ratesOf(a), await ratesOf(b)];
        const ab = fromA[b]?.rate ?? NaN;
        expect(relativeError(ab * (fromB[c]?.rate ?? NaN), fromA[c]?.rate ?? NaN)).toBeLessThan(1e-9);
        expect(relativeError(ab * (fromB[a]?.rate ?? NaN), 1)).toBeLessThan(1e-9);
        expect(fromA[a]?.rate).toBe(1);
      }),
      { numRuns: 100 },
    );
  });

  it('are what conversions use, to the last bit, and the result is rounded as promised', async () => {
    const amount = fc.double({ min: 1e-6, max: 1e12, noNaN: true });
    await fc.assert(
      fc.asyncProperty(code, code, amount, async (from, to, amount) => {
        const rate = (await ratesOf(from))[to]?.rate ?? NaN;
        const result = (await service.post(`/api/v1/${from}/${to}`, JSON.stringify({ amount }))).json();
        expect(result).toMatchObject({ status: true, from, to, amount, rate });
        expect(result.converted).toBeGreaterThan(0);
        const exact = amount * rate;
        const allowed = exact < 1 ? exact * 5e-6 : 5.1e-7 + exact * 1e-15;
        expect(Math.abs(result.converted - exact)).toBeLessThanOrEqual(allowed);
      }),
      { numRuns: 100 },
    );
  });
});
