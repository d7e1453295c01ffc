import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { geographyAttribution } from '../../../src/data/geography/attribution.js';
import { notices } from '../../../src/data/licenses.js';
import { docs } from '../../../src/server/plugins/docs.js';
import { fastifyErrorOptions, restErrors } from '../../../src/server/plugins/rest-errors.js';

let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify(fastifyErrorOptions);
  restErrors(app);
  await app.register(docs({ baseUrl: 'https://meridian.example' }));
});
afterAll(() => app.close());

describe('the reading page', () => {
  it('is HTML that loads nothing from elsewhere', async () => {
    const page = await app.inject('/docs');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    const addresses = [...page.body.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses).toEqual(['data:,', '/docs/reader.js']);
  });

  it('makes the browser refuse what is not from here', async () => {
    const policy = String((await app.inject('/docs')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy.match(/https?:\/\/[^ ;]*/g)).toEqual(['https://meridian.example']);
  });

  it('gets its script from here, compressed', async () => {
    const script = await app.inject({ url: '/docs/reader.js', headers: { 'accept-encoding': 'br' } });
    expect(script.statusCode).toBe(200);
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script.headers['content-encoding']).toBe('br');
    expect(script.rawPayload.length).toBeLessThan(1_500_000);
  });

  it('finds its files below the path that the public address has', async () => {
    const below = Fastify();
    await below.register(docs({ baseUrl: 'https://example.com/meridian' }));
    const { body } = await below.inject('/docs');
    expect(body).toContain('src="/meridian/docs/reader.js"');
    expect(body).toContain('/meridian/openapi.json');
    await below.close();
  });
});

describe.each(['/terms', '/license'])('%s', (path) => {
  it('names the sources of the data and their licences', async () => {
    const { body, headers } = await app.inject(path);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const name of ['currency-api', 'CC0', 'European Central Bank', 'Unicode', 'flagcdn.com', 'without warranty']) {
      expect(body).toContain(name);
    }
    const text = body.replace(/<[^>]*>/g, '');
    expect(text).toContain(geographyAttribution);
  });

  it('is compressed for those who accept it', async () => {
    const answer = await app.inject({ url: path, headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
  });
});

describe('/license', () => {
  it('says that the software is under the MIT licence', async () => {
    expect((await app.inject('/license')).body).toContain('MIT');
  });

  it('reproduces the notices of the data in full', async () => {
    const { body } = await app.inject('/license');
    const texts = [...body.matchAll(/<pre>([^]*?)<\/pre>/g)].map(([, text = '']) => text);
    expect(texts.map((text) => text.replaceAll('&lt;', '<').replaceAll('&amp;', '&'))).toEqual(notices());
  });
});
