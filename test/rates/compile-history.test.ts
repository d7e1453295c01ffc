import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileTables, print } from '../../src/rates/compile-history.js';
import { knownCodes } from '../../src/rates/currency-list.js';
import { historyPath } from '../../src/rates/history.js';
import { tableOf } from './cdn.js';
import { world } from './world.js';

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
    put('2026.9.9', tableOf('2026-09-09', { afn: undefined }));
    const history = await compile();
    expect(history.dates).toEqual(['2026-09-09', '2026-09-10']);
    expect(Object.keys(history.rates)).toEqual(known);
    expect(history.rates['AED']).toEqual([3.6725, 3.5]);
    expect(history.rates['AFN']).toEqual([null, expect.any(Number)]);
    expect(JSON.parse(print(history))).toEqual(history);
    expect(said).toEqual([]);
  });

  it('leaves out an absurd table and says why', async () => {
    put('a', tableOf('2026-09-09'));
    put('b', tableOf('2026-09-10', { eur: 90 }));
    put('c', tableOf('2026-09-11', { afn: 0 }));
    put('d', tableOf('2026-09-12'));
    expect((await compile()).dates).toEqual(['2026-09-09', '2026-09-12']);
    expect(said).toEqual([
      expect.stringMatching(/^left out 2026-09-10: table refused: EUR moved from .* to 90 /),
      'left out 2026-09-11: table refused: AFN: expected a finite positive number, but got 0',
    ]);
  });

  it('fails on what is no table, and on nothing', async () => {
    await expect(compile()).rejects.toThrow('but found none');
    put('a', '<html>');
    await expect(compile()).rejects.toThrow('expected JSON');
  });

  it('is committed below 400 kB with the currencies of today', () => {
    expect(statSync(historyPath).size).toBeLessThan(400_000);
    const history: { rates: Record<string, unknown> } = JSON.parse(readFileSync(historyPath, 'utf8'));
    expect(Object.keys(history.rates)).toEqual(known);
  });
});
