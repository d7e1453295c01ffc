import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { open } from 'lmdb';
import { openStore } from '../../../src/server/store/open.js';
import type { Store } from '../../../src/base/store/store.js';
import { Tokens } from '../../../src/server/tokens/tokens.js';
import { type ServerProcess, startProcess } from '../../support/process.js';
import { node, run } from '../../support/run.js';
import { secretOf } from '../../support/token.js';
import { itSome, someOf } from '../../support/scale.js';

let folder: string;
let running: ServerProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-backup-'));
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  rmSync(folder, { recursive: true });
});

const at = (name: string) => join(folder, name);

async function token(dataDir: string, ...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const env = { ...process.env, STORE_URL: '', DATA_DIR: at(dataDir) };
  const { code, out, err } = await run(node, ['dist/server/tokens/cli.js', ...args], { env });
  return { code, out, err };
}

async function inStore<T>(dataDir: string, use: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ storeUrl: null, dataDir: at(dataDir) });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

async function made(dataDir: string, name = 'Legacy shop'): Promise<{ id: string; token: string }> {
  return JSON.parse((await token(dataDir, 'create', '--name', name, '--json')).out);
}

const backup = [
  '{"meridian":"backup","version":1}',
  '{"namespace":"token-uses","key":"0123456789ab","value":"2026-01-01T00:00:00.000Z"}',
  '{"entries":1}',
];

const longKeyed = `{"namespace":"rates","key":"${'a'.repeat(5_000)}","value":1}`;

describe('token export', () => {
  itSome('writes a file for this user alone that holds every entry and no secret, while a server runs', async () => {
    const server = await startProcess({ DATA_DIR: at('from'), STORE_URL: '', RATES_SYNC: 'off' });
    running = server;
    const [, authorization = ''] = await server.printed(/curl -H 'Authorization: (.+?)' (\S+)/);
    expect((await fetch(`${server.url}/api/v1`, { headers: { authorization } })).status).toBe(200);
    const { token: text } = await made('from');
    await inStore('from', (store) => store.namespace('rates').set('2026-09-30', { any: ['shape', 1.5] }));

    const { code, out, err } = await token('from', 'export', at('backup.jsonl'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('import FILE');
    expect(statSync(at('backup.jsonl')).mode & 0o777).toBe(0o600);
    const written = readFileSync(at('backup.jsonl'), 'utf8');
    for (const secret of [text, authorization]) expect(written).not.toContain(secretOf(secret));

    const db = open<string, string>({ path: at('from/store.mdb'), noSubdir: true, encoding: 'string', readOnly: true });
    const keys = [...db.getKeys()];
    await db.close();
    const exported = written
      .split('\n')
      .slice(1, -2)
      .map((line) => JSON.parse(line));
    expect(exported.map(({ namespace, key }) => `${namespace}:${key}`).sort()).toEqual(keys.sort());
    expect(keys.length).toBeGreaterThanOrEqual(4);
  });

  itSome('prints the same without a FILE', async () => {
    await made('from');
    const { code, out, err } = await token('from', 'export');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    await token('from', 'export', at('backup.jsonl'));
    expect(readFileSync(at('backup.jsonl'), 'utf8')).toBe(out);
  });

  itSome('fails when what it prints cannot be written', async () => {
    await made('from');
    const env = { ...process.env, STORE_URL: '', DATA_DIR: at('from') };
    const full = await run('sh', ['-c', '"$0" dist/server/tokens/cli.js export > /dev/full', node], { env });
    expect(full.code).toBe(1);
    expect(full.err).toMatch(/^Not all of the output could be written: ENOSPC/);
  });

  itSome('does not overwrite a file', async () => {
    writeFileSync(at('backup.jsonl'), 'precious');
    expect(await token('from', 'export', at('backup.jsonl'))).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(
        /^Cannot write the backup: .*file already exists.+Name a file that is not there yet\.\n$/,
      ),
    });
    expect(readFileSync(at('backup.jsonl'), 'utf8')).toBe('precious');
  });
});

describe('token export of an empty store', () => {
  itSome('writes no file, as another store was meant', async () => {
    expect(await token('nowhere', 'export', at('backup.jsonl'))).toEqual({
      code: 1,
      out: '',
      err: 'Expected a store with something to back up, but it is empty. Set DATA_DIR or STORE_URL as the server has it.\n',
    });
    expect(existsSync(at('backup.jsonl'))).toBe(false);
    expect((await token('nowhere', 'list')).out).toBe(
      `There are no tokens yet in the store at ${at('nowhere')}. Make one: token create --name "Legacy shop"\n`,
    );
  });
});

describe('token import', () => {
  itSome('brings back tokens that work, ended ones that do not, and the rate tables', async () => {
    const [kept, ended] = [await made('from'), await made('from')];
    await token('from', 'deactivate', ended.id);
    await inStore('from', (store) => store.namespace('rates').set('2026-09-30', { any: ['shape', 1.5] }));
    const before = (await token('from', 'list', '--json')).out;
    await token('from', 'export', at('backup.jsonl'));

    expect(await token('to', 'import', at('backup.jsonl'), '--json')).toEqual({
      code: 0,
      out: '{"added":3,"present":0}\n',
      err: '',
    });
    expect((await token('to', 'list', '--json')).out).toBe(before);
    await inStore('to', async (store) => {
      const tokens = new Tokens(store);
      expect(await tokens.verify(`Bearer ${kept.token}`)).toMatchObject({ id: kept.id });
      expect(await tokens.verify(`Bearer ${ended.token}`)).toBeNull();
      expect(await store.namespace('rates').get('2026-09-30')).toEqual({ any: ['shape', 1.5] });
    });
  });

  itSome('changes nothing that is there: a token that was deactivated since stays so', async () => {
    const first = await made('from');
    await token('from', 'export', at('backup.jsonl'));
    await token('from', 'deactivate', first.id);
    const second = await made('from', 'Newer');
    expect((await token('from', 'import', at('backup.jsonl'))).out).toBe(
      'Brought back 0 entries; 1 were there already and stay as they are.\n',
    );
    expect(JSON.parse((await token('from', 'list', '--json')).out)).toMatchObject([
      { id: first.id, active: false },
      { id: second.id, active: true },
    ]);
  });

  itSome('carries thousands', async () => {
    await inStore('from', async (store) => {
      const tokens = new Tokens(store);
      await Promise.all(Array.from({ length: 3_000 }, (_, n) => tokens.create({ name: `Läden 🏪 ${n}` })));
    });
    await token('from', 'export', at('backup.jsonl'));
    expect((await token('to', 'import', at('backup.jsonl'), '--json')).out).toBe('{"added":3000,"present":0}\n');
    expect((await token('to', 'export')).out).toBe((await token('from', 'export')).out);
  });

  it.each(
    someOf([
      ['is cut off', backup.slice(0, 2), /but it is cut off \(line 3\)/],
      ['is empty', [], /but it is cut off \(line 1\)/],
      ['is cut off within a line', [backup[0], backup[1]?.slice(0, 40)], /expected JSON \(line 2\)/],
      ['lacks a line', [backup[0], backup[2]], /as many entries as it states, but got 0 \(line 2\)/],
      ['goes on after its end', [...backup, backup[1]], /nothing after the end \(line 4\)/],
      ['names another namespace', [backup[0], '{"namespace":"x","key":"a","value":1}', backup[2]], /\(line 2\)/],
      [
        'has a key that no store takes',
        [backup[0], longKeyed, backup[2]],
        /a key of 1 to 200 characters and a value \(line 2\)/,
      ],
      ['is of a version to come', ['{"meridian":"backup","version":2}', ...backup.slice(1)], /"version":1} \(line 1\)/],
      ['is something else', ['null', '7'], /expected {"meridian":"backup","version":1} \(line 1\)/],
    ]),
  )('refuses a backup that %s, and writes nothing of it', async (_, lines, problem) => {
    writeFileSync(at('backup.jsonl'), lines.map((line) => `${line}\n`).join(''));
    const { code, out, err } = await token('to', 'import', at('backup.jsonl'));
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^This is no whole backup, and nothing was imported: expected .+\n$/);
    expect(err).toMatch(problem);
    expect((await token('to', 'export')).out).toBe('{"meridian":"backup","version":1}\n{"entries":0}\n');
  });

  it.each(
    someOf([
      [['import', '/nowhere/backup.jsonl'], 1, 'Cannot read the backup: ENOENT'],
      [['import', '/tmp'], 1, 'EISDIR'],
      [['import'], 2, 'import needs one FILE, as export writes it, but got 0'],
      [['export', 'a', 'b'], 2, 'export needs at most one FILE, but got 2'],
    ]),
  )('says what is wrong with %j', async (args, code, message) => {
    const outcome = await token('to', ...args);
    expect(outcome).toMatchObject({ code, out: '', err: expect.stringContaining(message) });
    expect(outcome.err).not.toContain('    at ');
  });
});
