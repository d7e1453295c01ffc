/** Credential files that change under a running server: good ones take effect, bad ones leave the last good one. */
import { once } from 'node:events';
import { mkdirSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Rotating } from './rotating.js';
import { output, start as startProgram } from '../../support/run.js';

let rotating: Rotating;
beforeEach(async () => {
  rotating = await Rotating.prepare(({ path }) => ({ body: path === '/servers' ? { servers: [] } : {} }));
});
afterEach(() => rotating.close());

const ofCloud = (env: NodeJS.ProcessEnv) => rotating.start({ CLOUD_BASE_URL: rotating.upstream.url, ...env });

/** Asks the cloud API, and returns the credential with which it was called. */
async function credentialOf(account?: string): Promise<string | undefined> {
  const argument = account === undefined ? '' : `(account: "${account}")`;
  const { errors } = await rotating.ask(`{ cloud${argument} { servers { nodes { name } } } }`);
  expect(errors).toBeUndefined();
  return rotating.used().at(-1);
}

async function untilUsed(credential: string, account?: string): Promise<void> {
  while ((await credentialOf(account)) !== credential);
}

describe('a changed file', () => {
  const start = async () => {
    await ofCloud({ CLOUD_TOKEN_FILE: rotating.put('token', 'first\n') });
    expect(await credentialOf()).toBe('first');
  };

  it('takes effect, whether another takes its place or it is written anew', async () => {
    await start();
    rotating.put('token', 'second\n');
    await untilUsed('second');
    writeFileSync(rotating.path('token'), 'third\n');
    await untilUsed('third');
    expect(rotating.logged).toEqual(
      Array(2).fill({
        level: 'info',
        fields: { api: 'CLOUD', account: 'default' },
        message: 'CLOUD_TOKEN_FILE: a new credential is in use',
      }),
    );
  });

  it('takes effect where a link comes to lead elsewhere, as Kubernetes does it', async () => {
    const version = (name: string, token: string) => {
      mkdirSync(rotating.path(name));
      writeFileSync(rotating.path(`${name}/token`), token);
      symlinkSync(name, rotating.path('..data.new'));
      renameSync(rotating.path('..data.new'), rotating.path('..data'));
    };
    version('v1', 'first');
    symlinkSync('..data/token', rotating.path('token'));
    await ofCloud({ CLOUD_TOKEN_FILE: rotating.path('token') });
    expect(await credentialOf()).toBe('first');
    version('v2', 'other');
    rmSync(rotating.path('v1'), { recursive: true });
    await untilUsed('other');
    expect(rotating.logged.map(({ level }) => level)).toEqual(['info']);
  });

  it('that was removed leaves the credential until it is there again', async () => {
    await start();
    unlinkSync(rotating.path('token'));
    await rotating.said(/a path where there is none; the credential that was read before stays in use/);
    expect(await credentialOf()).toBe('first');
    rotating.put('token', 'second');
    await untilUsed('second');
    expect(rotating.logged.map(({ level, message }) => [level, message])).toEqual([
      ['warn', expect.stringMatching(/^CLOUD_TOKEN_FILE: expected a file with the credential on one line, but got/)],
      ['info', 'CLOUD_TOKEN_FILE: the file is good again, a new credential is in use'],
    ]);
  });

  it.each([
    ['an empty file', () => rotating.put('token', '\n'), 'an empty one'],
    ['several lines', () => rotating.put('token', 'hunter2\nhunter2\n'), 'one with a line break'],
    ['a blank', () => rotating.put('token', 'hunter2 hunter2'), 'one with a blank'],
    ['a large file', () => rotating.put('token', 'hunter2'.repeat(10_000)), 'one that is too large'],
    [
      'a folder',
      () => (unlinkSync(rotating.path('token')), mkdirSync(rotating.path('token'))),
      'something that is no file',
    ],
    [
      'a link to nowhere',
      () => (unlinkSync(rotating.path('token')), symlinkSync('hunter2', rotating.path('token'))),
      'none',
    ],
  ])('with %s keeps the last good credential, and health says why until it is good', async (_what, spoil, words) => {
    await start();
    spoil();
    await rotating.said(/stays in use$/);
    const [account] = await rotating.accounts();
    expect(account).toEqual({
      name: 'default',
      isCircuitOpen: false,
      credentialProblem: expect.stringMatching(new RegExp(`^CLOUD_TOKEN_FILE: expected .*, but got .*${words}$`)),
    });
    expect(await credentialOf()).toBe('first');
    rmSync(rotating.path('token'), { recursive: true });
    rotating.put('token', 'first');
    await rotating.said(/^CLOUD_TOKEN_FILE: the file is good again$/);
    expect(await rotating.accounts()).toEqual([{ name: 'default', isCircuitOpen: false, credentialProblem: null }]);
    expect(rotating.logged.filter(({ level }) => level === 'warn')).toHaveLength(1);
    expect(rotating.logged.filter(({ level }) => level === 'info')).toHaveLength(1);
    expect(JSON.stringify(rotating.logged)).not.toMatch(/hunter2|meridian-rotating/);
  });
});

describe('a pipe', () => {
  /** A process that writes once somebody reads. */
  const writer = (path: string, content: string) => startProgram('sh', ['-c', `printf ${content} > "$1"`, 'sh', path]);

  it('is read once, and not missed when it is gone', async () => {
    const pipe = rotating.path('pipe');
    await output('mkfifo', [pipe]);
    const written = once(writer(pipe, 'piped'), 'exit');
    await ofCloud({ CLOUD_TOKEN_FILE: pipe, CLOUD_ACCOUNTS: `other=@${rotating.put('token', 'first')}` });
    await written;
    const second = writer(pipe, 'unwanted');
    rotating.put('token', 'second');
    await untilUsed('second', 'other');
    unlinkSync(pipe);
    rotating.put('token', 'third');
    await untilUsed('third', 'other');
    expect(second.exitCode).toBeNull();
    second.kill();
    expect(await credentialOf('default')).toBe('piped');
    expect((await rotating.accounts()).map(({ credentialProblem }) => credentialProblem)).toEqual([null, null]);
  });

  it('in place of a file is not opened', async () => {
    await ofCloud({ CLOUD_TOKEN_FILE: rotating.put('token', 'first') });
    await output('mkfifo', [rotating.path('pipe')]);
    renameSync(rotating.path('pipe'), rotating.path('token'));
    const waiting = writer(rotating.path('token'), 'unwanted');
    await rotating.said(/but got something that is no file; the credential/);
    expect(await credentialOf()).toBe('first');
    expect(waiting.exitCode).toBeNull();
    waiting.kill();
  });
});

describe('several accounts', () => {
  it('may exchange their credentials, but not come to have the same', async () => {
    rotating.put('a', 'one');
    rotating.put('b', 'two');
    await ofCloud({ CLOUD_ACCOUNTS: `a=@${rotating.path('a')},b=@${rotating.path('b')},c=three` });
    rotating.put('a', 'two');
    rotating.put('b', 'one');
    await untilUsed('two', 'a');
    await untilUsed('one', 'b');
    rotating.put('b', 'three');
    await rotating.said(/^CLOUD_ACCOUNTS, entry 2: expected a credential of its own, but got that of the account c;/);
    expect(await credentialOf('b')).toBe('one');
    expect((await rotating.accounts()).map(({ name, credentialProblem }) => [name, credentialProblem])).toEqual([
      ['a', null],
      ['b', 'CLOUD_ACCOUNTS, entry 2: expected a credential of its own, but got that of the account c'],
      ['c', null],
    ]);
  });

  it('of the dedicated API are user and password, in one file or with the user as a setting', async () => {
    rotating.upstream.script = () => ({ body: [] });
    await rotating.start({
      DEDICATED_BASE_URL: rotating.upstream.url,
      DEDICATED_USER: 'me',
      DEDICATED_PASSWORD_FILE: rotating.put('password', 'p:w'),
      DEDICATED_ACCOUNTS: `second=@${rotating.put('pair', 'you:secret')}`,
    });
    const untilPair = async (account: string, pair: string) => {
      do await rotating.ask(`{ dedicated(account: "${account}") { servers { nodes { name } } } }`);
      while (rotating.used().at(-1) !== pair);
    };
    await untilPair('default', 'me:p:w');
    rotating.put('password', 'new');
    await untilPair('default', 'me:new');
    rotating.put('pair', 'they:other');
    await untilPair('second', 'they:other');
    rotating.put('pair', 'they');
    await rotating.said(/^DEDICATED_ACCOUNTS, entry 1: expected user:password, but got no such pair; the credential/);
    await untilPair('second', 'they:other');
  });
});

it('shows no problem to callers who may not read the account', async () => {
  await ofCloud({ CLOUD_TOKEN_FILE: rotating.put('token', 'first') });
  rotating.put('token', '');
  await rotating.said(/an empty one/);
  const query = '{ health { hosting { accounts { credentialProblem } } } }';
  const { body } = await rotating.meridian.query({ query });
  expect(JSON.stringify(body)).not.toMatch(/CLOUD_TOKEN_FILE/);
});
