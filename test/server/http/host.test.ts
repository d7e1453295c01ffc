import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';

let meridian: Meridian;
beforeAll(async () => {
  meridian = await startMeridian();
});
afterAll(() => meridian.close());

/** All that comes back for these bytes until the server closes the connection. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(meridian.url).port), '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('a request without a Host', () => {
  it.each([
    'GET /healthz',
    'GET /api/v1/countries',
    'GET /api/v1/USD',
    'GET /graphql',
    'GET /docs',
    'GET /nothing',
    'DELETE /healthz',
    'OPTIONS /graphql',
  ])('is answered 400 in the envelope: %s', async (line) => {
    const [head = '', body] = (await raw(`${line} HTTP/1.1\r\n\r\n`)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
    expect(head.toLowerCase()).toContain('content-type: application/json; charset=utf-8');
    expect(head.toLowerCase()).toContain('connection: close');
    expect(body).toBe('{"status":false,"message":"Expected the header \\"host\\" once, but got none."}');
  });

  it('is answered so without its body being read', async () => {
    const answer = await raw(
      'POST /graphql HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n{',
    );
    expect(answer).toMatch(/^HTTP\/1.1 400 [^]*"status":false/);
  });

  it('has no body where HEAD asks', async () => {
    expect(await raw('HEAD /healthz HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1.1 400 [^]*\r\n\r\n$/);
  });

  it('is fine in HTTP/1.0, which knows no Host', async () => {
    expect(await raw('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /);
  });

  it('is fine when the Host is there and empty', async () => {
    expect(await raw('GET /healthz HTTP/1.1\r\nhost:\r\nconnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /);
  });
});

describe('a request with two Hosts', () => {
  it.each([
    'GET /healthz',
    'GET /api/v1/countries',
    'GET /graphql?query={__typename}',
    'GET /nothing',
    'OPTIONS /graphql',
    'POST /graphql',
  ])('is answered 400 in the envelope: %s', async (line) => {
    for (const second of ['host: other.test', 'HOST: meridian.test', 'Host:']) {
      const body = '{"query":"{ __typename }"}';
      const sent = line.startsWith('POST')
        ? `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
        : '\r\n';
      const [head = '', answer] = (await raw(`${line} HTTP/1.1\r\nhost: meridian.test\r\n${second}\r\n${sent}`)).split(
        '\r\n\r\n',
      );
      expect(head).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
      expect(head.toLowerCase()).toContain('connection: close');
      expect(answer).toBe('{"status":false,"message":"Expected the header \\"host\\" once, but got 2."}');
    }
  });
});

describe('a request with an expectation that is not known', () => {
  it('is answered as one without', async () => {
    const lines = ['GET /healthz HTTP/1.1', 'host: meridian.test', 'expect: tea', 'connection: close'];
    expect(await raw(`${lines.join('\r\n')}\r\n\r\n`)).toMatch(/^HTTP\/1.1 200 OK\r\n/);
  });
});
