/** Questions that were answered in one way at first and in another from the second asking on. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../support/meridian.js';
import { ScriptedUpstream } from '../support/scripted-upstream.js';
import { askAgain } from './ask-again.js';

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

const ask = (body: object) => askAgain(meridian.url, body, headers);
const four = (answer: unknown) => Array(4).fill({ status: 200, text: JSON.stringify(answer) });

const india = { data: { country: { name: 'India' } } };
const nothing = { data: { country: {} } };
const f = 'fragment F on Country { name }';

describe('a fragment used under a condition and again without', () => {
  it.each([
    [
      '@include that is false',
      `query($b: Boolean!) { country(code: "IN") { ...F @include(if: $b) ...F } } ${f}`,
      false,
    ],
    ['@include that is true', `query($b: Boolean!) { country(code: "IN") { ...F @include(if: $b) ...F } } ${f}`, true],
    [
      '@include that is false, after',
      `query($b: Boolean!) { country(code: "IN") { ...F ...F @include(if: $b) } } ${f}`,
      false,
    ],
    ['@skip that is true', `query($b: Boolean!) { country(code: "IN") { ...F @skip(if: $b) ...F } } ${f}`, true],
    [
      'a condition around it',
      `query($b: Boolean!) { country(code: "IN") { ... @include(if: $b) { ...F } ...F } } ${f}`,
      false,
    ],
    [
      'a condition in a fragment',
      `query($b: Boolean!) { country(code: "IN") { ...G ...F } } fragment G on Country { ...F @include(if: $b) } ${f}`,
      false,
    ],
    [
      'a condition on its parent',
      `query($b: Boolean!) { country(code: "IN") @include(if: $b) { ...F } country(code: "IN") { ...F } } ${f}`,
      false,
    ],
  ])('has its fields: %s', async (_what, query, b) => {
    expect(await ask({ query, variables: { b } })).toEqual(four(india));
  });

  it('has none of them under two conditions that are both false', async () => {
    const query = `query($b: Boolean!, $c: Boolean!) { country(code: "IN") { ...F @include(if: $b) ...F @skip(if: $c) } } ${f}`;
    expect(await ask({ query, variables: { b: false, c: true } })).toEqual(four(nothing));
    expect(await ask({ query, variables: { b: false, c: false } })).toEqual(four(india));
    expect(await ask({ query, variables: { b: true, c: true } })).toEqual(four(india));
  });
});

describe('two operations of one document', () => {
  const query = `query A($b: Boolean!) { country(code: "IN") { ...F @include(if: $b) ...G @skip(if: $b) } }
    query B { country(code: "IN") { ...F ...G } } fragment F on Country { name } fragment G on Country { isoCode }`;
  const asA = (b: boolean) => ({ query, operationName: 'A', variables: { b } });
  const asB = { query, operationName: 'B' };

  it('have their own fields, whichever is asked first and in between', async () => {
    const whole = four({ data: { country: { name: 'India', isoCode: 'IN' } } });
    expect(await ask(asA(false))).toEqual(four({ data: { country: { isoCode: 'IN' } } }));
    expect(await ask(asB)).toEqual(whole);
    expect(await ask(asA(true))).toEqual(four(india));
    expect(await ask(asB)).toEqual(whole);
  });
});

describe('a variable that is left out', () => {
  it.each([
    ['Boolean! = true', 'query($b: Boolean! = true) { country(code: "IN") { name @include(if: $b) } }', india],
    ['Boolean! = false', 'query($b: Boolean! = false) { country(code: "IN") { name @include(if: $b) } }', nothing],
    ['Boolean = true', 'query($b: Boolean = true) { country(code: "IN") { name @include(if: $b) } }', india],
    ['String! = "IN"', 'query($c: String! = "IN") { country(code: $c) { name } }', india],
    [
      'Int! = 2',
      'query($n: Int! = 2) { search(text: "georgia", first: $n) { nodes { __typename } } }',
      { data: { search: { nodes: [{ __typename: 'Country' }, { __typename: 'State' }] } } },
    ],
    [
      'Int, for a default of the graph',
      'query($n: Int) { search(text: "kyrgyzstan", first: $n) { nodes { __typename } } }',
      { data: { search: { nodes: [{ __typename: 'Country' }] } } },
    ],
    [
      'a list! = one value',
      'query($c: [CurrencyCode!]! = "INR") { currencies(codes: $c) { code } }',
      { data: { currencies: [{ code: 'INR' }] } },
    ],
  ])('%s has its default', async (_what, query, expected) => {
    expect(await ask({ query })).toEqual(four(expected));
    expect(await ask({ query, variables: { other: null } })).toEqual(four(expected));
  });

  it('and has none is refused in words', async () => {
    const received = await ask({ query: 'query($c: String!) { country(code: $c) { name } }' });
    const [error] = (JSON.parse(received[0]?.text ?? '') as { errors: unknown[] }).errors;
    expect(error).toMatchObject({
      message: 'Variable "$c" of required type "String!" was not provided.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(received.slice(1)).toEqual(Array(3).fill(received[0]));
  });
});

describe('an upstream that sends what the graph does not know', () => {
  const meta = { pagination: { next_page: null, total_entries: 2 } };
  const volume = (id: number, more: object) => ({
    id,
    name: `data ${id}`,
    size: 10,
    format: null,
    status: 'available',
    ...more,
  });
  const query =
    '{ cloud { volumes { nodes { id name status size } } networks { totalCount } } country(code: "IN") { name } }';

  it.each([
    ['a new value of an enum', { status: 'somewhere_else' }],
    ['no value of an enum', { status: undefined }],
    ['a missing name', { name: undefined }],
    ['a text for a number', { size: 'large' }],
  ])('with %s is answered the same each time, and loses nothing else', async (_what, odd) => {
    upstream.script = ({ path }) =>
      path === '/volumes'
        ? { body: { volumes: [volume(1, {}), volume(2, odd)], meta } }
        : { body: { networks: [], meta } };
    const received = await ask({ query });
    expect(received.slice(1)).toEqual(Array(3).fill(received[0]));
    expect(received[0]?.status).toBe(200);
    expect(JSON.parse(received[0]?.text ?? '')).toMatchObject({
      errors: [{ path: ['cloud', 'volumes', 'nodes', 1, expect.any(String)] }],
      data: { cloud: { networks: { totalCount: 2 } }, ...india.data },
    });
  });
});
