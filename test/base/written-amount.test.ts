/** Amounts as people write them, where the graph takes a Decimal: one reading is read, two are refused with both. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Decimal } from '../../src/base/decimal.js';
import { amountReadings } from '../../src/base/written-amount.js';

const read = (text: string) => Decimal.parseValue(text);

describe('an amount with one reading', () => {
  it.each([
    ['1,000.50', '1000.50'],
    ['1.000,50', '1000.50'],
    ['2,00,000', '200000'],
    ['12,34,56,789.5', '123456789.5'],
    ['1 000', '1000'],
    ['1\u00a0000\u202f000,5', '1000000.5'],
    ["1'000.50", '1000.50'],
    ['1’000.50', '1000.50'],
    ['1.234.567', '1234567'],
    ['1,234,567', '1234567'],
    ['1,5', '1.5'],
    ['12,3456', '12.3456'],
    ['1000,500', '1000.500'],
    ['0,125', '0.125'],
    ['.5', '0.5'],
    [' 12 ', '12'],
    ['-1.000,50', '-1000.50'],
    ['−5', '-5'],
    ['١٬٠٠٠٫٥٠', '1000.50'],
    ['۱۲۳', '123'],
    ['１２', '12'],
  ])('%j is %s', (text, digits) => expect(read(text)).toBe(digits));

  it.each(['1.000', '12.345', '49.125', '007', '0.000', '-1.500'])(
    '%j, digits with a point as answers have them, is read as it is',
    (text) => expect(read(text)).toBe(text),
  );
});

describe('an amount with two readings is refused with both', () => {
  it.each([
    ['1,000', '1000', '1.000'],
    ['100,000', '100000', '100.000'],
    ['-12,345', '-12345', '-12.345'],
    ['٣,٠٠٠', '3000', '3.000'],
  ])('%j', (text, whole, part) => {
    const said = `Decimal: "${text}" can be read as ${whole} or ${part}; write "${whole}" or "${part}" instead`;
    expect(() => read(text)).toThrow(said);
    expect([read(whole), read(part)]).toEqual([whole, part]);
  });
});

describe('what is no amount is refused', () => {
  it.each([
    '1,00,0',
    '1,0000,000',
    '1,,000',
    ',1,000',
    '1,000,',
    '1,000,00',
    '1.000.00',
    '123,45,678',
    '0,000,000',
    '01,000,000',
    '1 00',
    '1  000',
    "1'00",
    '1.000,5,5',
    '1,000.5.5',
    '1.000 000',
    '1,000 000.5',
    '1 000.000,5',
    '1٫5٫5',
    '١2',
    '5²',
    '½',
    '1e3',
    '1,5e3',
    '1,000.5e3',
    '+1,5',
    '- 5',
    '1,5-',
    '(1,5)',
    '--1,5',
    '1,5 €',
    '$1,5',
    '１2',
    '.',
    ',',
    '-',
    '-,',
    "'",
    '5,',
    '1_000',
    '1/2',
    `1,5${'0'.repeat(98)}`,
  ])('%j', (text) => {
    expect(() => read(text)).toThrow('Decimal: expected digits such as "3.79" in at most 100 characters');
  });
});

it('reads what any locale writes, or has it among its two readings', () => {
  const locales = fc.constantFrom('en', 'de', 'fr', 'de-CH', 'en-IN', 'sv', 'ar-EG', 'fa', 'es', 'pt-PT', 'ja');
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 14 }),
      fc.integer({ min: 0, max: 4 }),
      locales,
      (n, decimals, locale) => {
        const number = n / 10 ** decimals;
        const text = new Intl.NumberFormat(locale, { maximumFractionDigits: decimals, useGrouping: 'always' }).format(
          number,
        );
        const readings = amountReadings(text.replaceAll(/[\u200e\u200f\u061c]/g, ''));
        expect(readings.map(({ digits }) => Number(digits))).toContain(number);
        expect(readings.length).toBeLessThanOrEqual(2);
      },
    ),
  );
});

it('gives digits, or refuses, whatever the text', () => {
  const character = fc.constantFrom(..."0123456789.,' -−٬٫٣eE+".split(''));
  fc.assert(
    fc.property(fc.array(character, { maxLength: 120 }), (characters) => {
      for (const { digits } of amountReadings(characters.join(''))) expect(digits).toMatch(/^-?\d+(\.\d+)?$/);
    }),
  );
});
