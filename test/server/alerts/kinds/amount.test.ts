/** Amounts in alerts are rounded as their currency is paid, and name it. */
import { expect, it } from '@jest/globals';
import { amountText, changeText } from '../../../../src/server/alerts/kinds/amount.js';

it.each([
  ['0.515', 'EUR', '0.52 EUR'],
  ['-0.515', 'EUR', '-0.52 EUR'],
  ['12', 'EUR', '12.00 EUR'],
  ['1234.5', 'JPY', '1235 JPY'],
  ['0.12345', 'KWD', '0.123 KWD'],
  ['-0.001', 'EUR', '0.00 EUR'],
])('%s %s is %s', (amount, currency, text) => {
  expect(amountText({ amount, currency })).toBe(text);
});

it('a change has its sign', () => {
  expect(changeText({ amount: '0.5', currency: 'EUR' })).toBe('+0.50 EUR');
  expect(changeText({ amount: '-0.5', currency: 'EUR' })).toBe('-0.50 EUR');
});
