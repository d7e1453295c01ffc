/** What a client may send by its hash alone once its text was sent with it: queries and mutations alike. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { askRaw } from '../ask-raw.js';

let meridian: Meridian;
let authorization: string;
beforeAll(async () => {
  meridian = await startMeridian();
  authorization = `Bearer ${await meridian.token(['rates', 'hosting:read', 'hosting:write'])}`;
});
afterAll(() => meridian.close());

const hashed = (query: string, version = 1) => ({
  extensions: { persistedQuery: { version, sha256Hash: createHash('sha256').update(query).digest('hex') } },
});
const ask = async (body: object) => (await meridian.query(body, { authorization })).body;
const codeOf = async (body: object) => (await ask(body)).errors?.[0]?.extensions['code'];

describe('a persisted operation', () => {
  it.each([
    ['query', '{ country(code: "IN") { name } }'],
    ['query that differs from a known one in its literals alone', '{ country(code: "NO") { name } }'],
    ['mutation', 'mutation { createCloudSshKey(input: { name: "x", publicKey: "no key" }) { sshKey { id } } }'],
    ['query of which a field fails', '{ convertMany(from: "EUR", to: ["USD", "DEM"]) { rate } }'],
    ['query that is too large to be run', '{ countries { states { country { states { cities { name } } } } } }'],
  ])('%s is answered by its hash as by its text, once both were sent together', async (_kind, query) => {
    const expected = await ask({ query });
    expect(await codeOf(hashed(query))).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect(await ask({ query, ...hashed(query) })).toEqual(expected);
    expect(await ask(hashed(query))).toEqual(expected);
    expect(await ask({ query: null, ...hashed(query) })).toEqual(expected);
  });

  it('runs with the variables and under the name that come with the hash', async () => {
    const query = 'query A($code: String!) { country(code: $code) { name } } query B { rates { base } }';
    await ask({ query, ...hashed(query), operationName: 'B' });
    expect(await ask({ ...hashed(query), operationName: 'A', variables: { code: 'NP' } })).toEqual({
      data: { country: { name: 'Nepal' } },
    });
    expect(await codeOf(hashed(query))).toBe('OPERATION_RESOLUTION_FAILURE');
  });

  it.each([
    ['that is invalid', '{ nothing }'],
    ['that cannot be parsed', '{ rates {'],
    ['that is too deep', `{ rates ${'{ rates { currency { countries { currency { countries '.repeat(6)}{ name } }`],
  ])('%s is not kept', async (_kind, query) => {
    const code = await codeOf({ query });
    expect(await codeOf({ query, ...hashed(query) })).toBe(code);
    expect(await codeOf(hashed(query))).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('of another version is refused, also with its text', async () => {
    const query = '{ rates { base } } # of another version';
    expect(await codeOf({ query, ...hashed(query, 2) })).toBe('BAD_REQUEST');
    expect(await codeOf(hashed(query))).toBe('PERSISTED_QUERY_NOT_FOUND');
  });
});

describe('a mutation by GET', () => {
  const query = 'mutation { deleteCloudVolume(id: "1") { deletedId } } # by GET';
  const parameters = { query, extensions: JSON.stringify(hashed(query).extensions) };
  const get = (given: Record<string, string>) =>
    askRaw(meridian.url, {
      search: `?${new URLSearchParams(given).toString()}`,
      headers: { 'apollo-require-preflight': '1', authorization },
    });

  it('is refused, by its text and by its hash, known or not', async () => {
    const { query: text, extensions } = parameters;
    expect((await get(parameters)).status).toBe(405);
    await ask({ query, ...hashed(query) });
    for (const given of [{ query: text }, parameters, { extensions }] as Record<string, string>[])
      expect(await get(given)).toMatchObject({ status: 405, headers: { allow: 'POST' } });
  });
});
