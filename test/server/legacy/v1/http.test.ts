import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HTTPMethods } from 'fastify';
import { rateTable } from '../../../../src/data/rates/tables/table.js';
import { fixedRates, type Service, startService } from './service.js';

let service: Service;
beforeAll(async () => (service = await startService()));
afterAll(() => service.close());

const ask = (method: HTTPMethods, url: string) =>
  service.app.inject({ method, url, headers: { authorization: service.headers.plain } });

describe('routing', () => {
  it.each([
    ['/api/v1/all', 'the tree'],
    ['/api/v1/ALL', 'ALL'],
    ['/api/v1/All', 'ALL'],
    ['/api/v1/aLL/', 'ALL'],
  ])('takes %s for %s', async (path, what) => {
    const result = (await ask('GET', path)).json();
    if (what === 'the tree') expect(result).toHaveProperty('India');
    else expect(result).toMatchObject({ status: true, base: what });
  });

  it.each(['COUNTRIES', 'Authorize', 'States'])('takes /api/v1/%s for a currency that is unknown', async (code) => {
    const answer = await ask('GET', `/api/v1/${code}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe(`Currency code '${code}' is not supported or active.`);
  });

  it.each(['/api/v1/states', '/api/v1/states/', '/api/v1/states/Kerala', '/api/v1/countries/IN/cities'])(
    'knows nothing at %s',
    async (path) => {
      const answer = await ask('GET', path);
      expect([404, 405]).toContain(answer.statusCode);
      expect(answer.json()).toMatchObject({ status: false });
    },
  );

  it.each(['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const)('answers 404 to %s /api/v1/states', async (method) => {
    expect((await ask(method, '/api/v1/states')).statusCode).toBe(404);
  });

  it.each([
    '/api/v1//',
    '/api/v1//USD',
    '//api/v1',
    '/api//v1',
    '/api/v1/USD//',
    '/api/v1/countries//states',
    '/api/v1/states//cities',
    '/api/v1/countries/IN//states',
    '/api/v1/USD/INR/EUR',
    '/api/v2',
    '/API/V1',
  ])('answers 404 at %s', async (path) => {
    const answer = await ask('GET', path);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status: false });
  });

  it.each([
    ['/api/v1/authorize', 'GET, HEAD'],
    ['/api/v1', 'GET, HEAD'],
    ['/api/v1/USD', 'GET, HEAD'],
    ['/api/v1/USD/INR', 'POST'],
    ['/api/v1/countries', 'GET, HEAD'],
    ['/api/v1/countries/IN/states', 'GET, HEAD'],
    ['/api/v1/states/Kerala/cities/', 'GET, HEAD'],
    ['/api/v1/all', 'GET, HEAD'],
  ])('allows at %s only %s', async (path, allowed) => {
    for (const method of ['PUT', 'PATCH', 'DELETE', allowed === 'POST' ? 'GET' : 'POST'] as const) {
      const answer = await ask(method, path);
      expect(answer.statusCode).toBe(405);
      expect(answer.headers['allow']).toBe(allowed);
      expect(answer.json()).toMatchObject({ status: false });
    }
  });
});

const reads = [
  '/api/v1/authorize',
  '/api/v1',
  '/api/v1/USD',
  '/api/v1/countries',
  '/api/v1/countries/US/states',
  '/api/v1/states/Texas/cities',
  '/api/v1/all',
];

describe.each(reads)('GET %s', (path) => {
  it('is JSON, open to scripts of any site', async () => {
    const answer = await ask('GET', path);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  it('answers HEAD with the same headers and no body', async () => {
    const { headers } = await ask('GET', path);
    const head = await ask('HEAD', path);
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect({ ...head.headers, date: null }).toEqual({ ...headers, date: null });
  });

  it('accepts a trailing slash', async () => {
    expect((await ask('GET', `${path}/`)).body).toBe((await ask('GET', path)).body);
  });

  it('ignores a query', async () => {
    expect((await ask('GET', `${path}?a=1&b=%zz`)).body).toBe((await ask('GET', path)).body);
  });

  it('answers a preflight', async () => {
    const answer = await service.app.inject({
      method: 'OPTIONS',
      url: path,
      headers: {
        origin: 'https://shop.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-allow-headers']).toBe('authorization');
  });
});

describe.each(reads.slice(1))('the kept answer of %s', (path) => {
  it('comes in the encoding that is asked for, with a tag of its own', async () => {
    const plain = await service.get(path);
    const gzip = await service.get(path, { 'accept-encoding': 'gzip' });
    const br = await service.get(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(br.headers['content-encoding']).toBe('br');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(new Set([plain, gzip, br].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers, rawPayload } of [plain, gzip, br]) {
      expect(headers['vary']).toContain('Accept-Encoding');
      expect(headers['content-length']).toBe(String(rawPayload.length));
    }
  });

  it('is not sent again to one who has it', async () => {
    const { headers } = await service.get(path, { 'accept-encoding': 'br' });
    for (const known of [String(headers.etag), `W/${headers.etag}`, `"other", ${headers.etag}`, '*']) {
      const again = await service.get(path, { 'accept-encoding': 'br', 'if-none-match': known });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers).toMatchObject({
        etag: headers.etag,
        vary: headers['vary'],
        'cache-control': headers['cache-control'],
      });
    }
    expect((await service.get(path, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });
});

describe('caching', () => {
  it('shows by the tag that another table is in force', async () => {
    const tagsOf = async (paths: string[]) =>
      Promise.all(paths.map(async (path) => (await service.get(path)).headers.etag));
    const paths = reads.slice(1);
    const before = await tagsOf(paths);
    service.services.rates.publish(rateTable('2026-01-15', 'fixed', new Map([...fixedRates, ['INR', 100]])));
    const after = await tagsOf(paths);
    service.services.rates.publish(rateTable('2026-01-15', 'fixed', fixedRates));
    for (const [index, tag] of after.entries()) expect(tag).not.toBe(before[index]);
    expect(await tagsOf(paths)).toEqual(before);
  });

  it('is private for what a token opens and public for the rest', async () => {
    for (const path of reads) {
      const { headers } = await service.get(path);
      if (path.endsWith('authorize')) expect(headers['cache-control']).toBe('no-store');
      else if (['/api/v1', '/api/v1/USD'].includes(path)) {
        expect(headers['cache-control']).toBe('private, no-cache');
        expect(headers['vary']).toContain('Authorization');
      } else expect(headers['cache-control']).toBe('public, max-age=300');
    }
  });

  it('asks for the token before it says that nothing has changed', async () => {
    const { headers } = await service.get('/api/v1');
    const answer = await service.app.inject({ url: '/api/v1', headers: { 'if-none-match': String(headers.etag) } });
    expect(answer.statusCode).toBe(401);
  });

  it('never holds for errors and conversions', async () => {
    for (const answer of [await service.get('/api/v1/XXX'), await service.post('/api/v1/USD/INR')]) {
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });
});
