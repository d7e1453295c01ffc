/** What a question produces is counted as it comes, from upstreams as from memory. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { itSome, someOf } from '../../support/scale.js';

let upstream: ScriptedUpstream;
let meridian: Meridian;
let headers: Record<string, string>;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  meridian = await startMeridian({ CLOUD_TOKEN: 'project', CLOUD_BASE_URL: upstream.url });
  headers = { authorization: `Bearer ${await meridian.token(['rates', 'hosting:read', 'hosting:write'])}` };
});
beforeEach(() => {
  upstream.asked.splice(0);
});
afterAll(async () => {
  await meridian.close();
  await upstream.close();
});

const accept = 'application/graphql-response+json';
const ask = (query: string) => meridian.query({ query }, { ...headers, accept });

const refusal = expect.objectContaining({
  message: expect.stringMatching(
    /^The answer of an operation may be at most 400000 fields, but this one's came to \d{6,}\. Ask for less at once\.$/,
  ),
  extensions: { code: 'OPERATION_TOO_LARGE', bound: 'answer', limit: 400_000, found: expect.any(Number) },
});
const pagination = { page: 1, per_page: 50, previous_page: null, next_page: null, last_page: 1, total_entries: 1 };

describe('a query that produces too much', () => {
  it.each(
    someOf([
      '{ state: stateNamed(country: "DE", name: "Bavaria") { cities { state { cities { state { cities { name } } } } } } }',
      '{ state: stateNamed(country: "DE", name: "Bavaria") { ...S } } fragment S on State { cities { state { cities { state { name code } } } } }',
      '{ country(code: "GB") { states { country { states { country { states { name } } } } } } }',
      `{ __schema { ...T } } fragment T on __Schema { ${Array.from({ length: 150 }, (_, n) => `a${n}: types { fields { name args { name } } }`).join(' ')} }`,
    ]),
  )('is refused whole, with the figure, each time it is asked: %s', async (query) => {
    for (let time = 0; time < 2; time++) {
      const { status, body } = await ask(query);
      expect(status).toBe(422);
      expect(body.errors).toEqual([refusal]);
      expect(body.data).toBeUndefined();
    }
  });

  itSome('counts lists of an upstream, wherever they stand', async () => {
    const rules = Array.from({ length: 5_000 }, () => ({
      direction: 'in',
      protocol: 'icmp',
      source_ips: ['0.0.0.0/0'],
    }));
    upstream.script = () => ({ body: { firewalls: [{ id: 1, name: 'f', rules }], meta: { pagination } } });
    const aliases = Array.from({ length: 30 }, (_, n) => `r${n}: rules { direction sourceIps }`).join(' ');
    const { body } = await ask(`{ cloud { firewalls(first: 1) { nodes { ${aliases} } } } }`);
    expect(body.errors).toEqual([refusal]);
    expect(body.data).toBeUndefined();
  });

  itSome('counts what a free-form value holds', async () => {
    const labels = Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`key${n}`, 'value']));
    upstream.script = () => ({ body: { volumes: [{ id: 1, name: 'v', labels }], meta: { pagination } } });
    const aliases = Array.from({ length: 200 }, (_, n) => `l${n}: labels`).join(' ');
    const { body } = await ask(`{ cloud { volumes(first: 1) { nodes { ${aliases} } } } }`);
    expect(body.errors).toEqual([refusal]);
    expect(body.data).toBeUndefined();
  });

  itSome('counts errors, which take longer than data', async () => {
    const { body } = await ask(
      '{ country(code: "US") { cities(first: 10000) { nodes { country { currency { rate(base: "ZZZ") b: rate(base: "YYY") } } } } } }',
    );
    expect(body.errors).toEqual([refusal]);
    expect(body.data).toBeUndefined();
  });

  itSome('counts errors that are items of a list too', async () => {
    const fields = Array.from({ length: 100 }, (_, n) => `c${n}: convertMany(from: "USD", to: $to) { rate }`);
    const query = `query ($to: [CurrencyCode!]!) { ${fields.join(' ')} }`;
    const { body } = await meridian.query({ query, variables: { to: Array(200).fill('ZZZ') } }, { ...headers, accept });
    expect(body.errors).toEqual([refusal]);
    expect(body.data).toBeUndefined();
  });
});

describe('a query that produces as much as may be', () => {
  itSome('is answered: all countries with all states and cities', async () => {
    const { status, body } = await ask('{ countries { states { cities { name } } } }');
    expect(status).toBe(200);
    expect(body.errors).toBeUndefined();
  });
});

describe('a mutation that produces too much', () => {
  itSome('still returns what it has made', async () => {
    upstream.script = () => ({
      status: 201,
      body: {
        volume: { id: 7, name: 'made', location: { id: 1, name: 'fsn1', country: 'DE', city: 'Falkenstein' } },
        action: null,
        next_actions: [],
      },
    });
    const names = Array.from({ length: 250 }, (_, n) => `n${n}: name`).join(' ');
    const { status, body } = await ask(`mutation {
      createCloudVolume(input: { name: "made", size: 10, location: "fsn1" }) {
        volume { id name location { country { states { cities { ${names} } } } } }
      }
    }`);
    expect({ status, errors: body.errors }).toEqual({ status: 294, errors: [refusal] });
    expect(body.data?.['createCloudVolume']).toMatchObject({ volume: { id: 'cloud:default:volume:7', name: 'made' } });
    expect(upstream.lines).toEqual(['POST /volumes']);
  });
});
