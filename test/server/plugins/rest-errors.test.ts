import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { CallerError } from '../../../src/base/errors.js';
import { fastifyErrorOptions, restErrors } from '../../../src/server/plugins/rest-errors.js';

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = Fastify({ ...fastifyErrorOptions, bodyLimit: 100 });
  restErrors(app);
  app.get('/things', () => 'all');
  app.get('/things/:id', () => 'one');
  app.post('/things/:id', () => 'changed');
  app.get('/assets/*', (_request, reply) => reply.callNotFound());
  app.get('/caller', () => {
    throw new CallerError('UNAUTHENTICATED', 'Expected a token.');
  });
  app.get('/broken', () => {
    throw Object.assign(new Error('password is hunter2'), { statusCode: 502 });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => app.close());

/** Sends bytes as they are and returns everything that comes back. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

const get = (path: string) => raw(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);

function expectEnvelope(answer: string, status: number, message: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head.toLowerCase()).toContain('content-type: application/json; charset=utf-8');
  expect(head.toLowerCase()).toContain('cache-control: no-store');
  expect(body).toBe(JSON.stringify({ status: false, message }));
}

describe('the Error envelope', () => {
  it('answers 404 at a path that is unknown', async () => {
    expectEnvelope(await get('/nothing?a=1'), 404, 'Expected a path that is listed at /docs, but got "/nothing".');
    expectEnvelope(await get('/things/1/2'), 404, 'Expected a path that is listed at /docs, but got "/things/1/2".');
    expectEnvelope(await get('/assets/none'), 404, 'Expected a path that is listed at /docs, but got "/assets/none".');
  });

  it('answers 404 where slashes are doubled', async () => {
    for (const path of ['//things', '/things//1', '/things/1//']) {
      expect(await get(path)).toContain('404 Not Found');
    }
  });

  it('answers 405 with what is allowed at a known path', async () => {
    const answer = await app.inject({ method: 'DELETE', url: '/things/1/' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers['allow']).toBe('GET, HEAD, POST');
    expect(answer.json()).toEqual({
      status: false,
      message: 'Expected GET, HEAD, POST at "/things/1/", but got DELETE.',
    });
  });

  it('does not care for the body of a request that has no place to go', async () => {
    const request = { payload: '{broken', headers: { 'content-type': 'application/json' } };
    expect((await app.inject({ ...request, method: 'PUT', url: '/things' })).statusCode).toBe(405);
    expect((await app.inject({ ...request, method: 'POST', url: '/nothing' })).statusCode).toBe(404);
  });

  it('lets errors made for the caller through', async () => {
    const answer = await app.inject('/caller');
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.json()).toEqual({ status: false, message: 'Expected a token.' });
  });

  it('hides every other error', async () => {
    const answer = await app.inject('/broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('hunter2');
    expect(answer.json()).toMatchObject({ status: false });
  });

  it('answers 400 at malformed percent-encoding', async () => {
    for (const path of ['/things/%zz', '/%', '/nothing/%E0%A4%A', '/things/%ff']) {
      expectEnvelope(
        await get(path),
        400,
        'Expected a path, headers and a body that are encoded properly, but got some that cannot be read.',
      );
    }
  });

  it('answers 413 to a body that is too large', async () => {
    const answer = await app.inject({ method: 'POST', url: '/things/1', payload: { text: 'x'.repeat(200) } });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toEqual({ status: false, message: 'Expected a smaller body: this one is too large.' });
  });

  it('answers 415 to a content type that cannot be read', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/things/1',
      payload: 'x',
      headers: { 'content-type': ';;;' },
    });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ status: false });
  });

  it('takes parameters as long as a head may be', async () => {
    expect(await get(`/things/${'x'.repeat(10_000)}`)).toContain('200 OK');
  });

  it('answers what is not HTTP', async () => {
    expectEnvelope(
      await raw('nonsense\r\n\r\n'),
      400,
      'Expected a path, headers and a body that are encoded properly, but got some that cannot be read.',
    );
    expectEnvelope(await get(`/${'x'.repeat(20_000)}`), 431, 'Expected smaller headers: these are too large.');
  });

  it('names an id where there was no request', async () => {
    const ids = [await raw('nonsense\r\n\r\n'), await get(`/${'x'.repeat(20_000)}`)].map(
      (answer) => /^x-request-id: ([\w-]{36})\r$/m.exec(answer)?.[1],
    );
    expect(ids).toEqual([expect.any(String), expect.any(String)]);
    expect(new Set(ids).size).toBe(2);
  });
});
