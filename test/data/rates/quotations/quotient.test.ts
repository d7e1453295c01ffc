/** Rates are what was published, or its quotient rounded once: against decimals written differently. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { quotient } from '../../../../src/data/rates/quotations/quotient.js';
import { scaled } from '../../../support/scale.js';
import { expectedRate } from '../quotient-reference.js';

const seeded = { seed: 4217, numRuns: scaled(20_000) };

/** Digits as sources write them, without zeros at the end, which a number does not keep. */
const published = fc
  .tuple(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 0, max: 20 }), fc.bigInt({ min: 1n, max: 10n ** 15n - 1n }))
  .map(([length, decimals, value]) => {
    const digits = value
      .toString()
      .slice(0, length)
      .padStart(decimals + 1, '0');
    const point = digits.length - decimals;
    return decimals === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`.replace(/\.?0+$/, '');
  });

describe('the quotient of two published numbers', () => {
  it('is that of their digits, rounded once', () => {
    fc.assert(
      fc.property(published, published, (over, under) => {
        expect(quotient(Number(over), Number(under))).toBe(over === under ? 1 : expectedRate(over, under));
      }),
      seeded,
    );
  });

  it.each([
    [1.6589, 1, 1.6589, 'the published number itself'],
    [1, 1.6589, 0.602809090361, 'few digits bear few'],
    [1.1789, 1.6589, 0.710651636627, 'five and five'],
    [842.05528044, 0.9228, 912.50030390117, 'eleven and four bear fifteen'],
    [2, 3, 0.666666666667, 'never less than twelve, so that ways around agree'],
  ])('of %p and %p is %p: %s', (over, under, rate) => expect(quotient(over, under)).toBe(rate));

  it('of doubles in full is that of the digits in which they are written', () => {
    const double = fc.double({ min: 1e-12, max: 1e12, noNaN: true });
    fc.assert(
      fc.property(double, double, (over, under) => {
        fc.pre(over !== under);
        const near = over / under;
        expect(Math.abs(quotient(over, under) / near - 1)).toBeLessThan(1e-11);
      }),
      seeded,
    );
  });
});
