/** Every conversion is the exact product of the digits of amount and rate, rounded once. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Context } from '../../../../src/server/context.js';
import { Money } from '../../../../src/data/rates/money/money.js';
import { type Meridian, startMeridian } from '../../../support/meridian.js';
import { convertedDigits, fraction, product } from '../rational.js';

interface Conversion {
  readonly to: string;
  readonly rate: number;
  readonly money: { readonly amount: string; readonly currency: string };
}

let meridian: Meridian;
let codes: string[];
beforeAll(async () => {
  meridian = await startMeridian();
  codes = meridian.services.rates.currencies.filter(({ isActive: active }) => active).map(({ code }) => code);
});
afterAll(() => meridian.close());

const query = `query($from: CurrencyCode!, $to: [CurrencyCode!]!, $amount: Decimal) {
  convertMany(from: $from, to: $to, amount: $amount) { to rate money { amount currency } }
}`;

async function conversions(variables: object): Promise<Conversion[]> {
  const { body } = await meridian.query({ query, variables: { to: codes, ...variables } });
  expect(body.errors).toBeUndefined();
  return (body.data as { convertMany: Conversion[] }).convertMany;
}

const seeded = { seed: 4217 };
const from = () => fc.constantFrom(...codes);
const digits = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 24n }), fc.integer({ min: 0, max: 20 }))
  .map(([value, decimals]) =>
    value
      .toString()
      .padStart(decimals + 1, '0')
      .replace(new RegExp(`(.{${decimals}})$`), decimals > 0 ? '.$1' : '$1'),
  );

describe('2,295 conversions of amounts in digits', () => {
  it('equal the exact product', async () => {
    const property = fc.asyncProperty(from(), digits, async (code, amount) => {
      const conversionsRead = await conversions({ from: code, amount });
      const amounts = conversionsRead.map(({ rate }) => convertedDigits(product(fraction(amount), fraction(rate))));
      expect(conversionsRead.map(({ money }) => money.amount)).toEqual(amounts);
      expect(conversionsRead.map(({ to, money }) => [to, money.currency])).toEqual(codes.map((to) => [to, to]));
    });
    await fc.assert(property, { ...seeded, numRuns: 15 });
  });
});

describe('2,295 conversions of amounts in numbers', () => {
  it('equal the exact product of the digits in which they are written', async () => {
    const amounts = fc.double({ min: 1e-9, max: 1e15, noNaN: true });
    const property = fc.asyncProperty(from(), amounts, async (code, amount) => {
      const conversionsRead = await conversions({ from: code, amount });
      const expected = conversionsRead.map(({ rate }) => convertedDigits(product(fraction(amount), fraction(rate))));
      expect(conversionsRead.map(({ money }) => money.amount)).toEqual(expected);
    });
    await fc.assert(property, { ...seeded, numRuns: 15 });
  });

  it('are the same under /api/v1', async () => {
    const authorization = `Bearer ${await meridian.token()}`;
    const property = fc.asyncProperty(
      from(),
      from(),
      fc.double({ min: 1e-6, max: 1e12, noNaN: true }),
      async (a, b, amount) => {
        const headers = { authorization, 'content-type': 'application/json' };
        const response = await fetch(`${meridian.url}/api/v1/${a}/${b}`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ amount }),
        });
        const { converted, rate } = (await response.json()) as { converted: number; rate: number };
        expect(converted).toBe(Number(convertedDigits(product(fraction(amount), fraction(rate)))));
      },
    );
    await fc.assert(property, { ...seeded, numRuns: 100 });
  });
});

describe('an amount of money in another currency', () => {
  it('is the exact product, whatever its sign', () => {
    const context = { ...meridian.services, caller: null } as unknown as Context;
    const property = fc.property(from(), from(), digits, fc.boolean(), (a, b, size, isNegative) => {
      const amount = `${isNegative ? '-' : ''}${size}`;
      const rate = meridian.services.rates.rate(a, b) ?? NaN;
      expect(new Money(amount, a).in(b, context).amount).toBe(
        convertedDigits(product(fraction(amount), fraction(rate))),
      );
    });
    fc.assert(property, { ...seeded, numRuns: 1_500 });
  });
});
