/** Every cause of the graph has its words, and one of another release its own. */
import { expect, it } from '@jest/globals';
import { StatementCause } from '../../../../src/dashboard/generated/graphql.js';
import {
  causeText,
  decimalsOf,
  exactFigure,
  knownOf,
  statementPeriod,
} from '../../../../src/dashboard/pages/statements/words.js';

it.each(Object.values(StatementCause))('%s is in words', (cause) => {
  expect(causeText(cause)).not.toBe(`${cause.charAt(0)}${cause.slice(1).toLowerCase().replaceAll('_', ' ')}`);
});

it('is a word at least where it is not known', () => {
  expect(causeText('BILLED_BY_MOON' as StatementCause)).toBe('Billed by moon');
});

it.each([
  ['2026-10-01', '2026-10-31', 'October 2026'],
  ['2026-10-01', '2026-10-30', /1 to .*30/],
  ['2026-09-01', '2026-10-31', /Sep.* to .*Oct/],
])('names the period from %s until %s', (from, until, expected) => {
  expect(statementPeriod({ from, until })).toMatch(expected);
});

it('shows all decimals of an amount, and as many in a column', () => {
  const amounts = ['4.99', '0.4378', '-13.6666666667'].map((amount) => ({ amount, currency: 'EUR' }));
  const decimals = decimalsOf([...amounts, null]);
  expect(amounts.map((amount) => exactFigure(amount, decimals))).toEqual(['4.9900', '0.4378', '-13.6666666667']);
  expect(exactFigure({ amount: '5', currency: 'JPY' }, 2)).toBe('5.00');
});

it.each([
  ['0', true, null],
  ['0.00', true, null],
  ['0', false, '0'],
  ['4.99', true, '4.99'],
])('knows of an invoice with %s (at least: %s) %s', (amount, isAtLeast, expected) => {
  expect(knownOf({ amount, currency: 'EUR' }, isAtLeast)?.amount ?? null).toBe(expected);
});
