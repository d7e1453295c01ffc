/** What a new credential changes in a running server, and what it does not. */
import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cloud } from '../../../src/apis/cloud/api.js';
import { type Sandbox, startSandbox } from '../../../src/sandbox/sandbox.js';
import { untilCollected } from '../../support/garbage.js';
import type { ReceivedCall, Reply } from '../../support/scripted-upstream.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { until } from '../../support/until.js';
import { Rotating } from './rotating.js';

let rotating: Rotating;
beforeEach(async () => {
  rotating = await Rotating.prepare(() => ({ status: 404 }));
});
afterEach(() => rotating.close());

const start = (env: NodeJS.ProcessEnv = {}) =>
  rotating.start({ CLOUD_TOKEN_FILE: rotating.put('token', 'old'), CLOUD_BASE_URL: rotating.upstream.url, ...env });

/** Once it is in use. */
const rotate = async (token: string, times = 1) => {
  rotating.put('token', token);
  await rotating.said(/a new credential is in use/, times);
};

const tokenOf = ({ headers }: ReceivedCall) => (headers.authorization ?? '').replace('Bearer ', '');

const serversNamed = (name: string): Reply => ({
  body: { servers: [{ id: 1, name }], meta: { pagination: { page: 1, next_page: null, last_page: 1 } } },
});

const servers = '{ cloud { servers { nodes { name } } } }';

describe('under load', () => {
  it('fails no request, ends what was begun with the old credential, and closes its connections', async () => {
    let isHeld = true;
    const held: (() => void)[] = [];
    const sockets = new Map<string, Set<Socket>>();
    rotating.upstream.script = async (call) => {
      const token = tokenOf(call);
      if (token === 'old' && isHeld && held.length < 3) await new Promise<void>((resolve) => held.push(resolve));
      const { body } = serversNamed(token) as { body: unknown };
      return (response) => {
        const { socket } = response;
        if (socket) sockets.set(token, (sockets.get(token) ?? new Set()).add(socket));
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      };
    };
    await start();
    const asked = { count: 0, isOver: false, isRotated: false };
    const answers: { readonly name: string | undefined; readonly isLate: boolean; readonly body: object }[] = [];
    const callers = Array.from({ length: 8 }, async () => {
      while (!asked.isOver) {
        const isLate = asked.isRotated;
        // Filters of their own: none shares the call of another.
        asked.count += 1;
        const body = await rotating.ask(`{ cloud { servers(name: "n${asked.count}") { nodes { name } } } }`);
        answers.push({ name: /"name":"(\w+)"/.exec(JSON.stringify(body))?.[1], isLate, body });
      }
    });
    const late = () => answers.filter(({ isLate }) => isLate);
    try {
      await until(() => held.length === 3 && answers.length > 20);
      await rotate('new');
      asked.isRotated = true;
      await until(() => late().length > 50);
    } finally {
      isHeld = false;
      held.forEach((release) => release());
      asked.isOver = true;
    }
    await Promise.all(callers);
    expect(answers.filter(({ body }) => 'errors' in body)).toEqual([]);
    expect(new Set(late().map(({ name }) => name))).toEqual(new Set(['new']));
    // Those that were held.
    expect(answers.slice(-8).filter(({ name }) => name === 'old')).toHaveLength(3);
    await until(() => [...(sockets.get('old') ?? [])].every(({ destroyed }) => destroyed));
    expect([...(sockets.get('new') ?? [])].some(({ destroyed }) => !destroyed)).toBe(true);
  });
});

describe('a refused credential', () => {
  it('is left alone, and the one that replaces it is used at once', async () => {
    rotating.upstream.script = (call) =>
      tokenOf(call) === 'old'
        ? { status: 401, body: { error: { code: 'unauthorized', message: 'no such token' } } }
        : serversNamed('web');
    await start();
    for (let time = 0; time < 2; time += 1) {
      const { errors } = await rotating.ask(servers);
      expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_UNAUTHORIZED');
    }
    expect(rotating.used()).toEqual(['old']);
    expect(await rotating.accounts()).toMatchObject([{ isCircuitOpen: true }]);
    await rotate('new');
    expect(await rotating.ask(servers)).toEqual({ data: { cloud: { servers: { nodes: [{ name: 'web' }] } } } });
    expect(await rotating.accounts()).toMatchObject([{ isCircuitOpen: false }]);
    // The old one is another credential again, of which this process knows nothing.
    await rotate('old', 2);
    await rotating.ask(servers);
    expect(rotating.used()).toEqual(['old', 'new', 'old']);
  });
});

it('leaves a rate limit in force that is the user’s', async () => {
  rotating.upstream.script = () => ({ status: 429, headers: { 'retry-after': '250' }, body: { success: false } });
  const token = rotating.put('token', 'old');
  await rotating.start({ EDGE_TOKEN_FILE: token, EDGE_BASE_URL: rotating.upstream.url });
  const zones = '{ edge { zones { nodes { name } } } }';
  const codeOf = async () => (await rotating.ask(zones)).errors?.[0]?.extensions['code'];
  expect(await codeOf()).toBe('UPSTREAM_RATE_LIMITED');
  const calls = rotating.used();
  await rotate('new');
  expect(await codeOf()).toBe('UPSTREAM_RATE_LIMITED');
  expect(rotating.used()).toEqual(calls);
});

describe('what is kept', () => {
  const recent = { 'x-meridian-max-age': '600' };
  const nameNow = async () => JSON.stringify(await rotating.ask(servers, recent)).match(/"name":"(\w+)"/)?.[1];

  it('of one credential is not served to another, also when it comes back', async () => {
    let name = 'first';
    rotating.upstream.script = () => serversNamed(name);
    await start();
    expect([await nameNow(), await nameNow()]).toEqual(['first', 'first']);
    expect(rotating.used()).toEqual(['old']);
    name = 'second';
    await rotate('new');
    expect([await nameNow(), await nameNow()]).toEqual(['second', 'second']);
    name = 'third';
    await rotate('old', 2);
    expect([await nameNow(), await nameNow()]).toEqual(['third', 'third']);
    expect(rotating.used()).toEqual(['old', 'new', 'old']);
  });

  it('by a request that began with the old credential is not served to the new one', async () => {
    let release = () => {};
    rotating.upstream.script = async (call) => {
      if (call.path === '/volumes/5') return { body: { volume: { id: 5, name: tokenOf(call) } } };
      await new Promise<void>((resolve) => (release = resolve));
      return { body: { server: { id: 1, name: 'web', volumes: [5] } } };
    };
    await start();
    const begun = rotating.ask('{ cloud { server(id: 1) { volumes { name } } } }', recent);
    await until(() => rotating.upstream.lines.includes('GET /servers/1'));
    await rotate('new');
    release();
    expect(await begun).toEqual({ data: { cloud: { server: { volumes: [{ name: 'old' }] } } } });
    const volume = await rotating.ask('{ cloud { volume(id: 5) { name } } }', recent);
    expect(volume).toEqual({ data: { cloud: { volume: { name: 'new' } } } });
    expect(rotating.upstream.lines).toEqual(['GET /servers/1', 'GET /volumes/5', 'GET /volumes/5']);
  });

  it('is dropped by a write that began with the old credential', async () => {
    let name = 'before';
    let release = () => {};
    rotating.upstream.script = async ({ method }) => {
      if (method !== 'PUT') return serversNamed(name);
      await new Promise<void>((resolve) => (release = resolve));
      name = 'after';
      return { body: { server: { id: 1, name } } };
    };
    await start();
    const writing = rotating.ask(
      'mutation { updateCloudServer(id: "1", input: { name: "after" }) { server { name } } }',
    );
    await until(() => rotating.upstream.lines.includes('PUT /servers/1'));
    await rotate('new');
    expect([await nameNow(), await nameNow()]).toEqual(['before', 'before']);
    release();
    expect((await writing).errors).toBeUndefined();
    expect(await nameNow()).toBe('after');
    expect(rotating.used()).toEqual(['old', 'new', 'new']);
  });
});

describe('joined answers', () => {
  let sandbox: Sandbox;
  beforeEach(async () => {
    sandbox = await startSandbox({ schema: await sharedGraph(), apis: [cloud] });
  });
  afterEach(() => sandbox.close());

  /** In a function of its own, whose variables hold nothing afterwards. */
  const accountsNow = () => rotating.meridian.services.upstreams.accounts.map((account) => new WeakRef(account));

  it('stay the same whichever credential reads them, and hold on to none of before', async () => {
    const [account] = sandbox.accounts;
    rotating.upstream.script = async ({ path, query }) => {
      const search = new URLSearchParams(
        Object.entries(query).flatMap(([key, value]) => [value].flat().map((v) => [key, v])),
      );
      const headers = { authorization: `Bearer ${account?.credential}` };
      const answer = await fetch(`${account?.baseUrl}${path}?${search}`, { headers });
      return { status: answer.status, text: await answer.text() };
    };
    await start({ SANDBOX: 'off' });
    const joined = async () => {
      const { data, errors } = await rotating.ask(`{ hosting {
        bill(currency: EUR, maxAge: 0) {
          lineCount isComplete sources { accountName state }
          lines(first: 100) { nodes { name accountName net { amount } basis { readAt } resource { __typename } } }
        }
        findings(maxAge: 0) { totalCount nodes { kind message resource { __typename } } sources { accountName state } }
        names(maxAge: 0, first: 50) { totalCount isComplete sources { accountName state } nodes { name } }
        servers { nodes { name accountName } }
      } }`);
      expect(errors).toBeUndefined();
      return JSON.stringify(data, (key, value) => (key === 'readAt' ? value !== null : value));
    };
    const first = await joined();
    expect(first).toContain('CloudServer');
    const before = accountsNow();
    await rotate('new');
    const calls = rotating.upstream.asked.length;
    expect(await joined()).toBe(first);
    expect(new Set(rotating.used(calls))).toEqual(new Set(['new']));
    before.push(...accountsNow());
    await rotate('old', 2);
    expect(await joined()).toBe(first);
    await untilCollected(before);
  });
});
