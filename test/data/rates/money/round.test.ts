import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { exact } from '../../../../src/base/decimal.js';
import { converted, convertedNumber, round } from '../../../../src/data/rates/money/round.js';

const rounded = (amount: number) => round(exact(amount)).toNumber();

describe('a converted amount', () => {
  it.each([
    [0.012345678, 0.0123457],
    [0.00000000123456789, 1.23457e-9],
    [0.99999999, 1],
    [1, 1],
    [1.23456789, 1.234568],
    [1.0000005, 1.000001],
    [-1.0000005, -1.000001],
    [-1234.5678912, -1234.567891],
    [0.1234565, 0.123457],
    [123456789.987654321, 123456789.987654],
    [1e300, 1e300],
    [5e-324, 5e-324],
  ])('%p is written as %p', (amount, written) => expect(rounded(amount)).toBe(written));

  it('is never rounded to zero and never by more than half a millionth', () => {
    fc.assert(
      fc.property(fc.double({ min: Number.MIN_VALUE, max: 1e12, noNaN: true }), (amount) => {
        const written = round(exact(amount));
        return written.gt(0) && written.minus(exact(amount)).abs().lte(5e-7);
      }),
    );
  });
});

describe('a converted amount as a number', () => {
  const same = (amount: number, rate: number) =>
    expect([amount, rate, convertedNumber(amount, rate)]).toEqual([amount, rate, converted(amount, rate).toNumber()]);

  it.each([
    [1.0000005, 1],
    [12.5, 95.7698764],
    [0.5, 2.000001],
    [0.1, 0.1],
    [0.9999999, 1],
    [1, 1],
    [4503599627.3704965, 1],
    [1e300, 1e10],
  ])('is the same as that of the digits: %p at %p', (amount, rate) => same(amount, rate));

  it('is the same for any amount and rate', () => {
    const any = fc.oneof(
      fc.double({ min: 1e-9, max: 1e12, noNaN: true }),
      fc.nat(1e9).map((whole) => (whole + 1) / 1e4),
      // Products that end in a half of a millionth.
      fc.nat(1e9).map((whole) => (2 * whole + 1) / 2e6),
      fc.nat(1e6).map((whole) => (whole + 1) / 100),
      fc.nat(1e12).map((whole) => (whole + 1) / 1e8),
      // Of these with a rate of eight decimals, one in eight.
      fc.nat(1e4).map((whole) => (2 * whole + 1) * 2.5),
    );
    fc.assert(fc.property(any, any, same), { numRuns: 20_000, seed: 7 });
  });
});
