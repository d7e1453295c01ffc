/** Rates are relative to the base of whoever asks, whatever others got before; texts of them are kept. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { rateTable } from '../../../src/data/rates/tables/table.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';

let meridian: Meridian;
let callers: (readonly [base: string, headers: Record<string, string>])[];
beforeAll(async () => {
  meridian = await startMeridian();
  const tokens = await Promise.all(['USD', 'EUR', 'JPY'].map((base) => meridian.token(['rates'], base)));
  const bases = ['USD', 'EUR', 'JPY'] as const;
  callers = [['INR', {}], ...bases.map((base, index) => [base, { authorization: `Bearer ${tokens[index]}` }] as const)];
});
afterAll(() => meridian.close());

interface Coin {
  readonly code: string;
  readonly rate: number;
  readonly other: number;
}

async function ask(headers: Record<string, string>, other: string): Promise<Coin[]> {
  const query =
    'query ($other: CurrencyCode!) { currencies(isActive: true) { code name rate other: rate(base: $other) } }';
  const { body } = await meridian.query({ query, variables: { other } }, headers);
  return body.data?.['currencies'] as Coin[];
}

it('is so at each asking and with each table', async () => {
  const { rates } = meridian.services;
  const first = rates.table;
  for (let day = 0; day < 3; day++) {
    for (let time = 0; time < 3; time++) {
      for (const [base, headers] of callers) {
        const other = ['CHF', 'BRL', 'CHF'][time] ?? '';
        const coins = await ask(headers, other);
        expect(coins.length).toBeGreaterThan(100);
        const expected = coins.map(({ code }) => [code, rates.rate(base, code), rates.rate(other, code)]);
        expect(coins.map((coin) => [coin.code, coin.rate, coin.other])).toEqual(expected);
      }
    }
    const date = new Date(Date.parse(first.date) + (day + 1) * 86_400_000).toISOString().slice(0, 10);
    const moved = [...first.rates].map(
      ([code, rate], index) => [code, code === 'USD' ? 1 : rate * (1 + index / 1e5)] as const,
    );
    rates.publish(rateTable(date, 'currency-api', new Map(moved)));
    expect(rates.table.date).toBe(date);
  }
});
