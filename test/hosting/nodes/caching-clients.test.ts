/** Clients that cache, as they are without a setting, read back what was sent: of one question, and of several in one cache. */
import { afterAll, beforeAll, expect } from '@jest/globals';
import { type DocumentNode, print } from 'graphql';
import { isObject } from '../../../src/base/unknown.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { packageIn } from '../../support/optional/packages.js';

const folder = 'scripts/packages/caching-clients';
const apollo = packageIn(folder, '@apollo/client');
const graphcache = packageIn(folder, '@urql/exchange-graphcache');
const urql = packageIn(folder, '@urql/core');

const bill = (currency: string) =>
  `{ hosting { bill(currency: "${currency}") { lines(first: 500) { nodes { resourceId kind gross { amount currency } } } } } }`;

/** Each with others that ask for the same things in another currency, by another base, with other fields or from elsewhere. */
const questions = [
  bill('EUR'),
  bill('INR'),
  '{ hosting { bill(currency: "EUR", filter: { apis: [STORAGE] }) { lines(first: 500) { nodes { resourceId gross { amount } } } } } }',
  '{ hosting { findings(first: 100) { nodes { id kind severity resourceId } } } }',
  '{ hosting { storageBoxes(first: 50) { nodes { id name } } } }',
  '{ storage { storageBoxes(first: 50) { nodes { id number name storageBoxType { id name } } } } }',
  '{ storage { storageBoxTypes(first: 50) { nodes { id number name description } } } }',
  '{ currencies { id code rate(base: "USD") countries { id name } } }',
  '{ currencies { id symbol rate(base: "EUR") } }',
  '{ country(code: "DE") { id name currency { id name } states { id name } cities(first: 20) { nodes { id name state { id name } } } } }',
  '{ country(code: "AT") { id name currency { id symbol } cities(first: 20, orderBy: NAME) { nodes { id name country { id name } } } } }',
  '{ convert(from: "EUR", to: "INR") { rate money { amount } } eur: currency(code: "EUR") { id quote(base: "INR") { rate date } } }',
];

interface ApolloCache {
  transformDocument(document: DocumentNode): DocumentNode;
  writeQuery(written: { query: DocumentNode; data: unknown }): void;
  readQuery(read: { query: DocumentNode }): unknown;
}
interface Apollo {
  readonly InMemoryCache: new () => ApolloCache;
  gql(text: string): DocumentNode;
}
interface UrqlClient {
  query(
    text: string,
    variables: object,
    context?: { requestPolicy: 'cache-only' },
  ): { toPromise(): Promise<{ data?: unknown; error?: Error }> };
}
interface Urql {
  readonly Client: new (options: object) => UrqlClient;
  readonly fetchExchange: unknown;
}
interface Graphcache {
  cacheExchange(options: object): unknown;
}

let meridian: Meridian;
let authorization: string;
beforeAll(async () => {
  meridian = await startMeridian();
  authorization = `Bearer ${await meridian.token(['rates', 'hosting:read'])}`;
});
afterAll(() => meridian.close());

async function ask(query: string): Promise<unknown> {
  const { body } = await meridian.query({ query }, { authorization });
  expect(body.errors).toBeUndefined();
  return body.data;
}

/** Without the names of types, which clients add. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isObject(value)) return value;
  const fields = Object.entries(value).filter(([name]) => name !== '__typename');
  return Object.fromEntries(fields.map(([name, field]) => [name, plain(field)]));
}

apollo.it('Apollo Client reads back what was sent', async (address) => {
  const { InMemoryCache, gql } = (await import(address)) as Apollo;
  const shared = new InMemoryCache();
  const sent: [DocumentNode, unknown][] = [];
  for (const question of questions) {
    const own = new InMemoryCache();
    const query = own.transformDocument(gql(question));
    const data = await ask(print(query));
    own.writeQuery({ query, data });
    expect(own.readQuery({ query })).toEqual(data);
    shared.writeQuery({ query, data });
    sent.push([query, data]);
  }
  // What a later question has replaced is asked for again: it is missing, and never another.
  for (const [query, data] of sent) expect([data, null]).toContainEqual(shared.readQuery({ query }));
});

const both = graphcache.and(urql);
both.it('graphcache reads back what was sent', async ([graphcacheAt, urqlAt]) => {
  const { cacheExchange } = (await import(graphcacheAt)) as Graphcache;
  const { Client, fetchExchange } = (await import(urqlAt)) as Urql;
  const clientOf = () =>
    new Client({
      url: `${meridian.url}/graphql`,
      exchanges: [cacheExchange({}), fetchExchange],
      fetchOptions: { headers: { authorization } },
      preferGetMethod: false,
    });
  const shared = clientOf();
  const sent: [string, unknown][] = [];
  for (const question of questions) {
    const own = clientOf();
    const { data, error } = await own.query(question, {}).toPromise();
    expect(error).toBeUndefined();
    expect(plain(data)).toEqual(plain(await ask(question)));
    const read = await own.query(question, {}, { requestPolicy: 'cache-only' }).toPromise();
    expect(plain(read.data)).toEqual(plain(data));
    await shared.query(question, {}).toPromise();
    sent.push([question, data]);
  }
  for (const [question, data] of sent) {
    const read = await shared.query(question, {}, { requestPolicy: 'cache-only' }).toPromise();
    expect([plain(data), null]).toContainEqual(plain(read.data ?? null));
  }
});
