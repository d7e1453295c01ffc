/** Clients that cache, as they are without a setting, read back what was sent: of one question, and of several in one cache. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type DocumentNode, print } from 'graphql';
import { isObject } from '../../../src/base/unknown.js';
import { packageIn } from '../../support/optional/packages.js';
import { CachedAnswers } from './cached-answers.js';
import { pairs } from './pairs.js';
import { type Compiled, type Relay, RelayCache, RelayProject, relay } from './relay.js';

const folder = 'scripts/packages/caching-clients';
const apollo = packageIn(folder, '@apollo/client');
const graphcache = packageIn(folder, '@urql/exchange-graphcache').and(packageIn(folder, '@urql/core'));

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

let answers: CachedAnswers;
beforeAll(async () => {
  answers = await CachedAnswers.start();
});
afterAll(() => answers.close());

/** Without the names of types, which clients add. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isObject(value)) return value;
  const fields = Object.entries(value).filter(([name]) => name !== '__typename');
  return Object.fromEntries(fields.map(([name, field]) => [name, plain(field)]));
}

/** Of hosting there are many more types of records and of applications than the sandbox has objects of. */
it('of nearly all types of objects some are asked for, of both accounts', () => {
  expect(answers.types.length).toBeGreaterThan(70);
});

apollo.it('Apollo Client reads back what was sent', async (address) => {
  const { InMemoryCache, gql } = (await import(address)) as Apollo;

  /** What is read back at once, and beside all others. */
  const kept = async (questions: readonly string[]) => {
    const shared = new InMemoryCache();
    const sent: { question: string; query: DocumentNode; data: unknown }[] = [];
    for (const question of questions) {
      const own = new InMemoryCache();
      const query = own.transformDocument(gql(question));
      const data = await answers.ask(print(query));
      own.writeQuery({ query, data });
      expect({ question, data: own.readQuery({ query }) }).toEqual({ question, data });
      shared.writeQuery({ query, data });
      sent.push({ question, query, data });
    }
    return sent.map(({ query, ...one }) => ({ ...one, read: shared.readQuery({ query }) }));
  };

  const asked = await kept([...pairs, ...answers.everything()]);
  // Of what has no id, the last that was asked replaces what others have of it. That is asked for again, and never another.
  for (const { question, data, read } of asked)
    expect({ question, read: read ?? data }).toEqual({ question, read: data });
  const again = asked.slice(0, pairs.length).filter(({ read }) => read === null);
  expect(again.length).toBeLessThan(pairs.length / 4);
});

graphcache.it('graphcache reads back what was sent', async ([graphcacheAt, urqlAt]) => {
  const { cacheExchange } = (await import(graphcacheAt)) as Graphcache;
  const { Client, fetchExchange } = (await import(urqlAt)) as Urql;
  const fetch = async (_url: string, { body }: { body: string }): Promise<Response> => {
    const { query } = JSON.parse(body) as { query: string };
    const data = await answers.ask(query);
    return Response.json({ data });
  };
  const clientOf = () =>
    new Client({
      url: 'http://meridian.test/graphql',
      exchanges: [cacheExchange({}), fetchExchange],
      fetch,
      preferGetMethod: false,
    });
  const cached = async (client: UrqlClient, question: string) =>
    plain((await client.query(question, {}, { requestPolicy: 'cache-only' }).toPromise()).data);

  /** What is read back at once, and beside all others. */
  const kept = async (questions: readonly string[]) => {
    const shared = clientOf();
    const sent: { question: string; data: unknown; own: unknown }[] = [];
    for (const question of questions) {
      const own = clientOf();
      const { error } = await own.query(question, {}).toPromise();
      expect({ question, error }).toEqual({ question, error: undefined });
      sent.push({ question, data: plain(await answers.ask(question)), own: await cached(own, question) });
      await shared.query(question, {}).toPromise();
    }
    return Promise.all(sent.map(async (one) => ({ ...one, read: await cached(shared, one.question) })));
  };

  for (const { question, data, own, read } of await kept(pairs))
    expect({ question, own, read }).toEqual({ question, own: data, read: data });
  // Which fragments are of the type of an object is a guess without the schema: of another type's it may read the same fields.
  for (const { question, data, own, read } of await kept(answers.everything()))
    expect({ question, own, read }).toMatchObject({ question, own: data, read: data });
});

relay.it('Relay, which keys by ids alone, reads back what was sent', async ([runtime, cli]) => {
  const questions = [...pairs, ...answers.everything()];
  const nameOf = (index: number) => `cachedOf${index}Query`;
  const project = new RelayProject({ cached: questions.map((text, index) => `query ${nameOf(index)} ${text}`) });
  try {
    expect(await project.compile(cli)).toBe('');
    const { default: library } = (await import(runtime)) as { default: Relay };
    const shared = new RelayCache(library);
    const sent: { question: string; query: Compiled; data: unknown }[] = [];
    for (const [index, question] of questions.entries()) {
      const query = (await project.artifact(nameOf(index))) as Compiled;
      const data = await answers.ask(question);
      const whole = await answers.ask(query.params.text);
      const own = new RelayCache(library);
      own.write(query, whole);
      expect({ question, ...own.read(query) }).toEqual({ question, data, isMissingData: false });
      shared.write(query, whole);
      sent.push({ question, query, data });
    }
    for (const { question, query, data } of sent)
      expect({ question, ...shared.read(query) }).toEqual({ question, data, isMissingData: false });
  } finally {
    project.remove();
  }
});
