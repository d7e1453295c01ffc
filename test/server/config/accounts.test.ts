/** Several accounts of one API, and credentials out of files. */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../../src/server/config/config.js';

let folder: string;
const write = (name: string, content: string | Buffer) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-credentials-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const problemsOf = (env: NodeJS.ProcessEnv): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return String(error).split('\n  - ').slice(1);
  }
};

describe('the accounts of an API', () => {
  it('are named in a list, whatever the blanks and the comma at its end', () => {
    const { CLOUD: cloud, STORAGE: storage } = readConfig({
      CLOUD_ACCOUNTS: ' prod = abc== ,\n staging-2=x=y , ',
      STORAGE_ACCOUNTS: 'backup=zzz',
      CLOUD_BASE_URL: 'https://cloud.example/v1',
    }).apis;
    expect(cloud).toEqual({
      accounts: [
        { name: 'prod', credential: 'abc==' },
        { name: 'staging-2', credential: 'x=y' },
      ],
      baseUrl: 'https://cloud.example/v1',
    });
    expect(storage?.accounts).toEqual([{ name: 'backup', credential: 'zzz' }]);
    expect(readConfig({ EDGE_TOKEN: 'one', EDGE_ACCOUNTS: 'shop=two' }).apis['EDGE']?.accounts).toEqual([
      { name: 'default', credential: 'one' },
      { name: 'shop', credential: 'two' },
    ]);
  });

  it('of single settings and of a list are joined, the single one first and called default', () => {
    const { DEDICATED: dedicated } = readConfig({
      DEDICATED_USER: 'me',
      DEDICATED_PASSWORD: 'p:w',
      DEDICATED_ACCOUNTS: 'other=#ws+u:a=b:c',
    }).apis;
    expect(dedicated?.accounts).toEqual([
      { name: 'default', credential: 'me:p:w' },
      { name: 'other', credential: '#ws+u:a=b:c' },
    ]);
  });

  it('may be called default where no single setting makes one of that name', () => {
    expect(readConfig({ CLOUD_ACCOUNTS: 'prod=a,default=b' }).apis['CLOUD']?.accounts.map(({ name }) => name)).toEqual([
      'prod',
      'default',
    ]);
  });

  it('may come out of files, whose last line break is dropped, commas and all', () => {
    const token = write('token', 'a,b=c\r\n');
    const pair = write('pair', '\uFEFFuser: pass word \n');
    const password = write('password', 'p,w');
    const {
      CLOUD: cloud,
      STORAGE: storage,
      DEDICATED: dedicated,
    } = readConfig({
      CLOUD_ACCOUNTS: `prod=@${token},test=@ ${write('other', 'plain')}`,
      STORAGE_TOKEN_FILE: token,
      DEDICATED_USER: 'me',
      DEDICATED_PASSWORD_FILE: password,
      DEDICATED_ACCOUNTS: `second=@${pair}`,
    }).apis;
    expect(cloud?.accounts.map(({ credential }) => credential)).toEqual(['a,b=c', 'plain']);
    expect(storage?.accounts).toEqual([{ name: 'default', credential: 'a,b=c' }]);
    expect(dedicated?.accounts.map(({ credential }) => credential)).toEqual(['me:p,w', 'user: pass word ']);
  });

  it.each([
    ['Prod=hunter2', 1, /a name of at most 40/],
    ['2nd=hunter2', 1, /a name of at most 40/],
    [`${'a'.repeat(41)}=hunter2`, 1, /a name of at most 40/],
    ['pröd=hunter2', 1, /a name of at most 40/],
    ['__proto__=hunter2', 1, /a name of at most 40/],
    ['hunter2_hunter2==', 1, /a name of at most 40/],
    ['sandbox=hunter2', 1, /the name of the embedded sandbox/],
    ['hunter2', 1, /name=credential or name=@file, but got one without =/],
    ['=hunter2', 1, /but got no name/],
    ['prod=a,test= ', 2, /but got no credential/],
    ['prod=a,,test=hunter2', 2, /one without =/],
    [',', 1, /one without =/],
    ['prod=a,test=b,prod=hunter2', 3, /a name of its own, but got that of entry 1/],
    ['prod=hunter2,test=hunter2', 2, /a credential of its own, but got that of entry 1/],
    ['prod=hunter2 hunter2', 1, /one with a blank/],
    ['prod=hunter2\u0000', 1, /one with a control character/],
    ['prod=@', 1, /a file with the credential on one line, but got/],
    ['prod=@/hunter2/nowhere', 1, /a path where there is none/],
  ])('refuses %j in words that say which entry and never what came', (list, entry, words) => {
    const problems = problemsOf({ CLOUD_ACCOUNTS: list });
    expect(problems).toEqual([expect.stringMatching(words)]);
    expect(problems[0]).toMatch(new RegExp(`^CLOUD_ACCOUNTS, entry ${entry}: expected `));
    expect(problems.join()).not.toMatch(/hunter2|nowhere/);
  });

  it.each(['user', ':hunter2', 'user:'])('wants a user and a password of each dedicated account: %j', (pair) => {
    expect(problemsOf({ DEDICATED_ACCOUNTS: `prod=${pair}` })).toEqual([
      'DEDICATED_ACCOUNTS, entry 1: expected user:password, but got no such pair',
    ]);
  });

  it('refuses default beside the single settings, and their credential under another name', () => {
    expect(problemsOf({ CLOUD_TOKEN: 'hunter2', CLOUD_ACCOUNTS: 'default=b,prod=hunter2' })).toEqual([
      'CLOUD_ACCOUNTS, entry 1: expected another name than default, which the account of the single settings has',
      'CLOUD_ACCOUNTS, entry 2: expected a credential of its own, but got that of the single settings',
    ]);
  });

  it.each([
    ['an empty file', () => write('empty', '\n'), /an empty one/],
    ['a folder', () => mkdirSync(join(folder, 'folder')) ?? join(folder, 'folder'), /something that is no file/],
    ['a device', () => '/dev/zero', /something that is no file/],
    ['a large file', () => write('large', 'hunter2'.repeat(10_000)), /one that is too large/],
    ['bytes that are no text', () => write('bytes', Buffer.from([0x68, 0xff, 0xfe])), /one that is no text/],
    ['several lines', () => write('lines', 'hunter2\nhunter2\n'), /one with a line break/],
    ['a credential in place of a path', () => 'hunter2', /a path where there is none/],
    ['a path that no file can have', () => 'hunter2\u0000', /one that cannot be read/],
  ])('refuses %s in words without content and path', (_what, path, words) => {
    const problems = problemsOf({ STORAGE_TOKEN_FILE: path() });
    expect(problems).toEqual([expect.stringMatching(words)]);
    expect(problems[0]).toMatch(/^STORAGE_TOKEN_FILE: expected /);
    expect(problems.join()).not.toMatch(/hunter2|meridian-credentials/);
  });

  it('refuses a credential beside its file, and half of what makes one', () => {
    const file = write('half', 'secret');
    expect(problemsOf({ CLOUD_TOKEN: 'a', CLOUD_TOKEN_FILE: file })).toEqual([
      'CLOUD_TOKEN_FILE: expected none with CLOUD_TOKEN, but got both',
    ]);
    expect(problemsOf({ DEDICATED_PASSWORD_FILE: file })).toEqual([
      'DEDICATED_USER: expected with DEDICATED_PASSWORD_FILE, but got none',
    ]);
    expect(problemsOf({ DEDICATED_USER: 'me', DEDICATED_ACCOUNTS: 'other=a:b' })).toEqual([
      'DEDICATED_PASSWORD: expected with DEDICATED_USER, but got none',
    ]);
  });

  it('are refused with all their problems at once, those of other settings too', () => {
    const problems = problemsOf({
      PORT: 'http',
      CLOUD_ACCOUNTS: 'Prod=a,test=b c,other=@/nowhere',
      STORAGE_TOKEN_FILE: '/nowhere',
      DEDICATED_ACCOUNTS: 'a=b',
    });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'PORT',
      'CLOUD_ACCOUNTS, entry 1',
      'CLOUD_ACCOUNTS, entry 2',
      'CLOUD_ACCOUNTS, entry 3',
      'STORAGE_TOKEN_FILE',
      'DEDICATED_ACCOUNTS, entry 1',
    ]);
  });
});
