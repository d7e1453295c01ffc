import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { exact } from '../../src/rates/decimal.js';
import { round } from '../../src/rates/round.js';

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
        const written = rounded(amount);
        return written > 0 && Math.abs(written - amount) <= 5.1e-7 * Math.max(1, amount * 1e-9);
      }),
    );
  });
});
