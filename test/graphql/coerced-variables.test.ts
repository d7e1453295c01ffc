/** Variables are coerced once, and large ones that no input has room for are refused before that. */
import type { GraphQLScalarType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Meridian, startMeridian } from '../support/meridian.js';

let meridian: Meridian;
beforeAll(async () => {
  meridian = await startMeridian();
});
afterAll(() => meridian.close());

const surplus = Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`key${n}`, n]));
const ofFilter = 'query($v: CountryFilter) { countries(filter: $v) { name } }';
const ofText = 'query($v: String!) { search(text: $v) { nodes { __typename } } }';

async function messagesOf(query: string, v: unknown): Promise<readonly unknown[]> {
  const { body } = await meridian.query({ query, variables: { v } });
  expect(body.data ?? null).toBeNull();
  return (body.errors ?? []).map(({ message, extensions }) => [extensions['code'], message]);
}

describe('a large value', () => {
  it.each([
    [
      'an object with more keys than its type',
      ofFilter,
      surplus,
      /an object of type "CountryFilter" has at most \d+ fields, but this one has 50000\.$/,
    ],
    ['a list of such objects', ofFilter, [surplus], /expected type "CountryFilter" to be an object\.$/],
    ['an object for a text', ofText, surplus, /expected type "String", but got an array or an object\.$/],
    ['a list for a text', ofText, [surplus], /expected type "String", but got an array or an object\.$/],
    ['such an object inside', ofFilter, { codes: [surplus] }, /expected type "\w+", but got an array or an object\.$/],
  ])('that is %s is refused by its count, not printed', async (_, query, value, reason) => {
    expect(await messagesOf(query, value)).toEqual([
      ['BAD_USER_INPUT', expect.stringMatching(/^Variable "\$v" got invalid value; /)],
    ]);
    expect(await messagesOf(query, value)).toEqual([['BAD_USER_INPUT', expect.stringMatching(reason)]]);
  });

  it('that fits is taken', async () => {
    const codes = Array.from({ length: 20_000 }, () => 'DE');
    const { body } = await meridian.query({ query: ofFilter, variables: { v: { codes } } });
    expect(body).toEqual({ data: { countries: [{ name: 'Germany' }] } });
  });

  it('has each of its values read once, though its cost is estimated besides', async () => {
    const text = meridian.services.schema.getType('String') as GraphQLScalarType<string, string>;
    const read = jest.spyOn(text, 'parseValue');
    const codes = Array.from({ length: 1_000 }, () => 'DE');
    const query = 'query($v: CountryFilter) { countries(filter: $v) { name } }';
    const { body } = await meridian.query({ query, variables: { v: { codes } } });
    expect(body).toEqual({ data: { countries: [{ name: 'Germany' }] } });
    expect(read).toHaveBeenCalledTimes(codes.length);
    read.mockRestore();
  });
});

describe('a small value', () => {
  it('has all of its errors, each with what is wrong', async () => {
    expect(await messagesOf(ofFilter, { codes: [1], curency: 'EUR', other: 1 })).toEqual([
      ['BAD_USER_INPUT', expect.stringContaining('String cannot represent a non string value: 1')],
      ['BAD_USER_INPUT', expect.stringContaining('Field "curency" is not defined by type "CountryFilter".')],
      ['BAD_USER_INPUT', expect.stringContaining('Field "other" is not defined by type "CountryFilter".')],
    ]);
  });

  it('is located in the text that was sent, also where that is known by another one', async () => {
    const columns = async (text: string) => {
      const { body } = await meridian.query({ query: text, variables: { f: { codes: [1] } } });
      return JSON.parse(JSON.stringify(body.errors)) as { locations: { column: number }[] }[];
    };
    const text = (blanks: string, first: number) =>
      `query(${blanks}$f: CountryFilter) { countries(filter: $f) { name } nearestCities(latitude: 1, longitude: 1, first: ${first}) { distanceKm } }`;
    expect(await columns(text('', 1))).toMatchObject([{ locations: [{ column: 7 }] }]);
    expect(await columns(text('    ', 2))).toMatchObject([{ locations: [{ column: 11 }] }]);
  });
});

/** Microseconds of CPU. */
async function workOf(query: string, variables: object): Promise<number> {
  const body = JSON.stringify({ query, variables });
  const before = process.cpuUsage();
  await meridian.query(body);
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

it.each([
  ['50,000 keys for a filter', ofFilter, surplus],
  ['50,000 keys for a text', ofText, surplus],
])('%s take no more than three times as long as a body that nobody looks at', async (_, query, v) => {
  // The least of several times, in turn: others compute beside it.
  let [read, unread] = [Infinity, Infinity];
  for (let time = 0; time < 15; time += 1) {
    unread = Math.min(unread, await workOf('{ __typename }', { v, time }));
    read = Math.min(read, await workOf(query, { v, time }));
  }
  expect(read / unread).toBeLessThan(3);
});
