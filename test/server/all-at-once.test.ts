/**
 * 300 subscriptions, 300 messages of assistants and 300 references of routers at once (a tenth of them in `npm test`), given up
 * midway: who asks for little beside them waits for two seconds of work, and what was given up holds nothing any more.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { shares } from '../../src/base/shares/shares.js';
import { computed } from '../support/computed.js';
import { EventStream } from '../support/event-stream.js';
import { type ServerProcess, startProcess } from '../support/process.js';
import { scaled } from '../support/scale.js';
import { call, message, usual } from './assistants/message.js';

/** Milliseconds of work of the main thread. */
const longestCheap = 2_000;

let server: ServerProcess;
let dataDir: string;
let token: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'meridian-at-once-'));
  server = await startProcess({ DATA_DIR: dataDir, MCP: 'on', SUBGRAPH: 'on', RATES_SYNC: 'off' });
  [, token = ''] = await server.printed(/(mrd_\S+)/);
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const json = { 'content-type': 'application/json' };
const rates = { query: 'subscription { ratesPublished(base: "EUR") { date rates { code rate } } }' };
const references = {
  query: 'query ($of: [_Any!]!) { _entities(representations: $of) { ... on Country { name states { name } } } }',
  variables: { of: Array.from({ length: 200 }, () => ({ __typename: 'Country', isoCode: 'IN' })) },
};
const question = message('tools/call', {
  name: 'query',
  arguments: { query: '{ countries { name states { name } } }' },
});

const kinds: readonly (readonly [path: string, headers: Readonly<Record<string, string>>, body: string])[] = [
  ['/graphql', { ...json, accept: 'text/event-stream' }, JSON.stringify(rates)],
  ['/mcp', usual, question],
  ['/graphql', json, JSON.stringify(references)],
];

/** Sends it, and gives it up once something came or the time is over. The status; null where there was none yet. */
function givenUp(nth: number, [path, headers, body]: (typeof kinds)[number]): Promise<number | null> {
  return new Promise((resolve) => {
    const authorization = `Bearer ${token}`;
    const sent = request(
      `${server.url}${path}`,
      { method: 'POST', agent: new Agent(), headers: { ...headers, authorization } },
      (response) => {
        response.on('error', () => undefined).once('data', () => sent.destroy());
        resolve(response.statusCode ?? null);
      },
    );
    sent.on('error', () => resolve(null));
    sent.on('close', () => resolve(null));
    sent.end(body);
    if (nth % 2 === 0) setTimeout(() => sent.destroy(), 50 + (nth % 7) * 40);
  });
}

async function cheap(): Promise<void> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: json,
    body: '{"query":"{ country(code: \\"IN\\") { name } }"}',
  });
  expect(await response.json()).toEqual({ data: { country: { name: 'India' } } });
}

it('a cheap question is answered beside them, and nothing is held afterwards', async () => {
  const attack = Promise.all(
    kinds.flatMap((kind) => Array.from({ length: scaled(300) }, (_, nth) => givenUp(nth, kind))),
  );
  let isOver = false;
  void attack.finally(() => (isOver = true));
  let slowest = 0;
  do {
    const before = computed(server.child.pid);
    await cheap();
    slowest = Math.max(slowest, computed(server.child.pid) - before);
  } while (!isOver);
  for (const status of await attack) expect([null, 200, 429, 503]).toContain(status);
  expect(slowest).toBeLessThan(longestCheap);

  // All that one caller may have open at once: none of those that were given up is counted.
  const headers = { authorization: `Bearer ${token}` };
  const open: EventStream[] = [];
  try {
    for (let nth = 0; nth < shares.streams.each; nth += 1)
      open.push(await EventStream.open(server.url, rates, headers));
    expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]));
  } finally {
    for (const stream of open) stream.close();
  }
  expect(await call(server.url, 'query', { query: '{ country(code: "IN") { name } }' }, token)).toMatchObject({
    isError: false,
  });
});

/** What the server sends, until it ends the connection or nothing more comes for 300 ms. */
function raw(text: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let got = '';
    socket.setTimeout(10_000, () => socket.destroy());
    socket.on('data', (chunk) => {
      got += chunk.toString();
      socket.setTimeout(300);
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(got));
  });
}

const head = (line: string, headers: Readonly<Record<string, string>>) =>
  `${line}\r\nhost: localhost\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
const streamOf = (version: string) =>
  head(`GET /graphql?${new URLSearchParams(rates).toString()} HTTP/${version}`, {
    accept: 'text/event-stream',
    'apollo-require-preflight': '1',
  });

describe('odd requests', () => {
  it('a stream by HTTP/1.0 is events alone, without chunks', async () => {
    const got = await raw(streamOf('1.0'));
    expect(got).toMatch(/^HTTP\/1\.1 200 /);
    expect(got).not.toMatch(/transfer-encoding/i);
    expect(got).toMatch(/\r\n\r\n:\n\nevent: next\ndata: {"data":{"ratesPublished"/);
  });

  it.each([
    ['HEAD', '/mcp', {}, /^HTTP\/1\.1 40[45] /],
    ['GET', '/mcp', { accept: 'text/event-stream' }, /^HTTP\/1\.1 40[45] /],
    ['DELETE', '/mcp', {}, /^HTTP\/1\.1 40[45] /],
    [
      'OPTIONS',
      '/mcp',
      { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
      /^HTTP\/1\.1 (?:204|40\d) /,
    ],
    [
      'HEAD',
      `/graphql?${new URLSearchParams(rates).toString()}`,
      { accept: 'text/event-stream' },
      /^HTTP\/1\.1 4\d\d /,
    ],
    ['OPTIONS', '/graphql', { accept: 'text/event-stream' }, /^HTTP\/1\.1 (?:204|4\d\d) /],
  ])('%s %s is answered at once', async (method, path, headers, answered) => {
    expect(await raw(head(`${method} ${path} HTTP/1.1`, headers))).toMatch(answered);
    await cheap();
  });

  it.each([
    ['last-event-id', 'x'.repeat(8_000)],
    ['last-event-id', '\u202e'],
    ['accept', `text/event-stream${', text/html;q=0.1'.repeat(400)}`],
    ['accept', `text/event-stream;${'q=1;'.repeat(1_500)}`],
  ])('a header %s of any kind does no harm to a stream', async (name, value) => {
    const [line = ''] = streamOf('1.1').split('\r\n');
    const headers = { accept: 'text/event-stream', 'apollo-require-preflight': '1', [name]: value };
    expect(await raw(Buffer.from(head(line, headers)))).toMatch(/^HTTP\/1\.1 (?:200|400|406|431) /);
    await cheap();
  });

  it.each(kinds.map((kind, nth) => [['a stream', 'a message', 'a question'][nth], kind] as const))(
    'names of properties of objects in %s are names like others',
    async (_what, [path, headers, body]) => {
      const odd = body.replace('{', '{"__proto__":{"isError":true},"constructor":{"prototype":{"query":"{ x }"}},');
      const sent = `${head(`POST ${path} HTTP/1.1`, { ...headers, 'content-length': String(odd.length) })}${odd}`;
      expect(await raw(sent)).toMatch(/^HTTP\/1\.1 (?:200|400|422) /);
      await cheap();
    },
  );

  it.each(kinds.map((kind, nth) => [['a stream', 'a message', 'a question'][nth], kind] as const))(
    'bytes that are no UTF-8 in %s are answered or refused',
    async (_what, [path, headers, body]) => {
      const odd = Buffer.from(
        body.replace('countries', 'count~ries').replace('EUR', 'EU~').replace('Country', 'Count~ry'),
      );
      odd.forEach((byte, place) => byte === 0x7e && (odd[place] = 0xff));
      const sent = head(`POST ${path} HTTP/1.1`, { ...headers, 'content-length': String(odd.length) });
      expect(await raw(Buffer.concat([Buffer.from(sent), odd]))).toMatch(/^HTTP\/1\.1 (?:200|400|422) /);
      await cheap();
    },
  );
});

it('nothing of all this was unexpected', () => {
  expect(server.output() + server.errors()).not.toMatch(/unexpected|RangeError|TypeError|INTERNAL/);
});
