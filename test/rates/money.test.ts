import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Context } from '../../src/context.js';
import { Decimal, Money } from '../../src/rates/money.js';
import { crossRate } from '../../src/rates/table.js';

const cents = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
const digits = (value: bigint) => {
  const text = (value < 0n ? -value : value).toString().padStart(5, '0');
  return `${value < 0n ? '-' : ''}${text.slice(0, -4)}.${text.slice(-4)}`;
};

const table = {
  date: '2026-01-01',
  source: 'test',
  timestamp: 0,
  rates: new Map([
    ['USD', 1],
    ['EUR', 0.8],
    ['INR', 80],
  ]),
};
const contextOf = (defaultCurrency: string | null) =>
  ({
    rates: { rate: (from: string, to: string) => crossRate(table, from, to) },
    caller: { defaultCurrency },
  }) as unknown as Context;

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

  it('refuses a currency without a rate', () => {
    expect(() => new Money('4', 'EUR').in('XXX', contextOf(null))).toThrow(
      "Currency code 'XXX' is not supported or active.",
    );
  });

  it('is read from bare digits, and only from digits', () => {
    expect(Money.fromWire('3.7900', 'EUR')).toEqual(new Money('3.7900', 'EUR'));
    expect(Money.fromWire(3, 'EUR')).toEqual(new Money('3', 'EUR'));
    expect(Money.fromWire('free', 'EUR')).toBeNull();
  });
});

describe('Decimal', () => {
  it.each(['3.7900', '-0.5', '12'])('takes %s as it is', (text) => {
    expect(Decimal.parseValue(text)).toBe(text);
    expect(Decimal.serialize(text)).toBe(text);
  });

  it('writes small numbers without an exponent', () => {
    expect(Decimal.serialize(1e-7)).toBe('0.0000001');
  });

  it.each(['1e5', '', '1,5', 'NaN'])('refuses %p', (text) => {
    expect(() => Decimal.parseValue(text)).toThrow('Decimal: expected digits such as "3.79"');
  });
});
