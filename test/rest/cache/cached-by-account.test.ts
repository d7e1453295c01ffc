/** What is shared while it is read, or kept for who accepts some age, belongs to one account and needs the scope for it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { upstreamsOf } from '../harness.js';
import { quickClock } from '../../support/quick-clock.js';
import { pageOf } from '../lab.js';
import { type Answer, type Meridian, startMeridian } from '../../support/meridian.js';
import { type ReceivedCall, type Reply, ScriptedUpstream } from '../../support/scripted-upstream.js';
import { until } from '../../support/until.js';
import { RequestCoalescing } from '../../../src/rest/cache/request-coalescing.js';
import type { Upstreams } from '../../../src/rest/transport/upstreams.js';
import type { Scope } from '../../../src/base/auth/scope.js';

const credentials: Readonly<Record<string, string>> = { 'Bearer of-prod': 'prod', 'Bearer of-test': 'test' };
type Name = 'prod' | 'test';

interface Volume {
  id: number;
  name: string;
  server: number | null;
}

/** What the accounts hold: the same ids, other names. */
let volumes: Record<string, Volume>;
/** `prod GET /volumes/1`, in order. */
let asked: string[] = [];
/** Calls wait here while it is closed. */
let gate: Promise<void> = Promise.resolve();
/** What a write is answered with instead of success, though it has taken effect. */
let failure: number | null = null;

async function answer({ method, path, query, headers }: ReceivedCall): Promise<Reply> {
  const account = credentials[headers.authorization ?? ''] ?? 'nobody';
  asked.push(`${account} ${method} ${path}`);
  const volume = volumes[account];
  if (!volume) return { status: 401 };
  const reply = (body: unknown): Reply => ({ body });
  const [, collection = '', id, , action] = path.split('/');
  const server = { id: 7, name: `server of ${account}`, volumes: [1] };
  if (method === 'PUT') volume.name = `${account}, renamed`;
  if (action === 'attach') volume.server = 7;
  const sent = { ...volume };
  await gate;
  if (method !== 'GET' && failure !== null) {
    return { status: failure, body: { error: { code: 'odd', message: 'odd' } } };
  }
  if (action === 'attach') return reply({ action: { id: 9, command: 'attach_volume', status: 'running' } });
  if (collection === 'actions') return reply({ actions: [{ id: 9, command: 'attach_volume', status: 'success' }] });
  if (collection === 'volumes') return reply(id ? { volume: sent } : pageOf('volumes', [sent], query));
  if (collection === 'servers') return reply(id ? { server } : pageOf('servers', [server], query));
  return { status: 404, body: { error: { code: 'not_found', message: 'there is none' } } };
}

let upstream: ScriptedUpstream;
let meridian: Meridian;
/** New for each test: what an earlier one has kept is not this one's. */
let upstreams: Upstreams;
function newUpstreams(): Upstreams {
  const account = (name: Name) =>
    ({ api: 'CLOUD', name, credential: `of-${name}`, baseUrl: upstream.url, sandbox: false }) as const;
  return upstreamsOf([account('prod'), account('test')], {}, quickClock);
}
beforeAll(async () => {
  upstream = await ScriptedUpstream.start(answer);
  upstreams = newUpstreams();
  meridian = await startMeridian({}, (services) =>
    Object.defineProperty({ ...services }, 'upstreams', { get: () => upstreams, enumerable: true }),
  );
});
afterAll(async () => {
  await meridian.close();
  await upstream.close();
});
beforeEach(() => {
  upstreams = newUpstreams();
  asked = [];
  failure = null;
  gate = Promise.resolve();
  const volume = (account: Name) => ({ id: 1, name: `volume of ${account}`, server: null });
  volumes = { prod: volume('prod'), test: volume('test') };
});
afterEach(() => upstreams.close());

/** Each read of whoever asks, be it shared or not. */
const reads = jest.spyOn(RequestCoalescing.prototype, 'read');
beforeEach(() => void reads.mockClear());
afterAll(() => reads.mockRestore());

/** Each by a new token; seconds of age are accepted. */
async function ask(query: string, scopes: Scope[] | null = ['hosting:read', 'hosting:write'], age = 600) {
  const authorization = scopes && { authorization: `Bearer ${await meridian.token(scopes)}` };
  const headers = { 'x-meridian-max-age': String(age), 'x-meridian-upstream': '1', ...authorization };
  return (await meridian.query({ query }, headers)).body;
}

const one = (account: Name) => `{ cloud(account: "${account}") { volume(id: 1) { name accountName } } }`;
const answerOf = (account: Name, name = `volume of ${account}`) => ({
  cloud: { volume: { name, accountName: account } },
});
const rename = (account: Name) =>
  `mutation { it: updateCloudVolume(id: 1, account: "${account}", input: { name: "x" }) { volume { name } } }`;
const codesOf = ({ errors = [] }: Answer['body']) => errors.map(({ extensions }) => extensions['code']);

/** Closes the gate; the function that it gives opens it. */
function close(): () => void {
  let open: () => void = () => undefined;
  gate = new Promise((resolve) => (open = resolve));
  return open;
}

describe('what was read of an account', () => {
  it('answers for that account alone, whichever of its readers asks', async () => {
    expect(await ask(one('prod'))).toMatchObject({ data: answerOf('prod') });
    expect(await ask(one('test'))).toMatchObject({ data: answerOf('test') });
    expect(asked).toEqual(['prod GET /volumes/1', 'test GET /volumes/1']);
    for (const account of ['prod', 'test'] as const) {
      const answer = await ask(one(account), [`hosting:read@cloud:${account}`]);
      expect(answer).toMatchObject({
        data: answerOf(account),
        extensions: { upstream: { cloud: { calls: 0, cacheHits: 1, accounts: { [account]: { cacheHits: 1 } } } } },
      });
    }
    expect(asked.length).toBe(2);
  });

  it.each<[string, Scope[] | null, string]>([
    ['without a token', null, 'UNAUTHENTICATED'],
    ['for the rates', ['rates', 'admin'], 'FORBIDDEN'],
    ['of who may write alone', ['hosting:write'], 'FORBIDDEN'],
    ['for the sandbox', ['hosting:read@sandbox'], 'FORBIDDEN'],
    ['for another API', ['hosting:read@storage:prod'], 'FORBIDDEN'],
    ['for the other account', ['hosting:read@cloud:test'], 'BAD_USER_INPUT'],
    ['for the other, with writes of this', ['hosting:read@cloud:test', 'hosting:write@cloud:prod'], 'FORBIDDEN'],
  ])('is refused to a token %s, though it is kept or under way', async (_who, scopes, code) => {
    const open = close();
    const reading = ask(one('prod'));
    await until(() => asked.length >= 1);
    expect(await ask(one('prod'), scopes)).toMatchObject({ data: { cloud: null }, errors: [{ extensions: { code } }] });
    open();
    await reading;
    const refused = await ask(one('prod'), scopes);
    expect(refused).toMatchObject({ data: { cloud: null }, errors: [{ extensions: { code } }] });
    expect(JSON.stringify(refused)).not.toContain('volume of prod');
    expect(refused).not.toHaveProperty('extensions.upstream');
    expect(asked).toEqual(['prod GET /volumes/1']);
  });

  it('is joined from what is kept of the accounts that the caller may read, and of no other', async () => {
    const joined = '{ hosting { servers { nodes { name accountName } } } }';
    const server = (account: Name) => ({ name: `server of ${account}`, accountName: account });
    expect(await ask(joined)).toMatchObject({
      data: { hosting: { servers: { nodes: [server('prod'), server('test')] } } },
    });
    const bounded = await ask(joined, ['hosting:read@cloud:test']);
    expect(bounded.data).toEqual({ hosting: { servers: { nodes: [server('test')] } } });
    expect(bounded).not.toHaveProperty('extensions.upstream.cloud.accounts.prod');
    expect(asked.length).toBe(2);
  });

  it('is read once for all who ask at the same time, each account by itself', async () => {
    const open = close();
    const names = Array.from({ length: 20 }, (_, nth) => (nth % 2 === 0 ? 'prod' : 'test'));
    const all = names.map((account, nth) =>
      ask(one(account), nth % 3 === 0 ? [`hosting:read@cloud:${account}`] : ['hosting:read'], nth % 5),
    );
    // All of them have come before the first is answered.
    await until(() => reads.mock.calls.length === names.length && asked.length === 2);
    open();
    const answers = await Promise.all(all);
    expect(answers.map(({ data }) => data)).toEqual(names.map((account) => answerOf(account)));
    expect(asked.sort()).toEqual(['prod GET /volumes/1', 'test GET /volumes/1']);
  });
});

describe('a write to one account', () => {
  it.each([null, 409, 500])('ends what is kept of that account and spares the other (failure: %p)', async (status) => {
    await ask(
      `{ a: cloud(account: "prod") { volume(id: 1) { name } } b: cloud(account: "test") { volume(id: 1) { name } } }`,
    );
    asked = [];
    failure = status;
    await ask(rename('prod'), ['hosting:write@cloud:prod']);
    expect(await ask(one('prod'))).toMatchObject({ data: answerOf('prod', 'prod, renamed') });
    expect(await ask(one('test'))).toMatchObject({ data: answerOf('test') });
    expect(asked).toEqual(['prod PUT /volumes/1', 'prod GET /volumes/1']);
  });

  it('ends the sharing of what is under way in that account, and in no other', async () => {
    const open = close();
    const reading = [ask(one('prod')), ask(one('test'))];
    await until(() => asked.length >= 2);
    gate = Promise.resolve();
    await ask(rename('prod'));
    expect(await ask(one('prod'))).toMatchObject({ data: answerOf('prod', 'prod, renamed') });
    const before = reads.mock.calls.length;
    const joining = ask(one('test'));
    await until(() => reads.mock.calls.length > before);
    open();
    expect(await joining).toMatchObject({
      data: answerOf('test'),
      extensions: { upstream: { cloud: { calls: 0, sharedHits: 1 } } },
    });
    await Promise.all(reading);
    // The answer that came last is that of before the write.
    expect(await ask(one('prod'))).toMatchObject({ data: answerOf('prod', 'prod, renamed') });
    expect(asked.filter((line) => line.includes('GET')).sort()).toEqual([
      'prod GET /volumes/1',
      'prod GET /volumes/1',
      'test GET /volumes/1',
    ]);
  });

  it('that is refused ends nothing', async () => {
    await ask(one('prod'));
    expect(codesOf(await ask(rename('prod'), ['hosting:write@cloud:test', 'hosting:read']))).toEqual(['FORBIDDEN']);
    await ask(one('prod'));
    expect(asked).toEqual(['prod GET /volumes/1']);
  });
});

describe('the object of a payload', () => {
  const place = 'volume { name server { name accountName } }';
  const attach = (account: Name, wait: boolean) =>
    `attachCloudVolume(id: 1, account: "${account}", input: { serverId: 7 }, wait: ${wait}) { action { status } ${place} }`;
  const attached = { name: 'volume of prod', server: { name: 'server of prod', accountName: 'prod' } };

  it.each([true, false])('is as the write has left it, whatever age is accepted (wait: %p)', async (wait) => {
    const place = `{ a: cloud(account: "prod") { volume(id: 1) { server { id name } } } }`;
    expect((await ask(place)).data).toEqual({ a: { volume: { server: null } } });
    const { data, errors } = await ask(`mutation { it: ${attach('prod', wait)} }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ it: { action: { status: wait ? 'SUCCESS' : 'RUNNING' }, volume: attached } });
    expect((await ask(place)).data).toEqual({
      a: { volume: { server: { id: 'cloud:prod:server:7', name: 'server of prod' } } },
    });
    expect(asked.filter((line) => line.startsWith('test'))).toEqual([]);
  });

  it('is refused to who may write there and read elsewhere, beside what came of the write', async () => {
    const { data, errors } = await ask(`mutation { it: ${attach('prod', true)} }`, [
      'hosting:write@cloud:prod',
      'hosting:read@cloud:test',
      'hosting:read@sandbox',
    ]);
    expect(data).toEqual({ it: { action: { status: 'SUCCESS' }, volume: null } });
    expect(errors?.map(({ path, extensions }) => [path, extensions['code']])).toEqual([
      [['it', 'volume'], 'FORBIDDEN'],
    ]);
    expect(asked.filter((line) => line.includes('GET /volumes'))).toEqual([]);
  });

  it('is returned to who may both, of one account', async () => {
    const scopes: Scope[] = ['hosting:write@cloud:prod', 'hosting:read@cloud:prod'];
    const { data, errors } = await ask(`mutation { it: ${attach('prod', true)} }`, scopes);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ it: { action: { status: 'SUCCESS' }, volume: attached } });
  });

  it('is new after a write that failed before it in the same document', async () => {
    await ask(one('prod'));
    failure = 409;
    const writes = `first: ${rename('prod').slice('mutation { it: '.length, -2)} second: ${attach('prod', false)}`;
    let puts = 0;
    upstream.script = async (call) => {
      const reply = await answer(call);
      if (call.method === 'PUT') puts += 1;
      if (puts > 0) failure = null;
      return reply;
    };
    const { data, errors } = await ask(`mutation { ${writes} }`);
    upstream.script = answer;
    expect(data).toEqual({
      first: null,
      second: { action: { status: 'RUNNING' }, volume: { ...attached, name: 'prod, renamed' } },
    });
    expect(errors?.map(({ path }) => path)).toEqual([['first']]);
  });
});

describe('objects of which nothing but the id is asked', () => {
  it('are returned with their account without a call, and are never kept for the objects', async () => {
    const stubs = 'servers { nodes { volumes { id accountName __typename } } }';
    const { data } = await ask(`{ a: cloud(account: "prod") { ${stubs} } b: cloud(account: "test") { ${stubs} } }`);
    const of = (accountName: Name) => ({
      servers: {
        nodes: [{ volumes: [{ id: `cloud:${accountName}:volume:1`, accountName, __typename: 'CloudVolume' }] }],
      },
    });
    expect(data).toEqual({ a: of('prod'), b: of('test') });
    expect(asked.sort()).toEqual(['prod GET /servers', 'test GET /servers']);
    const whole = 'servers { nodes { volumes { id name accountName } } }';
    const { data: later, errors } = await ask(
      `{ a: cloud(account: "prod") { ${stubs} } b: cloud(account: "test") { ${whole} } }`,
    );
    expect(errors).toBeUndefined();
    expect(later).toEqual({
      a: of('prod'),
      b: {
        servers: { nodes: [{ volumes: [{ id: 'cloud:test:volume:1', name: 'volume of test', accountName: 'test' }] }] },
      },
    });
    expect(asked.filter((line) => line.includes('/volumes'))).toEqual(['test GET /volumes/1']);
  });

  it('need the scope for reading as all objects do', async () => {
    const { data, errors } = await ask(
      'mutation { it: updateCloudVolume(id: 1, account: "prod", input: { name: "x" }) { volume { id server { id } } } }',
      ['hosting:write@cloud:prod'],
    );
    expect(data).toEqual({ it: { volume: { id: 'cloud:prod:volume:1', server: null } } });
    expect(errors?.map(({ path, extensions }) => [path, extensions['code']])).toEqual([
      [['it', 'volume', 'server'], 'FORBIDDEN'],
    ]);
  });
});
