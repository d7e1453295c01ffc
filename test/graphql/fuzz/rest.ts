/** Requests to everything beside /graphql. */
import type { Choices } from '../generate/choices.js';
import { contentTypes, oddHeaders } from './headers.js';
import { odd, oddJson } from './odd.js';
import type { FuzzRequest } from './request.js';

const segments = [
  'USD',
  'inr',
  'EUR',
  'XXX',
  'IN',
  'DE',
  'VA',
  'Goa',
  'Bavaria',
  'countries',
  'states',
  'cities',
  'authorize',
  'rates',
  '',
  '.',
  '..',
  '%2e%2e',
  '%2F',
  '%00',
  '%',
  '%zz',
  '%ff%fe',
  '%F0%9F%92%B6',
  '__proto__',
  'constructor',
  '💶',
  '*',
  ':code',
  "'",
  '%25252e',
  'a'.repeat(300),
  'a'.repeat(9_000),
  '%41'.repeat(1_000),
  'USD%20',
  'usd;x=1',
  'C%C3%B4te%20d%27Ivoire',
  '~',
  '1e5',
  '-1',
  'null',
];
const wholes = [
  '/',
  '/healthz',
  '/readyz',
  '/docs',
  '/terms',
  '/license',
  '/openapi.json',
  '/api',
  '/api/v1',
  '/api/v1/',
  '/metrics',
  '/favicon.ico',
  '/graphiql',
];
const methods = [
  'GET',
  'GET',
  'GET',
  'GET',
  'POST',
  'POST',
  'HEAD',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'SEARCH',
  'M-SEARCH',
];

const proper = [
  '/api/v1',
  '/api/v1/USD',
  '/api/v1/inr',
  '/api/v1/authorize',
  '/api/v1/countries/IN/states',
  '/api/v1/states/Goa/cities',
  '/healthz',
  '/readyz',
  '/docs',
  '/openapi.json',
  '/api/v1/countries/de/states',
  '/api/v1/states/bavaria/cities',
];

/** Of the megabytes that the tree of all places has, a few are enough. */
const rare = ['/api/v1/all', '/docs/reader.js', '/api/v1/countries'];

export function restRequest(choices: Choices, token: string): FuzzRequest {
  const headers = oddHeaders(choices, token);
  const path = pathFrom(choices);
  if (choices.chance(0.25)) return conversion(choices, headers);
  const method = choices.one(methods);
  const mayHaveBody = !['GET', 'HEAD', 'TRACE', 'OPTIONS'].includes(method) || choices.chance(0.05);
  if (!mayHaveBody || choices.chance(0.3)) return { method, path, headers };
  return { method, path, headers: { ...headers, 'content-type': choices.one(contentTypes) }, body: bodyFrom(choices) };
}

function pathFrom(choices: Choices): string {
  if (choices.chance(0.3)) return choices.one(proper);
  if (choices.chance(0.005)) return choices.one(rare);
  if (choices.chance(0.2))
    return choices.one(wholes) + choices.one(['', '', '', '/', '?', '?x=%zz', '//', '?a[]=1&a[]=2']);
  const depth = choices.int(1, 4);
  const path = Array.from({ length: depth }, () => choices.one(segments)).join('/');
  if (path === 'all') return '/api/v1';
  return `${choices.chance(0.8) ? '/api/v1/' : choices.one(['/', '//', '/api/v2/', '/API/V1/', '/docs/'])}${path}`.replaceAll(
    '💶',
    '%F0%9F%92%B6',
  );
}

function conversion(choices: Choices, headers: FuzzRequest['headers']): FuzzRequest {
  const code = () =>
    choices.chance(0.7) ? choices.one(['USD', 'inr', 'EUR', 'KWD']) : choices.one(segments).replaceAll('💶', 'x');
  const type = choices.chance(0.8) ? 'application/json' : choices.one(contentTypes);
  return {
    method: 'POST',
    path: `/api/v1/${code()}/${code()}`,
    headers: { ...headers, 'content-type': type },
    body: bodyFrom(choices),
  };
}

function bodyFrom(choices: Choices): string | Buffer {
  if (choices.chance(0.01)) return 'x'.repeat(1024 * 1024 + 1);
  const text = JSON.stringify({
    amount: choices.chance(0.5) ? choices.one([0, 1, 1e5, -3, 1e308, 1e-300]) : odd(choices),
  });
  return choices.chance(0.5) ? oddJson(choices, text) : text;
}
