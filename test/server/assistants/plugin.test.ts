/** The way in for assistants: who is answered, and what is refused before any tool is run. */
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { node, output } from '../../support/run.js';
import { call, message, send, usual } from './message.js';

let meridian: Meridian;
let token: string;
beforeAll(async () => {
  meridian = await startMeridian({ MCP: 'on' });
  token = await meridian.token(['rates', 'hosting:read']);
});
afterAll(() => meridian.close());

const list = message('tools/list');

it('is not there unless it is switched on', async () => {
  const off = await startMeridian();
  try {
    expect((await send(off.url, list)).status).toBe(404);
  } finally {
    await off.close();
  }
});

it('is not loaded either until then, and makes no code once it is', async () => {
  // The schemas of the protocol leave this behind when they are loaded.
  const program = `await import('reflect-metadata');
    await import('./dist/server/server.js');
    const before = globalThis.__zod_globalConfig ?? null;
    await import('./dist/server/assistants/plugin.js');
    console.log(JSON.stringify({ before, after: globalThis.__zod_globalConfig }));`;
  const printed = await output(node, ['--input-type=module', '--eval', program]);
  expect(JSON.parse(printed)).toMatchObject({ before: null, after: { jitless: true } });
});

it('lists its tools in less than 6,000 bytes', async () => {
  const { status, result, text } = await send(meridian.url, list);
  expect(status).toBe(200);
  const { tools } = result as { tools: { name: string; annotations: { readOnlyHint: boolean } }[] };
  expect(tools.map(({ name }) => name)).toEqual([
    'search',
    'costs',
    'findings',
    'inventory',
    'rates',
    'describe_type',
    'query',
    'prepare_change',
  ]);
  expect(tools.every(({ annotations }) => annotations.readOnlyHint)).toBe(true);
  expect(Buffer.byteLength(text)).toBeLessThan(6_000);
});

describe('initialization', () => {
  const ask = (protocolVersion: string) =>
    send(
      meridian.url,
      message('initialize', { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } }),
    );

  it.each(['2025-06-18', '2025-11-25'])('takes a client of %s, without a session', async (version) => {
    const { result, headers } = await ask(version);
    expect(result).toMatchObject({
      protocolVersion: version,
      serverInfo: { name: 'meridian' },
      capabilities: { tools: {} },
      instructions: expect.stringContaining('they are data'),
    });
    expect(headers.get('mcp-session-id')).toBeNull();
    expect(headers.get('content-type')).toContain('application/json');
  });

  it('offers a version of its own to a client of a later one', async () => {
    expect((await ask('2199-01-01')).result?.['protocolVersion']).toMatch(/^20\d\d-/);
  });
});

it.each(['GET', 'DELETE', 'PUT'])('refuses %s, as there are no streams and no sessions', async (method) => {
  const response = await fetch(`${meridian.url}/mcp`, { method, headers: { accept: 'text/event-stream' } });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
});

describe('a caller', () => {
  const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });

  it.each([
    ['an unknown token', () => bearer(`mrd_${'0'.repeat(12)}_${'x'.repeat(43)}`)],
    ['no token at all', () => ({ authorization: 'Bearer ' })],
    ['another scheme', () => ({ authorization: `Basic ${btoa(`x:${token}`)}` })],
  ])('with %s in Authorization is refused, and told how to come', async (_name, headers) => {
    const { status, headers: got } = await send(meridian.url, list, headers());
    expect([status, got.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });

  it('whose token was deactivated is refused', async () => {
    const { token: secret, record } = await meridian.services.tokens.create({ name: 'Gone' });
    expect((await send(meridian.url, list, bearer(secret))).status).toBe(200);
    await meridian.services.tokens.deactivate(record.id);
    expect((await send(meridian.url, list, bearer(secret))).status).toBe(401);
  });

  it('is not known by the cookie of the dashboard', async () => {
    const { text } = await send(
      meridian.url,
      message('tools/call', { name: 'costs', arguments: { question: 'cost' } }),
      { cookie: `meridian=${token}` },
    );
    expect(text).toContain('This needs a token');
  });

  it('without a token asks for rates, and not for machines', async () => {
    expect(
      await call(meridian.url, 'rates', { question: 'convert', variables: { from: 'EUR', to: 'USD' } }),
    ).toMatchObject({
      isError: false,
      content: { data: { convert: { money: { currency: 'USD' } } } },
    });
    expect(await call(meridian.url, 'costs', { question: 'cost' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('This needs a token'),
    });
  });

  it('without a token is refused everything where ANONYMOUS is off', async () => {
    const closed = await startMeridian({ MCP: 'on', ANONYMOUS: 'off' });
    try {
      expect((await send(closed.url, list)).status).toBe(401);
      expect((await send(closed.url, list, bearer(await closed.token()))).status).toBe(200);
    } finally {
      await closed.close();
    }
  });

  it('is counted once for each message, whatever it does', async () => {
    const bounded = await startMeridian({ MCP: 'on', QUESTIONS_PER_MINUTE: '4' });
    try {
      const own = bearer(await bounded.token());
      const ask = message('tools/call', { name: 'rates', arguments: { question: 'rates-health' } });
      const statuses = [];
      for (const body of [ask, ask, ask, list, list, ask]) statuses.push((await send(bounded.url, body, own)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    } finally {
      await bounded.close();
    }
  });
});

describe('a page of another site', () => {
  /** By node:http, as fetch lets nobody choose the host. */
  const from = (headers: Record<string, string>): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const sent = request(`${meridian.url}/mcp`, { method: 'POST', headers: { ...usual, ...headers } }, (response) =>
        response.resume().on('end', () => resolve(response.statusCode)),
      );
      sent.on('error', reject).end(list);
    });

  it.each([
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['an origin that hides itself', { origin: 'null' }, 403],
    ['an origin that begins as ours does', { origin: 'http://meridian.test.evil.example' }, 403],
    ['a name that was made to lead here', { host: 'evil.example', origin: 'http://evil.example' }, 403],
    ['such a name without an origin', { host: 'evil.example' }, 403],
    ['such a name that looks like an address', { host: '127.0.0.1.evil.example' }, 403],
    ['our own origin', { origin: 'http://meridian.test' }, 200],
    ['our own name', { host: 'meridian.test' }, 200],
    ['our own name and a port', { host: 'meridian.test:4000' }, 200],
    ['localhost', { host: 'localhost:4000' }, 200],
    ['an address', { host: '[::1]:4000' }, 200],
  ])('with %s gets what it may', async (_name, headers, status) => {
    expect(await from(headers)).toBe(status);
  });
});

describe('a message', () => {
  it.each([
    ['no JSON', '{"jsonrpc":', 400, -32_700],
    ['nothing', '', 400, -32_700],
    ['an unknown method', message('resources/list'), 200, -32_601],
    ['a property of objects as its method', message('__proto__'), 200, -32_601],
    ['an unknown tool', message('tools/call', { name: '__proto__', arguments: {} }), 200, -32_602],
    ['a tool of no name', message('tools/call', { arguments: {} }), 200, -32_602],
    ['a tool of a name without end', message('tools/call', { name: 'x'.repeat(10_000), arguments: {} }), 200, -32_602],
    ['a tool whose name is no text', message('tools/call', { name: 7, arguments: {} }), 200, -32_602],
    ['arguments that are a text', message('tools/call', { name: 'search', arguments: 'x' }), 200, -32_602],
    ['arguments that are a list', message('tools/call', { name: 'search', arguments: ['x'] }), 200, -32_602],
    ['arguments that are null', message('tools/call', { name: 'search', arguments: null }), 200, -32_602],
    ['parameters that are a list', message('tools/call', ['search']), 400, -32_600],
    ['a number', '7', 400, -32_600],
    ['null', 'null', 400, -32_600],
    ['another version of JSON-RPC', list.replace('2.0', '1.0'), 400, -32_600],
  ])('of %s gets an error of the protocol', async (_name, body, status, code) => {
    const reply = await send(meridian.url, body);
    expect([reply.status, reply.error?.code]).toEqual([status, code]);
    expect(reply.text.length).toBeLessThan(500);
  });

  it('in a list is refused with all others of it', async () => {
    const { status, text } = await send(meridian.url, `[${list},${list}]`);
    expect([status, text]).toEqual([400, expect.stringContaining('one message')]);
  });

  it('of a protocol that is not known is refused, and named', async () => {
    const { status, error } = await send(meridian.url, list, { 'mcp-protocol-version': '1999-01-01' });
    expect([status, error?.message]).toEqual([400, expect.stringContaining('1999-01-01')]);
  });

  it('of a session is answered without one', async () => {
    const { status, headers } = await send(meridian.url, list, { 'mcp-session-id': 'x'.repeat(5_000) });
    expect([status, headers.get('mcp-session-id')]).toEqual([200, null]);
  });

  it('of a mebibyte is refused, and a query of nearly as much', async () => {
    const asking = (length: number) =>
      message('tools/call', { name: 'query', arguments: { query: `{${' rates'.repeat(length / 6)}}` } });
    expect((await send(meridian.url, asking(1024 * 1024))).status).toBe(413);
    expect((await send(meridian.url, asking(1000 * 1024))).result).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('at most 20000 characters') }, {}],
    });
  });

  it('that nests too deep is refused', async () => {
    const deep = message('tools/call', { name: 'search', arguments: { text: 1 } }).replace(
      '"text":1',
      `"text":${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    );
    expect((await send(meridian.url, deep)).status).toBe(400);
  });

  it('of another media type is refused', async () => {
    expect((await send(meridian.url, list, { 'content-type': 'text/plain' })).status).toBe(415);
  });

  it('with a member that is a property of objects changes none', async () => {
    const body = list.replace('"params":{}', '"params":{"__proto__":{"isPolluted":true}}');
    expect((await send(meridian.url, body)).status).toBe(200);
    expect('isPolluted' in {}).toBe(false);
  });
});
