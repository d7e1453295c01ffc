/** JSON that nests deep, from callers and from upstreams; `json-placements.test.ts` has every place in the graph. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../support/meridian.js';
import { ScriptedUpstream } from '../support/scripted-upstream.js';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const tooDeep = 'Expected JSON of at most 64 lists and objects within each other, but got more.';

describe('a value that nests deep', () => {
  let meridian: Meridian;
  let authorization: string;
  beforeAll(async () => {
    meridian = await startMeridian();
    authorization = `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}`;
  });
  afterAll(() => meridian.close());

  const accept = 'application/graphql-response+json';
  const refused = { errors: [{ message: tooDeep, extensions: { code: 'BAD_USER_INPUT' } }] };

  it.each(['variables', 'extensions', 'query', 'operationName', 'other'])(
    'is refused as %s of a body',
    async (name) => {
      const body = `{"query":"{ __typename }","${name}":${nested(5000)}}`;
      expect(await meridian.query(body, { accept })).toEqual({ status: 400, body: refused });
      // Such a body leaves the fast path.
      expect(await meridian.query(`${body}${' '.repeat(70_000)}`, { accept })).toEqual({ status: 400, body: refused });
    },
  );

  it.each(['variables', 'extensions'])('is refused as %s of a GET', async (name) => {
    const search = `query=${encodeURIComponent('{ __typename }')}&${name}=${encodeURIComponent(nested(1500))}`;
    const answer = await fetch(`${meridian.url}/graphql?${search}`, { headers: { accept } });
    expect([answer.status, await answer.json()]).toEqual([400, refused]);
  });

  it('is refused as a whole body', async () => {
    expect(await meridian.query(nested(5000), { accept })).toEqual({ status: 400, body: refused });
  });

  it.each(['amount', 'other'])('is refused as %s of a conversion of v1', async (name) => {
    const headers = { authorization: `Bearer ${await meridian.token()}`, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: `{"${name}":${nested(5000)}}` };
    const answer = await fetch(`${meridian.url}/api/v1/USD/INR`, init);
    expect([answer.status, await answer.json()]).toEqual([400, { status: false, message: tooDeep }]);
  });

  it('is refused by sessions', async () => {
    const headers = { 'content-type': 'application/json', origin: 'http://meridian.test' };
    const init = { method: 'POST', headers, body: `{"token":${nested(500)}}` };
    const answer = await fetch(`${meridian.url}/session`, init);
    expect([answer.status, await answer.json()]).toEqual([400, { status: false, message: tooDeep }]);
  });

  it('is no cursor', async () => {
    const after = Buffer.from(nested(5000)).toString('base64url');
    const query = `{ cloud { servers(after: "${after}") { nodes { id } } } }`;
    const { body } = await meridian.query({ query }, { authorization });
    expect(body.errors?.[0]?.message).toContain('after: expected a cursor of this list');
  });
});

describe('an answer of an upstream that nests deep', () => {
  const servers = (labels: string) =>
    `{"servers":[{"id":1,"name":"web","labels":{"a":${labels}}}],"meta":{"pagination":{"total_entries":1}}}`;
  let upstream: ScriptedUpstream;
  let meridian: Meridian;
  let authorization: string;
  let text = '';
  let status = 200;
  beforeAll(async () => {
    upstream = await ScriptedUpstream.start(() => ({ text, status }));
    meridian = await startMeridian({ CLOUD_TOKEN: 'secret-of-the-cloud', CLOUD_BASE_URL: upstream.url });
    authorization = `Bearer ${await meridian.token(['hosting:read'])}`;
  });
  afterAll(async () => {
    await meridian.close();
    await upstream.close();
  });
  beforeEach(() => {
    status = 200;
  });
  const ask = () => meridian.query({ query: '{ cloud { servers { nodes { id name labels } } } }' }, { authorization });

  it('is not readable, in words', async () => {
    text = servers(nested(5000));
    const { status: answered, body } = await ask();
    expect(answered).toBe(200);
    expect(body.errors).toMatchObject([
      {
        message: expect.stringContaining('it has more than 64 lists and objects within each other'),
        extensions: { code: 'UPSTREAM_UNAVAILABLE' },
      },
    ]);
  });

  it('is read as deep as it may be', async () => {
    text = servers(nested(59));
    const { body } = await ask();
    expect(body.errors).toBeUndefined();
    expect(body.data).toEqual({
      cloud: { servers: { nodes: [{ id: 'cloud:default:server:1', name: 'web', labels: { a: expect.any(Array) } }] } },
    });
  });

  it('is an error without a readable text', async () => {
    text = `{"error":{"code":"x","message":"y","details":${nested(5000)}}}`;
    status = 422;
    const { body } = await ask();
    expect(body.errors?.[0]?.message).toContain('status 422 without a readable error');
  });
});
