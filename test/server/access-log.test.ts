/** The access log of a real server: what its lines have, and what they must never have. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ServerProcess, startProcess } from '../support/process.js';
import { ScriptedUpstream } from '../support/scripted-upstream.js';
import { makeToken } from '../support/token.js';
import { until } from '../support/until.js';

const dataDir = mkdtempSync(join(tmpdir(), 'meridian-access-log-'));
const secret = 'S3CRET';
const chunked = 'transfer-encoding: chunked\r\ncontent-type: application/json\r\n\r\n';
const credential = `${secret}-cloud`;
let upstream: ScriptedUpstream;
let server: ServerProcess;
let token: string;

const volume = { id: 1, name: secret, size: 10, location: { name: 'fsn1' }, created: '2026-01-01T00:00:00Z' };

beforeAll(async () => {
  upstream = await ScriptedUpstream.start(({ path }) =>
    path === '/volumes/1' ? { body: { volume } } : { status: 422, body: { error: { code: 'x', message: secret } } },
  );
  token = await makeToken(dataDir, 'rates', 'hosting:read');
  server = await start();
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await upstream.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<ServerProcess> {
  const started = await startProcess({
    DATA_DIR: dataDir,
    RATES_SYNC: 'off',
    LOG_LEVEL: 'debug',
    ACCESS_LOG: 'on',
    CLOUD_TOKEN: credential,
    CLOUD_BASE_URL: upstream.url,
  });
  await started.printed(/Health/);
  return started;
}

type Line = Readonly<Record<string, unknown>>;

/** Beside the other log, at its most talkative. */
const lines = (of = server): Line[] =>
  of
    .errors()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line)
    .filter(({ msg }) => msg === 'request');

async function lineOf(requestId: string): Promise<Line> {
  const own = () => lines().filter((one) => one['requestId'] === requestId);
  await until(() => own().length > 0);
  const [line, ...others] = own();
  expect(others).toEqual([]);
  return line ?? {};
}

let sent = 0;
async function ask(path: string, init: RequestInit = {}): Promise<Line> {
  const id = `test-${(sent += 1)}`;
  const answer = await fetch(server.url + path, { ...init, headers: { ...init.headers, 'x-request-id': id } });
  await answer.arrayBuffer();
  expect(answer.headers.get('x-request-id')).toBe(id);
  return lineOf(id);
}

const secrets = () => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  cookie: `other=${secret}`,
  'user-agent': secret,
  referer: `http://${secret}.example/`,
  'x-meridian-secret': secret,
});

it('has a line for each request, with neither its path nor anything that it contains', async () => {
  const query = `query ${secret}($id: ID!) { cloud { ${secret}: volume(id: $id) { id name } } }`;
  const body = (id: string) => JSON.stringify({ query, operationName: secret, variables: { id } });
  const post = (text: string) => ({ method: 'POST', headers: secrets(), body: text });
  expect(await ask('/graphql', post(body('1')))).toMatchObject({
    level: 30,
    method: 'POST',
    route: '/graphql',
    status: 200,
    kind: 'query',
    hash: expect.stringMatching(/^[\da-f]{64}$/),
    upstreamCalls: 1,
    bytes: expect.any(Number),
    milliseconds: expect.any(Number),
    address: '127.0.0.1',
    tokenId: token.split('_')[1],
    traceId: expect.stringMatching(/^[\da-f]{32}$/),
  });
  expect(await ask('/graphql', post(body('2')))).toMatchObject({ code: 'UPSTREAM_INVALID_INPUT', upstreamCalls: 1 });
  expect(await ask('/graphql', post(`{ ${secret}`))).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
  expect(await ask('/license')).not.toHaveProperty('traceId');
  expect(await ask(`/graphql?query={${secret}}`)).toMatchObject({ route: '/graphql', kind: 'unknown' });
  expect(await ask(`/api/v1/${secret}?${secret}`, { headers: secrets() })).toMatchObject({ route: '/api/v1/:code' });
  expect(await ask(`/${secret}`, { headers: secrets() })).toMatchObject({ route: null, code: 'NOT_FOUND' });
  expect(await ask(`/files/${secret}`, { headers: secrets() })).toMatchObject({ route: '/files/:ticket' });
  const wrong = { authorization: `Bearer mrd_0123456789ab_${secret.padEnd(43, 'x')}` };
  expect(await ask('/api/v1', { headers: wrong })).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  const signIn = { method: 'POST', headers: { origin: server.url, 'content-type': 'application/json' } };
  expect(
    await ask('/session', { ...signIn, body: JSON.stringify({ token: wrong.authorization.slice(7) }) }),
  ).toMatchObject({ status: 401 });
  for (const text of [secret, token, credential]) {
    expect(server.errors()).not.toContain(text);
  }
});

it('leaves out probes', async () => {
  for (const path of ['/healthz', '/readyz']) await fetch(server.url + path, { headers: { 'x-request-id': 'probe' } });
  await ask('/openapi.json');
  expect(lines().filter((line) => line['requestId'] === 'probe')).toEqual([]);
});

it.each([
  ['no HTTP', `${secret}\r\n\r\n`, 400, 'BAD_REQUEST'],
  ['a head that is too large', `GET /${secret.repeat(10_000)} HTTP/1.1\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
  [
    'a body that is cut into no chunks',
    `POST /graphql HTTP/1.1\r\nhost: x\r\n${chunked}${secret}\r\n`,
    400,
    'BAD_REQUEST',
  ],
])('has one line for %s', async (_, text, status, code) => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(text));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  const [head = '', body = ''] = answer.toString().split('\r\n\r\n');
  const line = await lineOf(/x-request-id: (\S+)/.exec(head)?.[1] ?? '');
  expect(line).toMatchObject({ status, code, bytes: body.length, address: '127.0.0.1' });
  if (!text.startsWith('POST')) expect(line).toMatchObject({ method: null, route: null, milliseconds: null });
  expect(JSON.stringify(line)).not.toContain(secret);
});

it('takes no line from a client, nor an id that is none', async () => {
  const ids = ['', 'a b', 'x'.repeat(129), 'x'.repeat(10_000), '{"level":60}', 'ä', 'a\\n', '../a', 'a,b'];
  const before = lines().length;
  for (const id of ids) {
    const { headers, status } = await fetch(`${server.url}/openapi.json`, {
      headers: { 'x-request-id': Buffer.from(id).toString('latin1') },
    });
    expect({ id, status, own: headers.get('x-request-id') }).toEqual({
      id,
      status: 200,
      own: expect.stringMatching(/^[\da-f]{8}-[\da-f-]{27}$/),
    });
  }
  // Twice, and folded into a second line.
  for (const head of ['X-Request-Id: one\r\nx-request-id: two', 'x-request-id: a\rLevel: 60', 'x-request-id: a\n b']) {
    const answer = await raw(`GET /openapi.json HTTP/1.1\r\nhost: x\r\n${head}\r\nconnection: close\r\n\r\n`);
    expect(answer).not.toMatch(/^x-request-id: (?:one|two|a)(?![\da-f])/im);
    expect(answer).not.toMatch(/^level/im);
  }
  await until(() => lines().length >= before + ids.length);
  expect(new Set(lines().map((line) => line['requestId'])).size).toBe(lines().length);
});

it('takes the longest id that is one', async () => {
  const id = 'aZ0_.:-'.repeat(19).slice(0, 128);
  const { headers } = await fetch(`${server.url}/healthz`, { headers: { 'x-request-id': id } });
  expect(headers.get('x-request-id')).toBe(id);
});

it('has lost nothing of 300 at once when the server stops', async () => {
  const stopped = await start();
  const asked = Array.from({ length: 300 }, (_, nth) =>
    fetch(`${stopped.url}/openapi.json`, { method: 'HEAD', headers: { 'x-request-id': `last-${nth}` } }),
  );
  await Promise.all(asked);
  expect(await stopped.stop()).toBe(0);
  expect(lines(stopped).filter((line) => String(line['requestId']).startsWith('last-')).length).toBe(300);
});

function raw(head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(head));
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => (answer += chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}
