/** Questions by GET are answered as by POST: at first, when they are known, and when their answers are kept. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Operations } from '../../src/graphql/operations.js';
import { rateTable } from '../../src/data/rates/tables/table.js';
import { type Meridian, startMeridian } from '../support/meridian.js';
import { scaled } from '../support/scale.js';
import { StandingRates } from '../../src/data/rates/standing.js';
import { askRaw, type Received } from './ask-raw.js';
import { Choices } from './generate/choices.js';

interface Question {
  readonly query?: string;
  readonly operationName?: string;
  readonly variables?: unknown;
  readonly extensions?: unknown;
}

const preflight = { 'apollo-require-preflight': '1' };
const json = { 'content-type': 'application/json' };

/** Each is asked by one method alone, so that nothing is known of the other's questions. */
let byPost: Meridian;
let byGet: Meridian;
let token: { readonly post: string; readonly get: string };
beforeAll(async () => {
  byPost = await startMeridian();
  byGet = await startMeridian();
  token = { post: await byPost.token(['rates', 'hosting:read']), get: await byGet.token(['rates', 'hosting:read']) };
});
afterAll(async () => {
  await byPost.close();
  await byGet.close();
});

function searchOf(question: Question): string {
  const texts = Object.entries(question).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return `?${new URLSearchParams(texts)}`;
}

function post(question: Question, headers: Record<string, string>): Promise<Received> {
  return askRaw(byPost.url, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(question) });
}

function get(question: Question, headers: Record<string, string>): Promise<Received> {
  return askRaw(byGet.url, { search: searchOf(question), headers: { ...preflight, ...headers } });
}

/** At first, known, to be kept, kept. */
async function fourTimes(ask: () => Promise<Received>): Promise<Received[]> {
  const received: Received[] = [];
  while (received.length < 4) received.push(await ask());
  return received;
}

/** Every byte, but for figures that change from call to call. */
const textOf = ({ body }: Received) => body.toString('latin1').replace(/"(budget|ageSeconds)":\d+/g, '"$1":0');
const readable = (received: Received) => ({ ...received, body: textOf(received) });
const alike = (received: Received) => Array<unknown>(4).fill(readable(received));
const persisted = (query: string) => ({
  persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') },
});

const rates = '{ rates { base date } }';
const country = 'query($code: String!) { country(code: $code) { name currency { code } } }';
const large = '{ countries { name states { name } } }';
const two = 'query A { health { isReady } } query B { country(code: "IN") { name } }';
const servers = 'query($first: Int) { cloud { servers(first: $first) { nodes { name location { name } } } } }';
const newer = { accept: 'application/graphql-response+json' };

type Case = [name: string, question: Question, headers?: Record<string, string>];

const same: Case[] = [
  ['without variables', { query: rates }],
  ['with variables', { query: country, variables: { code: 'IN' } }],
  ['with other variables', { query: country, variables: { code: 'Île-de-France + ½ & 100%' } }],
  ['with variables that nobody declares', { query: rates, variables: { constructor: 1, other: [null] } }],
  ['with no variables in an object', { query: rates, variables: {} }],
  ['of two operations, named', { query: two, operationName: 'B' }],
  ['of two operations, none named', { query: two }],
  ['of two operations, an empty name', { query: two, operationName: '' }],
  ['of two operations, another named', { query: two, operationName: 'C' }],
  ['of two operations, another named, in the newer media type', { query: two, operationName: 'C' }, newer],
  ['of one operation, a name like a property of every object', { query: rates, operationName: '__proto__' }],
  ['over an upstream', { query: servers, variables: { first: 2 } }],
  ['over an upstream, by nobody', { query: servers, variables: { first: 2 } }, { authorization: '' }],
  ['over an upstream, with a report', { query: servers, variables: { first: 3 } }, { 'x-meridian-upstream': '1' }],
  ['of rates, with a report', { query: rates }, { 'x-meridian-upstream': '1' }],
  ['that accepts what is older', { query: servers, variables: { first: 4 } }, { 'x-meridian-max-age': '60' }],
  ['that accepts what is older, in no seconds', { query: rates }, { 'x-meridian-max-age': 'long' }],
  ['by nobody', { query: '{ token { id } }' }, { authorization: '' }],
  ['by a token that is unknown', { query: rates }, { authorization: 'Bearer mrd_unknown' }],
  ['with a variable of a wrong type', { query: country, variables: { code: 1 } }],
  ['with a variable of a wrong type, in the newer media type', { query: country, variables: { code: [] } }, newer],
  ['without a variable it needs', { query: country }],
  ['with null for a variable it needs', { query: country, variables: { code: null } }],
  ['that costs too much', { query: '{ countries { states { country { states { cities { name } } } } } }' }],
  ['that is too deep', { query: `{ countries ${'{ currency { countries '.repeat(9)} { name } ${'} }'.repeat(9)} }` }],
  ['that is too long', { query: `{ rates { base } } #${'x'.repeat(20_000)}` }],
  ['that is no GraphQL', { query: '{ rates {' }],
  ['that is no GraphQL, in the newer media type', { query: '{ rates {' }, newer],
  ['of an unknown field', { query: '{ nothing }' }],
  ['of an unknown field, in the newer media type', { query: '{ nothing }' }, newer],
  ['that is empty', { query: '' }],
  ['that is introspection', { query: '{ __type(name: "Currency") { kind fields { name } } }' }],
  ['with extensions of the client', { query: rates, extensions: { clientLibrary: { name: 'x' } } }],
  [
    'with extensions of a wrong hash',
    { query: rates, extensions: { persistedQuery: { version: 1, sha256Hash: 'no' } } },
  ],
  ['with extensions of another version', { query: rates, extensions: { persistedQuery: { version: 2 } } }],
  ['by a hash that is unknown', { extensions: persisted('{ unknown }') }],
  ['that brings its hash', { query: large, extensions: persisted(large) }],
  ['by its hash', { extensions: persisted(large) }],
  [
    'by its hash, with variables and compressed',
    { extensions: persisted(large), variables: {} },
    { 'accept-encoding': 'br' },
  ],
  ...[
    '*/*',
    'application/json',
    'application/graphql-response+json',
    'text/csv',
    'application/json;q=0',
    'text/*',
    'TEXT/HTML',
    '',
  ].map((accept): Case => [`that accepts "${accept}"`, { query: `{ rates { base } } # ${accept}` }, { accept }]),
  ['that prefers JSON', { query: rates }, { accept: 'application/graphql-response+json;q=0.1, application/json' }],
  ['that prefers the newer', { query: rates }, { accept: 'application/graphql-response+json, application/json;q=0.9' }],
  ...['br', 'gzip', 'identity', 'br;q=0, gzip', 'gzip;q=0.1, br;q=0.01', '*', 'zstd', '*;q=0', ''].map(
    (encoding): Case => [`in "${encoding}"`, { query: `${large} # ${encoding}` }, { 'accept-encoding': encoding }],
  ),
  ['of a page elsewhere', { query: rates }, { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }],
  ['of a page elsewhere with a cookie', { query: rates }, { origin: 'https://elsewhere.example', cookie: 'a=b' }],
];

const open = { 'access-control-allow-origin': '*', vary: 'accept, accept-encoding, authorization, cookie' };
const byBody = { status: 200, received: '{"data":{' };

/** What GET alone may not, or can only say otherwise: its parameters are texts, of which none stands for null. */
const differing: [string, Question, number, string, { status: number; received: string }][] = [
  [
    'that changes something',
    { query: 'mutation { deleteCloudVolume(id: "1") { deletedId } }' },
    405,
    'GET requests only support query operations, not mutation operations',
    { status: 200, received: 'UNAUTHENTICATED' },
  ],
  [
    'that would go on for ever',
    { query: 'subscription { ratesPublished { date } }' },
    200,
    'this is a subscription: send it with the header `Accept: text/event-stream`',
    { status: 200, received: 'Expected a query or a mutation' },
  ],
  ['with null for variables', { query: rates, variables: null }, 400, 'should contain a JSON-encoded object', byBody],
  ['with null for extensions', { query: rates, extensions: null }, 400, 'should contain a JSON-encoded object', byBody],
  [
    'with a list of variables',
    { query: rates, variables: [1] },
    400,
    'The variables search parameter should contain a JSON-encoded object.',
    { status: 400, received: '`variables` in a POST body must be an object if provided.' },
  ],
  [
    'with variables that are no JSON',
    { query: rates, variables: 'no' },
    400,
    'The variables search parameter contains invalid JSON.',
    { status: 400, received: '`variables` in a POST body should be provided as an object' },
  ],
  ['of nothing', {}, 400, 'must contain a non-empty `query`', { status: 400, received: 'JSON object has no keys' }],
];

const data = '{"data":{"rates":{"base":"INR"}}}';

/** What follows upon the query. */
const searches: [string, string, number, string][] = [
  [
    'repeats the query',
    '&query=%7Brates%7Bbase%7D%7D',
    400,
    "The 'query' search parameter may only be specified once.",
  ],
  ['repeats its name', '&operationName=A&operationName=A', 400, "The 'operationName' search parameter may only be"],
  ['repeats its variables', '&variables={}&variables={}', 400, "The 'variables' search parameter may only be"],
  ['repeats its extensions', '&extensions={}&extensions={}', 400, "The 'extensions' search parameter may only be"],
  ['repeats it often', '&query='.repeat(4_000), 400, "The 'query' search parameter may only be specified once."],
  ['has empty variables', '&variables=', 400, 'The variables search parameter contains invalid JSON.'],
  ['has variables that are no JSON', '&variables=no', 400, 'The variables search parameter contains invalid JSON.'],
  ['has variables without end', `&variables=${'['.repeat(9_000)}`, 400, 'contains invalid JSON.'],
  [
    'has null for variables',
    '&variables=null',
    400,
    'variables search parameter should contain a JSON-encoded object.',
  ],
  [
    'has a list for variables',
    '&variables=[]',
    400,
    'variables search parameter should contain a JSON-encoded object.',
  ],
  ['has a text for variables', '&variables=%22x%22', 400, 'should contain a JSON-encoded object.'],
  ['has false for variables', '&variables=false', 400, 'should contain a JSON-encoded object.'],
  ['has null for extensions', '&extensions=null', 400, 'extensions search parameter should contain a JSON-encoded'],
  ['has a list for extensions', '&extensions=[1]', 400, 'should contain a JSON-encoded object.'],
  ['has extensions that are no JSON', '&extensions=no', 400, 'The extensions search parameter contains invalid JSON.'],
  ['has null for a hash', '&extensions={%22persistedQuery%22:null}', 200, data],
  ['has a list for a hash', '&extensions={%22persistedQuery%22:[]}', 400, 'Unsupported persisted query version'],
  ['has an empty name', '&operationName=', 200, 'Unknown operation named'],
  ['has null for a name', '&operationName=null', 200, 'Unknown operation named'],
  ['has names of prototypes', '&__proto__=1&constructor=2', 200, data],
  ['has variables of prototypes', '&variables={%22__proto__%22:{%22a%22:1},%22constructor%22:1}', 200, data],
  ['has a broken escape in the query', '%', 200, data],
  ['has another', '%zz', 200, data],
  ['has bytes that are no text', '%ff%c3', 200, data],
  ['has a broken escape in its variables', '&variables={%2}', 400, 'contains invalid JSON.'],
  ['has a broken escape elsewhere', '&a=%', 200, data],
  ['has a fragment', '#x', 200, data],
  ['goes on behind a line', '%0A}', 200, 'Syntax Error'],
];

const leaves: Record<string, string>[] = [
  preflight,
  preflight,
  { 'content-type': 'application/json' },
  { 'content-type': 'text/plain' },
  {},
];
const forms: Record<string, string>[] = [
  {},
  {},
  newer,
  { accept: 'text/csv' },
  { 'accept-encoding': 'br' },
  { 'x-meridian-max-age': 'x' },
];

describe('a question by GET', () => {
  it.each(same)('%s is answered as by POST, each time', async (_name, question, headers = {}) => {
    const posted = await fourTimes(() => post(question, { authorization: `Bearer ${token.post}`, ...headers }));
    const got = await fourTimes(() => get(question, { authorization: `Bearer ${token.get}`, ...headers }));
    expect(got.map(readable)).toEqual(posted.map(readable));
    const [first] = posted;
    expect(first?.headers).toMatchObject(open);
    if (first) expect(got.map(textOf)).toEqual(Array(4).fill(textOf(first)));
  });

  it.each(differing)('%s is answered otherwise, each time', async (_name, question, status, received, byBody) => {
    const posted = await fourTimes(() => post(question, {}));
    expect(posted.map((answer) => [answer.status, textOf(answer)])).toEqual(
      Array(4).fill([byBody.status, expect.stringContaining(byBody.received)]),
    );
    // As if they were known from elsewhere.
    const query = typeof question.query === 'string' ? question.query : rates;
    await fourTimes(() => askRaw(byGet.url, { method: 'POST', headers: json, body: JSON.stringify({ query }) }));
    const got = await fourTimes(() => get(question, {}));
    expect(got.map((answer) => [answer.status, textOf(answer)])).toEqual(
      Array(4).fill([status, expect.stringContaining(received)]),
    );
    expect(got.map(({ headers }) => headers['allow'])).toEqual(Array(4).fill(status === 405 ? 'POST' : undefined));
    expect(got[0]?.headers).toMatchObject(open);
  });
});

describe('a search string', () => {
  it.each(searches)('that %s is answered the same, known or not', async (_name, suffix, status, received) => {
    const query = `{ rates { base } } # ${suffix.slice(0, 20)}`;
    const ask = (search: string) => askRaw(byGet.url, { search, headers: preflight });
    const search = `?query=${encodeURIComponent(query)}${suffix}`;
    const first = await ask(search);
    expect([first.status, first.body.toString()]).toEqual([status, expect.stringContaining(received)]);
    await fourTimes(() => get({ query }, {}));
    expect((await fourTimes(() => ask(search))).map(readable)).toEqual(alike(first));
  });

  it('of no known query is refused, whatever else it holds', async () => {
    for (const search of ['', '?', '?query=', '?QUERY={rates{base}}', '?query[]={rates{base}}', '?__proto__=1']) {
      const received = await askRaw(byGet.url, { search, headers: preflight });
      expect([received.status, received.body.toString()]).toEqual([
        400,
        expect.stringContaining('must contain a non-empty'),
      ]);
    }
  });

  it('that is larger than a head may be is refused before it is read', async () => {
    const received = await askRaw(byGet.url, { search: `?query=${'%7b'.repeat(12_000)}`, headers: preflight });
    expect([received.status, received.headers['content-type']]).toEqual([431, 'application/json; charset=utf-8']);
  });

  it('in any order and spelling, with any headers, is answered as when nothing was known', async () => {
    const choices = new Choices(20_261_122);
    for (let n = 0; n < scaled(150); n += 1) {
      const query = `query Q($a: CurrencyCode) { rates(base: $a) { base } country(code: "IN") { name } } #${n}`;
      const search = spelled(choices, query);
      const headers = { ...choices.one(leaves), ...choices.one(forms) };
      const ask = () => askRaw(byGet.url, { search, headers });
      const first = await ask();
      for (const variables of [{}, { a: 'USD' }]) {
        const received = await fourTimes(() => get({ query, variables }, {}));
        expect(received.map(textOf)).toEqual(Array(4).fill(expect.stringMatching(/^{"data":.*India/)));
      }
      expect({ search, headers, received: (await fourTimes(ask)).map(readable) }).toEqual({
        search,
        headers,
        received: alike(first),
      });
    }
  }, 60_000);
});

/** A search string that asks the query, well or not. */
function spelled(choices: Choices, query: string): string {
  const parts = [
    ['query', query],
    ...choices.some(
      [
        ['variables', '{}'],
        ['variables', '{"a":"USD"}'],
        ['variables', ' {"a":null} '],
      ],
      1,
    ),
    ...choices.some(
      [
        ['variables', 'null'],
        ['variables', '[]'],
        ['variables', '{'],
        ['variables', ''],
      ],
      1,
    ),
    ...choices.some(
      [
        ['operationName', 'Q'],
        ['operationName', ''],
        ['operationName', 'q"\n'],
      ],
      1,
    ),
    ...choices.some(
      [
        ['extensions', '{}'],
        ['extensions', '{"a":1}'],
        ['extensions', '7'],
      ],
      1,
    ),
    ...choices.some(
      [
        ['__proto__', '{}'],
        ['a', '%'],
        ['queries', query],
        ['query ', ''],
        ['Query', query],
      ],
      2,
    ),
  ];
  const spell = choices.one([
    encodeURIComponent,
    (text: string) => encodeURIComponent(text).replaceAll('%20', '+'),
    (text: string) => [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  ]);
  const ordered = parts
    .sort(() => choices.next() - 0.5)
    .map(([name = '', text = '']) => `${name.replace(' ', '+')}=${spell(text)}`);
  return `${choices.one(['?', '?', '??', '?&'])}${ordered.join('&')}${choices.one(['', '', '', '&', '%', '#', '&=', '=%zz'])}`;
}

describe('a question that a page elsewhere could send without a preflight', () => {
  const refused: [string, Record<string, string>, number][] = [
    ['no header', {}, 400],
    ['an empty header', { 'apollo-require-preflight': '' }, 400],
    ['the media type of a form', { 'content-type': 'text/plain' }, 400],
    ['another of a form', { 'content-type': 'application/x-www-form-urlencoded; a=application/json' }, 400],
    ['no media type at all', { 'content-type': '' }, 415],
    ['a media type cut off', { 'content-type': 'application/' }, 415],
    ['another media type', { 'content-type': 'application/jsonp', ...preflight }, 415],
    ['the media type of a form beside the header', { 'content-type': 'text/plain', ...preflight }, 415],
  ];

  it.each(refused)(
    'is refused with %s: unknown, known, and while its answer is kept',
    async (name, headers, status) => {
      const search = searchOf({ query: `{ rates { base } } # ${name}` });
      const ask = () => askRaw(byGet.url, { search, headers });
      const first = await ask();
      expect([first.status, first.body.toString()]).toEqual([
        status,
        expect.stringContaining(status === 400 ? 'Cross-Site Request Forgery' : 'may not have a content-type'),
      ]);
      const answered = await fourTimes(() => askRaw(byGet.url, { search, headers: preflight }));
      expect(answered[3]?.body.toString()).toBe('{"data":{"rates":{"base":"INR"}}}');
      expect((await fourTimes(ask)).map(readable)).toEqual(alike(first));
    },
  );

  it.each<Record<string, string>>([
    { 'apollo-require-preflight': '0' },
    { 'x-apollo-operation-name': 'x' },
    { 'content-type': 'application/json' },
    { 'content-type': 'Application/JSON ; charset=utf-8' },
  ])('is none with %p', async (headers) => {
    const asked = await fourTimes(() => askRaw(byGet.url, { search: searchOf({ query: rates }), headers }));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});

describe('a query by GET that is known', () => {
  it('is run without being read again', async () => {
    const reading = jest.spyOn(Operations.prototype, 'parsed');
    await fourTimes(() => get({ query: '{ health { isReady } } # anew' }, {}));
    await fourTimes(() => get({ query: '{ health { isReady } } # anew', variables: {} }, {}));
    expect(reading).toHaveBeenCalledTimes(1);
    reading.mockRestore();
  });

  it('is known by POST too, and the other way round', async () => {
    const reading = jest.spyOn(Operations.prototype, 'parsed');
    const byBody = (query: string) =>
      askRaw(byGet.url, { method: 'POST', headers: json, body: JSON.stringify({ query }) });
    const [one, other] = ['query One { health { isReady } }', 'query Other { health { isReady } }'];
    const asked = [
      await get({ query: one }, {}),
      await byBody(one),
      await byBody(other),
      await get({ query: other }, {}),
    ];
    expect(asked.map(textOf)).toEqual(Array(4).fill('{"data":{"health":{"isReady":true}}}'));
    expect(reading).toHaveBeenCalledTimes(2);
    reading.mockRestore();
  });
});

describe('an answer kept by GET', () => {
  const query = '{ convert(from: "USD", to: "INR") { rate } }';
  const rate = async () => (await get({ query }, {})).body.toString();

  it('is given until other rates are published, by which it is dropped', async () => {
    const { rates } = byGet.services;
    for (let n = 0; n < 3; n += 1) await rate();
    const kept = await rate();
    const away = jest.spyOn(StandingRates.prototype, 'rate').mockReturnValue(undefined);
    expect(await rate()).toBe(kept);
    const { date, source } = rates.newest;
    rates.publish(
      rateTable(date, source, new Map([...rates.newest.rates, ['INR', (rates.newest.rates.get('INR') ?? 0) * 1.01]])),
    );
    expect(await rate()).toContain('"errors"');
    away.mockRestore();
    expect(await rate()).toMatch(/^{"data":{"convert":{"rate":[\d.]+}}}$/);
    expect(await rate()).not.toBe(kept);
  });

  it('is of callers alike alone', async () => {
    const bases = await Promise.all(
      ['USD', 'JPY'].map(async (currency) => ({ currency, own: await byGet.token(['rates'], currency) })),
    );
    for (let n = 0; n < 4; n += 1) {
      for (const { currency, own } of bases) {
        const received = await get({ query: rates }, { authorization: `Bearer ${own}` });
        expect(received.body.toString()).toContain(`"base":"${currency}"`);
      }
    }
  });

  it('is not given to a body that reads as its search string', async () => {
    const question = { query: '{ rates { base } } # as a body' };
    await fourTimes(() => get(question, {}));
    const received = await askRaw(byGet.url, { method: 'POST', headers: json, body: searchOf(question) });
    expect([received.status, received.body.toString()]).toEqual([400, expect.stringContaining('Expected a JSON body')]);
  });

  it('is not given to a page elsewhere that a browser sends the cookie of', async () => {
    const question = { query: '{ rates { base } } # with a cookie' };
    const cookie = `meridian=${token.get}`;
    await fourTimes(() => get(question, { cookie, 'sec-fetch-site': 'same-origin' }));
    const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect((await get(question, { cookie, ...elsewhere })).status).toBe(403);
  });
});

describe('HEAD', () => {
  it.each<[string, Question, Record<string, string>]>([
    ['a query', { query: '{ rates { base } } # by its head' }, preflight],
    ['a large answer', { query: large }, { ...preflight, 'accept-encoding': 'br' }],
    ['a refused query', { query: '{ nothing }' }, { ...preflight, ...newer }],
    ['a mutation', { query: 'mutation { deleteCloudVolume(id: "1") { deletedId } }' }, preflight],
    ['what a page elsewhere could send', { query: '{ rates { base } } # by its head' }, {}],
    ['nothing', {}, preflight],
  ])('of %s is that of GET, each time', async (_name, question, headers) => {
    const search = searchOf(question);
    const [got] = await fourTimes(() => askRaw(byPost.url, { search, headers }));
    const heads = await fourTimes(() => askRaw(byGet.url, { method: 'HEAD', search, headers }));
    expect(heads).toEqual(Array(4).fill({ ...got, body: Buffer.alloc(0) }));
  });
});

describe('a page of another origin', () => {
  it.each(['GET', 'HEAD', 'POST'])('may ask by %s with every header that means something', async (method) => {
    const asked = 'apollo-require-preflight,authorization,content-type,x-meridian-max-age,x-meridian-upstream';
    const { status, headers } = await askRaw(byGet.url, {
      method: 'OPTIONS',
      search: searchOf({ query: rates }),
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': method,
        'access-control-request-headers': asked,
      },
    });
    expect({ status, headers }).toEqual({
      status: 204,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET,HEAD,POST',
        'access-control-allow-headers': asked,
        'access-control-max-age': '86400',
        vary: 'Access-Control-Request-Headers',
        'content-length': '0',
      },
    });
  });
});
