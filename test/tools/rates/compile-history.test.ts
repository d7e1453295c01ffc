import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileTables, print } from '../../../src/tools/rates/compile-history.js';
import { knownCodes } from '../../../src/data/rates/currency-list.js';
import { historyPath } from '../../../src/data/rates/tables/history.js';
import { pastCodes } from '../../../src/data/rates/past/past-currencies.js';
import { Rates } from '../../../src/data/rates/rates.js';
import { tableOf } from '../../data/rates/cdn.js';
import { world } from '../../data/rates/world.js';

const known = knownCodes(world);
let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-history-'));
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (version: string, text: string) => writeFileSync(join(folder, `${version}.json`), text);
const compile = () => compileTables(folder, known, (line) => said.push(line));

describe('the compiled history', () => {
  it('has a column per known currency in the order of the dates inside the tables', async () => {
    put('2026.9.10', tableOf('2026-09-10', { aed: 3.5 }));
    put('2026.9.9', tableOf('2026-09-09', { afn: undefined, syp: 110 }));
    put('2026.9.8', tableOf('2026-09-08', { syp: 110 }));
    const history = await compile();
    expect(history.dates).toEqual(['2026-09-08', '2026-09-09', '2026-09-10']);
    expect(Object.keys(history.rates)).toEqual(known);
    expect(history.rates['AED']).toEqual([3.6725, 3.6725, 3.5]);
    expect(history.rates['AFN']).toEqual([expect.any(Number), null, expect.any(Number)]);
    expect(JSON.parse(print(history))).toEqual(history);
    expect(history.rates['SYP']).toEqual([110, 110, null]);
    expect(history.doubted).toEqual({
      '2026-09-10': { SYP: { value: expect.any(Number), reason: expect.any(String) } },
    });
    expect(said).toEqual([expect.stringMatching(/^held on 2026-09-10: SYP moved from 110 on 2026-09-09 to 13003/)]);
  });

  it('leaves out what is no table and holds a bad value alone, and says why', async () => {
    put('a', tableOf('2026-09-09'));
    put('b', tableOf('2026-09-10', { usd: 90 }));
    put('c', tableOf('2026-09-11', { afn: 0 }));
    put('d', tableOf('2026-09-12'));
    const history = await compile();
    expect(history.dates).toEqual(['2026-09-09', '2026-09-11', '2026-09-12']);
    expect(history.rates['AFN']).toEqual([expect.any(Number), null, expect.any(Number)]);
    expect(said).toEqual([
      expect.stringMatching(/^left out 2026-09-10: table refused: USD: expected 1 for one USD, but got 90$/),
      'held on 2026-09-11: AFN: expected a finite positive number, but got 0',
    ]);
  });

  it('holds a rate that the ECB contradicts the same day, though the days after come near it', async () => {
    const real = new Rates(world, '').tableOn('2025-03-04');
    const brl = real?.rates.get('BRL') ?? NaN;
    const of = (date: string, value: number) => {
      // No day repeats the numbers of another.
      const moved = 1 + Number(date.slice(-2)) / 10_000;
      const usd = [...(real?.rates ?? [])].map(([code, rate]) => [code.toLowerCase(), rate * moved]);
      put(date, JSON.stringify({ date, usd: { ...Object.fromEntries(usd), usd: 1, brl: value } }));
    };
    of('2025-03-04', brl);
    of('2025-03-05', brl * 1.08);
    of('2025-03-06', brl);
    const history = await compile();
    expect(history.rates['BRL']).toEqual([brl, null, brl]);
    expect(said).toEqual([expect.stringMatching(/^held on 2025-03-05: BRL is .* where ecb has 5\.88/)]);
  });

  it('has a currency of the past up to its last day, and no column without a rate', async () => {
    const real = new Rates(world, '').tableOn('2025-06-30');
    for (const [version, date] of Object.entries({ a: '2025-06-30', b: '2025-07-01' })) {
      const usd = [...(real?.rates ?? [])].map(([code, rate]) => [
        code.toLowerCase(),
        version === 'a' ? rate : rate * 1.001,
      ]);
      put(version, JSON.stringify({ date, usd: { ...Object.fromEntries(usd), usd: 1, ang: 1.8, hrk: 6.5 } }));
    }
    const history = await compileTables(folder, [...known, 'ANG', 'HRK'], (line) => said.push(line));
    expect(history.rates['ANG']).toEqual([1.8, null]);
    expect(history.rates).not.toHaveProperty('HRK');
  });

  it('fails on what is no table, and on nothing', async () => {
    await expect(compile()).rejects.toThrow('but found none');
    put('a', '<html>');
    await expect(compile()).rejects.toThrow('expected JSON');
  });

  it('is committed below 400 kB with the currencies of today', () => {
    expect(statSync(historyPath).size).toBeLessThan(400_000);
    const history: { rates: Record<string, unknown> } = JSON.parse(readFileSync(historyPath, 'utf8'));
    const codes = Object.keys(history.rates);
    expect(codes.filter((code) => !pastCodes.includes(code))).toEqual(known);
  });
});
