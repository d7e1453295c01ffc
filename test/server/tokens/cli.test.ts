import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openStore } from '../../../src/server/store/open.js';
import type { Store } from '../../../src/base/store/store.js';
import { Tokens } from '../../../src/server/tokens/tokens.js';
import { node, run } from '../../support/run.js';
import { itSome, someOf } from '../../support/scale.js';

interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'meridian-cli-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** `npm run --silent token -- …`, as a process of its own. */
async function token(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const all = { ...process.env, STORE_URL: '', DATA_DIR: dataDir, ...env };
  const { code, out, err } = await run(node, ['dist/server/tokens/cli.js', ...args], { env: all });
  return { code, out, err };
}

async function created(...args: string[]): Promise<{ id: string; token: string }> {
  return JSON.parse((await token(['create', '--name', 'Legacy shop', '--json', ...args])).out);
}

async function withStore<T>(use: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ storeUrl: null, dataDir });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

describe('token create', () => {
  itSome('prints one line of JSON with the agreed keys in their order', async () => {
    const scopes = ['hosting:write@storage:backup', 'hosting:read', 'rates'].flatMap((scope) => ['--scope', scope]);
    const { out, err, code } = await token([
      'create',
      '--name',
      'Legacy shop',
      '--default-currency',
      'usd',
      ...scopes,
      '--expires-at',
      '2099-01-31',
      '--json',
    ]);
    expect({ err, code }).toEqual({ err: '', code: 0 });
    expect(out.split('\n')).toHaveLength(2);
    expect(Object.entries(JSON.parse(out))).toEqual([
      ['id', expect.stringMatching(/^[0-9a-f]{12}$/)],
      ['token', expect.stringMatching(/^mrd_[0-9a-f]{12}_[A-Za-z0-9_-]{43}$/)],
      ['name', 'Legacy shop'],
      ['defaultCurrency', 'USD'],
      ['scopes', ['rates', 'hosting:read', 'hosting:write@storage:backup']],
      ['expiresAt', '2099-01-31T00:00:00.000Z'],
    ]);
  });

  itSome('prints the token alone on the last line without --json, and null for what is absent with it', async () => {
    const { out } = await token(['create', '--name', 'Legacy shop']);
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/^mrd_[0-9a-f]{12}_[A-Za-z0-9_-]{43}$/);
    expect(await created()).toMatchObject({ defaultCurrency: null, scopes: ['rates'], expiresAt: null });
  });

  itSome('says of a token that it is for trusted documents alone', async () => {
    expect((await token(['create', '--name', 'Page', '--documents-only'])).out).toContain(
      'Scopes: documents only, rates.',
    );
    expect(await created('--documents-only')).toMatchObject({ scopes: ['rates'], documentsOnly: true });
    expect((await token(['list'])).out).toContain('documents only,rates');
  });

  itSome('makes a token that a process with the store already open honours at once', async () => {
    await withStore(async (store) => {
      const tokens = new Tokens(store);
      const made = await created();
      expect(await tokens.verify(`Bearer ${made.token}`)).toMatchObject({ id: made.id, name: 'Legacy shop' });
    });
  });

  itSome('makes a token that ends when it was asked to', async () => {
    await withStore(async (store) => {
      const made = await created('--expires-in', '1s');
      const inTwoSeconds = new Tokens(store, () => Date.now() + 2_000);
      expect(await inTwoSeconds.verify(`Bearer ${made.token}`)).toBeNull();
    });
  });
});

describe('token list', () => {
  itSome('says how to make the first one', async () => {
    expect(await token(['list'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('create --name "Legacy shop"'),
    });
    expect((await token(['list', '--json'])).out).toBe('[]\n');
  });

  itSome('shows each with its status and without its secret', async () => {
    const first = await created();
    const second = await created('--expires-in', '30d');
    await withStore(async (store) => {
      const longAgo = new Tokens(store, () => Date.parse('2020-01-01'));
      await longAgo.create({ name: 'Old', expiresAt: new Date('2020-01-02') });
    });
    await token(['deactivate', first.id]);
    const { out } = await token(['list']);
    const rows = out.trimEnd().split('\n');
    expect(rows[0]).toMatch(/^ID +NAME +STATUS +SCOPES +CURRENCY +CREATED +EXPIRES +LAST USED$/);
    expect(rows[1]).toMatch(/^[0-9a-f]{12} {2}Old +expired +rates +- +2020-01-01T00:00Z {2}2020-01-02T00:00Z {2}-$/);
    expect(rows[2]).toMatch(new RegExp(`^${first.id} {2}Legacy shop {2}deactivated `));
    expect(rows[3]).toMatch(new RegExp(`^${second.id} {2}Legacy shop {2}active `));
    const json = await token(['list', '--json']);
    expect(JSON.parse(json.out).map(({ status }: { status: string }) => status)).toEqual([
      'expired',
      'deactivated',
      'active',
    ]);
    expect(out + json.out).not.toMatch(/mrd_|hash/);
  });
});

describe('a list of very many tokens', () => {
  itSome('is printed whole', async () => {
    const count = 130_000;
    await withStore(async (store) => {
      const record = {
        name: 'Shop',
        defaultCurrency: null,
        scopes: ['rates'],
        active: true,
        expiresAt: null,
        hash: '',
      };
      const createdAt = '2026-01-01T00:00:00.000Z';
      for (let start = 0; start < count; start += 1_000) {
        const ids = Array.from({ length: 1_000 }, (_, n) => (start + n).toString(16).padStart(12, '0'));
        const entries = ids.map((id) => ({ key: id, value: { id, createdAt, ...record } }));
        await store.namespace('tokens').setMany(entries);
      }
    });
    const { code, out, err } = await token(['list']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n')).toHaveLength(1 + count + 1);
  });
});

describe('token deactivate', () => {
  itSome('is seen by a process with the store already open within a second', async () => {
    await withStore(async (store) => {
      const made = await created();
      const tokens = new Tokens(store);
      expect(await tokens.verify(`Bearer ${made.token}`)).not.toBeNull();
      const { out } = await token(['deactivate', made.id, '--json']);
      expect(JSON.parse(out)).toMatchObject({ id: made.id, active: false });
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(await tokens.verify(`Bearer ${made.token}`)).toBeNull();
    });
  });

  itSome('fails for an id that no token has', async () => {
    expect(await token(['deactivate', '000000000000'])).toMatchObject({
      code: 1,
      out: '',
      err: 'Expected the ID of a token, as list shows it, but got 000000000000\n',
    });
  });

  itSome('does not repeat a token given in place of its id', async () => {
    const { code, err } = await token(['deactivate', `mrd_000000000000_${'x'.repeat(43)}`]);
    expect(code).toBe(2);
    expect(err).not.toContain('xxx');
  });
});

describe('a mistake on the command line', () => {
  it.each(
    someOf([
      [[], 'Expected a command: create, list, deactivate, export, import, but got nothing'],
      [['__proto__'], 'but got "__proto__"'],
      [['create'], 'create needs a name, such as --name "Legacy shop"'],
      [['create', '--name'], "Option '--name <value>' argument missing"],
      [
        ['create', '--name', 'x', '--scope', 'all'],
        'scope must be one of rates, hosting:read, hosting:write, alerts, admin',
      ],
      [['create', '--name', 'x', '--scope', 'hosting:read@prod'], 'such as hosting:read@cloud:prod'],
      [
        ['create', '--name', 'x', '--default-currency', 'Dollar'],
        'must be an ISO 4217 code such as USD, but got: "Dollar"',
      ],
      [['create', '--name', 'x', '--default-currency', 'QQQ'], 'must be an ISO 4217 code such as USD, but got: "QQQ"'],
      [['create', '--name', 'x', '--expires-in', 'soon'], 'such as 30d, but got: "soon"'],
      [['create', '--name', 'x', '--expires-at', '2020-01-01'], 'must be in the future'],
      [['create', '--nam', 'x'], "Unknown option '--nam'; expected --name"],
      [['list', 'all'], "Unexpected argument 'all'"],
      [['deactivate'], 'deactivate needs one ID'],
    ]),
  )('is one line on stderr that says what was expected, and exit code 2: %j', async (args, message) => {
    const { code, out, err } = await token(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(err).toMatch(/^.+Help: npm run --silent token -- --help\n$/);
  });

  itSome('is helped by --help, anywhere', async () => {
    for (const args of [['--help'], ['create', '--help']]) {
      expect(await token(args)).toMatchObject({ code: 0, err: '', out: expect.stringContaining('deactivate ID') });
    }
  });
});

describe('a store that cannot be opened', () => {
  const secret = 'hunter2-hunter2';
  it.each(
    someOf([
      [{ DATA_DIR: '/proc/none' }, 'Set DATA_DIR to a folder that this user can write to'],
      [{ STORE_URL: `postgres://me:${secret}@127.0.0.1:1/db` }, 'Cannot open the store at postgres://127.0.0.1:1/db'],
      [{ STORE_URL: `redis://me:${secret}@127.0.0.1:1` }, 'Cannot open the store at redis://127.0.0.1:1'],
      [{ STORE_URL: `redis://me:${secret}%zz@127.0.0.1:1` }, 'Cannot open the store at redis://127.0.0.1:1'],
      [{ STORE_URL: `mysql://me:${secret}@127.0.0.1/db` }, 'STORE_URL: expected an address that starts with postgres:'],
      [{ STORE_URL: `postgres://me:${secret}/@127.0.0.1/db` }, 'STORE_URL'],
    ]),
  )('is a plain message without its password, and exit code 1: %j', async (env, message) => {
    const { code, out, err } = await token(['list'], env);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(message);
    expect(err).not.toContain(secret);
    expect(err).not.toMatch(/^\s+at /m);
  });

  itSome('is not taken for a store when it is another kind of file', async () => {
    writeFileSync(join(dataDir, 'store.mdb'), 'something else '.repeat(1_000));
    expect(await token(['list'])).toMatchObject({ code: 1, err: expect.stringContaining('damaged or not a store') });
  });
});
