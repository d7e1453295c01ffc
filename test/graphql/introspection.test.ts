/** Questions about the schema: answered as graphql-js answers them, with room for a schema of twice the size. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { Measured } from '../server/metrics/measured.js';
import { type Meridian, startMeridian } from '../support/meridian.js';
import { referenceOf } from './reference.js';

let meridian: Meridian;
let closed: Meridian;
let measured: Measured;
beforeAll(async () => {
  measured = await Measured.start();
  meridian = await startMeridian();
  closed = await startMeridian({ INTROSPECTION: 'off' });
});
afterAll(async () => {
  await meridian.close();
  await closed.close();
  await measured.close();
});

const whole = getIntrospectionQuery({
  descriptions: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  oneOf: true,
});

/** As clients that cache by type write it. */
const withTypenames = whole.replaceAll('{', '{ __typename ').replaceAll(/\s+/g, ' ').trim();
/** Everything twice: as much as of a schema of twice the size. */
const doubled = withTypenames.replace(
  /__schema (\{.*\}) \}(?= fragment FullType)/,
  'first: __schema $1 second: __schema $1 }',
);

interface Question {
  readonly query: string;
  readonly variables?: Record<string, unknown>;
}

async function textOf(question: Question): Promise<string> {
  const response = await fetch(`${meridian.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
  });
  return response.text();
}

const questions: Readonly<Record<string, Question>> = {
  'the whole schema': { query: whole },
  'the whole schema with __typename everywhere': { query: withTypenames },
  'the whole schema twice': { query: doubled },
  aliases: {
    query: '{ a: __schema { t: types { n: name k: kind } } b: __type(name: "Country") { f: fields { n: name } } }',
  },
  fragments: {
    query: `{ __schema { ...S ...S types { ...T } } }
      fragment S on __Schema { queryType { ...T } mutationType { ...T } subscriptionType { ...T } }
      fragment T on __Type { name ... on __Type { possibleTypes { name } interfaces { name } } }`,
  },
  'directives that leave out': {
    query: `query ($all: Boolean!) { __schema { types @include(if: $all) { name } directives @skip(if: $all) { name } } }`,
    variables: { all: true },
  },
  'directives that let in': {
    query: `query ($all: Boolean!) { __schema { types @include(if: $all) { name } directives @skip(if: $all) { name } } }`,
    variables: { all: false },
  },
  variables: {
    query: `query ($name: String!, $old: Boolean = true) { __type(name: $name) {
      kind name fields(includeDeprecated: $old) { name isDeprecated args { name defaultValue type { name ofType { name } } } } } }`,
    variables: { name: 'Query' },
  },
  'a type that is none': { query: '{ __type(name: "Nothing") { name fields { name } } }' },
  'data beside it': {
    query: `{ country(code: "DE") { name states { name } } __schema { __typename queryType { name } } __typename
      currency(code: "EUR") { name } __type(name: "DrivingSide") { enumValues { name } } }`,
  },
  'deep types': {
    query: `{ __type(name: "Country") { fields { type { ofType { ofType { ofType { ofType { name } } } fields { name } } } } } }`,
  },
};

describe.each(Object.entries(questions))('%s', (_, question) => {
  it('is answered byte for byte as by graphql-js, new, known and repeated', async () => {
    const { query, variables } = question;
    const expected = await referenceOf(meridian.services)(query, { variables }, '', '');
    expect(expected.text).toMatch(/^\{"data":\{/);
    for (let time = 1; time <= 3; time += 1) expect(await textOf(question)).toBe(expected.text);
  });
});

describe('the cache of responses', () => {
  const query =
    'query ($name: String!) { __type(name: $name) { name fields { name } } __schema { queryType { name } } }';
  const hits = async (question: Question, encoding = 'identity') => {
    const hitsNow = async () => (await measured.scrape()).value('meridian_cache_hits_total', { cache: 'response' });
    const before = await hitsNow();
    const headers = { 'content-type': 'application/json', 'accept-encoding': encoding };
    await (
      await fetch(`${measured.server.url}/graphql`, { method: 'POST', headers, body: JSON.stringify(question) })
    ).text();
    return (await hitsNow()) - before;
  };

  it('has an answer about the schema by text, variables and encoding', async () => {
    const germany = { query, variables: { name: 'Country' } };
    expect([await hits(germany), await hits(germany), await hits(germany)]).toEqual([0, 0, 1]);
    const city = { query, variables: { name: 'City' } };
    expect([await hits(city), await hits(city), await hits(city)]).toEqual([0, 0, 1]);
    expect([await hits(city, 'gzip'), await hits(city, 'gzip'), await hits(city, 'gzip')]).toEqual([0, 0, 1]);
    const all = { query: whole };
    expect([await hits(all, 'gzip'), await hits(all, 'gzip'), await hits(all, 'gzip')]).toEqual([0, 0, 1]);
  });

  it('has none with what is not of the schema alone', async () => {
    const mixed = { query: '{ __schema { queryType { name } } health { isReady } }' };
    expect([await hits(mixed), await hits(mixed), await hits(mixed)]).toEqual([0, 0, 0]);
  });
});

describe('with INTROSPECTION=off', () => {
  const messages = async (question: object) => {
    const { body } = await closed.query(question);
    expect(body.data ?? undefined).toBeUndefined();
    return body.errors?.map(({ message, extensions }) => [extensions['code'], message]);
  };
  const refusal = (name: string) => [
    'GRAPHQL_VALIDATION_FAILED',
    `GraphQL introspection has been disabled, but the requested query contained the field "${name}".`,
  ];

  it.each<[string, object, string]>([
    ['a query', { query: '{ __schema { types { name } } }' }, '__schema'],
    ['an alias', { query: '{ a: __type(name: "Query") { name } }' }, '__type'],
    ['a fragment', { query: '{ ...F } fragment F on Query { __schema { queryType { name } } }' }, '__schema'],
  ])('%s about the schema is refused, once', async (_, question, name) => {
    expect(await messages(question)).toEqual([refusal(name)]);
  });

  it('the same is refused where it is sent by hash', async () => {
    const query = '{ __schema { queryType { name } } }';
    const sha256Hash = createHash('sha256').update(query).digest('hex');
    const persisted = { extensions: { persistedQuery: { version: 1, sha256Hash } } };
    expect(await messages({ query, ...persisted })).toEqual([refusal('__schema')]);
    expect((await messages(persisted))?.flat().join()).not.toMatch(/ApolloServer|introspection:/);
  });

  it('__typename and texts that look like it are answered', async () => {
    const { body } = await closed.query({
      query: '{ __typename search(text: "__schema __type", first: 1) { nodes { __typename } } }',
    });
    expect(body).toEqual({ data: { __typename: 'Query', search: { nodes: [] } } });
  });

  it.each<[string, object]>([
    ['a field', { query: '{ countris { name } }' }],
    ['a field below', { query: '{ countries { nam } }' }],
    ['an argument', { query: '{ country(cod: "DE") { name } }' }],
    ['a type', { query: '{ search(text: "x") { nodes { ... on Countri { name } } } }' }],
    ['a type of a variable', { query: 'query ($c: CurrencyCod) { currency(code: $c) { name } }' }],
    ['a fragment on an interface', { query: '{ search(text: "x") { nodes { name } } }' }],
    ['a field of an input', { query: '{ countries(filter: { currancies: "EUR" }) { name } }' }],
    [
      'a value of an enum',
      { query: '{ rates(period: DAI) { base } hosting { bill(groupBy: [COUNTRI]) { totalCount } } }' },
    ],
    [
      'a value of an enum in variables',
      {
        query: 'query ($g: [BillGroupBy!]) { hosting { bill(groupBy: $g) { lines { totalCount } } } }',
        variables: { g: ['COUNTRI'] },
      },
    ],
    [
      'a field of an input in variables',
      {
        query: 'query ($f: CountryFilter) { countries(filter: $f) { name } }',
        variables: { f: { currancies: 'EUR' } },
      },
    ],
    ['a mutation', { query: 'mutation { deleteCloudVolum(id: 1) { deletedId } }' }],
  ])('a refusal of %s suggests no name, where it does so otherwise', async (_, question) => {
    const { body } = await meridian.query(question);
    expect(JSON.stringify(body.errors)).toContain('Did you mean');
    const found = await messages(question);
    expect(found?.length).toBeGreaterThan(0);
    expect(JSON.stringify(found)).not.toMatch(/Did you mean|\?"/);
  });
});
