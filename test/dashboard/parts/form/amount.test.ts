/** Amounts as people type them: read as digits for the API, in the way of the reader's locale, and never as another. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readAmount } from '../../../../src/dashboard/parts/form/amount.js';

describe('an amount as it is typed', () => {
  it.each([
    ['1000', '1000'],
    ['1,000.00', '1000.00'],
    ['2,00,000', '200000'],
    ['2,00,000.5', '200000.5'],
    ['250,00', '250.00'],
    ['1.234,56', '1234.56'],
    ['1 234,56', '1234.56'],
    ['1\u202f234,56', '1234.56'],
    ["1'234.56", '1234.56'],
    ['1’234.56', '1234.56'],
    [' 12 500.5 ', '12500.5'],
    ['.5', '0.5'],
    ['007', '7'],
    ['１２', '12'],
    ['90071992547409931234.5678', '90071992547409931234.5678'],
  ])('is read in any locale that leaves no doubt: %j as %j', (text, decimal) => {
    for (const locale of ['en', 'en-IN', 'de', 'fr', 'de-CH']) {
      expect({ locale, ...readAmount(text, {}, locale) }).toEqual({ locale, decimal });
    }
  });

  it.each([
    ['1,234', 'en', '1234'],
    ['1,234', 'en-IN', '1234'],
    ['1,234', 'de', '1.234'],
    ['1.234', 'en', '1.234'],
    ['1.234', 'de', '1234'],
    ['1.234', 'fr', '1234'],
    ['1,234', 'fr', '1.234'],
    ['1,234', 'de-CH', '1234'],
  ])('with two readings is read as its reader writes: %j in %s as %j', (text, locale, decimal) => {
    expect(readAmount(text, {}, locale)).toEqual({ decimal });
  });

  it.each(['', ' ', 'abc', '1e5', '1.2.3', '1,,000', '1,00,0', ',', '.', '12€', 'NaN', 'Infinity', '0x1f'])(
    'that is none is told so in words: %j',
    (text) => {
      expect(readAmount(text, {}, 'en')).toEqual({ problem: expect.stringMatching(/^Enter .+ such as 1,250\.50\.$/) });
    },
  );

  it('has the bounds of its field', () => {
    const read = (text: string, bounds: Parameters<typeof readAmount>[1]) => readAmount(text, bounds, 'en');
    expect(read('-5', {})).toEqual({ problem: 'Enter zero or more.' });
    for (const text of ['-5', '−5', '0', '0.00']) {
      expect(read(text, { isAboveZero: true })).toEqual({ problem: 'Enter more than zero.' });
    }
    expect(read('0', {})).toEqual({ decimal: '0' });
    expect(read('100.00', { most: '100' })).toEqual({ decimal: '100.00' });
    expect(read('100.01', { most: '100' })).toEqual({ problem: 'Enter at most 100.' });
    expect(read('1234.5', { digits: [3, 8] })).toEqual({ problem: 'Enter at most 3 digits before the decimals.' });
    expect(read('1.234', { digits: [3, 2] })).toEqual({ problem: 'Enter at most 2 decimals.' });
    expect(read('9'.repeat(31), { longest: 30 })).toHaveProperty('problem');
    expect(read('9'.repeat(101), {})).toHaveProperty('problem');
  });

  it('is what a locale writes, read back', () => {
    const locales = fc.constantFrom('en', 'de', 'fr', 'de-CH', 'en-IN', 'sv');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 12 }), locales, (cents, locale) => {
        const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
        const read = readAmount(text, {}, locale);
        expect('decimal' in read && Number(read.decimal)).toBe(cents / 100);
      }),
    );
  });
});
