/** The contract of every API with its listing and its facts; a further API is one more line of `apis`. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { dialect as cloud } from '../src/cloud/dialect.js';
import { dialect as dedicated } from '../src/dedicated/dialect.js';
import type { Api } from '../src/rest/dialect.js';
import { emitSdl } from '../src/rest/sdl.js';
import { buildGraph } from '../src/schema.js';
import { dialect as storage } from '../src/storage/dialect.js';
import { Call } from './contract/call.js';
import { requestOf } from './contract/compare.js';
import { nameOf, readFacts } from './contract/facts.js';
import { FactsUpstream } from './contract/facts-upstream.js';
import { Fit } from './contract/fit.js';
import { type Fill, countWays } from './contract/instances.js';
import { listedCalls, namedCalls } from './contract/listing.js';
import { Pairing } from './contract/pairs.js';
import { asker, upstreamsOf } from './rest/harness.js';

const apis = [cloud, dedicated, storage];

const graph = buildGraph();

const lowerCase = (api: Api) => api.toLowerCase() as Lowercase<Api>;

/** The graph says these in its own way: pages are connections, failures are errors, wrappers are left out. */
const notShapes = ['ApiError', 'Error', 'ErrorEnvelope', 'KeyEntry', 'Meta', 'Pagination'];

describe.each(apis)('the $api API', (dialect) => {
  const facts = readFacts(dialect.api);
  let schema: GraphQLSchema;
  let upstream: FactsUpstream;

  beforeAll(async () => {
    schema = await graph;
    upstream = await FactsUpstream.start(facts, dialect);
  });
  afterAll(() => upstream.close());

  it('has exactly one field for every listed call, and none for others', () => {
    expect(namedCalls(emitSdl(schema), dialect.api)).toEqual(listedCalls(dialect.api));
  });

  it('is held against the facts of every listed call', () => {
    expect(facts.endpoints.map(nameOf).sort()).toEqual(listedCalls(dialect.api));
  });

  it('types and limits every call as the facts do, every field of its query, body and answer', () => {
    const fit = new Fit(new Pairing(facts, dialect.names));
    for (const endpoint of facts.endpoints) fit.call(new Call(schema, dialect, facts, endpoint));
    expect(fit.problems).toEqual([]);
    expect(Object.keys(facts.types).filter((name) => !fit.seen.has(name))).toEqual(
      notShapes.filter((name) => name in facts.types),
    );
  });

  it('answers the object that a write has changed, read after it unless its own answer has it', async () => {
    const upstreams = upstreamsOf([
      { api: dialect.api, name: 'default', credential: 'secret', baseUrl: upstream.url, sandbox: false },
    ]);
    const ask = asker(schema, upstreams);
    for (const endpoint of facts.endpoints) {
      const call = new Call(schema, dialect, facts, endpoint);
      if (call.object === undefined) continue;
      const { operation, request } = call.exchange(0, `{ ${call.object} { __typename } }`);
      upstream.calls.splice(0);
      const { errors } = await ask(operation.source, operation.variables);
      expect([call.name, errors]).toEqual([call.name, undefined]);
      const [written, ...reads] = upstream.calls.map(({ asked }) => asked);
      expect(written).toMatchObject({ method: request.method, path: request.path });
      // The path of the object is where that of the write begins, or that of the server it is about.
      const paths = reads.map(({ method, path }) => [
        method,
        `${request.path}/`.startsWith(`${path}/`) || path === `/server/${request.path.split('/')[2]}`,
      ]);
      expect([call.name, paths]).toEqual([call.name, call.answersObject ? [] : [['GET', true]]]);
    }
    upstreams.close();
  });

  it.each([
    ['the sandbox', 'sandbox' as const],
    ['another account', `${lowerCase(dialect.api)}:other` as const],
  ])('sends nothing for a token bound to %s, whatever it asks for', async (_what, bound) => {
    const upstreams = upstreamsOf([
      { api: dialect.api, name: 'default', credential: 'secret', baseUrl: upstream.url, sandbox: false },
    ]);
    const ask = asker(schema, upstreams, ['rates', `hosting:read@${bound}`, `hosting:write@${bound}`]);
    upstream.calls.splice(0);
    for (const endpoint of facts.endpoints) {
      const { operation } = new Call(schema, dialect, facts, endpoint).exchange(0);
      const { errors = [] } = await ask(operation.source, operation.variables);
      expect([nameOf(endpoint), ...errors.map(({ extensions }) => extensions['code'])]).toEqual([
        nameOf(endpoint),
        'FORBIDDEN',
      ]);
    }
    upstreams.close();
    expect(upstream.calls).toEqual([]);
  });

  describe.each(facts.endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (name, endpoint) => {
    const ways = Math.max(
      countWays(endpoint.body?.fields ?? {}, name, facts),
      countWays(endpoint.response.fields, name, facts),
    );
    const runs = Array.from({ length: ways }, (_, way): [Fill, number][] => [
      ['full', way],
      ['bare', way],
    ]).flat();

    it.each(runs)('sends all there is and answers all there is (%s, way %d)', async (fill, way) => {
      const { operation, request, answer } = new Call(schema, dialect, facts, endpoint).exchange(way);
      upstream.bare = fill === 'bare' ? endpoint : null;
      upstream.way = way;
      upstream.calls.splice(0);
      // With nothing cached by an earlier run.
      const upstreams = upstreamsOf([
        { api: dialect.api, name: 'prod', credential: 'secret', baseUrl: upstream.url, sandbox: false },
      ]);

      const { data, errors } = await asker(schema, upstreams)(operation.source, operation.variables);
      upstreams.close();

      expect(errors).toBeUndefined();
      // What a write's bare answer leaves out is read with the object.
      const isDetail = fill === 'bare' && request.method !== 'GET';
      const calls = upstream.calls.filter(
        ({ asked }) => asked.method !== 'GET' || (asked.path === request.path && !isDetail),
      );
      expect(calls.map(({ asked }) => requestOf(asked))).toEqual([request]);
      expect(operation.answerIn(data)).toEqual(answer(calls[0]?.answer, 'prod'));
    });
  });
});
