import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HTTPMethods } from 'fastify';
import { type Service, startService, type TokenKind } from './service.js';
import { transcript } from './transcript.js';

/** `UPDATE_GOLDEN=1 npm test -- golden` writes the files anew; read their diff as a change of the contract. */
const update = process.env['UPDATE_GOLDEN'] === '1';

type Case = [name: string, method: HTTPMethods, path: string, token?: TokenKind, body?: string];

const cases: Case[] = [
  ['authorize', 'GET', '/api/v1/authorize', 'plain'],
  ['authorize-default-currency', 'GET', '/api/v1/authorize', 'usd'],
  ['authorize-401', 'GET', '/api/v1/authorize'],
  ['authorize-other-scope', 'GET', '/api/v1/authorize', 'noScope'],
  ['authorize-405', 'DELETE', '/api/v1/authorize', 'plain'],
  ['rates', 'GET', '/api/v1', 'plain'],
  ['rates-default-currency', 'GET', '/api/v1', 'usd'],
  ['rates-trailing-slash', 'GET', '/api/v1/', 'plain'],
  ['rates-head', 'HEAD', '/api/v1', 'plain'],
  ['rates-401', 'GET', '/api/v1'],
  ['rates-403', 'GET', '/api/v1', 'noScope'],
  ['rates-405', 'POST', '/api/v1', 'plain'],
  ['rates-unknown-default-currency', 'GET', '/api/v1', 'unknownCurrency'],
  ['base', 'GET', '/api/v1/USD', 'plain'],
  ['base-lower-case', 'GET', '/api/v1/jpy', 'plain'],
  ['base-like-a-literal', 'GET', '/api/v1/ALL', 'plain'],
  ['base-unsupported', 'GET', '/api/v1/xYz', 'plain'],
  ['base-inactive', 'GET', '/api/v1/GBP', 'plain'],
  ['base-401', 'GET', '/api/v1/USD', 'deactivated'],
  ['base-403', 'GET', '/api/v1/USD', 'noScope'],
  ['base-405', 'PUT', '/api/v1/USD', 'plain'],
  ['convert', 'POST', '/api/v1/USD/INR', 'plain'],
  ['convert-amount', 'POST', '/api/v1/usd/eur', 'plain', '{"amount": 19.99}'],
  ['convert-small', 'POST', '/api/v1/VND/KWD', 'plain', '{"amount": 0.01}'],
  ['convert-zero', 'POST', '/api/v1/USD/INR', 'plain', '{"amount": 0}'],
  ['convert-negative', 'POST', '/api/v1/USD/INR', 'plain', '{"amount": -1}'],
  ['convert-no-number', 'POST', '/api/v1/USD/INR', 'plain', '{"amount": "2"}'],
  ['convert-no-json', 'POST', '/api/v1/USD/INR', 'plain', 'amount=2'],
  ['convert-no-object', 'POST', '/api/v1/USD/INR', 'plain', '[2]'],
  ['convert-overflow', 'POST', '/api/v1/USD/VND', 'plain', '{"amount": 1e308}'],
  ['convert-unsupported-source', 'POST', '/api/v1/xxx/INR', 'plain'],
  ['convert-unsupported-target', 'POST', '/api/v1/USD/GBP', 'plain'],
  ['convert-401', 'POST', '/api/v1/USD/INR', undefined, '{broken'],
  ['convert-403', 'POST', '/api/v1/USD/INR', 'noScope'],
  ['convert-405', 'GET', '/api/v1/USD/INR', 'plain'],
  ['countries', 'GET', '/api/v1/countries'],
  ['countries-405', 'POST', '/api/v1/countries'],
  ['states', 'GET', '/api/v1/countries/IN/states'],
  ['states-few', 'GET', '/api/v1/countries/bahrain/states'],
  ['states-none', 'GET', '/api/v1/countries/BV/states'],
  ['states-404', 'GET', '/api/v1/countries/Atlantis/states'],
  ['cities', 'GET', '/api/v1/states/Kerala/cities'],
  ['cities-404', 'GET', '/api/v1/states/Atlantis/cities'],
  ['all', 'GET', '/api/v1/all'],
  ['literal-states', 'GET', '/api/v1/states', 'plain'],
  ['unknown-path', 'GET', '/api/v1/USD/INR/EUR', 'plain'],
  ['doubled-slash', 'GET', '/api/v1//USD', 'plain'],
  ['malformed-path', 'GET', '/api/v1/%zz', 'plain'],
];

let service: Service;
let withoutRates: Service;
beforeAll(async () => ([service, withoutRates] = await Promise.all([startService(), startService(new Map())])));
afterAll(() => Promise.all([service.close(), withoutRates.close()]));

async function compare({ app, headers }: Service, [name, method, url, token, body]: Case): Promise<void> {
  const answer = await app.inject({
    method,
    url,
    headers: { ...(token && { authorization: headers[token] }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: body }),
  });
  const request = [`${method} ${url}`, `token: ${token ?? 'none'}`, ...(body ? ['', body] : [])].join('\n');
  const text = transcript(request, answer);
  const file = new URL(`../../../golden/v1/${name}.txt`, import.meta.url);
  if (update) writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
}

describe('/api/v1 to the byte', () => {
  for (const example of cases) it(example[0], () => compare(service, example));
  it('rates-404', () => compare(withoutRates, ['rates-404', 'GET', '/api/v1', 'plain']));
});
