import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { type Service, startService } from './service.js';

let service: Service;
beforeAll(async () => (service = await startService()));
afterAll(() => service.close());

const odd = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'null',
  'undefined',
  'Infinity',
  '0',
  '-1',
  '1e999',
  'true',
  '[]',
  '{}',
  '*',
  ' ',
  '\t',
  '\n',
  '\0',
  '%',
  '%25',
  '/',
  '\\',
  '?',
  '#',
  ';',
  '&',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '${7*7}',
  '𝕌𝕊𝔻',
  'ＵＳＤ',
  'ıNR',
  'ß',
  'İ',
  '🇮🇳',
  '\u202eUSD',
  '\ufeffUSD',
  'e\u0301'.repeat(500),
  'x'.repeat(5_000),
];

function expectRefusal(answer: LightMyRequestResponse): void {
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const body: unknown = answer.json();
  expect(Object.keys(body ?? {})).toEqual(['status', 'message']);
  expect(body).toEqual({ status: false, message: expect.stringMatching(/./s) });
}

describe.each(odd.map((text) => [text.slice(0, 20), encodeURIComponent(text)]))('%j', (_name, text) => {
  it.each([
    ['GET', `/api/v1/${text}`],
    ['POST', `/api/v1/${text}/INR`],
    ['POST', `/api/v1/USD/${text}`],
    ['GET', `/api/v1/countries/${text}/states`],
    ['GET', `/api/v1/states/${text}/cities`],
  ] as const)('is refused at %s %.40s', async (method, url) => {
    const answer = await service.app.inject({ method, url, headers: { authorization: service.headers.plain } });
    expectRefusal(answer);
  });

  it('is refused as a token', async () => {
    expectRefusal(await service.get('/api/v1', { authorization: `Bearer ${text}` }));
  });

  it('is refused as an amount', async () => {
    expectRefusal(await service.post('/api/v1/USD/INR', JSON.stringify({ amount: text })));
  });

  it('is of no account as any other header', async () => {
    const names = ['accept', 'accept-encoding', 'accept-language', 'origin', 'range'];
    const answer = await service.get('/api/v1', Object.fromEntries(names.map((name) => [name, text])));
    expect(answer.statusCode).toBe(200);
  });
});

describe('whatever comes', () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

  /** Some path below /api/v1, of segments that mean something and segments that do not, encoded well or badly. */
  const segment = fc.oneof(
    fc.constantFrom(
      'api',
      'v1',
      'USD',
      'inr',
      'all',
      'ALL',
      'countries',
      'states',
      'cities',
      'authorize',
      'IN',
      'Kerala',
    ),
    fc.string({ unit: 'binary', maxLength: 30 }).map((text) => encodeURIComponent(text.replace(/\p{Cs}/gu, '')) || '%'),
    fc.string({ unit: fc.constantFrom(..."%2f0ae-._~!$&'()*+,;=:@?#/"), maxLength: 12 }),
  );
  const path = fc.array(segment, { maxLength: 4 }).map((segments) => ['/api/v1', ...segments].join('/'));
  const type = fc.constantFrom('application/json', 'text/plain', 'application/xml', 'multipart/form-data', ';', '');
  const body = fc.oneof(
    fc.json(),
    fc.string(),
    fc.double().map((amount) => JSON.stringify({ amount })),
  );

  it('is answered in the form of the contract and never fails inside', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...methods), path, type, body, async (method, url, type, payload) => {
        const headers = { authorization: service.headers.plain, ...(type && { 'content-type': type }) };
        const bodiless = method === 'GET' || method === 'HEAD';
        const answer = await service.app.inject({ method, url, headers, ...(!bodiless && { payload }) });
        if (method === 'HEAD') expect(answer.body).toBe('');
        else if (answer.statusCode !== 200) expectRefusal(answer);
        expect(answer.statusCode).toBeLessThan(500);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves the service as it was', async () => {
    expect((await service.get('/api/v1')).statusCode).toBe(200);
    expect((await service.post('/api/v1/USD/INR')).json()).toMatchObject({ status: true });
  });
});
