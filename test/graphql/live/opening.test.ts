/** Who may open a stream, and how many: the same as may ask, and told in the same words. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rateTable } from '../../../src/data/rates/tables/table.js';
import { EventStream } from '../../support/event-stream.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { itLong } from '../../support/scale.js';
import { until } from '../../support/until.js';

const query = 'subscription { ratesPublished(base: "EUR", codes: ["USD"]) { base } }';
const euro = { data: { ratesPublished: { base: 'EUR' } } };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const persisted = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: sha256(text) } });

const ways = [
  ['POST', EventStream.open],
  ['GET', EventStream.openByGet],
] as const;

describe('while the questions of a minute are used up', () => {
  let meridian: Meridian;
  beforeAll(async () => {
    meridian = await startMeridian({ QUESTIONS_PER_MINUTE: '3' });
  });
  afterAll(() => meridian.close());

  it.each(ways)('an opening by %s is refused as a question is', async (_method, open) => {
    const by = bearer(await meridian.token());
    const streams = await Promise.all(Array.from({ length: 3 }, () => open(meridian.url, { query }, by)));
    await Promise.all(streams.map((stream) => stream.has(1)));
    const refused = await open(meridian.url, { query }, by);
    expect(refused.status).toBe(429);
    const retryAfter = Number(refused.response?.headers.get('retry-after'));
    const message = `Expected at most 3 questions a minute with the token "Test", but this is one more. Ask again in ${retryAfter} s.`;
    expect(await refused.refusal()).toEqual({
      errors: [{ message, extensions: { retryAfter, code: 'RATE_LIMITED' } }],
    });
    expect((await meridian.query({ query: '{ __typename }' }, by)).status).toBe(429);
    expect((await open(meridian.url, { query }, bearer(await meridian.token()))).status).toBe(200);
    streams.forEach((stream) => stream.close());
  });

  it('the streams that are open go on, as their events are no questions', async () => {
    const stream = await EventStream.open(meridian.url, { query }, bearer(await meridian.token()));
    for (let events = 1; events <= 5; events += 1) {
      await stream.has(events);
      const { rates } = meridian.services;
      rates.publish(rateTable(`2026-10-0${events}`, 'currency-api', rates.table.rates));
    }
    await stream.has(6);
    expect(stream.results).toEqual(Array.from({ length: 6 }, () => euro));
    stream.close();
  });
});

describe('where no stream is free', () => {
  let meridian: Meridian;
  beforeAll(async () => {
    meridian = await startMeridian();
  });
  afterAll(() => meridian.close());

  async function fill(count: number): Promise<readonly EventStream[]> {
    const by = bearer(await meridian.token());
    return Promise.all(Array.from({ length: count }, () => EventStream.open(meridian.url, { query }, by)));
  }
  async function refusalOf(by: Record<string, string>) {
    const stream = await EventStream.open(meridian.url, { query }, by);
    const retryAfter = stream.response?.headers.get('retry-after');
    return { status: stream.status, retryAfter, body: await stream.refusal() };
  }
  const refused = (message: string) => ({
    status: 503,
    retryAfter: '5',
    body: { errors: [{ message, extensions: { code: 'OVERLOADED', retryAfter: 5 } }] },
  });

  it('for a caller, it reads how many it has, and gets one once another has ended', async () => {
    const token = await meridian.token();
    const open = () => EventStream.open(meridian.url, { query }, bearer(token));
    const [first, ...others] = await Promise.all(Array.from({ length: 200 }, open));
    expect(await refusalOf(bearer(token))).toEqual(
      refused('Expected at most 200 open streams of one caller, but it has 200. Try again in 5 s.'),
    );
    first?.close();
    let again = await open();
    while (again.status !== 200) again = await open();
    expect((await again.has(1)).results).toEqual([euro]);
    [again, ...others].forEach((stream) => stream.close());
    await until(() => meridian.services.rates.changed.isIdle);
  });

  itLong('for all, each caller reads so, with a token or without', async () => {
    const streams = (await Promise.all(Array.from({ length: 5 }, () => fill(200)))).flat();
    expect(streams.filter(({ status }) => status !== 200)).toEqual([]);
    const message = 'Expected at most 1000 open streams, but there are 1000. Try again in 5 s.';
    expect(await refusalOf(bearer(await meridian.token()))).toEqual(refused(message));
    expect(await refusalOf({})).toEqual(refused(message));
    expect((await meridian.query({ query: '{ __typename }' })).status).toBe(200);
    streams.forEach((stream) => stream.close());
    await until(() => meridian.services.rates.changed.isIdle);
  });
});

describe('with ANONYMOUS=off', () => {
  let meridian: Meridian;
  beforeAll(async () => {
    meridian = await startMeridian({ ANONYMOUS: 'off' });
  });
  afterAll(() => meridian.close());

  it.each(ways)('an opening by %s without a token is refused as a query is', async (_method, open) => {
    const sentBy: Record<string, string>[] = [
      {},
      { authorization: 'Bearer mrd_unknown' },
      { authorization: 'Basic eDp5' },
    ];
    for (const sent of sentBy) {
      const asked = await meridian.query({ query: '{ __typename }' }, sent);
      const stream = await open(meridian.url, { query }, sent);
      expect(stream.status).toBe(401);
      expect(stream.response?.headers.get('www-authenticate')).toBe('Bearer');
      expect(stream.response?.headers.get('content-type')).toMatch('application/json');
      expect({ status: stream.status, body: await stream.refusal() }).toEqual(asked);
    }
    const own = await (await open(meridian.url, { query }, bearer(await meridian.token([])))).has(1);
    expect(own.results).toEqual([euro]);
    own.close();
  });
});

describe('a trusted document', () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-documents-'));
  const document = `# The base of the rates\n${query}\n`;
  let meridian: Meridian;
  let bound: Record<string, string>;
  let free: Record<string, string>;
  beforeAll(async () => {
    writeFileSync(join(folder, 'euro.graphql'), document);
    writeFileSync(join(folder, 'country.graphql'), '{ country(code: "IN") { name } }');
    meridian = await startMeridian({ DOCUMENTS_DIR: folder });
    const { token } = await meridian.services.tokens.create({ name: 'Page', scopes: ['rates'], documentsOnly: true });
    bound = bearer(token);
    free = bearer(await meridian.token());
  });
  afterAll(async () => {
    await meridian.close();
    rmSync(folder, { recursive: true });
  });

  const codesOf = ({ results }: EventStream) =>
    results.map(({ data, errors }) => [data, errors?.[0]?.extensions['code']]);
  const notFound = [[undefined, 'PERSISTED_QUERY_NOT_FOUND']];

  describe.each(ways)('by %s', (_method, open) => {
    it.each([
      ['its id', { documentId: 'euro' }],
      ['the hash of its text', { documentId: sha256(document) }],
      ['its hash with a prefix', { documentId: `sha256:${sha256(document)}` }],
      ['the hash of a persisted query', { extensions: persisted(document) }],
      ['its text and its hash', { query: document, extensions: persisted(document) }],
    ])('is opened by %s, also with a token for documents alone', async (_what, question) => {
      for (const by of [{}, free, bound]) {
        const stream = await (await open(meridian.url, question, by)).has(1);
        expect(stream.results).toEqual([euro]);
        stream.close();
      }
    });

    it.each([
      ['a text', { query }],
      ['its text without its hash', { query: document }],
      ['a hash of another', { extensions: persisted(query) }],
    ])('is all that such a token opens: not %s', async (_what, question) => {
      // Another caller has registered it.
      const registered = await open(meridian.url, { query, extensions: persisted(query) }, free);
      await registered.has(1);
      registered.close();
      expect(codesOf(await (await open(meridian.url, question, bound)).over())).toEqual(notFound);
    });

    it('is named by no other id', async () => {
      const stream = await (await open(meridian.url, { documentId: 'none' }, free)).over();
      expect(codesOf(stream)).toEqual(notFound);
      const both = await (await open(meridian.url, { documentId: 'euro', query }, free)).over();
      expect(codesOf(both)).toEqual([[undefined, 'BAD_USER_INPUT']]);
    });

    it('that is a query is not opened', async () => {
      const stream = await (await open(meridian.url, { documentId: 'country' }, bound)).over();
      expect(codesOf(stream)).toEqual([[undefined, 'BAD_USER_INPUT']]);
    });
  });

  it.each(ways)(
    'beside which a persisted subscription is known by its hash once it was sent by %s',
    async (way, open) => {
      const text = `${query} # sent by ${way}`;
      const byHash = () => open(meridian.url, { extensions: persisted(text) }, free);
      const asked = await meridian.query({ extensions: persisted(text) }, free);
      const unknown = await (await byHash()).over();
      expect(unknown.results).toEqual([{ errors: asked.body.errors }]);
      // A token for documents alone registers nothing.
      await (await open(meridian.url, { query: text, extensions: persisted(text) }, bound)).over();
      expect(codesOf(await (await byHash()).over())).toEqual(notFound);
      const sent = await (await open(meridian.url, { query: text, extensions: persisted(text) }, free)).has(1);
      const known = await (await byHash()).has(1);
      expect([sent.results, known.results]).toEqual([[euro], [euro]]);
      [sent, known].forEach((stream) => stream.close());
      const wrong = await open(meridian.url, { query: text, extensions: persisted(query) }, free);
      expect(wrong.status).toBe(400);
    },
  );
});
