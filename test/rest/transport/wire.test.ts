/** @decorates-classes */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import fc from 'fast-check';
import type { GraphQLSchema } from 'graphql';
import { type ReceivedCall, ScriptedUpstream } from '../../support/scripted-upstream.js';
import { FastClock, asker, schemaOf, upstreamsOf } from '../harness.js';
import { envelope, groups, refused } from '../zones.js';

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
let ask: ReturnType<typeof asker>;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  schema = await schemaOf(groups);
});
beforeEach(() => {
  upstream.asked.splice(0);
  const account = { api: 'EDGE', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false } as const;
  ask = asker(schema, upstreamsOf([account], {}, new FastClock()));
});
afterAll(() => upstream.close());

const named = (length: number) => Array.from({ length }, (_, n) => ({ name: `n${n}` }));

describe('a list of its own paging', () => {
  it('follows cursors to their end, with no page smaller than may be asked for', async () => {
    const all = named(2500);
    upstream.script = ({ query }) => {
      const [at, size] = [Number(query['cursor'] ?? 0), Number(query['limit'])];
      const cursor = at + size < all.length ? String(at + size) : '';
      return envelope({ buckets: all.slice(at, at + size) }, { count: size, cursor });
    };
    const question = (first: number, after = '') =>
      `{ edge { buckets(accountId: "a", first: ${first}${after && `, after: "${after}"`}) { totalCount nodes { name } pageInfo { hasNextPage endCursor } } } }`;
    const { data, errors } = await ask(question(10_000));
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      edge: { buckets: { totalCount: null, nodes: all, pageInfo: { hasNextPage: false } } },
    });
    expect(upstream.asked.map(({ query }) => query)).toEqual([
      { limit: '1000' },
      { limit: '1000', cursor: '1000' },
      { limit: '1000', cursor: '2000' },
    ]);
    const some = await ask(question(3));
    expect(upstream.asked.at(-1)?.query).toEqual({ limit: '10' });
    const { buckets } = some.data?.['edge'] as { buckets: { nodes: object[]; pageInfo: { endCursor: string } } };
    expect(buckets.nodes).toEqual(all.slice(0, 3));
    expect((await ask(question(3, buckets.pageInfo.endCursor))).data).toMatchObject({
      edge: { buckets: { nodes: all.slice(3, 6) } },
    });
  });

  it('is left when its cursors lead round in circles', async () => {
    upstream.script = ({ query }) => envelope({ buckets: [] }, { cursor: query['cursor'] === 'a' ? 'b' : 'a' });
    expect((await ask('{ edge { buckets(accountId: "a") { nodes { name } } } }')).errors).toBeUndefined();
    expect(upstream.asked.length).toBe(3);
  });

  it('goes back in time until a page is not full', async () => {
    const films = Array.from({ length: 8 }, (_, n) => ({ uid: `f${n}`, created: `2026-01-0${9 - n}T00:00:00Z` }));
    upstream.script = ({ query }) => {
      const rest = films.filter(({ created }) => !query['before'] || created < String(query['before']));
      return envelope(rest.slice(0, Number(query['limit'])));
    };
    const { data } = await ask('{ edge { films(accountId: "a", first: 50) { nodes { uid } } } }');
    expect(data).toEqual({ edge: { films: { nodes: films.map(({ uid }) => ({ uid })) } } });
    // Each page after the first has the last object of the one before as well.
    expect(upstream.asked.map(({ query }) => query['limit'])).toEqual(['3', '3', '3', '3']);
  });

  it('is read by number though it states neither length nor pages, and though pages are smaller than asked for', async () => {
    const all = named(230);
    const page = ({ query }: ReceivedCall, size: number, info?: object) => {
      const at = (Number(query['page']) - 1) * size;
      return envelope({ images: all.slice(at, at + size) }, info);
    };
    upstream.script = (asked) => page(asked, 100);
    const question = '{ edge { images(accountId: "a", first: 1000) { nodes { name } } } }';
    expect((await ask(question)).data).toEqual({ edge: { images: { nodes: all } } });
    expect(upstream.asked.map(({ query }) => [query['page'], query['per_page']])).toEqual([
      ['1', '100'],
      ['2', '100'],
      ['3', '100'],
    ]);
    upstream.script = (asked) => page(asked, 20, { total_count: 230, total_pages: 12 });
    expect((await ask(question)).data).toEqual({ edge: { images: { nodes: all } } });
  });
});

describe('an answer', () => {
  const value = '{ edge { value(accountId: "a", id: "s", key: "k") { contentType size text base64 accountName } } }';
  const script = '{ edge { script(accountId: "a", name: "s") } }';
  const sends = (type: string, bytes: Uint8Array) => () => (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': type }).end(bytes);

  it('of bytes comes as it is, whatever it looks like', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        upstream.script = sends('application/octet-stream', bytes);
        const { data } = await ask(value);
        const { size, base64, text } = (
          data?.['edge'] as { value: { size: number; base64: string; text: string | null } }
        ).value;
        expect([size, base64]).toEqual([bytes.length, Buffer.from(bytes).toString('base64')]);
        if (text !== null) expect(Buffer.from(text)).toEqual(Buffer.from(bytes));
      }),
      { numRuns: 30 },
    );
    upstream.script = sends('application/json', Buffer.from('{"success":false}'));
    expect((await ask(value)).data).toEqual({
      edge: {
        value: {
          accountName: 'default',
          contentType: 'application/json',
          size: 17,
          text: '{"success":false}',
          base64: Buffer.from('{"success":false}').toString('base64'),
        },
      },
    });
  });

  it('of bytes may be kept', async () => {
    const bytes = Buffer.from([0, 255, 128]);
    upstream.script = sends('image/x', bytes);
    const kept = '{ edge { keptValue(accountId: "a", id: "s", key: "k") { base64 } } }';
    await ask(kept);
    expect((await ask(kept)).data).toEqual({ edge: { keptValue: { base64: bytes.toString('base64') } } });
    expect(upstream.asked.length).toBe(1);
  });

  it('of bytes is not kept for callers who accept some age, as others are', async () => {
    const account = { api: 'EDGE', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false } as const;
    const upstreams = upstreamsOf([account], {}, new FastClock());
    const patient = asker(schema, upstreams, ['hosting:read'], {}, { maxAge: 60_000 });
    upstream.script = sends('text/plain', Buffer.from('text'));
    for (const [question, calls] of [
      [script, 1],
      [value, 2],
    ] as const) {
      upstream.asked.splice(0);
      await patient(question);
      await patient(question);
      expect(upstream.asked.length).toBe(calls);
    }
    const both = await Promise.all([patient(value), patient(value)]);
    for (const { data } of both) expect(data).toMatchObject({ edge: { value: { text: 'text' } } });
    expect(upstream.asked.length).toBe(3);
  });

  it('of bytes that is refused is reported as any other', async () => {
    upstream.script = () => refused(404, 10009, 'key not found');
    expect(await ask(value)).toMatchObject({ data: { edge: { value: null } } });
    upstream.script = () => refused(403, 10000, 'no');
    expect((await ask(value)).errors?.[0]?.extensions).toMatchObject({
      code: 'UPSTREAM_FORBIDDEN',
      upstream: { code: '10000' },
    });
  });

  it('of text is read in the charset that it names', async () => {
    upstream.script = sends('text/plain; charset=ISO-8859-1', Buffer.from('caf\u00e9', 'latin1'));
    expect((await ask(script)).data).toEqual({ edge: { script: 'caf\u00e9' } });
    upstream.script = sends('application/javascript', Buffer.from('"\u{1f600}"'));
    expect((await ask(script)).data).toEqual({ edge: { script: '"\u{1f600}"' } });
    upstream.script = sends('text/plain', Buffer.alloc(0));
    expect((await ask(script)).data).toEqual({ edge: { script: '' } });
  });

  it.each([
    ['text/plain', Buffer.from([0xff, 0xfe, 0xfd])],
    ['text/plain; charset=klingon', Buffer.from('a')],
  ])('of text (%s) that is not in its charset is not guessed at', async (type, bytes) => {
    upstream.script = sends(type, bytes);
    expect((await ask(script)).errors?.[0]?.message).toBe(
      'The edge API succeeded, but the answer was not readable: its text is not in the charset that it names',
    );
  });

  it.each([
    ['text/html; charset=utf-8', '<html>secret of a proxy</html>', 'it is text/html, not JSON'],
    ['application/json', '{"success": true, "result": {', 'it is not JSON'],
    ['application/json', '', 'expected `success: true`, but got nothing'],
    ['x\u00ff<b>', 'a', 'it is not JSON'],
  ])('of JSON that is %s %s is reported in own words', async (type, text, expected) => {
    upstream.script = sends(type, Buffer.from(text));
    const { errors } = await ask('{ edge { zone(id: "z") { name } } }');
    expect(errors?.[0]?.message).toBe(`The edge API answered 200, but the answer was not readable: ${expected}`);
    expect(JSON.stringify(errors)).not.toContain('secret');
    expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_UNAVAILABLE');
  });

  it.each([
    ['', 'application/json'],
    ['{"id":"x"}', 'application/json'],
    ['gone', 'text/plain'],
  ])('of nothing may be %j', async (text, type) => {
    upstream.script = () => ({ status: 200, headers: { 'content-type': type }, text });
    expect((await ask('mutation { dropFilm(accountId: "a", uid: "f") { deletedId } }')).data).toEqual({
      dropFilm: { deletedId: 'f' },
    });
  });
});

describe('a refusal with the status of a success', () => {
  it('is a refusal, of a read and of a write', async () => {
    upstream.script = () => refused(200, 81057, 'it is there already');
    const read = await ask('{ edge { zone(id: "z") { name } } }');
    const write = await ask('mutation { makeBucket(accountId: "a", input: { name: "b" }) { bucket { name } } }');
    const deletion = await ask('mutation { dropFilm(accountId: "a", uid: "f") { deletedId } }');
    expect(deletion.data).toEqual({ dropFilm: null });
    for (const { errors } of [read, write, deletion]) {
      expect(errors?.[0]?.message).toBe('The edge API refused: it is there already');
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'UPSTREAM_CONFLICT',
        upstream: { status: 200, code: '81057' },
      });
    }
    upstream.script = () => refused(200, 1, 'no');
    expect((await ask('{ edge { zone(id: "z") { name } } }')).errors?.[0]?.extensions['code']).toBe(
      'UPSTREAM_INVALID_INPUT',
    );
  });

  it('hides behind no older answer', async () => {
    const clock = new FastClock();
    const account = { api: 'EDGE', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false } as const;
    const later = asker(schema, upstreamsOf([account], {}, clock));
    upstream.script = () => envelope({ id: 'z', name: 'old' });
    await later('{ edge { zone(id: "z") { name } } }');
    await clock.sleep(3_601_000);
    upstream.script = () => refused(200, 1, 'no');
    expect((await later('{ edge { zone(id: "z") { name } } }')).data).toEqual({ edge: { zone: null } });
  });
});

/** The parts of a multipart body by name: file name, type and text. */
function partsOf({ headers, body }: ReceivedCall): Record<string, (string | undefined)[]> {
  const boundary = /boundary=(.+)$/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  return Object.fromEntries(
    String(body)
      .split(`--${boundary}`)
      .slice(1, -1)
      .map((part) => {
        const [head = '', ...rest] = part.trimStart().split('\r\n\r\n');
        const at = (pattern: RegExp) => pattern.exec(head)?.[1];
        return [
          at(/ name="([^"]*)"/),
          [at(/filename="([^"]*)"/), at(/content-type: (.*)/i), rest.join('\r\n\r\n').replace(/\r\n$/, '')],
        ];
      }),
  );
}

describe('a body', () => {
  beforeEach(() => {
    upstream.script = () => envelope({ id: 'done' });
  });
  const last = () => upstream.asked.at(-1) as ReceivedCall;

  it('has a part for each field, files as files and objects as JSON; what belongs there goes into the query', async () => {
    const { errors } = await ask(
      'mutation { putValue(accountId: "a", id: "s", key: "k", input: { value: { base64: "aGk=", name: "hi.txt", contentType: "text/x" }, metaData: { a: [1] }, expirationTtl: 60 }) { values { id } } }',
    );
    expect(errors).toBeUndefined();
    expect(partsOf(last())).toEqual({
      value: ['hi.txt', 'text/x', 'hi'],
      meta_data: [undefined, undefined, '{"a":[1]}'],
    });
    expect(last().query).toEqual({ expiration_ttl: '60' });
  });

  it('has a part for each of several files, by its name', async () => {
    const modules = '[{ text: "1", name: "a.js" }, { text: "2", name: "b\\"\\r\\nx: y.js" }]';
    const { errors } = await ask(
      `mutation { putModules(accountId: "a", name: "m", input: { settings: { main: "a.js" }, modules: ${modules} }) { modules { id } } }`,
    );
    expect(errors).toBeUndefined();
    expect(Object.entries(partsOf(last())).map(([name, [, , text]]) => [name, text])).toEqual([
      ['settings', '{"main":"a.js"}'],
      ['a.js', '1'],
      ['b%22%0D%0Ax: y.js', '2'],
    ]);
    const nameless = await ask(
      'mutation { putModules(accountId: "a", name: "m", input: { settings: {}, modules: [{ text: "1" }] }) { modules { id } } }',
    );
    expect(nameless.errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });

  it('may be one file alone', async () => {
    await ask(
      'mutation { putScript(accountId: "a", name: "m", input: { script: { text: "alert(1)", contentType: "application/javascript" } }) { scripts { id } } }',
    );
    expect([last().body, last().headers['content-type']]).toEqual(['alert(1)', 'application/javascript']);
  });

  it('may be a bare array, of a deletion too', async () => {
    await ask(
      'mutation { putPairs(accountId: "a", id: "s", input: { pairs: [{ key: "k", longValue: "v" }] }) { bulk { id } } }',
    );
    expect(last().body).toEqual([{ key: 'k', long_value: 'v' }]);
    await ask('mutation { dropKeys(accountId: "a", id: "s", input: { names: ["k", "l"] }) { bulk { id } } }');
    expect([last().method, last().body]).toEqual(['DELETE', ['k', 'l']]);
  });

  it('is left out when all of the input goes elsewhere', async () => {
    upstream.script = () => envelope(null);
    expect(
      (await ask('mutation { dropScript(accountId: "a", name: "m", input: { force: true }) { deletedId } }')).data,
    ).toEqual({
      dropScript: { deletedId: 'm' },
    });
    expect([last().query, last().body, last().headers['content-type']]).toEqual([
      { force: 'true' },
      undefined,
      undefined,
    ]);
  });

  it('may be left out of a DELETE that needs none', async () => {
    upstream.script = () => envelope(null);
    expect((await ask('mutation { dropScript(accountId: "a", name: "m") { deletedId } }')).data).toEqual({
      dropScript: { deletedId: 'm' },
    });
    expect([last().query, last().body]).toEqual([{}, undefined]);
    const { errors } = await ask('mutation { dropKeys(accountId: "a", id: "s") { bulk { id } } }');
    expect(errors?.[0]?.message).toContain('argument "input" of type "Names!" is required');
  });

  it('of files leaves no trace in the log, and costs nothing there', async () => {
    const warned: object[] = [];
    const account = { api: 'EDGE', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false } as const;
    const log = { debug: () => undefined, warn: (fields: object) => void warned.push(fields) };
    const loud = asker(schema, upstreamsOf([account], {}, new FastClock(), log));
    upstream.script = () => ({ status: 500, body: { success: false, errors: [{ code: 1, message: 'no s3cret' }] } });
    const text = 's3cret '.repeat(100_000);
    const write =
      'mutation ($text: String) { putScript(accountId: "a", name: "m", input: { script: { text: $text } }) { scripts { id } } }';
    expect((await loud(write, { text })).errors?.length).toBe(1);
    expect(JSON.stringify(warned).length).toBeLessThan(1_000);
  });

  it.each([
    '{ text: "a", base64: "YQ==" }',
    '{}',
    '{ base64: "not base64!" }',
    '{ text: "a", contentType: "text/plain\\r\\nx-evil: 1" }',
  ])('takes no file as %s', async (file) => {
    const { errors } = await ask(
      `mutation { putScript(accountId: "a", name: "m", input: { script: ${file} }) { scripts { id } } }`,
    );
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    expect(upstream.asked).toEqual([]);
  });
});

describe('a header', () => {
  const bucket = (jurisdiction: string) =>
    `{ edge { bucket(accountId: "a", name: "b"${jurisdiction && `, inJurisdiction: ${JSON.stringify(jurisdiction)}`}) { name } } }`;

  it('is filled by the input, which goes nowhere else', async () => {
    upstream.script = () => envelope({ name: 'b' });
    await ask(
      'mutation { makeBucket(accountId: "a", input: { name: "b", inJurisdiction: "eu", dryRun: true }) { bucket { name } } }',
    );
    const [asked] = upstream.asked;
    expect([asked?.headers['cf-r2-jurisdiction'], asked?.body, asked?.query]).toEqual([
      'eu',
      { name: 'b' },
      { dry_run: 'true' },
    ]);
    await ask(bucket('eu'));
    expect([upstream.asked[1]?.headers['cf-r2-jurisdiction'], upstream.asked[1]?.query]).toEqual(['eu', {}]);
  });

  it('finds what a write has changed where the write found it', async () => {
    upstream.script = ({ headers, method }) =>
      envelope(method === 'PUT' ? { id: 'done' } : { name: String(headers['cf-r2-jurisdiction']) });
    const lock = (input: string) =>
      ask(`mutation { lockBucket(accountId: "a", name: "b", input: ${input}) { bucket { name } } }`);
    expect((await lock('{ where: "eu" }')).data).toEqual({ lockBucket: { bucket: { name: 'eu' } } });
    expect((await lock('{}')).data).toEqual({ lockBucket: { bucket: { name: 'undefined' } } });
  });

  it('distinguishes reads, kept ones and others', async () => {
    upstream.script = ({ headers }) => envelope({ name: String(headers['cf-r2-jurisdiction']) });
    for (const place of ['eu', '', 'us', 'eu']) {
      expect((await ask(bucket(place))).data).toEqual({ edge: { bucket: { name: place || 'undefined' } } });
    }
    expect(upstream.asked.length).toBe(3);
  });

  it.each(['eu\r\nx-evil: 1', 'eu\u0000', ' eu', '\u00fc', 'a'.repeat(2000)])('takes no %j', async (value) => {
    const { errors } = await ask(bucket(value));
    expect(errors?.[0]?.message).toMatch(/^inJurisdiction: expected a value that can stand in a header/);
    expect(upstream.asked).toEqual([]);
  });
});

describe('a path', () => {
  it('carries any key, encoded once', async () => {
    const key = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((text) => !/^\.{1,2}$/.test(text));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(key, fc.constantFrom('a/b', '../x', '%2e%2e', '...', '?#;&=', '\u{1f600}/.', '\\')),
        async (text) => {
          upstream.asked.splice(0);
          upstream.script = () => (response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end('v');
          const { data } = await ask(
            'query ($key: ID!) { edge { value(accountId: "a", id: "s", key: $key) { text } } }',
            { key: text },
          );
          expect(data).toEqual({ edge: { value: { text: 'v' } } });
          const [, , , , , , last = '', ...more] = (upstream.asked[0]?.path ?? '').split('/');
          expect([decodeURIComponent(last), more]).toEqual([text, []]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('carries filters with dots between their names', async () => {
    upstream.script = () => envelope([], { total_count: 0, total_pages: 0 });
    const { errors } = await ask(
      '{ edge { zones(name: { contains: "a&b", startsWith: ["x", "y"] }) { nodes { id } } } }',
    );
    expect(errors).toBeUndefined();
    expect(upstream.asked[0]?.query).toEqual({
      'name.contains': 'a&b',
      'name.starts_with': ['x', 'y'],
      page: '1',
      per_page: '50',
    });
  });
});
