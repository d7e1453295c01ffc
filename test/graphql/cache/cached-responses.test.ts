/** Which answers are kept: those of rates and geography alone. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { buildSchema, parse } from 'graphql';
import { identityOf } from '../../../src/graphql/cache/cache-key.js';
import { isCacheable } from '../../../src/graphql/cache/is-cacheable.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';

let upstream: ScriptedUpstream;
let meridian: Meridian;
let headers: Record<string, string>;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start(() => ({ body: { locations: [], volumes: [], servers: [], meta: {} } }));
  meridian = await startMeridian({ CLOUD_TOKEN: 'project', CLOUD_BASE_URL: upstream.url });
  headers = { authorization: `Bearer ${await meridian.token(['rates', 'hosting:read'])}` };
});
afterAll(async () => {
  await meridian.close();
  await upstream.close();
});

describe('an operation', () => {
  it.each([
    [
      '{ country(code: "IN") { __typename name currency { code rate(base: "USD") } states { cities { name } } } }',
      true,
    ],
    ['{ rates { base rates { code rate } } convert(from: "USD", to: "INR") { amount money { amount } } }', true],
    ['{ currency(code: "EUR") { minorUnits summary(from: "2026-09-01") { mean first { rate } } } }', true],
    ['{ country(code: "DE") { currencyPeriods(date: "2001-12-31") { code currency { isActive } } } }', true],
    ['{ search(text: "in") { nodes { ... on City { name state { code } } ... on Country { flag } } } }', true],
    ['{ country(code: "DE") { ...F } } fragment F on Country { name servers { nodes { name } } }', false],
    ['{ country(code: "DE") { name cloudLocations { name } } }', false],
    ['{ cloud { volumes { nodes { id } } } country(code: "DE") { name } }', false],
    ['query A { country(code: "DE") { name } } query B { health { isReady } }', false],
    ['{ token { id } }', false],
    ['{ health { isReady } }', false],
    ['{ __schema { queryType { name } } }', true],
    [
      '{ __type(name: "Country") { ...T } country(code: "DE") { name } } fragment T on __Type { fields { name } }',
      true,
    ],
    ['{ __schema { queryType { name } } health { isReady } }', false],
    ['mutation { deleteCloudVolume(id: "1") { deletedId } }', false],
  ])('%s is kept: %p', (query, kept) => {
    expect(isCacheable(meridian.services.schema, parse(query))).toBe(kept);
  });

  it('of a field that nobody has marked is not kept', () => {
    expect(isCacheable(buildSchema('type Query { anything: Int }'), parse('{ anything }'))).toBe(false);
  });
});

describe('what an upstream has a part in', () => {
  it.each([
    '{ cloud { volumes { nodes { id } } } }',
    '{ country(code: "DE") { name servers { nodes { name } } } }',
    '{ country(code: "DE") { ... @include(if: true) { name cloudLocations { name } } } }',
  ])('is asked anew each time: %s', async (query) => {
    const calls = async () => {
      const before = upstream.asked.length;
      await meridian.query({ query }, headers);
      return upstream.asked.length - before;
    };
    const counts = [await calls(), await calls(), await calls(), await calls()];
    // Locations have a shared cache of their own.
    if (!query.includes('cloudLocations')) expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(new Set(counts.slice(1)).size).toBe(1);
  });
});

describe('countries with their currency', () => {
  it('are looked up once for each table, by who asks with other variables too', async () => {
    const { rates } = meridian.services;
    const query = '{ countries { name currency { code } } }';
    const lookUps = async (number: number) => {
      const spy = jest.spyOn(rates.now, 'currency');
      const { body } = await meridian.query({ query, variables: { number } });
      expect(body.errors).toBeUndefined();
      const count = spy.mock.calls.length;
      spy.mockRestore();
      return count;
    };
    expect(await lookUps(1)).toBeGreaterThan(200);
    expect(await lookUps(2)).toBe(0);
    rates.announce();
    expect(await lookUps(3)).toBeGreaterThan(200);
    expect(await lookUps(4)).toBe(0);
  });
});

describe('an answer with errors', () => {
  it('is not kept: who asks once its cause is gone is answered', async () => {
    const { rates } = meridian.services;
    const query = '{ convert(from: "USD", to: "USD") { rate } }';
    const unknown = jest.spyOn(rates.now, 'rate').mockReturnValue(undefined);
    for (let n = 0; n < 3; n++) expect((await meridian.query({ query })).body.errors).toBeDefined();
    unknown.mockRestore();
    expect((await meridian.query({ query })).body.data).toEqual({ convert: { rate: 1 } });
  });
});

describe('what nobody accepts in any form', () => {
  it('is not kept: who asks in a proper form is answered', async () => {
    const query = '{ country(code: "PT") { name } }';
    const search = `?${new URLSearchParams({ query })}`;
    const ask = async (accept: string) => {
      const posted = await meridian.query({ query }, { accept });
      const got = await fetch(`${meridian.url}/graphql${search}`, {
        headers: { accept, 'apollo-require-preflight': '1' },
      });
      return [posted, { status: got.status, body: await got.json() }];
    };
    for (let n = 0; n < 3; n++) expect((await ask('text/csv')).map(({ status }) => status)).toEqual([406, 406]);
    const answered = { status: 200, body: { data: { country: { name: 'Portugal' } } } };
    expect(await ask('application/json')).toEqual([answered, answered]);
  });
});

describe('two questions of one hash', () => {
  it('are each answered for itself, however often they are asked', async () => {
    const bodyOf = (code: string, nth: number) =>
      JSON.stringify({ query: `{ country: countryNamed(name: "${code}") { name } } #${nth}` });
    const hashOf = (text: string) =>
      identityOf(null, 'identity', {
        method: 'POST',
        headers: {},
        search: '',
        text,
        clientAddress: () => '',
        isGone: () => false,
        record: null,
      }).hash;
    // Of so many of each, some nine pairs have the same of 32 bits.
    const count = 200_000;
    const places = new Map(Array.from({ length: count }, (_, nth) => [hashOf(bodyOf('IN', nth)), nth]));
    const other = Array.from({ length: count }, (_, nth) => nth).find((nth) => places.has(hashOf(bodyOf('DE', nth))));
    const one = places.get(hashOf(bodyOf('DE', other ?? -1)));
    const ask = async (body: string) => {
      const sent = { 'content-type': 'application/json', 'accept-encoding': 'identity' };
      return (await fetch(`${meridian.url}/graphql`, { method: 'POST', headers: sent, body })).text();
    };
    for (let time = 0; time < 4; time++) {
      expect(await ask(bodyOf('IN', one ?? -1))).toBe('{"data":{"country":{"name":"India"}}}');
      expect(await ask(bodyOf('DE', other ?? -1))).toBe('{"data":{"country":{"name":"Germany"}}}');
    }
    expect(hashOf(bodyOf('IN', one ?? -1))).toBe(hashOf(bodyOf('DE', other ?? -1)));
  });
});

describe('a name of an operation', () => {
  it('cannot run into the text of another', async () => {
    const text = 'query A { country(code: "IN") { name } }';
    expect((await meridian.query({ query: text, operationName: 'A' })).body.data).toBeDefined();
    const glued = { query: 'query A { country(code: "IN") { name } }', operationName: 'A" query' };
    expect((await meridian.query(glued)).body.errors?.[0]?.message).toContain('Unknown operation');
    const split = { query: '{ country(code: "IN") { name } }', operationName: `A\nquery A` };
    expect((await meridian.query(split)).body.errors?.[0]?.message).toContain('Unknown operation');
  });
});

describe('GET /graphql', () => {
  it('is open to other origins, varies as POST does and comes compressed', async () => {
    const search = new URLSearchParams({ query: '{ countries { name states { name } } }' });
    const response = await fetch(`${meridian.url}/graphql?${search}`, {
      headers: { 'apollo-require-preflight': '1', 'accept-encoding': 'br' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('vary')).toBe('accept, accept-encoding, authorization, cookie');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.json()).toHaveProperty('data.countries.0.name');
  });
});
