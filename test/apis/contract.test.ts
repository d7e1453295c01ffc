/** The contract of every API with its listing and its facts. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emitSdl } from '../../src/rest/schema/sdl.js';
import { sharedGraph } from '../support/shared/graph.js';
import { askAnew } from './contract/ask-anew.js';
import { Call } from './contract/call.js';
import { nameOf, readFacts, typesOf } from './contract/facts.js';
import { FactsUpstream } from './contract/facts-upstream.js';
import { Fit } from './contract/fit.js';
import { type Fill, countWays } from './contract/instances.js';
import { furtherCalls } from './contract/further.js';
import { listedCalls, namedCalls } from './contract/listing.js';
import { Pairing } from './contract/pairs.js';
import { requestOf } from './contract/request.js';
import { asker, upstreamsOf } from '../rest/harness.js';
import { dialects } from '../support/dialects.js';
import { someOf } from '../support/scale.js';
import { printFigures } from '../support/figures.js';

const schema = await sharedGraph();

/** The graph says these in its own way: pages are connections, failures are errors, wrappers are left out. */
const notShapes = [
  // A link by the path.
  'EmailRoutingRuleZone',
  'ApiError',
  'Error',
  'ErrorEnvelope',
  'KeyEntry',
  'Meta',
  'Pagination',
  'Envelope',
  'ImageList',
  'LoadBalancerPoolPopHealthOrigin',
  'R2BucketList',
  'ResponseInfo',
  'ResponseInfoSource',
  'ResultCursors',
  'ResultInfo',
];

it('lists 412 calls in all', () => {
  expect(dialects.flatMap(({ api }) => listedCalls(api)).length).toBe(412);
});

describe.each(dialects)('the $api API', (dialect) => {
  const facts = readFacts(dialect.api);
  let upstream: FactsUpstream;

  beforeAll(async () => {
    upstream = await FactsUpstream.start(facts, dialect);
  });
  afterAll(() => upstream.close());

  it('has exactly one field for every listed call, and none for others that does not say so', () => {
    const sdl = emitSdl(schema);
    expect(namedCalls(sdl, dialect.api)).toEqual(listedCalls(dialect.api));
    expect(namedCalls(sdl, dialect.api, false)).toEqual(furtherCalls(dialect.api));
  });

  it('is held against the facts of every listed call', () => {
    const listed = facts.endpoints.filter(({ isFurther }) => !isFurther);
    expect(listed.map(nameOf).sort()).toEqual(listedCalls(dialect.api));
  });

  it('has every call that the provider has beyond the listing', () => {
    const further = facts.endpoints.filter(({ isFurther }) => isFurther);
    const made = further.filter((endpoint) => Call.isMade(schema, dialect, endpoint));
    if (further.length > 0)
      printFigures(`${dialect.api}: ${made.length} of ${further.length} further calls on the wire`);
    expect(made).toEqual(further);
  });

  it('deprecates the fields of calls that the provider has deprecated, and no others', () => {
    const made = facts.endpoints.filter((endpoint) => Call.isMade(schema, dialect, endpoint));
    const deprecated = made.filter((endpoint) => new Call(schema, dialect, facts, endpoint).isDeprecated);
    expect(deprecated.map(nameOf)).toEqual(made.filter((endpoint) => endpoint.deprecated).map(nameOf));
  });

  it('has all types of the facts', () => {
    const made = facts.endpoints.filter((endpoint) => Call.isMade(schema, dialect, endpoint));
    const fit = new Fit(facts, new Pairing(facts, dialect.names));
    for (const endpoint of made) fit.call(new Call(schema, dialect, facts, endpoint));
    const unmade = facts.endpoints.filter((endpoint) => !made.includes(endpoint));
    const excused = new Set([...notShapes, ...unmade.flatMap((endpoint) => typesOf(endpoint, facts))]);
    // JSON stands for those that no call names.
    const named = new Set(facts.endpoints.flatMap((endpoint) => typesOf(endpoint, facts)));
    const wanted = Object.keys(facts.types).filter((name) => named.has(name) && !excused.has(name));
    expect(wanted.filter((name) => !fit.seen.has(name))).toEqual([]);
  });

  it.each([
    ['the sandbox', 'sandbox' as const],
    ['another account', `${dialect.api.toLowerCase()}:other` as const],
  ])('sends nothing for a token bound to %s, whatever it asks for', async (_what, bound) => {
    const upstreams = upstreamsOf([
      { api: dialect.api, name: 'default', credential: 'secret', baseUrl: upstream.url, sandbox: false },
    ]);
    const ask = asker(schema, upstreams, ['rates', `hosting:read@${bound}`, `hosting:write@${bound}`]);
    upstream.calls.splice(0);
    for (const endpoint of someOf(facts.endpoints.filter((one) => Call.isMade(schema, dialect, one)))) {
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

  describe.each(facts.endpoints.map((endpoint, nth) => [nameOf(endpoint), endpoint, nth] as const))(
    '%s',
    (name, endpoint, nth) => {
      it('is typed and limited as the facts say, every field of its query, body and answer', () => {
        const fit = new Fit(facts, new Pairing(facts, dialect.names));
        fit.call(new Call(schema, dialect, facts, endpoint));
        expect(fit.problems).toEqual([]);
      });

      const writes = someOf([endpoint], nth).filter((one) => one.method !== 'GET' && Call.isMade(schema, dialect, one));
      if (writes.some((one) => new Call(schema, dialect, facts, one).object !== undefined))
        it('answers the object that it has changed, read after it unless its own answer has it', async () => {
          const call = new Call(schema, dialect, facts, endpoint);
          upstream.bare = null;
          upstream.way = 0;
          const { operation, request } = call.exchange(0, `{ ${call.object} { __typename } }`);
          upstream.calls.splice(0);
          const { errors } = await askAnew({ schema, api: dialect.api, baseUrl: upstream.url }, operation);
          expect(errors).toBeUndefined();
          const [written, ...reads] = upstream.calls.map(({ asked }) => asked);
          expect(written).toMatchObject({ method: request.method, path: request.path });
          // The path of the object is where that of the write begins, or that of the server it is about.
          const paths = reads.map(({ method, path }) => [
            method,
            `${request.path}/`.startsWith(`${path}/`) || path === `/server/${request.path.split('/')[2]}`,
          ]);
          expect(paths).toEqual(call.answersObject ? [] : [['GET', true]]);
        });

      const ways = Math.max(
        countWays(endpoint.body?.fields ?? {}, name, facts),
        countWays({ ...endpoint.query, ...endpoint.headers }, name, facts),
        countWays(endpoint.response.fields, name, facts, true),
      );
      const runs = Array.from({ length: ways }, (_, way): [Fill, number][] => [
        ['full', way],
        ['bare', way],
      ]).flat();

      for (const [fill, way] of someOf(runs, nth))
        it(`sends all there is and answers all there is (${fill}, way ${way})`, async () => {
          const { operation, request, answer } = new Call(schema, dialect, facts, endpoint).exchange(way);
          upstream.bare = fill === 'bare' ? endpoint : null;
          upstream.way = way;
          upstream.calls.splice(0);

          const account = { api: dialect.api, baseUrl: upstream.url, name: 'prod' };
          const { data, errors } = await askAnew({ schema, ...account }, operation);

          expect(errors).toBeUndefined();
          // What a write's bare answer leaves out is read with the object.
          const isDetail = fill === 'bare' && request.method !== 'GET';
          const calls = upstream.calls.filter(
            ({ asked }) => asked.method !== 'GET' || (asked.path === request.path && !isDetail),
          );
          // What the bare answer of a read leaves out may be read again in another way.
          const own = fill === 'bare' ? calls.slice(0, 1) : calls;
          const sent = await Promise.all(own.map(({ asked }) => requestOf(asked, Object.keys(endpoint.headers ?? {}))));
          expect(sent).toEqual([request]);
          expect(operation.answerIn(data)).toEqual(answer(calls[0]?.answer, 'prod'));
        });
    },
  );
});
