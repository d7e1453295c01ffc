import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../support/meridian.js';

let meridian: Meridian;
let authorization: string;
beforeAll(async () => {
  meridian = await startMeridian();
  authorization = `Bearer ${await meridian.token(['rates', 'hosting:read', 'hosting:write'])}`;
});
afterAll(() => meridian.close());

const country = 'query($code: String!) { country(code: $code) { name states { code } } }';
const servers = 'query($first: Int) { cloud { servers(first: $first) { nodes { id name location { name } } } } }';
const filtered = `query($name: String, $labels: String, $region: String, $currency: CurrencyCode) {
  cloud { servers(first: 2, name: $name, labelSelector: $labels) { nodes { name } } }
  countries(filter: { currency: $currency, region: $region, search: "sw" }) { name }
}`;
const cities = 'query($first: Int) { country(code: "CH") { cities(first: $first) { nodes { name } } } }';
const rates = '{ rates { base } }';
const tooMuch =
  'query($n: Int!) { cloud { volumes(first: $n) { nodes { server { volumes(first: $n) { nodes { id } } } } } } }';
const two = 'query A { health { isReady } } query B { country(code: "IN") { name } }';
const nothing = '{ cloud { server(id: 404404) { name } } convert(from: USD, to: "XXX") { rate } }';
const anonymous = { authorization: '' };

/** Body, and headers other than the usual. */
type Question = [name: string, body: object, headers?: Record<string, string>];

const answered: Question[] = [
  ['without variables', { query: '{ currencies(codes: [INR, USD]) { code name symbol } }' }],
  ['with variables', { query: country, variables: { code: 'IN' } }],
  ['with null for what it leaves out', { query: rates, variables: null, operationName: null, extensions: null }],
  ['that finds nothing', { query: country, variables: { code: 'XX' } }],
  ['over an upstream', { query: servers, variables: { first: 2 } }],
  ['over an upstream, with a report', { query: servers, variables: { first: 3 } }, { 'x-meridian-upstream': '1' }],
  ['that leaves a variable out', { query: servers, variables: {} }],
  ['that leaves out a variable of a filter', { query: filtered, variables: { name: 'web-1', region: 'Europe' } }],
  ['that leaves out every variable of a filter', { query: filtered }],
  ['that leaves out a variable with a default in the graph', { query: cities }],
  ['of two operations, named', { query: two, operationName: 'B' }],
  ['with extensions of the client', { query: rates, extensions: { clientLibrary: { name: 'x' } } }],
  ['that is introspection', { query: '{ __type(name: "Currency") { kind fields { name } } }' }],
  ['that prefers the newer media type', { query: rates }, { accept: 'application/graphql-response+json' }],
  [
    'that accepts both media types',
    { query: rates },
    { accept: 'application/graphql-response+json, application/json;q=0.9' },
  ],
  ['that accepts much besides', { query: rates }, { accept: `application/json${',text/csv'.repeat(2_000)}` }],
];

/** In part, or whole. */
const refused: Question[] = [
  ['that gives null for it', { query: cities, variables: { first: null } }],
  ['with a variable of a wrong type', { query: servers, variables: { first: 'many' } }],
  ['without a variable it needs', { query: country }],
  ['that costs too much', { query: tooMuch, variables: { n: 1_000_000 } }],
  ['whose argument is refused', { query: servers, variables: { first: -1 } }],
  ['whose root field may not be asked', { query: '{ token { id } }' }, anonymous],
  [
    'of which a part may not be asked',
    { query: `{ cloud { servers { nodes { id } } } health { isReady } }` },
    anonymous,
  ],
  ['whose data are null, with a report', { query: nothing }, { 'x-meridian-upstream': '1' }],
  ['that is too long', { query: `${rates} #${' '.repeat(20_000)}` }],
  ['of two operations, none named', { query: two }],
  ['of two operations, an empty name', { query: two, operationName: '' }],
  ['of one operation, an empty name', { query: rates, operationName: '' }],
  ['of two operations, another named', { query: two, operationName: 'C' }],
  ['with a wrong hash', { query: rates, extensions: { persistedQuery: { version: 1, sha256Hash: 'no' } } }],
  ['with extensions of a wrong type', { query: rates, extensions: 'no' }],
  ['with variables of a wrong type', { query: rates, variables: [1] }],
  ['that accepts neither media type', { query: rates }, { accept: 'text/csv' }],
  ['that accepts one too far behind', { query: rates }, { accept: `${'text/csv,'.repeat(2_000)}application/json` }],
];

describe.each([
  ['data', answered],
  ['errors', refused],
])('a query answered with %s', (part, questions) => {
  it.each(questions)('%s is answered the same at first and ever after', async (_name, body, headers = {}) => {
    const ask = async () => {
      const response = await fetch(`${meridian.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization, ...headers },
        body: JSON.stringify(body),
      });
      const text = (await response.text()).replace(/"budget":\d+/g, '"budget":0');
      return { status: response.status, type: response.headers.get('content-type'), text };
    };
    const answers = [await ask(), await ask(), await ask(), await ask()];
    expect(answers[0]?.text).toMatch(new RegExp(`^{"${part}":`));
    expect(answers.slice(1)).toEqual([answers[0], answers[0], answers[0]]);
  });
});

describe('a client', () => {
  it('gets the media type it prefers, kept or not', async () => {
    const query = '{ country(code: "FR") { name } }';
    for (const accept of [
      'application/json',
      'application/graphql-response+json',
      '*/*',
      'application/graphql-response+json',
    ]) {
      const headers = { 'content-type': 'application/json', accept };
      const response = await fetch(`${meridian.url}/graphql`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query }),
      });
      const wanted = accept === '*/*' ? 'application/json' : accept;
      expect(response.headers.get('content-type')).toBe(`${wanted}; charset=utf-8`);
    }
  });
});
