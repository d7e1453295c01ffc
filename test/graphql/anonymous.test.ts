/** A graph that is closed to callers without a token. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CallerError } from '../../src/base/errors.js';
import { type Meridian, startMeridian } from '../support/meridian.js';

const query = '{ country(code: "IN") { name } }';
const json = { 'content-type': 'application/json' };
const hashOf = (text: string) => ({ version: 1, sha256Hash: createHash('sha256').update(text).digest('hex') });
const persistedQuery = hashOf(query);
/** Known by its hash before any test. */
const registered = `${query} # registered`;
const preflight = { 'apollo-require-preflight': '1' };

/** Every way of asking. */
const ways: readonly [string, (headers: Record<string, string>) => readonly [path: string, init: RequestInit]][] = [
  ['POST', (headers) => ['', { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify({ query }) }]],
  [
    'POST with a hash',
    (headers) => [
      '',
      {
        method: 'POST',
        headers: { ...json, ...headers },
        body: JSON.stringify({ query, extensions: { persistedQuery } }),
      },
    ],
  ],
  ['GET', (headers) => [`?${new URLSearchParams({ query })}`, { headers: { ...preflight, ...headers } }]],
  [
    'GET with a hash alone',
    (headers) => [
      `?${new URLSearchParams({ extensions: JSON.stringify({ persistedQuery: hashOf(registered) }) })}`,
      { headers: { ...preflight, ...headers } },
    ],
  ],
];

let meridian: Meridian;
let authorization: string;
beforeAll(async () => {
  meridian = await startMeridian({ ANONYMOUS: 'off' });
  authorization = `Bearer ${await meridian.token([])}`;
  await meridian.query({ query: registered, extensions: { persistedQuery: hashOf(registered) } }, { authorization });
});
afterAll(() => meridian.close());

const ask = ([path, init]: readonly [string, RequestInit]) => fetch(`${meridian.url}/graphql${path}`, init);

describe('with ANONYMOUS=off', () => {
  it.each(ways)('%s says whether a token was sent, and not which', async (_name, way) => {
    for (let n = 0; n < 3; n++) {
      const said = async (headers: Record<string, string>) => (await ask(way(headers))).text();
      expect(await said({})).toContain(', but got none that is known, active and unexpired');
      const wrong = await said({ authorization: 'Bearer mrd_unknown' });
      expect(wrong).toContain(', but the one that was sent is not known, active and unexpired');
      expect(wrong).not.toContain('mrd_unknown');
    }
  });

  it.each(ways)(
    '%s is answered with a token, of whatever scopes, and refused without, each time',
    async (_name, way) => {
      for (let n = 0; n < 3; n++) {
        const answered = await ask(way({ authorization }));
        expect(await answered.json()).toEqual({ data: { country: { name: 'India' } } });
        for (const headers of [{}, { authorization: 'Bearer mrd_unknown' }, { authorization: 'Basic eDp5' }]) {
          const refused = await ask(way(headers as Record<string, string>));
          expect(refused.status).toBe(401);
          expect(refused.headers.get('www-authenticate')).toBe('Bearer');
          expect(await refused.json()).toEqual({
            errors: [
              {
                message: expect.stringContaining('send `Authorization: Bearer mrd_…`'),
                extensions: { code: 'UNAUTHENTICATED' },
              },
            ],
          });
        }
      }
    },
  );

  it('says no more of a question than that, be it right or wrong', async () => {
    for (const body of [
      '',
      '{}',
      'no JSON',
      JSON.stringify({ query: '{ nothing }' }),
      JSON.stringify({ query: '{ __typename }' }),
    ]) {
      const response = await ask(['', { method: 'POST', headers: json, body }]);
      expect({ body, status: response.status }).toEqual({ body, status: 401 });
    }
  });

  it.each(['/healthz', '/readyz', '/openapi.json', '/docs', '/terms', '/license', '/api/v1/countries'])(
    '%s stays open',
    async (path) => expect((await fetch(meridian.url + path)).status).toBe(200),
  );

  it('/api/v1 refuses rates in its own words, and the page of the graph opens', async () => {
    const rates = await fetch(`${meridian.url}/api/v1`);
    expect({ status: rates.status, body: await rates.json() }).toEqual({
      status: 401,
      body: { status: false, message: 'Sorry, But you forgot to provide a token.' },
    });
    expect((await fetch(`${meridian.url}/graphql`, { headers: { accept: 'text/html' } })).status).toBe(200);
  });

  it('says that nobody knows while the store of tokens is away', async () => {
    const outage = new CallerError('STORE_UNAVAILABLE', 'The store does not answer.', { retryAfter: 5 });
    const away = await startMeridian({ ANONYMOUS: 'off' }, (services) => {
      services.tokens.verify = (authorization) => (authorization ? Promise.reject(outage) : null);
      return services;
    });
    const refused = await away.query({ query }, { authorization });
    const anonymous = await away.query({ query });
    await away.close();
    expect([refused.status, refused.body.errors?.[0]?.extensions['code']]).toEqual([503, 'STORE_UNAVAILABLE']);
    expect(anonymous.status).toBe(401);
  });
});
