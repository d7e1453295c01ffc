/** @decorates-classes */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import type { Scope } from '../../../src/base/auth/scope.js';
import type { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { asker, schemaOf, upstreamsOf } from '../harness.js';
import { groups, serving } from './library.js';

const hostile = ['a', 'a/b', 'a:b', '100%', '%3A', '2a01:4f8::1', 'é', 'cloud:prod:book:1:a'];

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
let upstreams: Upstreams;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start(serving(hostile));
  schema = await schemaOf(groups);
});
beforeEach(() => {
  upstream.asked.splice(0);
  upstreams = upstreamsOf(
    ['prod', 'test'].map((name) => ({ api: 'CLOUD', name, credential: name, baseUrl: upstream.url, sandbox: false })),
  );
});
afterAll(() => upstream.close());

const ask = (source: string, variables: Record<string, unknown> = {}, scopes?: readonly Scope[]) =>
  asker(schema, upstreams, scopes)(source, variables);

interface Books {
  readonly library: { readonly rack: { readonly books: { readonly nodes: readonly { id: string; name: string }[] } } };
}

async function books() {
  const { data } = await ask('{ library(account: "prod") { rack(id: 7) { books { nodes { id name } } } } }');
  upstream.asked.splice(0);
  return (data as unknown as Books).library.rack.books.nodes;
}

describe('the id of an object', () => {
  it('names its API, account, type and keys, in the order of the path; the own key stands beside it', async () => {
    const { data } = await ask(
      '{ library(account: "prod") { rack(id: 7) { id number title book(name: "a/b") { id name accountName } } } }',
    );
    expect(data).toEqual({
      library: {
        rack: {
          id: 'cloud:prod:rack:7',
          number: '7',
          title: 'rack 7',
          book: { id: 'cloud:prod:book:7:a%2Fb', name: 'a/b', accountName: 'prod' },
        },
      },
    });
  });

  it('is that of objects within others, and takes no call where a link leads to it', async () => {
    const { data } = await ask(
      '{ library(account: "test") { cards { nodes { id number place { id number } rack { id number } } } } }',
    );
    expect(data).toEqual({
      library: {
        cards: {
          nodes: [
            {
              id: 'cloud:test:card:5',
              number: '5',
              place: { id: 'cloud:test:rack:8', number: '8' },
              rack: { id: 'cloud:test:rack:7', number: '7' },
            },
          ],
        },
      },
    });
    expect(upstream.lines).toEqual(['GET /cards?page=1&per_page=50']);
  });

  it('leads back to it as an argument, whatever its name, and so does the own key', async () => {
    for (const { id, name } of await books())
      for (const text of [id, name === 'cloud:prod:book:1:a' ? id : name]) {
        const { data } = await ask(
          'query ($name: ID!) { library(account: "prod") { rack(id: "cloud:prod:rack:7") { book(name: $name) { name } } } }',
          { name: text },
        );
        expect([text, data]).toEqual([text, { library: { rack: { book: { name } } } }]);
      }
  });
});

describe('an id in an argument', () => {
  it.each(['cloud:prod:card:7', 'edge:prod:rack:7', 'cloud:prod', 'x:y:rack:7'])(
    'is the provider’s unless it begins with the API and the type of the argument: %s',
    async (id) => {
      const { errors } = await ask('query ($id: ID!) { library(account: "prod") { rack(id: $id) { title } } }', {
        id,
      });
      expect(errors?.[0]?.message).toBe(`id: expected a number, but got "${id}"`);
      const { data } = await ask(
        'query ($name: ID!) { library(account: "prod") { rack(id: 7) { book(name: $name) { name } } } }',
        { name: id },
      );
      expect(data).toEqual({ library: { rack: { book: null } } });
      expect(upstream.lines.at(-1)).toBe(`GET /racks/7/books/${encodeURIComponent(id)}`);
    },
  );

  it.each(['cloud:prod:rack', 'cloud:prod:rack:7:8', 'cloud:prod:rack:%7', 'cloud:prod:rack:%37'])(
    'is refused where it begins so and is none: %s',
    async (id) => {
      const { errors } = await ask('query ($id: ID!) { library(account: "prod") { rack(id: $id) { title } } }', {
        id,
      });
      expect(errors?.[0]).toMatchObject({
        message: `id: expected an id such as cloud:account:rack:id, but got "${id}"`,
        extensions: { code: 'BAD_USER_INPUT' },
      });
      expect(upstream.asked).toEqual([]);
    },
  );

  it('of another account is null within this one, and so is one below another object', async () => {
    const query = (id: string) => `{ library(account: "prod") { rack(id: "${id}") { title } } }`;
    expect((await ask(query('cloud:test:rack:7'))).data).toEqual({ library: { rack: null } });
    expect((await ask(query('cloud:none:rack:7'))).data).toEqual({ library: { rack: null } });
    expect(upstream.asked).toEqual([]);
    const { data, errors } = await ask(
      '{ library(account: "prod") { rack(id: 8) { title book(name: "cloud:prod:book:7:a") { name } } } }',
    );
    expect([data, errors]).toEqual([{ library: { rack: { title: 'rack 8', book: null } } }, undefined]);
    expect(upstream.lines).toEqual(['GET /racks/8']);
  });
});

describe('a write', () => {
  const sent = () =>
    upstream.asked.map(({ method, path, headers, body }) => [method, path, headers['authorization'], body]);

  it('goes to the account of its id, and answers with it', async () => {
    const { data } = await ask(
      'mutation { renameRack(id: "cloud:test:rack:7") { rack { id } } deleteRack(id: "cloud:prod:rack:8") { deletedId } }',
    );
    expect(data).toEqual({
      renameRack: { rack: { id: 'cloud:test:rack:7' } },
      deleteRack: { deletedId: 'cloud:prod:rack:8' },
    });
    expect(sent()).toEqual([
      ['PUT', '/racks/7', 'Bearer test', undefined],
      ['DELETE', '/racks/8', 'Bearer prod', undefined],
    ]);
  });

  it('takes the own key with its account as before, and answers with the id', async () => {
    const { data } = await ask('mutation { deleteBook(rackId: 7, name: "a:b", account: "test") { deletedId } }');
    expect(data).toEqual({ deleteBook: { deletedId: 'cloud:test:book:7:a%3Ab' } });
    expect(sent()).toEqual([['DELETE', '/racks/7/books/a%3Ab', 'Bearer test', undefined]]);
  });

  it('takes ids in its input, and leaves every other text alone', async () => {
    const { errors } = await ask(
      `mutation { moveBook(rackId: 7, name: "a", input: {
        rackIds: ["cloud:test:rack:1", "2"], rack: "cloud:test:rack:3", note: "cloud:prod:rack:4" }) { __typename } }`,
    );
    expect(errors).toBeUndefined();
    expect(sent()).toEqual([
      ['POST', '/racks/7/books/a/move', 'Bearer test', { rack_ids: [1, 2], rack: '3', note: 'cloud:prod:rack:4' }],
    ]);
    upstream.asked.splice(0);
    await ask(
      'mutation { moveBook(rackId: 7, name: "a", account: "prod", input: { rack: "cloud:test" }) { __typename } }',
    );
    expect(sent()).toEqual([['POST', '/racks/7/books/a/move', 'Bearer prod', { rack: 'cloud:test' }]]);
  });

  it.each([
    [
      'renameRack(id: "cloud:prod:rack:7", account: "test") { rack { id } }',
      'account: expected "prod", the account of id, or none, but got "test"',
    ],
    [
      'moveBook(rackId: "cloud:prod:rack:7", name: "cloud:test:book:7:a", input: {}) { __typename }',
      'name: expected an id of the account "prod", as rackId is, but got one of "test"',
    ],
    [
      'moveBook(rackId: "cloud:prod:rack:7", name: "a", input: { rack: "cloud:test:rack:1" }) { __typename }',
      'input.rack: expected an id of the account "prod", as rackId is, but got one of "test"',
    ],
    [
      'deleteBook(rackId: 8, name: "cloud:prod:book:7:a") { deletedId }',
      'name: expected an id whose rackId is "8", but got one of "7"',
    ],
  ])('that contradicts itself is refused, and nothing is sent: %s', async (mutation, message) => {
    const { errors } = await ask(`mutation { ${mutation} }`);
    expect(errors).toEqual([
      expect.objectContaining({ message, extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }) }),
    ]);
    expect(upstream.asked).toEqual([]);
  });

  it('to an account that is unknown, unreadable or of others answers alike, and nothing is sent', async () => {
    const own: readonly Scope[] = ['hosting:read@cloud:prod', 'hosting:write@cloud:prod'];
    const refusal = async (account: string, scopes: readonly Scope[]) => {
      const { errors } = await ask(
        `mutation { renameRack(id: "cloud:${account}:rack:7") { rack { id } } }`,
        {},
        scopes,
      );
      return errors?.map(({ message, extensions }) => ({ message, code: extensions['code'] }));
    };
    const answers = [await refusal('none', own), await refusal('test', own)];
    expect(answers[0]).toEqual([
      { message: 'id: nothing has this id, in no account that this token may use', code: 'UPSTREAM_NOT_FOUND' },
    ]);
    expect(answers[1]).toEqual(answers[0]);
    // Who may read it learns what is missing.
    const reader: readonly Scope[] = ['hosting:read', 'hosting:write@cloud:prod'];
    expect(await refusal('test', reader)).toEqual([expect.objectContaining({ code: 'FORBIDDEN' })]);
    expect(upstream.asked).toEqual([]);
  });
});
