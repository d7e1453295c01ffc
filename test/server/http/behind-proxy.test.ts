/** Behind nginx and Caddy, by the examples in deploy: under a path that the proxy keeps, for the clients that it names. */
import { renameSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConfigError } from '../../../src/base/config-error.js';
import { finishedRequests } from '../../../src/base/telemetry/diagnostics.js';
import { readConfig } from '../../../src/server/config/config.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { until } from '../../support/until.js';
import { describeEach } from '../../support/optional/optional.js';
import { type ReverseProxy, reverseProxies } from '../../support/optional/reverse-proxies.js';

const perMinute = 3;
const query = JSON.stringify({ query: '{ countries(first: 1) { nodes { name } } }' });

let meridian: Meridian;
let token: string;
let direct: number;
beforeAll(async () => {
  meridian = await startMeridian({
    BASE_URL: 'http://example.test/meridian',
    BASE_PATH: '/meridian',
    TRUST_PROXY: '127.0.0.1',
    QUESTIONS_PER_MINUTE: String(perMinute),
  });
  token = await meridian.token(['rates']);
  direct = Number(new URL(meridian.url).port);
});
afterAll(() => meridian.close());

interface Sent {
  readonly port: number;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** An address of this machine. */
  readonly from?: string;
}

interface Got {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

function send({ port, path, method = 'GET', headers = {}, body, from = '127.0.0.2' }: Sent): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, localAddress: from }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
      response.on('error', reject);
    });
    sent.on('error', reject).end(body);
  });
}

function ask(port: number, from: string, headers: Readonly<Record<string, string>> = {}): Promise<Got> {
  const path = '/meridian/graphql';
  return send({
    port,
    path,
    method: 'POST',
    from,
    body: query,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

async function statuses(count: number, one: () => Promise<Got>): Promise<(number | undefined)[]> {
  const found = [];
  for (let n = 0; n < count; n += 1) found.push((await one()).status);
  return found;
}

/** The last part of the first address of the clients of each. */
const addresses: Readonly<Record<string, number>> = { nginx: 10, caddy: 20 };

describeEach(reverseProxies, 'behind $kind', (start, name) => {
  const address = addresses[name] ?? 0;
  let proxy: ReverseProxy;
  beforeAll(async () => {
    proxy = await start([meridian.url]);
  });
  afterAll(() => proxy.stop());

  it('serves pages, rates, health and files of the page below the path', async () => {
    const { port } = proxy;
    const page = await send({ port, path: '/meridian/' });
    expect(page.status).toBe(200);
    const [asset = ''] = /\/meridian\/assets\/[\w.-]+\.js/.exec(String(page.body)) ?? [];
    for (const path of [asset, '/meridian/healthz', '/meridian/readyz', '/meridian/docs', '/meridian/license']) {
      expect({ path, status: (await send({ port, path })).status }).toEqual({ path, status: 200 });
    }
    const headers = { authorization: `Bearer ${token}` };
    expect((await send({ port, path: '/meridian/api/v1/USD', headers })).status).toBe(200);
    expect((await send({ port, path: '/meridian/api/v1/USD?x', headers: {} })).status).toBe(401);
    expect((await send({ port, path: '/meridian' })).headers['location']).toMatch(/\/meridian\/$/);
    expect((await send({ port, path: '/meridian/meridian/healthz' })).status).toBe(404);
  });

  it('counts each client by its own address, whatever it says of itself', async () => {
    const first = `127.0.0.${address}`;
    let forged = 0;
    const lie = () => ask(proxy.port, first, { 'x-forwarded-for': `198.51.100.${(forged += 1)}` });
    expect(await statuses(perMinute + 1, lie)).toEqual([200, 200, 200, 429]);
    expect((await ask(proxy.port, `127.0.0.${address + 1}`)).status).toBe(200);
  });

  it('lets a page sign in whose host the proxy names', async () => {
    const body = JSON.stringify({ token });
    const headers = { 'content-type': 'application/json', host: 'shown.test', origin: 'http://shown.test' };
    const path = '/meridian/session';
    const signedIn = await send({ port: proxy.port, path, method: 'POST', headers, body });
    expect(signedIn.status).toBe(204);
    expect(String(signedIn.headers['set-cookie'])).toContain('Path=/meridian');
    const foreign = await send({
      port: proxy.port,
      path,
      method: 'POST',
      headers: { ...headers, origin: 'http://evil.test' },
      body,
    });
    expect(foreign.status).toBe(403);
  });

  it('compresses once', async () => {
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
    const { headers: got, body } = await send({ port: proxy.port, path: '/meridian/api/v1/USD', headers });
    expect(got['content-encoding']).toBe('gzip');
    expect(JSON.parse(String(gunzipSync(body)))).toHaveProperty('rates');
    const brotli = { ...headers, 'accept-encoding': 'br' };
    const other = await send({ port: proxy.port, path: '/meridian/api/v1/USD', headers: brotli });
    expect(other.headers['content-encoding']).toBe(name === 'nginx' ? undefined : 'br');
  });

  it('serves public data while the store of all replicas is away', async () => {
    const { port } = proxy;
    const store = join(meridian.services.config.dataDir, 'store.mdb');
    const health = async () => JSON.parse(String((await send({ port: direct, path: '/healthz' })).body)) as unknown;
    let probes = 0;
    const end = finishedRequests.subscribe((batch) => {
      probes += batch.filter(({ route }) => route === '/readyz').length;
    });
    renameSync(store, `${store}.away`);
    try {
      const problem = 'The lmdb store does not answer.';
      expect(await health()).toMatchObject({ status: true, store: { engine: 'lmdb', available: false, problem } });
      // Caddy asks each replica; nginx asks none.
      await until(() => {
        finishedRequests.flush();
        return name === 'nginx' || probes >= 4;
      });
      const one = () => send({ port, path: '/meridian/api/v1/countries' });
      expect(await statuses(10, one)).toEqual(Array.from({ length: 10 }, () => 200));
    } finally {
      renameSync(`${store}.away`, store);
      end();
    }
    while (!JSON.stringify(await health()).includes('"available":true'));
    expect(await health()).toMatchObject({ store: { engine: 'lmdb', available: true, problem: null } });
  });
});

describe('without the proxy', () => {
  it('believes nobody else', async () => {
    let forged = 0;
    const lie = () => ask(direct, '127.0.0.30', { 'x-forwarded-for': `198.51.100.${(forged += 1)}` });
    expect(await statuses(perMinute + 1, lie)).toEqual([200, 200, 200, 429]);
    const headers = { 'content-type': 'application/json', origin: 'http://evil.test', 'x-forwarded-host': 'evil.test' };
    const sent = { path: '/session', method: 'POST', headers, body: JSON.stringify({ token }) };
    expect((await send({ ...sent, port: direct })).status).toBe(403);
    expect((await send({ ...sent, port: direct, from: '127.0.0.1' })).status).toBe(204);
  });

  it('answers probes, which come without the path', async () => {
    expect((await send({ port: direct, path: '/readyz' })).status).toBe(200);
    expect((await send({ port: direct, path: '/meridianx/healthz' })).status).toBe(404);
  });

  it.each(['/meridian/files/x', '/files/x'])(
    'refuses a file for an unknown address before it is sent: %s',
    async (path) => {
      const headers = { expect: '100-continue', 'content-length': '5', authorization: `Bearer ${token}` };
      const { status, body } = await send({ port: direct, path, method: 'PUT', headers });
      expect(status).toBe(404);
      expect(String(body)).not.toContain('Route');
    },
  );

  it.each([
    ['without the port of its connection', (nth: number) => `198.51.100.40:${1000 + nth}`],
    ['without port and brackets', (nth: number) => `[2001:db8::40]:${1000 + nth}`],
    ['by the proxy where it is none', (nth: number) => `nobody-${nth}`],
    ['by the proxy where it has a zone', (nth: number) => `fe80::1%${nth}`],
    ['by the nearest proxy where what that names is none', (nth: number) => `nobody-${nth}, 127.0.0.41`],
    ['behind a proxy that is named with a port', (nth: number) => `198.51.100.42, 127.0.0.41:${1000 + nth}`],
  ])('counts the client that a proxy names, %s', async (_, forwarded) => {
    let nth = 0;
    const own = await startMeridian({ TRUST_PROXY: 'loopback', QUESTIONS_PER_MINUTE: String(perMinute) });
    const port = Number(new URL(own.url).port);
    const headers = () => ({ 'content-type': 'application/json', 'x-forwarded-for': forwarded((nth += 1)) });
    const one = () => send({ port, path: '/graphql', method: 'POST', body: query, headers: headers() });
    const got = await statuses(perMinute + 1, one);
    await own.close();
    expect(got).toEqual([200, 200, 200, 429]);
  });

  it('notes an address alone', async () => {
    const addresses: string[] = [];
    const end = finishedRequests.subscribe((batch) => addresses.push(...batch.map(({ address }) => address)));
    const none = ['x'.repeat(3_000), `fe80::1%${'x'.repeat(3_000)}`, '1.2.3.4:x'];
    const values = ['198.51.100.43:80', '[2001:db8::43]:80', '::ffff:198.51.100.44', ...none];
    for (const value of values)
      await send({ port: direct, path: '/license', from: '127.0.0.1', headers: { 'x-forwarded-for': value } });
    await until(() => {
      finishedRequests.flush();
      return addresses.length === values.length;
    });
    end();
    expect(addresses).toEqual(['198.51.100.43', '2001:db8::43', '198.51.100.44', ...none.map(() => '127.0.0.1')]);
  });

  it('takes odd forwarded headers for what they are: nothing', async () => {
    const odd = ['', ',', 'unknown', '::ffff:198.51.100.7', '[2001:db8::1]:80', 'x'.repeat(10_000), '198.51.100.300'];
    for (const value of odd) {
      const headers = { 'x-forwarded-for': value, 'x-forwarded-host': `${value}\t;`, 'x-forwarded-proto': value };
      expect([200, 429]).toContain((await ask(direct, '127.0.0.1', headers)).status);
    }
  });
});

describe('settings of a proxy', () => {
  it('are none unless they are set', () => {
    expect(readConfig({})).toMatchObject({ basePath: '', trustProxy: [] });
    const set = {
      BASE_PATH: '/a/b/',
      TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::/32',
      BASE_URL: 'https://x.test/a/b',
    };
    expect(readConfig(set)).toMatchObject({
      basePath: '/a/b',
      trustProxy: ['loopback', '10.0.0.0/8', '2001:db8::/32'],
    });
  });

  it.each([
    [{ BASE_PATH: 'meridian' }, 'BASE_PATH: expected a path such as /meridian, but got "meridian"'],
    [{ BASE_PATH: '/a/../b' }, 'BASE_PATH: expected a path such as /meridian, but got "/a/../b"'],
    [{ BASE_PATH: '/a', BASE_URL: 'https://x.test/b' }, 'BASE_PATH: expected the path of BASE_URL, but got "/a"'],
    ...['all', '0.0.0.0/0', '10.0.0.0/33', '10.0.0', '1', 'loopback,'].map((value) => [
      { TRUST_PROXY: value },
      `TRUST_PROXY: expected addresses or networks such as 10.0.0.0/8, loopback or uniquelocal, separated by commas, but got "${value}"`,
    ]),
  ] as [NodeJS.ProcessEnv, string][])('are refused: %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(new ConfigError([message]));
  });
});
