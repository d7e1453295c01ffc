/** The command line of `bin/meridian.js`; what each command does is tested where that is. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { startProcess } from '../../support/process.js';

const { bin, scripts, version } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  bin: { meridian: string };
  scripts: Record<string, string>;
  version: string;
};
const dataDir = mkdtempSync(join(tmpdir(), 'meridian-bin-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

function meridian(...args: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir };
  const { status, stdout, stderr } = spawnSync(bin.meridian, args, { encoding: 'utf8', env });
  return { status, stdout, stderr };
}

it('says what it can do, and its version', () => {
  const { status, stdout, stderr } = meridian('help');
  expect([status, stderr]).toEqual([0, '']);
  for (const word of ['serve', 'token', 'sandbox', 'DATA_DIR', 'docs/settings.md']) expect(stdout).toContain(word);
  expect(meridian('--help').stdout).toBe(stdout);
  expect(meridian('--version')).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
});

it.each([
  [[], 'Expected a command: serve, token, sandbox, help, but got nothing'],
  [['start'], 'Expected a command: serve, token, sandbox, help, but got "start"'],
  [['constructor'], 'Expected a command: serve, token, sandbox, help, but got "constructor"'],
  [['serve', 'PORT=1'], 'Expected no arguments of serve, whose settings come from the environment, but got 1'],
])('refuses %j', (args, problem) => {
  expect(meridian(...args)).toEqual({ status: 2, stdout: '', stderr: `${problem}. Help: meridian help\n` });
});

it('passes on the rest of the line, and the status', () => {
  expect(meridian('token', 'list')).toMatchObject({ status: 0, stdout: expect.stringContaining('no tokens yet') });
  expect(meridian('token', 'nonsense')).toMatchObject({ status: 2, stderr: expect.stringContaining('but got') });
});

it('gives Node the flags of npm start', () => {
  const [, flags] = /^#!\/usr\/bin\/env -S node (.+)\n/.exec(readFileSync(bin.meridian, 'utf8')) ?? [];
  expect(scripts['start']).toBe(`node ${flags} ${bin.meridian} serve`);
});

it('is the very process that a signal stops', async () => {
  const env = { DATA_DIR: dataDir, RATES_SYNC: 'off' };
  const server = await startProcess(env);
  await server.printed(/Meridian is ready/);
  expect(await server.stop()).toBe(0);
});
