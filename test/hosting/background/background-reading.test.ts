/** What is read in the background: how much, how often, and what of it a token sees. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { apis } from '../../../src/apis/index.js';
import { type Sandbox, startSandbox } from '../../../src/sandbox/sandbox.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { ownRedis } from '../../support/optional/redis.js';
import { credentialsOf } from '../../support/sandbox-credentials.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { TroubledUpstream } from '../../support/troubled-upstream.js';
import { until } from '../../support/until.js';

const figures = `isOn accounts {
  api accountName state listsRead listCount calls expectedCalls callLimit startedAt nextAt error
}`;
const start = `mutation { startBackgroundReading { backgroundReading { ${figures} } } }`;
const progress = `{ hosting { backgroundReading { ${figures} } } }`;

interface Reading {
  readonly api: string;
  readonly state: string;
  readonly listsRead: number;
  readonly listCount: number | null;
  readonly calls: number;
  readonly callLimit: number | null;
  readonly error: string | null;
}

/** A list below one zone, server or pool. */
const perObject = /^\/(?:zones|servers|storage_boxes|firewall|boot|reset|wol|vswitch)\/(?!template\b)[^/?]+/;

let sandbox: Sandbox;
let ways: readonly TroubledUpstream[];
let settings: NodeJS.ProcessEnv;
const started: Meridian[] = [];

beforeAll(async () => {
  sandbox = await startSandbox({ schema: await sharedGraph(), apis });
  const own = await Promise.all(
    sandbox.accounts.map(async (account) => ({ account, way: await TroubledUpstream.start(account.baseUrl) })),
  );
  ways = own.map(({ way }) => way);
  settings = Object.assign({}, ...own.map(({ account, way }) => credentialsOf(account, way.url)));
});
afterEach(async () => {
  for (const meridian of started.splice(0)) await meridian.close();
  for (const way of ways) {
    way.paths.length = 0;
    way.trouble = 'none';
  }
});
afterAll(async () => {
  for (const way of ways ?? []) await way.close();
  await sandbox?.close();
});

const paths = () => ways.flatMap((way) => way.paths);

async function begin(env: NodeJS.ProcessEnv = {}): Promise<Meridian> {
  const meridian = await startMeridian({ ...settings, ...env });
  started.push(meridian);
  return meridian;
}

async function readings(meridian: Meridian, token: string, query = progress): Promise<readonly Reading[]> {
  const { body } = await meridian.query({ query }, { authorization: `Bearer ${token}` });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  const data = JSON.stringify(body.data);
  const { accounts } = JSON.parse(data.replace(/^.*?"backgroundReading":/, '').replace(/\}\}+$/, '}')) as {
    accounts: readonly Reading[];
  };
  return accounts;
}

const hasEnded = ({ state }: Reading) => state !== 'READING';

async function ended(meridian: Meridian, token: string): Promise<readonly Reading[]> {
  for (;;) {
    const all = await readings(meridian, token);
    if (all.every(hasEnded)) return all;
  }
}

describe('a reading in the background', () => {
  it('reads each list page by page, none per object, and only a twentieth of what the account may', async () => {
    const meridian = await begin();
    const token = await meridian.token(['hosting:read']);
    expect(await readings(meridian, token)).toContainEqual(expect.objectContaining({ state: 'WAITING', calls: 0 }));
    await readings(meridian, token, start);
    const all = await ended(meridian, token);
    expect(all.map(({ state }) => state)).toEqual(['DONE', 'DONE', 'DONE', 'DONE']);
    for (const { calls, callLimit, listsRead, listCount } of all) {
      expect(calls).toBeLessThanOrEqual(callLimit ?? 0);
      expect(listsRead).toBe(listCount);
    }
    expect(paths().length).toBe(all.reduce((sum, { calls }) => sum + calls, 0));
    expect(paths().filter((path) => perObject.test(path))).toEqual([]);
    for (const way of ways) expect(new Set(way.paths).size).toBe(way.calls);
  });

  it('takes a twentieth of a window together for edge accounts of one user', async () => {
    const alone = await begin();
    const one = await readings(alone, await alone.token(['hosting:read']), start);
    const several = await begin({
      EDGE_ACCOUNTS: `second=${settings['EDGE_TOKEN']}2,third=${settings['EDGE_TOKEN']}3`,
    });
    const token = await several.token(['hosting:read']);
    await readings(several, token, start);
    const all = (await ended(several, token)).filter(({ api }) => api === 'EDGE');
    expect(all.length).toBe(3);
    const whole = one.find(({ api }) => api === 'EDGE')?.callLimit ?? Number.NaN;
    expect(all.map(({ callLimit }) => callLimit)).toEqual(Array(3).fill(Math.floor(whole / 3)));
    expect(all.reduce((sum, { calls }) => sum + calls, 0)).toBeLessThanOrEqual(whole);
  });

  it('makes known what a caller of cached answers was told to be unread', async () => {
    const meridian = await begin();
    const token = await meridian.token(['hosting:read']);
    const headers = { authorization: `Bearer ${token}`, 'x-meridian-only-if-cached': '1', 'x-meridian-upstream': '1' };
    const query = '{ edge { accounts { nodes { tunnels { totalCount } } } } }';
    const before = await meridian.query({ query }, headers);
    expect(JSON.stringify(before.body.errors)).toContain('UPSTREAM_NOT_READ');
    await readings(meridian, token, start);
    await ended(meridian, token);
    const after = await meridian.query({ query }, headers);
    expect(after.body.errors).toBeUndefined();
  });

  it('is begun once by 300 tabs, and not again within the hour', async () => {
    const meridian = await begin();
    const token = await meridian.token(['hosting:read']);
    await Promise.all(Array.from({ length: 300 }, () => readings(meridian, token, start)));
    const all = await ended(meridian, token);
    const made = paths().length;
    expect(made).toBe(all.reduce((sum, { calls }) => sum + calls, 0));
    await readings(meridian, token, start);
    expect(await ended(meridian, token)).toEqual(all);
    expect(paths().length).toBe(made);
  });

  it('ends with the first call of an account that fails, says why, and leaves the others alone', async () => {
    const [failing] = ways;
    if (failing) failing.trouble = 'forbidden';
    const meridian = await begin();
    const token = await meridian.token(['hosting:read']);
    await readings(meridian, token, start);
    const all = await ended(meridian, token);
    const failed = all.filter(({ state }) => state === 'FAILED');
    expect(failed.length).toBe(1);
    expect(failed[0]?.error).toMatch(/API/);
    expect(failing?.calls).toBe(1);
    expect(all.filter(({ state }) => state === 'DONE').length).toBe(3);
  });

  it('is left when the server stops', async () => {
    for (const way of ways) way.trouble = 'slow';
    const meridian = await begin();
    const token = await meridian.token(['hosting:read']);
    await readings(meridian, token, start);
    await until(() => paths().length >= ways.length);
    for (const way of ways) way.trouble = 'closed';
    const made = paths().length;
    const closing = started.splice(0).map((each) => each.close());
    await Promise.all(closing);
    expect(paths().length).toBeLessThanOrEqual(made + 2 * ways.length);
  });

  it('is off by the setting, and needs a token that may read', async () => {
    const off = await begin({ BACKGROUND_READING: 'off' });
    const token = await off.token(['hosting:read']);
    await readings(off, token, start);
    expect((await readings(off, token)).map(({ state }) => state)).toEqual(Array(4).fill('WAITING'));
    expect(paths()).toEqual([]);
    const { body } = await off.query({ query: start }, { authorization: `Bearer ${await off.token(['rates'])}` });
    expect(body.errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    expect((await off.query({ query: start })).body.errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });

  it('shows and reads only the accounts of the token', async () => {
    const meridian = await begin();
    const token = await meridian.token(['hosting:read@cloud:default']);
    await readings(meridian, token, start);
    expect((await ended(meridian, token)).map(({ api }) => api)).toEqual(['CLOUD']);
    expect(ways.filter(({ calls }) => calls > 0).length).toBe(1);
  });
});

ownRedis().describe('among three replicas', (redis) => {
  it('one reads each account', async () => {
    const STORE_URL = redis.url;
    const replicas = [await begin({ STORE_URL }), await begin({ STORE_URL }), await begin({ STORE_URL })];
    const [first] = replicas;
    const token = (await first?.token(['hosting:read'])) ?? '';
    await Promise.all(replicas.flatMap((each) => Array.from({ length: 20 }, () => readings(each, token, start))));
    const all = (await Promise.all(replicas.map((each) => ended(each, token)))).flat();
    expect(all.filter(({ state }) => state === 'DONE').length).toBe(4);
    expect(all.filter(({ state }) => state === 'WAITING').length).toBe(8);
    expect(paths().length).toBe(all.reduce((sum, { calls }) => sum + calls, 0));
  });
});
