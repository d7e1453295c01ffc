/** Texts that nest as deep as their tokens allow, by every way in: a parser that is recursive would exhaust its stack. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../support/meridian.js';
import { call } from '../server/assistants/message.js';
import { askRaw } from './ask-raw.js';

let meridian: Meridian;
let authorization: string;
let token: string;
beforeAll(async () => {
  meridian = await startMeridian({ SUBGRAPH: 'on', MCP: 'on' });
  token = await meridian.token();
  authorization = `Bearer ${token}`;
});
afterAll(() => meridian.close());

const accept = 'application/graphql-response+json';
const ask = (query: string, variables: object = {}) => meridian.query({ query, variables }, { authorization, accept });

/** Brackets within each other, with something in the middle. */
const within = (levels: number, open: string, middle = '', close = '') =>
  `${open.repeat(levels)}${middle}${close.repeat(levels)}`;

const refusal = {
  message: expect.stringContaining('at most 128 brackets within each other'),
  extensions: { code: 'OPERATION_TOO_LARGE', bound: 'nesting', limit: 128, found: 'more' },
};

const deep: readonly (readonly [what: string, query: string])[] = [
  ['lists', `{ country(code: ${within(1_450, '[', '1', ']')}) { name } }`],
  ['lists without an end', `{ country(code: ${within(2_900, '[')}`],
  ['objects', `{ country(code: ${within(700, '{a:', '1', '}')}) { name } }`],
  ['objects without an end', `{ country(code: ${within(990, '{a:')}`],
  ['selections', within(1_000, '{a', '', '}')],
  ['selections without an end', within(1_490, '{a')],
  ['fragments', `{ ${within(700, '...{', '__typename', '}')} }`],
  ['fragments with a type', `{ ${within(500, '... on Query{', '__typename', '}')} }`],
  ['types of variables', `query($a: ${within(1_450, '[', 'Int', ']')}) { __typename }`],
  ['types without an end', `query($a: ${within(2_900, '[')}`],
  ['default values', `query($a: Int = ${within(1_450, '[', '1', ']')}) { __typename }`],
  ['arguments of directives', `{ __typename @skip(if: ${within(1_450, '[', 'true', ']')}) }`],
  ['a subscription', `subscription { actionProgress(ids: ${within(1_450, '[', '"1"', ']')}) { id } }`],
  ['a mutation', `mutation { deleteCloudVolume(id: ${within(1_450, '[', '1', ']')}) { deletedId } }`],
  ['types of a schema', `type A { a: ${within(2_900, '[')}`],
  ['references', `{ _entities(representations: ${within(1_400, '[', '', ']')}) { __typename } }`],
];

describe.each(deep)('%s that nest without end', (_what, query) => {
  it('are refused, whatever the method and the media type', async () => {
    const { status, body } = await ask(query);
    expect([status, body.errors]).toEqual([422, [expect.objectContaining(refusal)]]);
    const search = `?${new URLSearchParams({ query }).toString()}`;
    for (const media of ['application/json', 'application/xml', 'text/event-stream']) {
      const headers = { accept: media, 'content-type': 'application/json', 'apollo-require-preflight': 'true' };
      for (const sending of [{ search }, { method: 'POST', body: JSON.stringify({ query }) } as const]) {
        const got = await askRaw(meridian.url, { ...sending, headers });
        expect(String(got.body)).toContain('at most 128 brackets within each other');
      }
    }
  });

  it('are an error of the tools of assistants', async () => {
    const answer = await call(meridian.url, 'query', { query }, token);
    expect(answer).toMatchObject({ isError: true, text: expect.stringContaining('at most 128 brackets') });
    const change = await call(meridian.url, 'prepare_change', { mutation: query }, token);
    expect(change).toMatchObject({ isError: true, text: expect.stringContaining('at most 128 brackets') });
  });

  it('are a flaw of a trusted document, by its file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'meridian-nested-'));
    try {
      writeFileSync(join(folder, 'nested.graphql'), query);
      const started = startMeridian({ DOCUMENTS_DIR: folder });
      await expect(started).rejects.toThrow(/nested\.graphql:1.*(at most 128 brackets|Syntax Error)/);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('nesting', () => {
  const fragments = (levels: number) => `{ ${within(levels, '...{', '__typename', '}')} }`;

  it('is as deep as the bound, and not one level deeper', async () => {
    expect((await ask(fragments(127))).body).toEqual({ data: { __typename: 'Query' } });
    expect((await ask(fragments(128))).body.errors).toMatchObject([refusal]);
  });

  it('does not count brackets beside each other, in strings and in comments', async () => {
    const beside = Array.from({ length: 200 }, (_, n) => `a${n}: country(code: "IN") { name }`).join(' ');
    expect((await ask(`{ ${beside} }`)).body.errors).toBeUndefined();
    const { body } = await ask(`{ country(code: "IN") { name } } # ${'['.repeat(400)}\n`);
    expect(body).toEqual({ data: { country: { name: 'India' } } });
    const { body: named } = await ask(`{ country(code: "${'['.repeat(400)}") { name } }`);
    expect(named.errors?.[0]?.message).not.toContain('brackets within');
  });

  it('of a text that is no GraphQL is left to the parser', async () => {
    const { status, body } = await ask(`{ a ${'} '.repeat(200)} ${'{ '.repeat(200)}`);
    expect([status, body.errors?.[0]?.extensions['code']]).toEqual([400, 'GRAPHQL_PARSE_FAILED']);
  });
});

/** Fragments need no bracket around each other. */
const chain = (length: number, last: string, type = 'Query') =>
  Array.from({ length }, (_, n) => `fragment F${n} on ${type}{...F${n + 1}}`).join(' ') +
  ` fragment F${length} on ${type}{${last}}`;

describe('fragments within each other', () => {
  it('are answered as many as there is room for', async () => {
    expect((await ask(`{...F0} ${chain(365, '__typename')}`)).body).toEqual({ data: { __typename: 'Query' } });
  });

  it('in a circle are refused', async () => {
    const { body } = await ask(`{...F0} ${chain(365, '...F0')}`);
    expect(body.errors?.[0]?.extensions['code']).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('that multiply are refused where a change is prepared', async () => {
    const doubled = Array.from({ length: 200 }, (_, n) => `fragment F${n} on Mutation{...F${n + 1} ...F${n + 1}}`);
    const last = 'fragment F200 on Mutation{deleteCloudVolume(id: "1"){deletedId}}';
    const mutation = `mutation {...F0} ${doubled.join(' ')} ${last}`;
    const { isError, text } = await call(meridian.url, 'prepare_change', { mutation }, token);
    expect([isError, text]).toEqual([true, expect.stringContaining('3000 fields, fragments written out')]);
  });
});

describe('values', () => {
  const nested = (levels: number): unknown => JSON.parse(within(levels, '[', '1', ']'));
  const entities = 'query($of: [_Any!]!) { _entities(representations: $of) { __typename } }';

  it('that nest in variables are refused with their bound', async () => {
    const representations = [{ __typename: 'Country', isoCode: 'IN', more: nested(100) }];
    const { body } = await ask(entities, { of: representations });
    expect(body.errors?.[0]?.message).toContain('at most 64 lists and objects within each other');
  });

  it.each([
    [
      'a reference',
      `{ _entities(representations: [{ __typename: "Country", isoCode: "IN", more: ${within(110, '[', '1', ']')} }]) { __typename } }`,
    ],
    ['a text', `{ country(code: ${within(110, '[', '1', ']')}) { name } }`],
    ['a list', `{ currencies(codes: ${within(110, '[', 'INR', ']')}) { code } }`],
    ['an input', `{ countries(filter: ${within(110, '{codes:', '1', '}')}) { name } }`],
  ])('that nest up to the bound in %s are answered or refused as input', async (_what, query) => {
    const { body } = await ask(query);
    for (const { extensions } of body.errors ?? []) {
      expect(['BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED']).toContain(extensions['code']);
    }
    expect(body.errors ?? body.data).toBeDefined();
  });
});
