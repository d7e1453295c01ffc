/** What caches may keep of trusted documents that are asked by GET, and what a real one makes of it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { nginxWith, type ReverseProxy } from '../../support/optional/reverse-proxies.js';
import { askRaw } from '../../graphql/ask-raw.js';

const documents: Readonly<Record<string, string>> = {
  names: '{ country(code: "IN") { name } }',
  named: '{ currency(code: "CHF") { rate(base: "EUR") } }',
  own: '{ currency(code: "CHF") { rate } }',
  base: 'query ($base: CurrencyCode) { currency(code: "CHF") { rate(base: $base) } }',
  large: '{ countries { name capital } }',
  failing: '{ country(code: "IN") { name } convertMany(from: "EUR", to: ["DEM"]) { rate } }',
  health: '{ health { rates { ageSeconds } } }',
  token: '{ token { name } }',
};

const folder = mkdtempSync(join(tmpdir(), 'meridian-documents-'));
let meridian: Meridian;
let authorization: string;
beforeAll(async () => {
  for (const [name, text] of Object.entries(documents)) writeFileSync(join(folder, `${name}.graphql`), text);
  meridian = await startMeridian({ DOCUMENTS_DIR: folder });
  authorization = `Bearer ${await meridian.token(['rates'], 'USD')}`;
});
afterAll(async () => {
  await meridian.close();
  rmSync(folder, { recursive: true });
});

const preflight = { 'apollo-require-preflight': '1' };
const get = (search: string, headers: Record<string, string> = {}) =>
  askRaw(meridian.url, { search, headers: { ...preflight, ...headers } });
const cacheControl = async (search: string, headers?: Record<string, string>) =>
  (await get(search, headers)).headers['cache-control'];

/** At first, known, and cached. */
const times = [1, 2, 3, 4];

describe('the answer to a document by GET', () => {
  it.each(['names', 'named', 'large', 'base&variables={"base":"EUR"}'])('is public: %s', async (document) => {
    for (const time of times) {
      const { status, headers } = await get(`?documentId=${document}`);
      expect({ time, status, headers }).toMatchObject({
        status: 200,
        headers: {
          'cache-control': 'public, max-age=60',
          vary: 'Accept, Accept-Encoding, Authorization',
          etag: expect.stringMatching(/^"[\w-]+"$/),
        },
      });
    }
  });

  it.each([
    ['takes the default currency of the caller', 'documentId=own'],
    ['has a variable that does so', 'documentId=base'],
    ['has an error', 'documentId=failing'],
    ['changes by the second', 'documentId=health'],
    ['is of the caller', 'documentId=token'],
    ['is of a text', `query=${encodeURIComponent(documents['names'] ?? '')}`],
    ['names no document', 'documentId=none'],
  ])('is not public where it %s', async (_why, search) => {
    for (const time of times)
      expect({ time, said: await cacheControl(`?${search}`) }).toEqual({ time, said: undefined });
  });

  it('is not public where the request has any Authorization', async () => {
    for (const sent of [authorization, 'Bearer none', '']) {
      expect(await cacheControl('?documentId=named', { authorization: sent })).toBeUndefined();
    }
    expect(await cacheControl('?documentId=named')).toBeDefined();
  });

  it('is not public by POST', async () => {
    const body = JSON.stringify({ documentId: 'names' });
    const headers = { 'content-type': 'application/json' };
    expect((await askRaw(meridian.url, { method: 'POST', headers, body })).headers).not.toHaveProperty('cache-control');
  });

  it('is 304 without a body to those who have it, in the encoding and the type that they have', async () => {
    const sendings: Record<string, string>[] = [
      {},
      { 'accept-encoding': 'gzip' },
      { accept: 'application/graphql-response+json' },
    ];
    const all = await Promise.all(
      sendings.map(async (sent) => {
        const { headers } = await get('?documentId=large', sent);
        const again = await get('?documentId=large', { ...sent, 'if-none-match': String(headers['etag']) });
        expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
        expect(again.headers).not.toHaveProperty('content-type');
        expect(again.headers).toMatchObject({ etag: headers['etag'], 'cache-control': headers['cache-control'] });
        return headers['etag'];
      }),
    );
    expect(new Set(all).size).toBe(3);
    expect((await get('?documentId=large', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('may be kept until the next table is scheduled, an hour at most, and not once it is due', async () => {
    const inAnHour = 3_600_000;
    const ageWith = async (nextSyncAt: number) => {
      meridian.services.rates.report({ nextSyncAt: new Date(nextSyncAt) });
      return Number(/^public, max-age=(\d+)$/.exec(String(await cacheControl('?documentId=names')))?.[1]);
    };
    const now = Date.now();
    expect(await ageWith(now + 5 * inAnHour)).toBe(3_600);
    const soon = await ageWith(now + inAnHour / 2);
    expect(soon).toBeGreaterThan(1_000);
    expect(soon).toBeLessThanOrEqual(1_800);
    expect(await ageWith(now - 1_000)).toBe(0);
    meridian.services.rates.report({ nextSyncAt: null });
  });
});

nginxWith.describe('nginx as a cache', (start) => {
  let proxy: ReverseProxy;
  beforeAll(async () => {
    const cache = join(folder, 'cache');
    proxy = await start(
      (port) => `proxy_cache_path ${cache} keys_zone=documents:1m;
server {
  listen 127.0.0.1:${port};
  location / {
    proxy_pass ${meridian.url};
    proxy_cache documents;
    add_header X-Cache $upstream_cache_status;
  }
}`,
    );
  });
  afterAll(() => proxy.stop());

  async function through(document: string, headers: Record<string, string> = {}) {
    const url = `http://127.0.0.1:${proxy.port}`;
    const received = await askRaw(url, { search: `?documentId=${document}`, headers: { ...preflight, ...headers } });
    return { from: received.headers['x-cache'], body: String(received.body) };
  }

  it('answers what it has, and asks for what it may not keep', async () => {
    const first = await through('named');
    expect(first).toMatchObject({ from: 'MISS', body: expect.stringContaining('"rate"') });
    expect(await through('named')).toEqual({ ...first, from: 'HIT' });
    expect((await through('own')).from).toBe('MISS');
    expect((await through('own')).from).toBe('MISS');
  });

  it('keeps callers with a token, media types and encodings apart', async () => {
    await through('names');
    expect((await through('names')).from).toBe('HIT');
    expect((await through('names', { authorization })).from).toBe('MISS');
    expect((await through('names', { authorization })).from).toBe('MISS');
    expect((await through('names', { accept: 'application/graphql-response+json' })).from).toBe('MISS');
    expect((await through('names', { 'accept-encoding': 'br' })).from).toBe('MISS');
    expect((await through('names')).from).toBe('HIT');
  });

  it('gives callers the rates of their own currency', async () => {
    const anonymous = await through('own');
    const usd = await through('own', { authorization });
    expect(usd.body).not.toBe(anonymous.body);
    expect((await through('own')).body).toBe(anonymous.body);
  });
});
