/** The command line of `bin/meridian.js`; what each command does is tested where that is. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { type ServerProcess, startProcess } from '../../support/process.js';
import { type Outcome, run } from '../../support/run.js';

const { bin, scripts, version } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  bin: { meridian: string };
  scripts: Record<string, string>;
  version: string;
};
const dataDir = mkdtempSync(join(tmpdir(), 'meridian-bin-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

function meridian(...args: string[]): Promise<Outcome> {
  return run(bin.meridian, args, { env: { ...process.env, DATA_DIR: dataDir } });
}

async function started(): Promise<ServerProcess> {
  const server = await startProcess({ DATA_DIR: dataDir, RATES_SYNC: 'off' });
  await server.printed(/Meridian is ready/);
  return server;
}

it('says what it can do, and its version', async () => {
  const { code, out, err } = await meridian('help');
  expect([code, err]).toEqual([0, '']);
  for (const word of ['serve', 'token', 'sandbox', 'statement', 'DATA_DIR', 'docs/settings.md'])
    expect(out).toContain(word);
  expect((await meridian('--help')).out).toBe(out);
  expect(await meridian('--version')).toMatchObject({ code: 0, out: `${version}\n`, err: '' });
});

it.each([
  [[], 'Expected a command: serve, token, sandbox, statement, help, but got nothing'],
  [['start'], 'Expected a command: serve, token, sandbox, statement, help, but got "start"'],
  [['constructor'], 'Expected a command: serve, token, sandbox, statement, help, but got "constructor"'],
  [['serve', 'PORT=1'], 'Expected no arguments of serve, whose settings come from the environment, but got 1'],
])('refuses %j', async (args, problem) => {
  const err = `${problem}. Help: meridian help\n`;
  expect(await meridian(...args)).toMatchObject({ code: 2, out: '', err });
});

it('passes on the rest of the line, and the status', async () => {
  expect(await meridian('token', 'list')).toMatchObject({ code: 0, out: expect.stringContaining('no tokens yet') });
  expect(await meridian('token', 'nonsense')).toMatchObject({ code: 2, err: expect.stringContaining('but got') });
});

it('gives Node the flags of npm start', () => {
  const [, flags] = /^#!\/usr\/bin\/env -S node (.+)\n/.exec(readFileSync(bin.meridian, 'utf8')) ?? [];
  expect(scripts['start']).toBe(`node ${flags} ${bin.meridian} serve`);
});

it('is the very process that a signal stops', async () => {
  const server = await started();
  expect(await server.stop()).toBe(0);
});

it('reads text beyond ASCII as the sources do, in patterns too', async () => {
  const server = await started();
  const amount = '1\u066c234\u066b50';
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'query ($amount: Decimal!) { convert(from: "EUR", to: "EUR", amount: $amount) { money { amount } } }',
      variables: { amount },
    }),
  });
  const answer = await response.json();
  await server.stop();
  expect(answer).toEqual({ data: { convert: { money: { amount: '1234.5' } } } });
  expect(readFileSync('dist/server/bundled/server.cjs').every((byte) => byte < 128)).toBe(true);
});
