/** Which headers scripts of other sites may read, by what the service sends. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../support/meridian.js';

let meridian: Meridian;
let authorization: string;
beforeAll(async () => {
  meridian = await startMeridian();
  authorization = `Bearer ${await meridian.token(['hosting:read', 'rates'])}`;
});
afterAll(() => meridian.close());

const exposed = 'retry-after, x-request-id, traceparent';
const question = encodeURIComponent('{ country(code: "IN") { name } }');

async function sent(path: string, init: RequestInit = {}) {
  const response = await fetch(meridian.url + path, init);
  await response.arrayBuffer();
  return {
    status: response.status,
    origin: response.headers.get('access-control-allow-origin'),
    exposed: response.headers.get('access-control-expose-headers'),
  };
}

const partial = '{"query":"{ convertMany(from: \\"EUR\\", to: [\\"USD\\", \\"DEM\\"]) { rate } }"}';

const post = (body: string, type = 'application/json', accept = '*/*') => ({
  method: 'POST',
  headers: { 'content-type': type, accept },
  body,
});

describe('answers that scripts of any site may read', () => {
  it.each([
    ['a query', '/graphql', post('{"query":"{ country(code: \\"IN\\") { name } }"}'), 200],
    ['a query through the framework', '/graphql?x', post('{"query":"{ country(code: \\"IN\\") { name } }"}'), 200],
    ['a query by GET', `/graphql?query=${question}`, { headers: { 'apollo-require-preflight': '1' } }, 200],
    ['data with errors', '/graphql', post(partial, 'application/json', 'application/graphql-response+json'), 294],
    ['a query that Apollo refuses', '/graphql', post('{}'), 400],
    ['a body that is none', '/graphql', post('{'), 400],
    ['a wrong type', '/graphql', post('{}', 'text/plain'), 400],
    ['health', '/healthz', {}, 200],
    ['readiness', '/readyz', {}, 200],
    ['the reference', '/docs', {}, 200],
    ['terms', '/terms', {}, 200],
    ['an export without a token', '/export/bill.csv', {}, 401],
    ['an unknown path', '/nowhere', {}, 404],
    ['a wrong method', '/healthz', { method: 'DELETE' }, 405],
  ] as const)('name the headers that browsers would hide: %s', async (_what, path, init, status) => {
    expect(await sent(path, init)).toEqual({ status, origin: '*', exposed });
  });

  it.each(['/export/bill.csv', '/export/findings.csv', '/export/findings.sarif'])(
    'name them with a file: %s',
    async (path) => {
      expect(await sent(path, { headers: { authorization } })).toEqual({ status: 200, origin: '*', exposed });
    },
  );

  it.each([
    ['/api/v1', 401],
    ['/api/v1/countries', 200],
    ['/api/v1/states/Atlantis/cities', 404],
    ['/api/v1/USD/INR/EUR', 404],
  ] as const)('leave /api/v1 as it is: %s', async (path, status) => {
    expect(await sent(path)).toEqual({ status, origin: '*', exposed: null });
  });
});
