/** Minor units against the list of ISO 4217 as another package has it; digits and cash against the ICU of Node. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jsonObject, number, text } from '../../../../src/base/checked.js';
import { type Meridian, startMeridian } from '../../../support/meridian.js';
import { exported, register } from '../../geography/witness/registers/files.js';

interface Fineness {
  readonly code: string;
  readonly minorUnits: number;
  readonly displayDigits: number;
  readonly cashStep: string;
}

let meridian: Meridian;
let currencies: readonly Fineness[];
beforeAll(async () => {
  meridian = await startMeridian();
  const { body } = await meridian.query({ query: '{ currencies { code minorUnits displayDigits cashStep } }' });
  currencies = (body.data as { currencies: Fineness[] }).currencies;
});
afterAll(() => meridian.close());

/** In force since 2025, later than the list. */
const newer = { XCG: 2 };

/** Where the law has minor units that nobody uses any more, CLDR writes none. */
const outOfUse = 'AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR SOS SYP YER'.split(' ');

describe('minor units', () => {
  register('currency-codes/data').it('are those of ISO 4217 for every known currency', () => {
    const listed = Object.values(exported('currency-codes/data')).map(jsonObject);
    const digitsByIso = listed.map((one): [string, number] => [text(one, 'code'), number(one, 'digits')]);
    const expected = new Map([...digitsByIso, ...Object.entries(newer)]);
    expect(currencies.map(({ code, minorUnits }) => [code, minorUnits])).toEqual(
      currencies.map(({ code }) => [code, expected.get(code)]),
    );
  });

  it('differ from the digits that CLDR writes only where they are out of use', () => {
    const different = currencies.filter(({ minorUnits, displayDigits }) => minorUnits !== displayDigits);
    expect(different.map(({ code }) => code)).toEqual(outOfUse);
    expect(different.every(({ displayDigits }) => displayDigits === 0)).toBe(true);
  });
});

describe('the digits of display', () => {
  it('are those that ICU writes', () => {
    const digits = (currency: string) =>
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
    expect(currencies.map(({ code, displayDigits }) => [code, displayDigits])).toEqual(
      currencies.map(({ code }) => [code, digits(code)]),
    );
  });
});

describe('the smallest amount in cash', () => {
  it.each([
    ['CHF', '0.05'],
    ['CAD', '0.05'],
    ['DKK', '0.50'],
    ['HUF', '5'],
    ['SEK', '1'],
    ['JPY', '1'],
    ['USD', '0.01'],
    ['KWD', '0.001'],
  ])('of %s is %s', (code, step) => expect(currencies.find((currency) => currency.code === code)?.cashStep).toBe(step));

  it('is how Money is rounded in cash', async () => {
    const money = 'money { rounded(cash: true) { amount } }';
    const active = meridian.services.rates.currencies.filter((currency) => currency.isActive).map(({ code }) => code);
    const query = `{ convertMany(from: "USD", to: ${JSON.stringify(active)}, amount: "98.765") { to ${money} } }`;
    const { body } = await meridian.query({ query });
    expect(body.errors).toBeUndefined();
    interface Paid {
      readonly to: string;
      readonly money: { readonly rounded: { readonly amount: string } };
    }
    for (const { to, money } of (body.data as { convertMany: Paid[] }).convertMany) {
      const step = currencies.find(({ code }) => code === to)?.cashStep ?? '';
      const decimals = step.split('.')[1]?.length ?? 0;
      const units = (digits: string) => BigInt(digits.replace('.', ''));
      expect(money.rounded.amount.split('.')[1]?.length ?? 0).toBe(decimals);
      expect(units(money.rounded.amount) % units(step)).toBe(0n);
    }
  });
});
