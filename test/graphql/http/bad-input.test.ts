import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';

let meridian: Meridian;
let authorization: string;
beforeAll(async () => {
  meridian = await startMeridian();
  authorization = `Bearer ${await meridian.token()}`;
});
afterAll(() => meridian.close());

/** The media type in which a refused question has a status of its own. */
const accept = 'application/graphql-response+json';

const ask = (body: unknown) => meridian.query(body, { authorization, accept });

describe('an operation that is too large', () => {
  it('in depth is refused with bound and figure', async () => {
    const query = `{ countries(filter: { codes: ["IN"] }) { ${'currency { countries { '.repeat(9)} name ${'} }'.repeat(9)} } }`;
    const { status, body } = await ask({ query });
    expect(status).toBe(422);
    expect(body.errors?.[0]).toMatchObject({
      message: expect.stringMatching(/depth .* at most 16 levels, but .* 20/),
      extensions: { code: 'OPERATION_TOO_LARGE', bound: 'depth', limit: 16, found: 20 },
    });
  });

  it('in cost is refused with bound and figure, whatever the variables', async () => {
    const query = '{ countries { states { country { states { cities { name } } } } } }';
    const { body } = await ask({ query });
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'OPERATION_TOO_LARGE', bound: 'cost', limit: 400_000 });
    expect(body.errors?.[0]?.message).toMatch(/at most 400000 fields, but this one's is \d{6,}/);
  });

  it('in cost is refused although another part asks for a negative number', async () => {
    const query = `{
      cloud { volumes(first: -1000000) { nodes { id name } } }
      countries { states { country { states { cities { name } } } } }
    }`;
    const { body } = await ask({ query });
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'OPERATION_TOO_LARGE', bound: 'cost' });
  });

  it('in fragments that multiply is refused with the bound, each time', async () => {
    const doubled = Array.from({ length: 20 }, (_, i) => `fragment F${i + 1} on Country { ...F${i} ...F${i} }`);
    const query = `{ country(code: "IN") { ...F20 } } fragment F0 on Country { name } ${doubled.join(' ')}`;
    for (const { status, body } of [await ask({ query }), await ask({ query })]) {
      expect(status).toBe(422);
      expect(body.errors?.[0]).toMatchObject({
        message: expect.stringMatching(/size .* at most 3000 fields, fragments written out/),
        extensions: { code: 'OPERATION_TOO_LARGE', bound: 'size', limit: 3_000 },
      });
    }
  });

  it('in fields has as many as the bound, and not one more', async () => {
    const names = (count: number, prefix: string) =>
      Array.from({ length: count }, (_, n) => `${prefix}${n}: name`).join(' ');
    // The country, 99 spreads of 29 fields each, and what is left.
    const queryOf = (count: number) =>
      `{ country(code: "IN") { ${'...F '.repeat(99)} ${names(count - 1 - 99 * 30, 'a')} } } fragment F on Country { ${names(29, 'f')} }`;
    expect((await ask({ query: queryOf(3_000) })).body.errors).toBeUndefined();
    const { body } = await ask({ query: queryOf(3_001) });
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'OPERATION_TOO_LARGE', bound: 'size' });
  });

  it('in length is refused with bound and figure', async () => {
    const { status, body } = await ask({ query: `{ health { isReady } } #${' '.repeat(20_000)}` });
    expect(status).toBe(422);
    expect(body.errors?.[0]?.message).toContain("at most 20000 characters, but this one's is 20024");
  });

  it('in tokens is refused', async () => {
    const { status, body } = await ask({ query: `{${' a'.repeat(9_000)} }` });
    expect(status).toBe(400);
    expect(body.errors?.[0]?.message).toContain('3000 tokens');
  });
});

describe('a body that is no question', () => {
  const json = { 'content-type': 'application/json', authorization: '', accept };

  const unreadable = new Set(['not JSON', 'empty', 'a syntax error']);

  it.each([
    ['not JSON', '{"query": '],
    ['empty', ''],
    ['null', 'null'],
    ['an array', '[{"query":"{ health { ready } }"}]'],
    ['a number', '42'],
    ['an object without query', '{}'],
    ['a query that is a number', '{"query": 5}'],
    ['variables that are text', '{"query":"{ health { ready } }","variables":"x"}'],
    ['a syntax error', '{"query":"{ country("}'],
    ['a field that is not there', '{"query":"{ nothing }"}'],
    ['several operations and no name', '{"query":"query A { health { ready } } query B { health { ready } }"}'],
    ['only fragments', '{"query":"fragment F on Query { health { ready } }"}'],
    [
      'a variable of the wrong type',
      '{"query":"query($f: Int) { search(text: \\"a\\", first: $f) { nodes { __typename } } }","variables":{"f":"x"}}',
    ],
    ['a huge integer', '{"query":"{ search(text: \\"a\\", first: 99999999999) { nodes { __typename } } }"}'],
    ['a prototype name', '{"query":"{ __proto__ }"}'],
    [
      'a prototype variable',
      '{"query":"query($a: CurrencyCode!) { currency(code: $a) { code } }","variables":{"a":{"__proto__":1}}}',
    ],
  ])('%s is a 400 where it cannot be read, else a 422, with code and message', async (what, text) => {
    const { status, body } = await meridian.query(text, json);
    expect(status).toBe(unreadable.has(what) ? 400 : 422);
    expect(typeof body.errors?.[0]?.message).toBe('string');
    expect(body.errors?.[0]?.extensions['code']).toEqual(expect.stringMatching(/^[A-Z_]+$/));
    expect(JSON.stringify(body)).not.toMatch(/node_modules|\.js:\d+/);
  });

  it.each([
    ['application/json', 400],
    ['*/*', 400],
    [accept, 415],
  ])('of another content type says which is expected, to those who accept %s', async (accepted, status) => {
    const response = await fetch(`${meridian.url}/graphql`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'text/plain', accept: accepted },
    });
    expect(response.status).toBe(status);
    expect(await response.text()).toContain('application/json');
  });

  it.each(['null', '[]', '{}', '{"qeury":"{ health { ready } }"}', '{"query":"{ health { ready } }","variables":"x"}'])(
    'keeps its 400 for those who accept application/json: %s',
    async (text) => {
      const { status } = await meridian.query(text, { ...json, accept: 'application/json' });
      expect(status).toBe(400);
    },
  );

  it('over the limit is a 413', async () => {
    const { status, body } = await ask(
      JSON.stringify({ query: '{ health { isReady } }', pad: 'x'.repeat(1024 * 1024) }),
    );
    expect(status).toBe(413);
    expect(body.errors?.[0]?.extensions['code']).toBe('PAYLOAD_TOO_LARGE');
  });
});

describe('a question that is refused', () => {
  it.each([
    ['{ country(', 'GRAPHQL_PARSE_FAILED'],
    ['{ nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    ['query($a: Int!) { search(text: "in", first: $a) { nodes { __typename } } }', 'BAD_USER_INPUT'],
    ['{ countries { states { country { states { cities { name } } } } } }', 'OPERATION_TOO_LARGE'],
  ])('%s is 200 in application/json, however often it is asked', async (query, code) => {
    for (let time = 0; time < 3; time++) {
      const { status, body } = await meridian.query({ query }, { accept: 'application/json' });
      expect(status).toBe(200);
      expect(body.data).toBeUndefined();
      expect(body.errors?.[0]?.extensions['code']).toBe(code);
    }
  });
});

describe('an operation that the document or the graph lacks', () => {
  it.each([
    ['{ health { isReady } }', 'Nope', 'Unknown operation named "Nope".'],
    ['{ health { isReady } }', '', 'Unknown operation named "".'],
    ['query A { health { isReady } } query B { health { isReady } }', 'Nope', 'Unknown operation named "Nope".'],
    ['query A { health { isReady } } query B { health { isReady } }', undefined, 'Must provide operation name'],
    ['subscription { ratesPublished { base } }', undefined, 'Accept: text/event-stream'],
  ])('%s, asked for as %p, is refused in clear words', async (query, operationName, words) => {
    const { status, body } = await ask({ query, operationName });
    expect(status).toBe(422);
    expect(body.errors?.[0]?.message).toContain(words);
  });
});

describe('a persisted query', () => {
  it.each([
    ['application/json', 200],
    [accept, 404],
  ])('that is not known has no data, and for those who accept %s the status %d', async (accepted, expected) => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } };
    const { status, body } = await meridian.query({ extensions }, { accept: accepted });
    expect(body.errors?.[0]?.extensions['code']).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect(status).toBe(expected);
  });

  it('whose text has another hash is refused in clear words', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'abc' } };
    const { status, body } = await ask({ query: '{ health { isReady } }', extensions });
    expect(status).toBe(422);
    expect(body.errors?.[0]).toMatchObject({
      message: 'provided sha does not match query',
      extensions: { code: 'BAD_REQUEST' },
    });
  });
});

describe('data with errors', () => {
  const query = '{ country(code: "IN") { name } convertMany(from: "EUR", to: ["USD", "DEM"]) { rate } }';

  it.each([
    ['application/json', 200],
    ['*/*', 200],
    [accept, 294],
    [`${accept}, application/json;q=0.9`, 294],
  ])('is of its own status for those who accept %s, however often it is asked', async (accepted, status) => {
    for (let time = 0; time < 3; time++) {
      const answered = await meridian.query({ query }, { accept: accepted });
      expect(answered.body.data?.['country']).toEqual({ name: 'India' });
      expect(answered.body.errors).toHaveLength(1);
      expect(answered.status).toBe(status);
    }
  });

  it('is the same where all of the data is null, and by a mutation', async () => {
    const mutation = 'mutation { deleteCloudVolume(id: 1) { deletedId } }';
    const answered = await meridian.query({ query: mutation }, { accept });
    expect(answered.body.data).toEqual({ deleteCloudVolume: null });
    expect(answered.status).toBe(294);
  });
});

describe('odd values for every argument', () => {
  const odd = [
    '',
    ' ',
    'x',
    '__proto__',
    'constructor',
    '💶💶💶',
    'a\u0000b',
    '%zz',
    '../..',
    'XXX',
    'x'.repeat(5_000),
  ];
  const questions = [
    'query($v: CurrencyCode!) { rates(base: $v) { base } }',
    'query($v: Date!) { rates(date: $v) { base } }',
    'query($v: CurrencyCode!) { convert(from: $v, to: "USD") { rate } }',
    'query($v: CurrencyCode!) { convert(from: "USD", to: $v) { rate } }',
    'query($v: CurrencyCode!) { currency(code: $v) { code } }',
    'query($v: CurrencyCode!) { currencies(codes: [$v]) { code } }',
    'query($v: CurrencyCode!) { currency(code: "USD") { rate(base: $v) } }',
    'query($v: Date!) { currency(code: "USD") { history(from: $v) { rate } } }',
    'query($v: String!) { country(code: $v) { name } }',
    'query($v: String!) { countries(filter: { search: $v, region: $v }) { name } }',
    'query($v: String!) { state: stateNamed(country: "IN", name: $v) { name } }',
    'query($v: String!) { state: stateNamed(country: $v, name: "Goa") { name } }',
    'query($v: String!) { city: cityNamed(country: "IN", name: $v) { name } }',
    'query($v: String!) { city: cityNamed(country: $v, state: $v, name: $v) { name } }',
    'query($v: String!) { country(code: "IN") { state: stateNamed(name: $v) { name } } }',
    'query($v: String!) { search(text: $v) { nodes { __typename } } }',
  ];

  it.each(questions)('%s never fails unexpectedly', async (query) => {
    for (const v of [...odd, 5, -1, 1e300, true, null, [], ['USD'], {}, { a: 1 }]) {
      const { status, body } = await ask({ query, variables: { v } });
      expect(status).toBeLessThan(500);
      for (const error of body.errors ?? []) {
        expect(error.extensions['code']).not.toBe('INTERNAL_SERVER_ERROR');
        expect(error.message.length).toBeGreaterThan(10);
        expect(error.message.length).toBeLessThan(600);
      }
      expect(body.errors !== undefined || body.data !== undefined).toBe(true);
    }
  });

  it.each([0, -1, 1e308 * 10, 'x', null])('amount %p of a conversion is refused or defaulted', async (amount) => {
    const query = 'query($a: Decimal) { convert(from: "KWD", to: "IRR", amount: $a) { money { amount } } }';
    const { status, body } = await ask({ query, variables: { a: amount } });
    expect(status).toBeLessThan(500);
    expect(body.errors?.[0]?.extensions['code'] ?? 'none').not.toBe('INTERNAL_SERVER_ERROR');
  });
});

describe('introspection', () => {
  it('is on by default and can be switched off', async () => {
    const query = '{ __schema { queryType { name } } }';
    expect((await ask({ query })).status).toBe(200);
    const closed = await startMeridian({ INTROSPECTION: 'off' });
    const { status, body } = await closed.query({ query }, { accept });
    await closed.close();
    expect(status).toBe(422);
    expect(body.errors?.[0]?.message).toContain('introspection');
  });
});

describe('a mutation of which the client accepts no form of the answer', () => {
  it('is refused, and not run', async () => {
    const admin = { authorization: `Bearer ${await meridian.token(['admin'])}` };
    const query = 'mutation { createToken(input: { name: "Never made" }) { token { id } } }';
    const made = async () => (await meridian.services.tokens.list()).filter(({ name }) => name === 'Never made').length;
    for (let n = 0; n < 2; n += 1)
      expect((await meridian.query({ query }, { ...admin, accept: 'text/csv' })).status).toBe(406);
    expect(await made()).toBe(0);
    expect((await meridian.query({ query }, admin)).body.errors).toBeUndefined();
    expect(await made()).toBe(1);
  });
});
