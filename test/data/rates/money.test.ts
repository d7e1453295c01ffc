import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Context } from '../../../src/server/context.js';
import { Money } from '../../../src/data/rates/money/money.js';
import { Rates } from '../../../src/data/rates/rates.js';
import { sharedRates } from '../../support/shared/rates.js';
import { rateTable } from '../../../src/data/rates/tables/table.js';
import { world } from './world.js';

const cents = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
const digits = (value: bigint) => {
  const text = (value < 0n ? -value : value).toString().padStart(5, '0');
  return `${value < 0n ? '-' : ''}${text.slice(0, -4)}.${text.slice(-4)}`;
};

const shipped = sharedRates(world);
const shippedDate = shipped.tables.last?.date ?? '';
shipped.tables.put(rateTable('2999-01-01', 'test', new Map(Object.entries({ USD: 1, EUR: 0.8, INR: 80 }))));
const rates = new Rates(world, 'https://flagcdn.com', { shipped });
const contextOf = (defaultCurrency: string | null) => ({ rates, caller: { defaultCurrency } }) as unknown as Context;

describe('money', () => {
  it('adds without losing a digit', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(new Money(digits(a), 'EUR').plus(new Money(digits(b), 'EUR')).amount).toBe(digits(a + b));
      }),
    );
  });

  it('multiplies without losing a digit', () => {
    expect(new Money('3.7900', 'EUR').times('0.2').amount).toBe('0.75800');
    expect(new Money('0.0440', 'EUR').times('250').amount).toBe('11.0000');
    expect(new Money('-1.5', 'EUR').times('3').amount).toBe('-4.5');
    expect(new Money('-1.5', 'EUR').times('0').amount).toBe('0.0');
  });

  it('is none where an upstream names no currency that can be', () => {
    expect(['EUR', 'eur', 'euros', '€', ''].map((code) => Money.fromWire('1.50', code)?.amount ?? null)).toEqual([
      '1.50',
      '1.50',
      null,
      null,
      null,
    ]);
  });

  it('is never added to another currency', () => {
    expect(() => new Money('1', 'EUR').plus(new Money('1', 'USD'))).toThrow('Cannot add USD to EUR');
  });

  it('is what it is in another currency, by the rates in force', () => {
    expect(new Money('4.00', 'EUR').in('USD', contextOf(null))).toEqual(new Money('5', 'USD'));
    expect(new Money('0.0060', 'EUR').in('USD', contextOf(null)).amount).toBe('0.0075');
    expect(new Money('-4', 'EUR').in('USD', contextOf(null)).amount).toBe('-5');
  });

  it("is in the default currency of the caller's token unless one is named", () => {
    expect(new Money('4', 'EUR').in(null, contextOf('USD')).currency).toBe('USD');
    expect(new Money('4', 'EUR').in(null, contextOf(null)).currency).toBe('INR');
  });

  it('refuses a currency without a rate, whichever of the two it is', () => {
    const unknown = 'Expected a currency that some country uses, but got XXX.';
    expect(() => new Money('4', 'EUR').in('XXX', contextOf(null))).toThrow(unknown);
    expect(() => new Money('4', 'XXX').in('EUR', contextOf(null))).toThrow(unknown);
    const inactive = `Expected a currency with a rate in force, but CHF has none: its last good one is of ${shippedDate}.`;
    expect(() => new Money('4', 'CHF').in('EUR', contextOf(null))).toThrow(inactive);
  });

  it.each([
    ['1234.565', 'INR', '1234.57', '1234.57'],
    ['-1234.565', 'INR', '-1234.57', '-1234.57'],
    ['2.5', 'JPY', '3', '3'],
    ['1.0005', 'KWD', '1.001', '1.001'],
    ['7.025', 'CHF', '7.03', '7.05'],
    ['7.0249999999999999999999999999', 'CHF', '7.02', '7.00'],
    ['10.25', 'DKK', '10.25', '10.50'],
    ['2.5', 'HUF', '2.50', '5'],
    ['0.5', 'SEK', '0.50', '1'],
    ['1', 'IQD', '1.000', '1'],
    ['-0.001', 'EUR', '0.00', '0.00'],
    ['3.7900', 'XYZ', '3.79', '3.79'],
  ])('of %s %s is paid as %s, in cash as %s', (amount, currency, rounded, cash) => {
    expect(new Money(amount, currency).rounded(false)).toEqual(new Money(rounded, currency));
    expect(new Money(amount, currency).rounded(true)).toEqual(new Money(cash, currency));
  });

  it('is read from bare digits, and only from digits', () => {
    expect(Money.fromWire('3.7900', 'EUR')).toEqual(new Money('3.7900', 'EUR'));
    expect(Money.fromWire(3, 'EUR')).toEqual(new Money('3', 'EUR'));
    for (const wire of ['free', '1e9', NaN, '9'.repeat(101)]) expect(Money.fromWire(wire, 'EUR')).toBeNull();
  });
});
