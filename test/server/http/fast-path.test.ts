/** What is answered ahead of the framework is answered as by it: a request that is less plain asks the same of the framework. */
import { request as ask } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';

let meridian: Meridian;
let tokens: Record<'rates' | 'rupees' | 'none', string>;
beforeAll(async () => {
  meridian = await startMeridian();
  tokens = {
    rates: await meridian.token(),
    rupees: await meridian.token(['rates'], 'USD'),
    none: await meridian.token(['hosting:read']),
  };
});
afterAll(() => meridian.close());

interface Received {
  readonly status: number | undefined;
  readonly headers: Record<string, unknown>;
  readonly body: string;
}

interface Case {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** By the framework where a body comes in chunks, or where a GET states the length of none. */
function receive({ method, path, headers = {}, body }: Case, by: 'framework' | 'ahead'): Promise<Received> {
  const length = body === undefined ? (by === 'framework' ? { 'content-length': '0' } : {}) : undefined;
  const framed =
    by === 'framework' ? { 'transfer-encoding': 'chunked' } : { 'content-length': Buffer.byteLength(body ?? '') };
  return new Promise((resolve, reject) => {
    const sent = ask(
      meridian.url + path,
      { method, headers: { 'x-request-id': 'same', ...headers, ...(length ?? framed) } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { date: _date, ...received } = response.headers;
          resolve({ status: response.statusCode, headers: received, body: Buffer.concat(chunks).toString('latin1') });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const json = { 'content-type': 'application/json' };
const bearer = (token: keyof typeof tokens) => ({ authorization: `Bearer ${tokens[token]}` });
const question = (query: string, rest: object = {}) => JSON.stringify({ query, ...rest });
const graphql = (body: string, headers: Readonly<Record<string, string>> = {}): Case => ({
  method: 'POST',
  path: '/graphql',
  headers: { ...json, ...headers },
  body,
});
const search = (parameters: Record<string, string>) => `/graphql?${new URLSearchParams(parameters)}`;
const preflighted = { 'apollo-require-preflight': 'true' };
const names = '{ countries { name states { name } } }';

const questions: Record<string, () => Case> = {
  'a question': () => graphql(question('{ country(code: "IN") { name native } }')),
  'one with variables': () =>
    graphql(question('query($code: CountryCode!) { country(code: $code) { name } }', { variables: { code: 'DE' } })),
  'a large answer': () => graphql(question(names)),
  'a large answer by brotli': () => graphql(question(names), { 'accept-encoding': 'br' }),
  'a charset': () => graphql(question('{ __typename }'), { 'content-type': 'application/json; charset=utf-8' }),
  'other letters': () => graphql(question('{ country: countryNamed(name: "Ünïcødé 漢字") { name } }')),
  'an error in a field': () =>
    graphql(question('{ country(code: "XX") { name } convert(from: "USD", to: "XXX") { amount } }')),
  'a question that is none': () => graphql(question('{ nothing }')),
  'no JSON': () => graphql('{'),
  'a byte order mark': () => graphql(`\uFEFF${question('{ __typename }')}`),
  'a type that is not served': () => graphql(question('{ __typename }'), { accept: 'text/plain' }),
  'the other type': () => graphql(question('{ nothing }'), { accept: 'application/graphql-response+json' }),
  'a wrong age': () => graphql(question('{ __typename }'), { 'x-meridian-max-age': 'long' }),
  'a cookie of another page': () =>
    graphql(question('{ __typename }'), { cookie: `meridian=${tokens.rates}`, origin: 'http://elsewhere.test' }),
  'a cookie of its own page': () =>
    graphql(question('{ __typename }'), { cookie: `meridian=${tokens.rates}`, 'sec-fetch-site': 'same-origin' }),
  'a question that needs a token': () => graphql(question('{ cloud { volumes { totalCount } } }')),
  'one whose token lacks the scope': () => graphql(question('{ cloud { volumes { totalCount } } }'), bearer('rates')),
  'a report': () => graphql(question('{ __typename }'), { 'x-meridian-upstream': '1' }),
  'a GET': () => ({ method: 'GET', path: search({ query: '{ country(code: "FR") { name } }' }), headers: preflighted }),
  'a GET without leave': () => ({ method: 'GET', path: search({ query: '{ __typename }' }) }),
  'a GET of nothing': () => ({ method: 'GET', path: '/graphql?', headers: preflighted }),
  'a GET that would change something': () => ({
    method: 'GET',
    path: search({ query: 'mutation { __typename }' }),
    headers: preflighted,
  }),
  'a GET for a browser': () => ({ method: 'GET', path: '/graphql?', headers: { accept: 'text/html' } }),
};

const get = (path: string, headers: Readonly<Record<string, string>> = bearer('rates')): Case => ({
  method: 'GET',
  path,
  headers,
});
const convert = (body: string, path = '/api/v1/USD/INR', headers = bearer('rates')): Case => ({
  method: 'POST',
  path,
  headers: { ...json, ...headers },
  body,
});

const legacy: Record<string, () => Case> = {
  rates: () => get('/api/v1'),
  'rates by a default currency': () => get('/api/v1', bearer('rupees')),
  'rates by gzip': () => get('/api/v1', { ...bearer('rates'), 'accept-encoding': 'gzip' }),
  'rates that are known': () => get('/api/v1', { ...bearer('rates'), 'if-none-match': '*' }),
  'rates by base': () => get('/api/v1/EUR'),
  'rates by no base': () => get('/api/v1/XXX'),
  'rates by small letters': () => get('/api/v1/eur'),
  'rates without a token': () => get('/api/v1', {}),
  'rates with a wrong token': () => get('/api/v1/EUR', { authorization: 'Bearer mrd_wrong' }),
  'rates without the scope': () => get('/api/v1', bearer('none')),
  countries: () => get('/api/v1/countries', {}),
  'no such path': () => get('/api/v1/a/b/c'),
  'an amount': () => convert('{"amount":12.5}'),
  'no amount': () => convert('{}'),
  'an amount below zero': () => convert('{"amount":-1}'),
  'an amount that is none': () => convert('{"amount":"many"}'),
  'too large an amount': () => convert('{"amount":1e308}'),
  'no JSON': () => convert('{"amount"'),
  'a list': () => convert('[1]'),
  'no such currency': () => convert('{"amount":1}', '/api/v1/USD/XXX'),
  'an amount in small letters': () => convert('{"amount":1}', '/api/v1/usd/inr'),
  'an amount without the scope': () => convert('{"amount":1}', '/api/v1/USD/INR', bearer('none')),
  'a method that is not there': () => ({
    method: 'POST',
    path: '/api/v1',
    headers: { ...json, ...bearer('rates') },
    body: '{}',
  }),
};

describe.each(Object.entries({ ...prefixed('graphql', questions), ...prefixed('/api/v1', legacy) }))(
  '%s',
  (_name, made) => {
    it('is answered alike', async () => {
      const plain = made();
      // Asked twice, as the second answer may be a kept one.
      for (let time = 1; time <= 2; time++) {
        const [ahead, framework] = [await receive(plain, 'ahead'), await receive(plain, 'framework')];
        expect(ahead).toEqual(framework);
      }
    });
  },
);

function prefixed(prefix: string, cases: Record<string, () => Case>): Record<string, () => Case> {
  return Object.fromEntries(Object.entries(cases).map(([name, made]) => [`${prefix}: ${name}`, made]));
}
