/** `meridian statement FILE` against a running service: sums, disputed lines, and a status for scripts. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { cellsOf, fileOf, rows } from '../hosting/statements/reading/written.js';
import { type Meridian, startMeridian } from '../support/meridian.js';
import { type Outcome, run } from '../support/run.js';

let meridian: Meridian;
let token: string;
const folder = mkdtempSync(join(tmpdir(), 'meridian-statement-'));

function written(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function statement(args: readonly string[]): Promise<Outcome> {
  return run('bin/meridian.js', ['statement', ...args]);
}

const service = () => ['--url', meridian.url, '--token-file', written('token', `${token}\n`)];
const [address] = rows.filter(({ thing }) => thing === 'Primary IP');
const right = address ? [address] : [];
const good = () => written('good.csv', fileOf(cellsOf(right, 'en')));
const doubled = () => written('doubled.csv', fileOf(cellsOf([...right, ...right], 'de')));

beforeAll(async () => {
  meridian = await startMeridian();
  token = await meridian.token(['hosting:read', 'hosting:write']);
});
afterAll(async () => {
  await meridian.close();
  rmSync(folder, { recursive: true });
});

it('prints the disputed lines, and ends with 3', async () => {
  const { code, out, err } = await statement([doubled(), '--preview', ...service()]);
  expect([code, err]).toEqual([3, '']);
  expect(out).toContain('Read, and not stored: statement ');
  expect(out).toMatch(/BILLED_TWICE +1 +0\.5 +0 +0\.5\n/);
  expect(out).toMatch(/1 disputed:\n2026-10 +web-1-ip \(71000001\) +BILLED_TWICE +0\.5 +0 +0\.5\n/);
  expect(out).toContain('In no difference, as they are unpriced or not judged: 1 lines, EUR 0.5.');
});

it('ends with 0 where nothing is disputed', async () => {
  const outcome = await statement([good(), ...service()]);
  expect(outcome).toMatchObject({ code: 0, out: expect.stringContaining('Nothing is disputed.'), err: '' });
  expect(outcome.out).toContain('Stored: statement ');
  const { out } = await statement([good(), '--json', ...service()]);
  expect(JSON.parse(out)).toMatchObject({ isReplacement: true, statement: { comparison: { disputedCount: 0 } } });
});

it('tells what was refused as the service does, and what it could not ask', async () => {
  const damaged = written('damaged.csv', fileOf(cellsOf(right, 'en')).replace('0.5000', '1.234'));
  expect(await statement([damaged, ...service()])).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('line 2, total: expected a number with one meaning'),
  });
  const { code, err } = await statement([good(), ...service(), '--url', 'http://127.0.0.1:9']);
  expect([code, err.includes(token)]).toEqual([1, false]);
});

it.each([
  [[], 'expected one FILE, but got 0'],
  [['a', 'b'], 'expected one FILE, but got 2'],
  [['a', '--url', 'ftp://x'], '--url: expected an address'],
  [['a', '--grouping', 'shop'], '--grouping: expected "NAME=api:account"'],
  [['a', '--what'], "Unknown option '--what'"],
  [['a'], 'expected --token-file PATH, but got none'],
])('refuses %j with 2', async (args, problem) => {
  expect(await statement(args)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(problem) });
});
