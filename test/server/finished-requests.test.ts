/** Every request is published once it is over, however it is answered. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type FinishedRequest, finishedRequests, refusals } from '../../src/base/telemetry/diagnostics.js';
import Fastify from 'fastify';
import { Arrivals } from '../../src/server/http/arrival.js';
import { RecordedResponse } from '../../src/server/http/recorded-response.js';
import { fastifyErrorOptions } from '../../src/server/plugins/rest-errors.js';
import { createServer } from '../../src/server/server.js';
import { type Meridian, startMeridian } from '../support/meridian.js';
import { until } from '../support/until.js';

let meridian: Meridian;
let token: string;
let tokenId: string | undefined;
let end: () => void;
const finished: FinishedRequest[] = [];
const flushed = () => {
  finishedRequests.flush();
  return finished;
};

beforeAll(async () => {
  meridian = await startMeridian({ QUESTIONS_PER_MINUTE: '1000' });
  token = await meridian.token();
  tokenId = token.split('_')[1];
  end = finishedRequests.subscribe((batch) => finished.push(...batch));
});
afterAll(async () => {
  end();
  await meridian.close();
});
beforeEach(() => void flushed().splice(0));

/** The answer is read before the server knows that it is sent. */
async function request(path: string, init: RequestInit = {}): Promise<readonly [FinishedRequest, Uint8Array]> {
  const body = new Uint8Array(await (await fetch(meridian.url + path, init)).arrayBuffer());
  await until(() => flushed().length > 0);
  const [one, ...others] = finished.splice(0);
  expect(others).toEqual([]);
  if (!one) throw new Error('Nothing was published');
  return [one, body];
}

const json = { 'content-type': 'application/json' };
const post = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
});
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

it('a query, the first time, once it is known and once its answer is kept', async () => {
  const query = '{ country(code: "IN") { name } }';
  for (const path of ['new', 'known', 'kept']) {
    const [one, body] = await request('/graphql', post({ query }, { authorization: `Bearer ${token}` }));
    expect({ path, ...one }).toMatchObject({
      path,
      route: '/graphql',
      method: 'POST',
      status: 200,
      isAborted: false,
      bytes: body.length,
      address: '127.0.0.1',
      tokenId,
      code: null,
    });
    const { kind, hash, outcome, code, upstreamCalls } = one.operation ?? {};
    expect({ path, kind, hash, outcome, code, upstreamCalls }).toEqual({
      path,
      kind: 'query',
      hash: sha256(query),
      outcome: 'data',
      code: null,
      upstreamCalls: 0,
    });
  }
});

it.each([
  ['does not parse', '{', { kind: 'unknown', outcome: 'refused', code: 'GRAPHQL_PARSE_FAILED' }],
  ['asks for nothing that there is', '{ nothing }', { outcome: 'refused', code: 'GRAPHQL_VALIDATION_FAILED' }],
  ['needs a token', '{ token { id } }', { kind: 'query', outcome: 'partial', code: 'UNAUTHENTICATED' }],
  [
    'changes something',
    'mutation { deleteCloudVolume(id: "1") { deletedId } }',
    { kind: 'mutation', outcome: 'partial' },
  ],
])('an operation that %s', async (_, query, operation) => {
  const [one] = await request('/graphql', post({ query }));
  expect(one).toMatchObject({ tokenId: null, operation: { ...operation, hash: sha256(query) } });
});

it('a body that is no operation, and one that is no JSON', async () => {
  expect((await request('/graphql', post({})))[0].operation).toMatchObject({
    kind: 'unknown',
    outcome: 'refused',
    code: 'BAD_REQUEST',
    hash: null,
  });
  const [one] = await request('/graphql', { method: 'POST', headers: json, body: '{"query' });
  expect(one).toMatchObject({ status: 400, code: 'BAD_USER_INPUT', operation: { outcome: 'refused', hash: null } });
});

it('what the framework answers', async () => {
  const accept = { accept: 'text/html' };
  expect((await request('/graphql', { headers: accept }))[0]).toMatchObject({ route: '/graphql', operation: null });
  const [gzipped] = await request('/openapi.json', { headers: { 'accept-encoding': 'gzip' } });
  expect(gzipped).toMatchObject({ route: '/openapi.json', method: 'GET', status: 200 });
  const { headers } = await fetch(`${meridian.url}/openapi.json`, { headers: { 'accept-encoding': 'gzip' } });
  expect(gzipped.bytes).toBe(Number(headers.get('content-length')));
  await until(() => flushed().length > 0);
  finished.splice(0);
  expect((await request('/healthz', { method: 'HEAD' }))[0]).toMatchObject({ route: '/healthz', bytes: 0 });
  expect((await request('/api/v1/countries/IN/states'))[0]).toMatchObject({ route: '/api/v1/countries/:code/states' });
});

it('rates, with and without the framework', async () => {
  const authorization = `Bearer ${token}`;
  // The second time the response is ready, and over at once.
  for (const path of ['/api/v1/USD', '/api/v1/USD', '/api/v1/USD?framework']) {
    const [one, body] = await request(path, { headers: { authorization, 'accept-encoding': 'identity' } });
    expect(one).toMatchObject({ route: '/api/v1/:code', status: 200, tokenId, code: null, bytes: body.length });
  }
  expect((await request('/api/v1/USD/EUR', post({ amount: 1 }, { authorization })))[0]).toMatchObject({
    route: '/api/v1/:from/:to',
    tokenId,
  });
});

it('refusals, with their code', async () => {
  const refused = [
    ['/api/v1', {}, { route: '/api/v1', status: 401, code: 'UNAUTHENTICATED' }],
    ['/no/such/secret', {}, { route: null, status: 404, code: 'NOT_FOUND' }],
    ['/%', {}, { route: null, status: 400, code: 'BAD_REQUEST' }],
    ['/session', post({ token: 'x'.repeat(5_000) }), { route: '/session', status: 413, code: 'PAYLOAD_TOO_LARGE' }],
    [
      '/session',
      { ...post({}), headers: { 'content-type': 'text/xml' } },
      { route: '/session', status: 415, code: 'BAD_REQUEST' },
    ],
    ['/session', { ...post({}), body: '{' }, { route: '/session', status: 400, code: 'BAD_REQUEST' }],
    ['/healthz', { method: 'POST' }, { route: null, status: 405, code: 'METHOD_NOT_ALLOWED' }],
    ['/export/bill.csv', {}, { route: '/export/bill.csv', status: 401, code: 'UNAUTHENTICATED' }],
    ['/files/none', { method: 'PUT', body: 'x' }, { route: '/files/:ticket', status: 401 }],
    ['/api/v1', { method: 'OPTIONS' }, { status: 204 }],
  ] as const;
  for (const [path, init, expected] of refused) {
    const [one, body] = await request(path, init);
    expect({ path, ...one }).toMatchObject({ path, ...expected, bytes: body.length });
  }
});

const hosts = (count: number) => 'host: x\r\n'.repeat(count);
it.each([
  ['no host', `GET /healthz HTTP/1.1\r\n${hosts(0)}\r\n`, 400, 'BAD_REQUEST'],
  ['two hosts', `GET /healthz HTTP/1.1\r\n${hosts(2)}\r\n`, 400, 'BAD_REQUEST'],
  ['what is no HTTP', 'x\r\n\r\n', 400, 'BAD_REQUEST'],
  ['a head that is too large', `GET /${'x'.repeat(40_000)} HTTP/1.1\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
])('a refusal of %s, with its code', async (_, text, status, code) => {
  const socket = connect(Number(new URL(meridian.url).port), '127.0.0.1', () => socket.write(text));
  await once(socket, 'data');
  socket.destroy();
  await until(() => flushed().length > 0);
  expect(finished).toMatchObject([{ status, code, address: '127.0.0.1', isAborted: false }]);
});

it('a CONNECT, which is answered and ended', async () => {
  const given = 'x-request-id: own\r\ntraceparent: 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01\r\n';
  const text = `CONNECT other.test:443 HTTP/1.1\r\nhost: other.test:443\r\n${given}\r\n`;
  const socket = connect({ port: Number(new URL(meridian.url).port), host: '127.0.0.1', allowHalfOpen: true }, () =>
    socket.write(text),
  );
  let received = '';
  socket.on('data', (data: Buffer) => (received += data.toString()));
  // The client does not end it.
  await once(socket, 'end');
  const [head = '', body = ''] = received.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1.1 405 Method Not Allowed\r\n.*connection: close.*x-request-id: own/s);
  expect(JSON.parse(body)).toEqual({ status: false, message: expect.stringContaining('CONNECT') });
  await until(() => flushed().length > 0);
  const expected = { method: 'CONNECT', route: null, status: 405, code: 'METHOD_NOT_ALLOWED', requestId: 'own' };
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  expect(finished).toMatchObject([{ ...expected, traceId, bytes: body.length, address: '127.0.0.1' }]);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  const failed = once(socket, 'error');
  for (let nth = 0; nth < 3 && !socket.destroyed; nth += 1) {
    socket.write('x');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await failed;
});

it('the IPv4 address of a client that came to an IPv6 socket', async () => {
  const app = await createServer(meridian.services);
  const address = new URL(await app.listen({ port: 0, host: '::' }));
  for (const text of ['GET /license HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 'x\r\n\r\n']) {
    const socket = connect(Number(address.port), '127.0.0.1', () => socket.write(text));
    socket.resume();
    await once(socket, 'close');
  }
  await until(() => flushed().length === 2);
  expect(finished.map((one) => one.address)).toEqual(['127.0.0.1', '127.0.0.1']);
  app.draining.cut();
  await app.close();
});

it('a request whose client disconnects before it is complete', async () => {
  const head = 'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n';
  const socket = connect(Number(new URL(meridian.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${head}{"query`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();
  await until(() => flushed().length > 0);
  expect(finished).toMatchObject([{ route: '/graphql', status: 499, isAborted: true, bytes: 0, operation: null }]);
});

it('requests whose clients disconnect while they wait for admission, without a code', async () => {
  const query = '{ countries { name states { name cities { nothing name population latitude longitude } } } }';
  const text = JSON.stringify({ query });
  const head = `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n`;
  const count = 30;
  const refused: unknown[] = [];
  const endRefusals = refusals.subscribe((refusal) => refused.push(refusal));
  const { port } = new URL(meridian.url);
  const sockets = Array.from({ length: count }, () => connect(Number(port), '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) socket.end(head + text, () => socket.destroy());
  await until(() => flushed().length === count);
  // What has waited begins, and finds its client gone, after its request is over.
  await new Promise((resolve) => setTimeout(resolve, 500));
  endRefusals();
  const gone = flushed().filter(({ status }) => status === 499);
  expect(gone.length).toBeGreaterThan(count / 2);
  expect(gone.map(({ code, operation, isAborted }) => [code, operation?.code, isAborted])).toEqual(
    gone.map(() => [null, null, true]),
  );
  expect(refused).toEqual([]);
});

it.each([
  ['as refused', '/late', 408],
  ['as it was answered before', '/early', 401],
])('a request whose body does not arrive in time, once, %s', async (_, path, status) => {
  const app = Fastify({
    ...fastifyErrorOptions,
    http: { ...fastifyErrorOptions.http, ServerResponse: RecordedResponse },
  });
  new Arrivals(app, 100);
  app.post('/late', () => 'never');
  app.post('/early', { onRequest: async (_request, reply) => reply.code(401).send('refused') }, () => 'never');
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  let received = '';
  socket.on('data', (data: Buffer) => (received += data.toString()));
  const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nx-request-id: own\r\n`;
  socket.write(`${head}content-length: 9\r\n\r\n{`);
  await once(socket, 'close');
  const [sent, body, ...others] = received.split('\r\n\r\n');
  expect(others).toEqual([]);
  expect(sent).toMatch(new RegExp(`^HTTP/1.1 ${status} .*\r\nx-request-id: own`, 's'));
  const code = status === 408 ? 'REQUEST_TIMEOUT' : null;
  const expected = { method: 'POST', status, code, isAborted: false, bytes: body?.length, requestId: 'own' };
  expect(flushed()).toMatchObject([expected]);
  await app.close();
});

it('responses that the client does not read, and those that wait behind them', async () => {
  const socket = connect(Number(new URL(meridian.url).port), '127.0.0.1');
  await once(socket, 'connect');
  const get = 'GET /api/v1/all HTTP/1.1\r\nhost: x\r\n\r\n';
  socket.write(get.repeat(10));
  await once(socket, 'data');
  socket.pause();
  await new Promise((resolve) => setTimeout(resolve, 200));
  socket.destroy();
  await until(() => flushed().length === 10);
  expect(finished.filter(({ status, isAborted }) => status === 200 && isAborted).length).toBeLessThan(2);
  expect(finished.at(-1)).toMatchObject({ route: null, status: 499, isAborted: true, bytes: 0 });
});

it('each of 300 at once has its own id', async () => {
  const asked = Array.from({ length: 300 }, () => fetch(`${meridian.url}/healthz`).then((answer) => answer.text()));
  await Promise.all(asked);
  await until(() => flushed().length === 300);
  expect(new Set(finished.map(({ requestId }) => requestId)).size).toBe(300);
});
