/** The log of a real server: JSON for programs, lines for people on a terminal or where LOG_FORMAT says so. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { lineFormat } from '../../src/server/log.js';
import { program } from '../support/optional/programs.js';
import { type ServerProcess, startOnTerminal, startProcess } from '../support/process.js';

const folder = mkdtempSync(join(tmpdir(), 'meridian-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs inside the server: a search for `trip` fails with a text that would forge a line and clear a terminal. */
const inside = join(folder, 'inside.mjs');
writeFileSync(
  inside,
  `const { normalize } = String.prototype;
  String.prototype.normalize = function (...form) {
    if (this.includes('trip')) throw new TypeError('on purpose\\n12:00:00 INFO  forged\\x1b[2J\\u202e');
    return normalize.apply(this, form);
  };`,
);
const settings = { DATA_DIR: folder, RATES_SYNC: 'off', ACCESS_LOG: 'on', NODE_OPTIONS: `--import ${inside}` };

/** A request that fails, of which both the access log and the log of failures have a line. */
async function failAndStop(server: ServerProcess, requestId: string): Promise<ServerProcess> {
  await server.printed(/Meridian is ready/);
  await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': requestId },
    body: JSON.stringify({ query: '{ search(text: "trip") { nodes { __typename } } }' }),
  });
  await server.printed(new RegExp(`^.*request\\W.*${requestId}.*\r?\n|^.*${requestId}.*"request".*\r?\n`, 'm'));
  await server.stop();
  return server;
}

it.each([undefined, 'json'])('is JSON on a pipe where LOG_FORMAT is %s', async (format) => {
  const server = await failAndStop(await startProcess({ ...settings, LOG_FORMAT: format }), 'as-json');
  const lines = server.errors().trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ level: 50, msg: 'A GraphQL field failed unexpectedly', requestId: 'as-json' }),
    expect.objectContaining({ level: 30, msg: 'request', requestId: 'as-json', code: 'INTERNAL_SERVER_ERROR' }),
  ]);
});

it('has lines for people on a pipe where LOG_FORMAT is text, without colours, and none that a text has forged', async () => {
  const server = await failAndStop(await startProcess({ ...settings, LOG_FORMAT: 'text' }), 'as-text');
  const [failure = '', ...others] = server.errors().trimEnd().split('\n');
  expect(failure).toMatch(
    /^\d\d:\d\d:\d\d ERROR A GraphQL field failed unexpectedly {2}path=\["search"\] {2}requestId="as-text"$/,
  );
  const request = others.pop();
  expect(request).toMatch(/^\d\d:\d\d:\d\d INFO {2}request {2}method="POST" {2}route="\/graphql" {2}status=200 .*$/);
  expect(others.slice(0, 2)).toEqual(['    TypeError: on purpose', '    12:00:00 INFO  forged\\u{1b}[2J\\u{202e}']);
  expect(others.slice(2).every((line) => line.startsWith('        at '))).toBe(true);
});

/** That of util-linux: others do not know the option. */
const scriptProgram = program('script', ['--version']);

scriptProgram.describe('on a terminal', (script) => {
  const onTerminal = async (env: NodeJS.ProcessEnv) => {
    // Node takes a terminal of CI for one without colours.
    const terminal = {
      TERM: 'xterm-256color',
      CI: undefined,
      NO_COLOR: undefined,
      NODE_DISABLE_COLORS: undefined,
      FORCE_COLOR: undefined,
      ...env,
    };
    const server = await startOnTerminal(script, { ...settings, ...terminal });
    return (await failAndStop(server, 'seen')).output();
  };

  it('has lines for people, in colours', async () => {
    expect(await onTerminal({})).toMatch(/^\x1b\[2m\d\d:\d\d:\d\d\x1b\[0m \x1b\[32mINFO \x1b\[0m request/m);
  });

  it('has no colours where NO_COLOR is set', async () => {
    const log = await onTerminal({ NO_COLOR: '1' });
    expect(log).toMatch(/^\d\d:\d\d:\d\d INFO {2}request/m);
    expect(log).not.toContain('\x1b');
  });
});

describe('the choice', () => {
  const line = JSON.stringify({ level: 40, time: 0, pid: 1, hostname: 'h', msg: 'careful' });
  const written = (setting: 'auto' | 'json' | 'text', isTerminal: boolean, hasColors: boolean) =>
    lineFormat(setting, { isTerminal, hasColors: () => hasColors })?.(line) ?? 'json';

  it.each([
    ['auto', false, false, 'json'],
    ['auto', true, false, 'plain'],
    ['auto', true, true, 'coloured'],
    ['json', true, true, 'json'],
    ['text', false, true, 'plain'],
    ['text', true, true, 'coloured'],
  ] as const)('of %s, on a terminal: %s, which has colours: %s, is %s', (setting, isTerminal, hasColors, chosen) => {
    const text = written(setting, isTerminal, hasColors);
    const plain = text.replaceAll(/\x1b\[\d+m/g, '');
    const kind = text === 'json' ? 'json' : text === plain ? 'plain' : 'coloured';
    expect(kind).toBe(chosen);
    if (kind !== 'json') expect(plain).toMatch(/^\d\d:\d\d:\d\d WARN {2}careful\n$/);
  });
});
