/** Subscriptions are admitted, checked, bounded and masked as queries are; each event is answered anew. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { rateTable } from '../../../src/data/rates/tables/table.js';
import { EventStream } from '../../support/event-stream.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { until } from '../../support/until.js';

let meridian: Meridian;
let streams: EventStream[] = [];
beforeAll(async () => {
  meridian = await startMeridian();
});
afterEach(async () => {
  streams.forEach((stream) => stream.close());
  streams = [];
});
afterAll(() => meridian.close());

async function open(query: string, headers: Record<string, string> = {}, rest: object = {}): Promise<EventStream> {
  const stream = await EventStream.open(meridian.url, { query, ...rest }, headers);
  streams.push(stream);
  return stream;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const euros = 'subscription { ratesPublished(base: "EUR", codes: ["USD", "INR"]) { date rates { code rate } } }';

/** Puts a table of the next day in force, in which every rate has grown. */
let day = 1;
function publish(): string {
  const { rates } = meridian.services;
  const date = `2026-10-${String((day += 1)).padStart(2, '0')}`;
  const grown = [...rates.table.rates].map(([code, rate]) => [code, code === 'USD' ? 1 : rate * 1.001] as const);
  rates.publish(rateTable(date, 'currency-api', new Map(grown)));
  return date;
}

describe('a subscription', () => {
  it('is answered at once, and again by each table that comes into force', async () => {
    const stream = await (await open(euros)).has(1);
    expect(stream.status).toBe(200);
    expect(stream.response?.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.response?.headers.get('x-accel-buffering')).toBe('no');
    expect(stream.response?.headers.get('cache-control')).toBe('no-cache, no-transform');
    expect(stream.response?.headers.get('content-encoding')).toBeNull();
    expect(stream.comments).toBe(1);
    const asked = await meridian.query({ query: '{ rates(base: "EUR") { date rates { code rate } } }' });
    const table = asked.body.data?.['rates'] as { date: string; rates: { code: string; rate: number }[] };
    const rates = table.rates.filter(({ code }) => ['USD', 'INR'].includes(code));
    expect(stream.results).toEqual([{ data: { ratesPublished: { date: table.date, rates } } }]);
    const date = publish();
    await stream.has(2);
    expect(stream.results[1]).toMatchObject({ data: { ratesPublished: { date } } });
  });

  it('hears nothing of a table that says the same, nor of an earlier day', async () => {
    const stream = await (await open(euros)).has(1);
    const { rates } = meridian.services;
    rates.announce();
    const date = publish();
    await stream.has(2);
    expect(stream.results.map(({ data }) => (data?.['ratesPublished'] as { date: string }).date).slice(1)).toEqual([
      date,
    ]);
  });

  it('takes variables, and the default currency of its token', async () => {
    const token = await meridian.token(['rates'], 'CHF');
    const query = 'subscription($codes: [CurrencyCode!]) { ratesPublished(codes: $codes) { base rates { code } } }';
    const stream = await (await open(query, bearer(token), { variables: { codes: ['JPY'] } })).has(1);
    expect(stream.results).toEqual([{ data: { ratesPublished: { base: 'CHF', rates: [{ code: 'JPY' }] } } }]);
  });

  it('masks an error of an event as that of a query, and goes on', async () => {
    const stream = await (await open('subscription { ratesPublished(base: "XAU") { date } }')).has(1);
    const asked = await meridian.query({ query: '{ ratesPublished: rates(base: "XAU") { date } }' });
    const [error] = asked.body.errors ?? [];
    expect(stream.results[0]?.errors?.[0]).toMatchObject({ message: error?.message, extensions: error?.extensions });
    publish();
    await stream.has(2);
    expect(stream.isOver).toBe(false);
  });
});

describe('what is no valid subscription gets its errors as the only event', () => {
  const nested = (levels: number): string =>
    levels === 0
      ? 'code'
      : `currency { countries { currency { ${'countries { currency { '.repeat(levels)} code ${'} }'.repeat(levels)} } } }`;
  it.each([
    ['that cannot be parsed', 'subscription {', /Syntax Error/, 'GRAPHQL_PARSE_FAILED'],
    ['of an unknown field', 'subscription { nothing }', /Cannot query field "nothing"/, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'with two root fields',
      'subscription { ratesPublished { date } other: ratesPublished { date } }',
      /must select only one top level field/,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'by introspection',
      'subscription { __schema { types { name } } }',
      /Cannot query field|introspection/,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'with a cycle of fragments',
      'subscription { ...a } fragment a on Subscription { ...b } fragment b on Subscription { ...a }',
      /Cannot spread fragment/,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['that is a query', '{ rates { date } }', /Expected a subscription, but this is a query/, 'BAD_USER_INPUT'],
    [
      'that is a mutation',
      'mutation { __typename }',
      /Expected a subscription, but this is a mutation/,
      'BAD_USER_INPUT',
    ],
    ['too deep', `subscription { ratesPublished { rates { ${nested(8)} } } }`, /depth/, 'OPERATION_TOO_LARGE'],
    [
      'of a huge selection',
      `subscription { ratesPublished { ${Array.from({ length: 20 }, (_, n) => `a${n}: rates { currency { countries { name states { name cities { name } } } } }`).join(' ')} } }`,
      /cost/,
      'OPERATION_TOO_LARGE',
    ],
  ])('%s', async (_what, query, message, code) => {
    const stream = await (await open(query)).over();
    expect(stream.results).toHaveLength(1);
    expect(stream.results[0]?.errors?.[0]?.message).toMatch(message);
    expect(stream.results[0]?.errors?.[0]?.extensions['code']).toBe(code);
    expect(stream.isComplete).toBe(true);
  });

  it('with a wrong variable', async () => {
    const query = 'subscription($codes: [CurrencyCode!]) { ratesPublished(codes: $codes) { base } }';
    const stream = await (await open(query, {}, { variables: { codes: [1] } })).over();
    expect(stream.results[0]?.errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });

  it('whose event is larger than one may be: in each event', async () => {
    const many = Array.from(
      { length: 45 },
      (_, n) => `a${n}: rates { currency { code name symbol countries { name flag id capital } } }`,
    ).join(' ');
    const stream = await (await open(`subscription { ratesPublished { ${many} } }`)).has(1);
    const [error] = stream.results[0]?.errors ?? [];
    expect(error?.message).toMatch(/The event of an operation may be at most 1048576 bytes/);
  });
});

describe('a subscription that is sent elsewhere is refused with where to send it', () => {
  const message = /this is a subscription: send it with the header `Accept: text\/event-stream`/;

  it('as a new text and as a known one', async () => {
    const query = 'subscription { ratesPublished { date timestamp } }';
    const [first] = (await meridian.query({ query })).body.errors ?? [];
    expect(first?.message).toMatch(message);
    await (await open(query)).has(1);
    const again = await meridian.query({ query });
    expect(again.body.data).toBeUndefined();
    expect(again.body.errors?.[0]?.message).toMatch(message);
    const search = new URLSearchParams({ query });
    const got = await fetch(`${meridian.url}/graphql?${search}`, { headers: { 'apollo-require-preflight': '1' } });
    expect(await got.json()).toMatchObject({ errors: [{ message: expect.stringMatching(message) }] });
  });
});

describe('a stream ends', () => {
  const whole = 'subscription { ratesPublished { date } }';

  it('when its token is deactivated, and says why', async () => {
    const token = await meridian.token();
    const [stream, other] = [await open(whole, bearer(token)), await open(whole)];
    await Promise.all([stream.has(1), other.has(1)]);
    await meridian.services.tokens.deactivate(token.slice(4, 16));
    await stream.over();
    expect(stream.results.at(-1)?.errors?.[0]).toMatchObject({
      message: 'The token of this stream was deactivated or has expired',
      extensions: { code: 'UNAUTHENTICATED' },
    });
    expect(stream.isComplete).toBe(true);
    expect(other.isOver).toBe(false);
  });

  it('when its token expires', async () => {
    const expiresAt = new Date(Date.now() + 600);
    const { token } = await meridian.services.tokens.create({ name: 'Short', expiresAt });
    const stream = await (await open(whole, bearer(token))).over();
    expect(stream.results.at(-1)?.errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });
});

describe('streams are bounded', () => {
  const whole = 'subscription { ratesPublished { date } }';

  it('for one token, beside which a cheap question and other callers are answered', async () => {
    const token = await meridian.token();
    const all = await Promise.all(Array.from({ length: 300 }, () => open(whole, bearer(token))));
    const refused = all.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(100);
    expect(refused[0]?.status).toBe(503);
    expect(refused[0]?.response?.headers.get('retry-after')).toBe('5');
    expect((await meridian.query({ query: '{ __typename }' }, bearer(token))).status).toBe(200);
    expect((await (await open(whole)).has(1)).results).toHaveLength(1);
    // All disconnect at once, and leave room for as many.
    all.forEach((stream) => stream.close());
    await until(() => meridian.services.rates.changed.isIdle === false);
    await Promise.all(streams.splice(0).map((stream) => (stream.close(), stream.over())));
    await until(() => meridian.services.rates.changed.isIdle);
    expect((await open(whole, bearer(token))).status).toBe(200);
  });
});
