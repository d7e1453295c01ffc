/** Headers: such as clients send, odd ones, and the same one twice. */
import type { Choices } from '../generate/choices.js';
import type { FuzzRequest } from './request.js';

const values: Readonly<Record<string, readonly string[]>> = {
  accept: [
    '*/*',
    'application/json',
    'application/graphql-response+json',
    'text/csv',
    'text/html;q=0.1, */*;q=0.9',
    '',
    'application/*',
    ';;;q=',
    'application/json;q=0',
    'multipart/mixed',
    `${'a/b,'.repeat(500)}*/*`,
    'application/graphql-response+json;q=NaN',
  ],
  'accept-encoding': [
    'br',
    'gzip',
    'identity;q=0',
    '*;q=0',
    'gzip;q=0.5, br;q=1e9',
    ';',
    'deflate',
    '',
    'br, br, br',
    'GZIP',
    'zstd',
  ],
  'if-none-match': ['*', '"x"', 'W/"x", "y"', '', '"', ',,,', `"${'x'.repeat(2_000)}"`],
  'content-encoding': ['gzip', 'br', 'identity', 'x'],
  'apollo-require-preflight': ['1', ''],
  'x-apollo-operation-name': ['x'],
  'x-meridian-upstream': ['1', ''],
  'x-meridian-max-age': ['0', '30', '', '-1', '1e9', 'x'.repeat(500)],
  origin: ['https://example.org', 'null', ''],
  'access-control-request-method': ['POST', 'DELETE', 'x'],
  'access-control-request-headers': ['authorization', 'x'.repeat(500)],
  'x-forwarded-for': ['127.0.0.1', "'"],
  'x-http-method-override': ['DELETE'],
  range: ['bytes=0-1', 'bytes=-1'],
  cookie: ['a=b', '__proto__=1'],
};

export function oddHeaders(choices: Choices, token: string): FuzzRequest['headers'] {
  const headers: Record<string, string | readonly string[]> = {};
  for (let wanted = choices.one([0, 0, 1, 1, 2, 3]); wanted > 0; wanted -= 1) {
    const name = choices.one(Object.keys(values));
    const known = values[name] ?? [];
    headers[name] = choices.chance(0.15) ? [choices.one(known), choices.one(known)] : choices.one(known);
  }
  if (choices.chance(0.7)) headers['authorization'] = authorization(choices, token);
  return headers;
}

function authorization(choices: Choices, token: string): string | readonly string[] {
  const good = `Bearer ${token}`;
  if (choices.chance(0.75)) return good;
  const odd = [
    '',
    'Bearer',
    'Bearer ',
    'Basic YTpi',
    token,
    `bearer ${token}`,
    `${good} `,
    good.slice(0, -1),
    `${good}x`,
  ];
  const more = [
    'Bearer mrd__',
    'Bearer mrd_000000000000_',
    `Bearer mrd_${'a'.repeat(3_000)}`,
    'Bearer mrd_x_y',
    'Bearer ../..',
    `Bearer  ${token}`,
  ];
  const one = choices.one([...odd, ...more]);
  return choices.chance(0.1) ? [good, one] : one;
}

export const contentTypes = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=utf-16',
  'APPLICATION/JSON',
  'application/json;;',
  'text/plain',
  'application/graphql',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
  'json',
  ',',
  'application/json, text/plain',
];
