import { describe, expect, it } from '@jest/globals';
import { parseValue } from 'graphql';
import { Decimal, exact } from '../../src/base/decimal.js';

describe('Decimal', () => {
  it.each(['3.7900', '-0.5', '12', '0'.repeat(100)])('takes %s as it is', (text) => {
    expect(Decimal.parseValue(text)).toBe(text);
    expect(Decimal.serialize(text)).toBe(text);
  });

  it('writes numbers without an exponent, in the digits that name them', () => {
    expect(Decimal.serialize(1e-7)).toBe('0.0000001');
    expect(Decimal.parseValue(1e21)).toBe(`1${'0'.repeat(21)}`);
    expect(Decimal.parseValue(0.1 + 0.2)).toBe('0.30000000000000004');
    expect(Decimal.parseValue(-0)).toBe('0');
  });

  it('takes numbers and texts in an operation', () => {
    expect(Decimal.parseLiteral(parseValue('3.790'), {})).toBe('3.790');
    expect(Decimal.parseLiteral(parseValue('"3.790"'), {})).toBe('3.790');
    expect(() => Decimal.parseLiteral(parseValue('true'), {})).toThrow('Decimal: expected a number or a string');
  });

  it.each([
    '1e5',
    '',
    'NaN',
    '1_000',
    '0x1f',
    '5.',
    '1,5e3',
    '+5',
    '5-',
    '--5',
    '1,00,0',
    Infinity,
    1e300,
    '9'.repeat(101),
    null,
  ])('refuses %p', (value) =>
    expect(() => Decimal.parseValue(value)).toThrow('Decimal: expected digits such as "3.79"'),
  );

  it('is never reckoned from a text with an exponent, which may write out to gigabytes', () => {
    expect(() => exact('1e999999999')).toThrow('Expected digits, but got "1e999999999"');
  });
});
