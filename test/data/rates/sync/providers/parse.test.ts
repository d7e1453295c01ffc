import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parse as parseCurrencyApi } from '../../../../../src/data/rates/sync/providers/currency-api.js';
import { parse as parseEcb } from '../../../../../src/data/rates/sync/providers/ecb.js';
import { MalformedTable } from '../../../../../src/data/rates/sync/providers/provider.js';
import { ecbOf, tableOf } from '../../cdn.js';

describe('a table of the currency-api', () => {
  it('is read with its date and codes in upper case, unchecked', () => {
    const { date, rates } = parseCurrencyApi(tableOf('2026-09-29', { eur: 'x' }));
    expect(date).toBe('2026-09-29');
    expect(rates.get('AED')).toBe(3.6725);
    expect(rates.get('EUR')).toBe('x');
    expect(rates.has('aed')).toBe(false);
  });

  it.each([
    ['', 'expected JSON, but got an empty body'],
    ['<!DOCTYPE html><html></html>', 'expected JSON, but got 28 characters that are none'],
    [tableOf('2026-09-29').slice(0, 500), 'expected JSON, but got 500 characters that are none'],
    ['{"date":"2026-09-29","usd":{"eur":NaN}}', 'expected JSON'],
    ['[]', 'expected a JSON object, but got []'],
    ['null', 'expected a JSON object, but got null'],
    ['{"usd":{}}', 'expected the text "date", but got undefined'],
    ['{"date":20260929,"usd":{}}', 'expected the text "date", but got 20260929'],
    ['{"date":"2026-09-29"}', 'expected the object "usd", but got undefined'],
    ['{"date":"2026-09-29","usd":[1]}', 'expected the object "usd", but got [1]'],
  ])('%p is malformed', (text, message) => {
    expect(() => parseCurrencyApi(text)).toThrow(MalformedTable);
    expect(() => parseCurrencyApi(text)).toThrow(message);
  });

  it('has nothing to do with prototypes', () => {
    const { rates } = parseCurrencyApi('{"date":"2026-09-29","usd":{"__proto__":5,"constructor":6}}');
    expect([...rates]).toEqual([
      ['__PROTO__', 5],
      ['CONSTRUCTOR', 6],
    ]);
  });
});

describe('the reference rates of the ECB', () => {
  it('are turned from base EUR to base USD', () => {
    const { date, rates } = parseEcb(ecbOf('2026-09-29', { USD: 1.25, JPY: 187.5, BGN: 1.9558 }));
    expect(date).toBe('2026-09-29');
    expect([...rates]).toEqual([
      ['EUR', 0.8],
      ['USD', 1],
      ['JPY', 150],
      ['BGN', 1.9558 / 1.25],
    ]);
  });

  const whole = ecbOf('2026-09-29', { USD: 1.25, JPY: 187.5 });
  it.each([
    ['an empty body', ''],
    ['HTML', '<!DOCTYPE html><html></html>'],
    ['a truncated document', whole.slice(0, -20)],
    ['one without a date', whole.replace("time='2026-09-29'", '')],
    ['one without the dollar', whole.replace('USD', 'XAU')],
    ['one with a rate twice', whole.replace('JPY', 'USD')],
    ['one with a rate that is written otherwise', whole.replace("rate='187.5'", 'value="187.5"')],
    ['a negative rate', whole.replace('187.5', '-187.5')],
    ['a rate of zero', whole.replace('187.5', '0')],
    ['a rate that is no number', whole.replace('187.5', '1.8.7')],
    ['a rate in hexadecimal', whole.replace('187.5', '0x10')],
  ])('%s is malformed', (_what, text) => expect(() => parseEcb(text)).toThrow(MalformedTable));
});

describe('any text', () => {
  it('is a table or malformed, and read in no time', () => {
    const nasty = fc.string({ unit: fc.constantFrom('<Cube ', 'time=', "'", ' ', 'currency=', '{', '"date":', '1') });
    for (const parse of [parseCurrencyApi, parseEcb]) {
      fc.assert(
        fc.property(fc.oneof(fc.string(), nasty), (text) => {
          try {
            parse(`${text}</gesmes:Envelope>`);
          } catch (error) {
            expect(error).toBeInstanceOf(MalformedTable);
          }
        }),
      );
      expect(() => parse(`${'<Cube currency='.repeat(60_000)}</gesmes:Envelope>`)).toThrow(MalformedTable);
    }
  });
});
