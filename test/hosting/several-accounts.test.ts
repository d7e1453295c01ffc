/** A whole Meridian with two accounts of the cloud at one address and one of the storage API, distinguished by credential. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../support/meridian.js';
import { type ReceivedCall, type Reply, ScriptedUpstream } from '../support/scripted-upstream.js';
import type { Scope } from '../../src/base/auth/scope.js';
import { pageOf } from '../rest/lab.js';

const credentials: Readonly<Record<string, string>> = {
  'Bearer token-of-prod': 'prod',
  'Bearer token-of-test': 'test',
  'Bearer token-of-backup': 'backup',
};

const place = (country: string) => ({ id: 1, name: 'fsn1', country, city: 'Falkenstein' });

let upstream: ScriptedUpstream;
let meridian: Meridian;
/** Who asked for what, in order. */
let asked: string[] = [];
/** Accounts whose API is down. */
const down = new Set<string>();

function answer({ path, query, headers }: ReceivedCall): Reply {
  const account = credentials[headers.authorization ?? ''] ?? 'nobody';
  asked.push(`${account} ${path}`);
  if (down.has(account)) return { status: 503 };
  const budget = { 'ratelimit-limit': '3600', 'ratelimit-remaining': account === 'prod' ? '1000' : '2000' };
  const headersOut = { ...budget, 'ratelimit-reset': '4102444800' };
  const [, name = ''] = path.split('/');
  const server = { id: 1, name: `${account} 1`, location: place(account === 'prod' ? 'DE' : 'US') };
  const servers = [server, { ...server, id: 2, name: account === 'test' ? ['odd'] : `${account} 2` }];
  const boxes = [{ id: 1, name: `${account} box`, location: place('DE') }];
  const all = { servers, storage_boxes: boxes, locations: [place('DE')] }[name] ?? [];
  return { headers: headersOut, body: pageOf(name, all, query) };
}

const start = () =>
  startMeridian({
    CLOUD_ACCOUNTS: 'prod=token-of-prod, test=token-of-test',
    CLOUD_BASE_URL: upstream.url,
    STORAGE_ACCOUNTS: 'backup=token-of-backup',
    STORAGE_BASE_URL: upstream.url,
  });

beforeAll(async () => {
  upstream = await ScriptedUpstream.start(answer);
  meridian = await start();
});
afterAll(async () => {
  await meridian.close();
  await upstream.close();
});
beforeEach(() => {
  asked = [];
  down.clear();
});

async function ask(query: string, scopes: Scope[] | null = ['hosting:read'], headers: Record<string, string> = {}) {
  const authorization = scopes && { authorization: `Bearer ${await meridian.token(scopes)}` };
  const { body } = await meridian.query({ query }, { ...headers, ...authorization });
  return body;
}

const codesOf = ({ errors = [] }: { errors?: { extensions: Record<string, unknown> }[] }) =>
  errors.map(({ extensions }) => extensions['code']);

describe('two accounts of one API', () => {
  it('are joined with those of other APIs, each machine with the account it came from', async () => {
    const { data } = await ask(`{
      hosting { servers { nodes { id accountName country { isoCode } } } storageBoxes { nodes { id name accountName } } }
      country(code: "DE") { servers { nodes { id accountName ... on CloudServer { location { accountName } } } } }
    }`);
    const server = (number: number, accountName: string, isoCode: string) => ({
      id: `cloud:${accountName}:server:${number}`,
      accountName,
      country: { isoCode },
    });
    expect(data).toEqual({
      hosting: {
        servers: {
          nodes: [server(1, 'prod', 'DE'), server(2, 'prod', 'DE'), server(1, 'test', 'US'), server(2, 'test', 'US')],
        },
        storageBoxes: { nodes: [{ id: 'storage:backup:box:1', name: 'backup box', accountName: 'backup' }] },
      },
      country: {
        servers: {
          nodes: [1, 2].map((number) => ({
            id: `cloud:prod:server:${number}`,
            accountName: 'prod',
            location: { accountName: 'prod' },
          })),
        },
      },
    });
    expect(asked.sort()).toEqual(['backup /storage_boxes', 'prod /servers', 'test /servers']);
  });

  it('are asked by name, and refused with the names where none, or an unknown one, is given', async () => {
    const names = '{ servers { nodes { name } } }';
    const { data } = await ask(`{ a: cloud(account: "prod") ${names} storage { storageBoxes { totalCount } } }`);
    expect(data).toEqual({
      a: { servers: { nodes: [{ name: 'prod 1' }, { name: 'prod 2' }] } },
      storage: { storageBoxes: { totalCount: 1 } },
    });
    const { errors } = await ask(`{ a: cloud ${names} b: cloud(account: "Prod") ${names} }`);
    const form = 'account: expected the name of an account of the cloud API (prod, test), but got';
    expect(errors?.map(({ message }) => message)).toEqual([`${form} none, and there are several`, `${form} "Prod"`]);
  });

  it('are no matter of their own to who may use one of them alone', async () => {
    const scopes: Scope[] = ['hosting:read@cloud:test', 'hosting:write@storage:backup'];
    const joined = await ask(
      '{ hosting { servers { nodes { accountName } } } cloud { servers { totalCount } } }',
      scopes,
    );
    expect(joined).toEqual({
      data: {
        hosting: { servers: { nodes: [{ accountName: 'test' }, { accountName: 'test' }] } },
        cloud: { servers: { totalCount: 2 } },
      },
    });
    expect(new Set(asked)).toEqual(new Set(['test /servers']));
    const { errors = [] } = await ask(
      '{ a: cloud(account: "prod") { servers { totalCount } } b: cloud(account: "none") { servers { totalCount } } }',
      scopes,
    );
    const messages = ['prod', 'none'].map(
      (name) => `account: expected the name of an account of the cloud API (test), but got "${name}"`,
    );
    expect(errors.map(({ message }) => message)).toEqual(messages);
    const others = await ask(
      '{ hosting { storageBoxes { nodes { name } } } storage { storageBoxes { totalCount } } }',
      scopes,
    );
    expect(codesOf(others)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    const write = 'mutation { deleteCloudServer(id: 1, account: "test") { deletedId } }';
    expect(codesOf(await ask(write, scopes))).toEqual(['FORBIDDEN']);
    expect(asked).not.toContain('test /servers/1');
  });

  it('are no matter at all to who may use the sandbox alone, which stands in for another API', async () => {
    const answer = await ask(
      `{
        hosting { servers { nodes { accountName } } }
        cloud(account: "prod") { servers { totalCount } }
        dedicated { servers(first: 1) { nodes { accountName } } }
        country(code: "DE") { servers { nodes { id } } }
      }`,
      ['hosting:read@sandbox', 'hosting:write@sandbox'],
    );
    expect(answer.data).toEqual({
      hosting: { servers: null },
      cloud: null,
      dedicated: { servers: { nodes: [{ accountName: 'sandbox' }] } },
      country: { servers: null },
    });
    expect(new Set(codesOf(answer))).toEqual(new Set(['FORBIDDEN']));
    expect(JSON.stringify(answer)).not.toMatch(/prod|test|backup/);
    expect(asked).toEqual([]);
  });

  it('have cursors of their own', async () => {
    const { data } = await ask('{ cloud(account: "prod") { servers(first: 1) { pageInfo { endCursor } } } }');
    const { cloud } = data as { cloud: { servers: { pageInfo: { endCursor: string } } } };
    const after = `servers(first: 1, after: "${cloud.servers.pageInfo.endCursor}") { nodes { id name } }`;
    const { data: next, errors } = await ask(
      `{ a: cloud(account: "prod") { ${after} } b: cloud(account: "test") { ${after} } }`,
    );
    expect(next).toEqual({
      a: { servers: { nodes: [{ id: 'cloud:prod:server:2', name: 'prod 2' }] } },
      b: { servers: null },
    });
    expect(errors?.map(({ path, message }) => [path?.[0], message])).toEqual([
      ['b', expect.stringContaining('expected a cursor of this list')],
    ]);
  });

  it('have budgets of their own, which the report distinguishes', async () => {
    const list = '{ servers { totalCount } }';
    const answer: unknown = await ask(
      `{ a: cloud(account: "prod") ${list} b: cloud(account: "test") ${list} }`,
      ['hosting:read'],
      { 'x-meridian-upstream': '1' },
    );
    expect(answer).toHaveProperty('extensions.upstream.cloud', {
      calls: 2,
      cacheHits: 0,
      budget: 3000,
      accounts: { prod: { calls: 1, cacheHits: 0, budget: 1000 }, test: { calls: 1, cacheHits: 0, budget: 2000 } },
    });
  });

  it('are named by what is odd in what they sent', async () => {
    const { errors } = await ask('{ cloud(account: "test") { servers { nodes { name } } } }');
    expect(errors?.map(({ extensions }) => extensions['upstream'])).toEqual([
      { api: 'CLOUD', account: 'test', field: 'CloudServer.name', value: 'a list' },
    ]);
  });
});

describe('the health of the hosting APIs', () => {
  const health = '{ health { hosting { api isSandbox accounts { name isCircuitOpen } } } }';
  const of = (api: string, sandbox: boolean, ...accounts: string[]) => ({
    api,
    isSandbox: sandbox,
    accounts: accounts.map((account) => ({ name: account, isCircuitOpen: down.has(account) })),
  });
  const hostingSeen = async (scopes: Scope[] | null) => {
    const { data, errors } = await ask(health, scopes);
    expect(errors).toBeUndefined();
    return (data as { health: { hosting: { api: string }[] } }).health.hosting.sort((a, b) =>
      a.api.localeCompare(b.api),
    );
  };

  it('names accounts to those who may read them, and to nobody else', async () => {
    const none = [of('CLOUD', false), of('DEDICATED', true), of('EDGE', true), of('STORAGE', false)];
    expect(await hostingSeen(null)).toEqual(none);
    expect(await hostingSeen(['rates', 'admin', 'hosting:write'])).toEqual(none);
    expect(await hostingSeen(['hosting:read@cloud:test'])).toEqual([of('CLOUD', false, 'test'), ...none.slice(1)]);
    expect(await hostingSeen(['hosting:read@sandbox'])).toEqual([
      none[0],
      of('DEDICATED', true, 'sandbox'),
      of('EDGE', true, 'sandbox'),
      none[3],
    ]);
    expect(await hostingSeen(['hosting:read'])).toEqual([
      of('CLOUD', false, 'prod', 'test'),
      of('DEDICATED', true, 'sandbox'),
      of('EDGE', true, 'sandbox'),
      of('STORAGE', false, 'backup'),
    ]);
  });

  it('shows which account rests; the other of the same API is asked as before', async () => {
    // Its account would rest in the other tests as well.
    await meridian.close();
    meridian = await start();
    down.add('prod');
    const volumes = Array.from({ length: 8 }, (_, id) => `v${id}: volume(id: ${id}) { id }`).join(' ');
    const failed = await ask(`{ cloud(account: "prod") { ${volumes} } }`);
    expect(new Set(codesOf(failed))).toEqual(new Set(['UPSTREAM_UNAVAILABLE']));
    expect(await hostingSeen(['hosting:read'])).toContainEqual(of('CLOUD', false, 'prod', 'test'));
    asked = [];
    const { data, errors } = await ask('{ hosting { servers { nodes { accountName } } } }');
    expect(data).toEqual({ hosting: { servers: { nodes: [{ accountName: 'test' }, { accountName: 'test' }] } } });
    expect(errors?.map(({ extensions }) => extensions['upstream'])).toEqual([
      expect.objectContaining({ api: 'CLOUD', account: 'prod', code: 'circuit_open' }),
    ]);
    expect(asked).toEqual(['test /servers']);
    await meridian.close();
    meridian = await start();
  });
});
