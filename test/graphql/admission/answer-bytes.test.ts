/** The bytes of answers are bounded as they are written: of each, and of all that are under way until they are sent. */
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { graphql } from 'graphql';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { itSome, someOf } from '../../support/scale.js';

const megabyte = 1024 * 1024;
const accept = 'application/graphql-response+json';

let upstream: ScriptedUpstream;
let meridian: Meridian;
let headers: Record<string, string>;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  meridian = await startMeridian({ CLOUD_TOKEN: 'project', CLOUD_BASE_URL: upstream.url, MAX_ANSWER_MB: '1' });
  headers = { accept, authorization: `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}` };
});
afterAll(async () => {
  await meridian.close();
  await upstream.close();
});

const ask = (query: string, more: Record<string, string> = headers) => meridian.query({ query }, more);
const named = (length: number) => 'a'.repeat(length);

function refused(limit: number) {
  return expect.objectContaining({
    message: expect.stringMatching(
      new RegExp(
        `^The answer of an operation may be at most ${limit} bytes, but this one's came to \\d+\\. Ask for less`,
      ),
    ),
    extensions: { code: 'OPERATION_TOO_LARGE', bound: 'answer', limit, found: expect.any(Number) },
  });
}

describe('a query of more bytes than an answer may have', () => {
  it.each(
    someOf([
      ['names below a long key', `{ countries { states { cities { ${named(4_000)}: name } } } }`],
      ['long keys of few objects', `{ countries { states { ${named(19_000)}: name } } }`],
      ['long keys at the root', `{ ${named(9_000)}: countries { ${named(9_000)}: name } }`],
      [
        'errors that name a long path',
        `{ countries { states { country { ${named(19_000)}: servers(first: 1) { __typename } } } } }`,
      ],
    ]),
  )('is refused whole, with the figure, each time: %s', async (_what, query) => {
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await ask(query, { accept });
      expect({ status, errors: body.errors, data: body.data }).toEqual({
        status: 422,
        errors: [refused(megabyte)],
        data: undefined,
      });
    }
  });

  itSome('ends where an upstream would be asked for more', async () => {
    upstream.asked.splice(0);
    const pages = { per_page: 50, previous_page: null, last_page: 2, total_entries: 100 };
    upstream.script = ({ query }) => {
      const page = Number(query['page'] ?? 1);
      const volumes = Array.from({ length: 50 }, (_, n) => ({
        id: page * 50 + n,
        name: `v${n}`,
        server: page * 50 + n,
      }));
      return { body: { volumes, meta: { pagination: { ...pages, page, next_page: page === 1 ? 2 : null } } } };
    };
    const { body } = await ask(`{ cloud { volumes(first: 100) { nodes { ${named(18_000)}: name server { id } } } } }`);
    expect(body.errors).toEqual([refused(megabyte)]);
    await meridian.query({ query: '{ health { isReady } }' });
    expect(upstream.lines.filter((line) => line.startsWith('GET /servers/'))).toEqual([]);
  });
});

describe('a query of as many bytes as an answer may have', () => {
  itSome('is answered whole', async () => {
    const response = await fetch(`${meridian.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: `{ countries { ${named(3_900)}: name } }` }),
    });
    const text = await response.text();
    expect(text.length).toBeGreaterThan(0.9 * megabyte);
    expect(JSON.parse(text).data.countries).toHaveLength(250);
  });

  it.each(someOf(['identity', 'gzip', 'br']))('is the same by each way, as %s', async (encoding) => {
    const query = `{ countries { ${named(1_500)}: states { code } ${named(1_501)}: name } }`;
    const own = { 'content-type': 'application/json', 'accept-encoding': encoding };
    const body = JSON.stringify({ query });
    const get = `${meridian.url}/graphql?${new URLSearchParams({ query })}`;
    const [ahead, byFramework, byGet, head] = await Promise.all([
      fetch(`${meridian.url}/graphql`, { method: 'POST', headers: own, body }),
      fetch(`${meridian.url}/graphql?by=framework`, { method: 'POST', headers: own, body }),
      fetch(get, { headers: own }),
      fetch(get, { method: 'HEAD', headers: own }),
    ]);
    const { data } = await graphql({
      schema: meridian.services.schema,
      source: query,
      contextValue: meridian.services,
    });
    const expected = JSON.stringify({ data });
    for (const answer of [ahead, byFramework, byGet]) {
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(await answer.text()).toBe(expected);
    }
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
  });
});

describe('a mutation of more bytes than an answer may have', () => {
  itSome('still returns what it has made', async () => {
    upstream.script = () => ({
      status: 201,
      body: {
        volume: { id: 7, name: 'made', location: { id: 1, name: 'fsn1', country: 'DE', city: 'Falkenstein' } },
        action: null,
        next_actions: [],
      },
    });
    upstream.asked.splice(0);
    const { status, body } = await ask(`mutation {
      createCloudVolume(input: { name: "made", size: 10, location: "fsn1" }) {
        volume { id name location { country { states { cities { ${named(4_000)}: name } } } } }
      }
    }`);
    expect({ status, errors: body.errors }).toEqual({ status: 294, errors: [refused(megabyte)] });
    expect(body.data?.['createCloudVolume']).toMatchObject({ volume: { id: 'cloud:default:volume:7', name: 'made' } });
    expect(upstream.lines).toEqual(['POST /volumes']);
  });
});

describe('answers that nobody takes', () => {
  let meridian: Meridian;
  beforeAll(async () => {
    meridian = await startMeridian({ MAX_ANSWER_MB: '16' });
  });
  afterAll(() => meridian.close());

  /** More megabytes than the sockets of both sides hold. */
  const large = (nth: number) => `{ countries { states { a${nth}${named(2_900)}: name } } }`;

  /** Reads nothing of the answer. */
  function askAndWait(nth: number, token?: string): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const sent = request(`${meridian.url}/graphql`, {
        method: 'POST',
        agent: false,
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      });
      sent.on('error', reject).on('response', (response) => resolve(response.pause()));
      sent.end(JSON.stringify({ query: large(nth) }));
    });
  }

  itSome('leave no room for as many again, until those who asked have gone', async () => {
    const waiting = await Promise.all(Array.from({ length: 12 }, (_, nth) => askAndWait(nth)));
    const statuses = waiting.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    // The last place is for others.
    const another = await askAndWait(12, await meridian.token(['rates']));
    expect(another.statusCode).toBe(200);
    const turnedAway = waiting.find(({ statusCode }) => statusCode === 503);
    expect(Number(turnedAway?.headers['retry-after'])).toBeGreaterThan(0);
    const body = JSON.parse((await turnedAway?.toArray())?.join('') ?? '');
    expect(body.errors[0]).toMatchObject({
      message: expect.stringMatching(
        /^The responses under way come to \d+ bytes, but may be at most 67108864 together, of which 16777216 are for others\./,
      ),
      extensions: { code: 'OVERLOADED' },
    });
    expect((await meridian.query({ query: '{ country(code: "IN") { name } }' })).status).toBe(200);
    for (const response of [...waiting, another]) response.destroy();
    const again = () => Promise.all([1, 2, 3].map((nth) => meridian.query({ query: large(nth) })));
    for (let left = true; left;) left = (await again()).some(({ status }) => status !== 200);
  });
});
