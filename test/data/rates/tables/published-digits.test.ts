/** Every rate of the graph is what was published, or the quotient of what was: against decimals written differently. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ecbHistoryPath } from '../../../../src/data/rates/tables/ecb-history.js';
import { type Meridian, startMeridian } from '../../../support/meridian.js';
import { expectedRate } from '../quotient-reference.js';

type Run = readonly [first: number, decimals: number, digits: string];
interface RateOfCode {
  readonly code: string;
  readonly rate: number;
}

let meridian: Meridian;
beforeAll(async () => {
  meridian = await startMeridian();
});
afterAll(() => meridian.close());

async function ask<T>(query: string, variables: object): Promise<T> {
  const { body } = await meridian.query({ query, variables });
  expect(body.errors).toBeUndefined();
  return body.data as T;
}

const file = JSON.parse(readFileSync(ecbHistoryPath, 'utf8')) as { readonly perEuro: Record<string, readonly Run[]> };
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The published texts, without zeros at the end: five bits a letter, the lowest first, as differences. */
function textsOf([, decimals, packed]: Run): string[] {
  let value = 0n;
  return (packed.match(/[g-z0-9_-]*[A-Za-f]/g) ?? []).map((letterGroup) => {
    const bits = [...letterGroup].map((letter) => (letters.indexOf(letter) % 32).toString(2).padStart(5, '0'));
    const zigzag = BigInt(`0b${bits.reverse().join('')}`);
    value += zigzag % 2n === 1n ? -(zigzag / 2n) : zigzag / 2n;
    const digits = value.toString().padStart(decimals + 1, '0');
    const point = digits.length - decimals;
    return decimals === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`.replace(/\.?0+$/, '');
  });
}

describe('the rates in force', () => {
  it('are 23,104 quotients of the digits against the dollar', async () => {
    const rates = 'query($base: CurrencyCode!) { rates(base: $base) { rates { code rate } } }';
    const of = async (base: string) => (await ask<{ rates: { rates: RateOfCode[] } }>(rates, { base })).rates.rates;
    const perDollar = new Map((await of('USD')).map(({ code, rate }) => [code, String(rate)]));
    let compared = 0;
    const wrong: unknown[] = [];
    for (const [base, under] of perDollar) {
      for (const { code, rate } of await of(base)) {
        compared++;
        const over = perDollar.get(code) ?? '';
        if (rate !== (code === base || over === under ? 1 : expectedRate(over, under))) wrong.push([base, code, rate]);
      }
    }
    expect(wrong).toEqual([]);
    expect(compared).toBe(perDollar.size ** 2);
    expect(compared).toBeGreaterThan(22_000);
  });
});

describe('the reference rates of the ECB', () => {
  it('are each told as published, where no other source has the day', async () => {
    const history = `query($code: CurrencyCode!) {
      currency(code: $code) { history(from: "1999-01-01", to: "2024-03-01", base: "EUR") { rate } }
    }`;
    let compared = 0;
    for (const [code, runs] of Object.entries(file.perEuro)) {
      const { currency } = await ask<{ currency: { history: { rate: number }[] } }>(history, { code });
      const published = runs.flatMap(textsOf);
      const told = currency.history.map(({ rate }) => String(rate));
      expect(told).toEqual(published.slice(0, told.length));
      compared += told.length;
    }
    expect(compared).toBeGreaterThan(180_000);
  });
});
