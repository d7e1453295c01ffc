/** What of an answer with the status of a success is one, over every listed call, as the facts have it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type GraphQLSchema, isCompositeType } from 'graphql';
import { isObject } from '../../src/base/unknown.js';
import { sharedGraph } from '../support/shared/graph.js';
import { askAnew } from './contract/ask-anew.js';
import { saysNothing } from './contract/answered.js';
import { Call } from './contract/call.js';
import { type Endpoint, type Facts, nameOf, parseType, readFacts } from './contract/facts.js';
import { FactsUpstream } from './contract/facts-upstream.js';
import { dialects } from '../support/dialects.js';
import { someOf } from '../support/scale.js';

const graph = sharedGraph();

/** Answers without what stands around those of the call. */
function unmarked({ response }: Endpoint, answer: unknown): [string, unknown][] {
  const { success: _, ...unjudged } = isObject(answer) ? answer : {};
  const key = response.key?.split('.')[0] ?? '';
  const bare = Array.isArray(answer) ? answer.map((item) => Object(item)[key]) : Object(answer)[key];
  const isEdge = 'result' in response.fields;
  return [
    ['nothing', undefined],
    ['null', null],
    ['a text', 'done'],
    ['an empty object', {}],
    ['something else', { other: bare }],
    ...(isEdge || !Array.isArray(answer) ? [['an empty list', []] as [string, unknown]] : []),
    ...(isEdge ? [['the answer without `success`', unjudged] as [string, unknown]] : []),
    ...(isEdge ? [['a success that is no boolean', { ...unjudged, success: 'true' }] as [string, unknown]] : []),
    ...(bare === undefined ? [] : [['the payload alone', bare] as [string, unknown]]),
  ];
}

/** The answers that a write may give without saying anything. */
const empty = ['nothing', 'an empty object'];
const emptyCounts: Readonly<Record<string, number>> = { EDGE: 33, DEDICATED: 13, CLOUD: 10, STORAGE: 0 };

/** The documents give it no answer, a result that may be null, or no more than what the path has. */
function mayBeEmpty({ method, response }: Endpoint, facts: Facts): boolean {
  const { key, fields, shape } = response;
  const type = parseType(fields[key ?? ''] ?? '');
  const isNothing =
    (Object.keys(fields).length === 0 && shape !== 'text' && shape !== 'binary' && response.type === undefined) ||
    (type.nullable && saysNothing(key ?? '', type, facts));
  return method !== 'GET' && (isNothing || (method === 'DELETE' && key === 'result' && saysNothing(key, type, facts)));
}

describe.each(dialects)('the $api API', (dialect) => {
  const facts = readFacts(dialect.api);
  let schema: GraphQLSchema;
  let upstream: FactsUpstream;
  beforeAll(async () => {
    schema = await graph;
    upstream = await FactsUpstream.start(facts, dialect);
  });
  afterAll(() => upstream.close());

  /** What the call answers when this comes for its answer. */
  async function answered(endpoint: Endpoint, alter: (answer: unknown) => unknown) {
    const call = new Call(schema, dialect, facts, endpoint);
    const selection = isCompositeType(call.type) ? '{ __typename }' : '';
    const { operation } = call.exchange(0, call.row.kind === 'list' ? '{ totalCount }' : selectionOf(call, selection));
    upstream.alter = (asked, answer) => (asked === endpoint ? alter(answer) : answer);
    const { data, errors = [] } = await askAnew({ schema, api: dialect.api, baseUrl: upstream.url }, operation);
    return {
      kind: call.row.kind,
      answer: operation.answerIn(data),
      errors: errors.map(({ extensions }) => extensions['code']),
    };
  }

  const selectionOf = (call: Call, own: string) => (call.row.kind === 'write' ? '{ __typename }' : own);
  const unreadable = { list: 'UPSTREAM_UNAVAILABLE', get: 'UPSTREAM_UNAVAILABLE', write: 'UPSTREAM_ANSWER_UNREADABLE' };

  const named = facts.endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const);
  const marked = named.filter(
    ([
      ,
      {
        response: { key, shape },
      },
    ]) => key !== null && shape !== 'none',
  );

  it.each(someOf(marked))('%s is none without what stands around its answer', async (_, endpoint) => {
    let whole: unknown;
    await answered(endpoint, (answer) => (whole = answer));
    const taken: string[] = [];
    const { row } = new Call(schema, dialect, facts, endpoint);
    const allowed = row.kind === 'write' && (row.result === null || row.options.nullable) ? empty : [];
    for (const [what, answer] of unmarked(endpoint, whole)) {
      if (allowed.includes(what)) continue;
      const { kind, errors, answer: returned } = await answered(endpoint, () => answer);
      if (returned !== null || errors.join() !== unreadable[kind]) taken.push(`${what}: ${errors.join()}`);
    }
    expect(taken).toEqual([]);
  });

  const empties = named.filter(([, endpoint]) => mayBeEmpty(endpoint, facts));

  it(`has ${emptyCounts[dialect.api]} calls that may answer nothing`, () =>
    expect(empties.length).toBe(emptyCounts[dialect.api]));

  if (empties.length > 0)
    it.each(someOf(empties))('%s succeeds without a word, and with no other word', async (_, endpoint) => {
      for (const [what, answer] of [
        [empty[0], undefined],
        [empty[1], {}],
      ] as const) {
        const { answer: returned, errors } = await answered(endpoint, () => answer);
        expect({ what, returned, errors }).toEqual({ what, returned: { __typename: expect.any(String) }, errors: [] });
      }
      // Where no envelope is due, any JSON is as good; a page that is none is refused everywhere.
      if (dialect.api !== 'EDGE' || endpoint.response.key === null) return;
      for (const odd of ['<html>', ['a'], { other: 1 }, null]) {
        const { answer: returned, errors } = await answered(endpoint, () => odd);
        expect({ odd, returned, errors }).toEqual({ odd, returned: null, errors: ['UPSTREAM_ANSWER_UNREADABLE'] });
      }
    });

  if (dialect.api !== 'EDGE') return;
  const nullables = named.filter(([, { response }]) => parseType(response.fields['result'] ?? '').nullable);

  it('may answer null to 21 calls', () => expect(nullables.length).toBe(21));

  it.each(someOf(nullables))('%s succeeds with null', async (_, endpoint) => {
    const { kind, answer, errors } = await answered(endpoint, (answer) => ({ ...Object(answer), result: null }));
    expect(errors).toEqual([]);
    expect(answer).toEqual(kind === 'write' ? { __typename: expect.any(String) } : null);
  });

  const counted = named.filter(([, { response }]) => response.pagination === 'page');

  it('counts 26 lists', () => expect(counted.length).toBe(26));

  it.each(someOf(counted))('%s is empty with null and a count of 0', async (_, endpoint) => {
    const none = (total_count: number) => (answer: unknown) => ({
      ...Object(answer),
      result: null,
      result_info: { page: 1, per_page: 50, count: 0, total_count, total_pages: 0 },
    });
    expect(await answered(endpoint, none(0))).toMatchObject({ answer: { totalCount: 0 }, errors: [] });
    expect(await answered(endpoint, none(7))).toMatchObject({ answer: null, errors: ['UPSTREAM_UNAVAILABLE'] });
  });

  it.each(someOf(named.filter((one) => marked.includes(one) && !nullables.includes(one))))(
    '%s does not succeed with null unless the documents say so',
    async (_, endpoint) => {
      const { kind, errors } = await answered(endpoint, (answer) => ({
        ...Object(answer),
        result: null,
        result_info: undefined,
      }));
      const call = new Call(schema, dialect, facts, endpoint);
      const isFree = call.row.result === null || call.row.options.nullable === true;
      expect(errors).toEqual(isFree ? [] : [unreadable[kind]]);
    },
  );
});
