/** What every dialect must make of its upstream, run over each: the graph looks the same whatever the wire. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { bind } from '../../src/rest/schema/bind.js';
import type { Dialect } from '../../src/rest/rows/dialect.js';
import { del, get, list, post } from '../../src/rest/rows/row.js';
import { heldTimeouts } from '../support/held-timeouts.js';
import { type ReceivedCall, type Reply, ScriptedUpstream } from '../support/scripted-upstream.js';
import { FastClock, asker, upstreamsOf, schemaOf } from './harness.js';

/** How an upstream writes the things that the suite asks of it. */
export interface Protocol {
  readonly dialect: Dialect;
  readonly credential: string;
  /** The header that the credential becomes. */
  readonly authorization: string;
  /** `{ id, long_name }` as the upstream names its fields. */
  thing(id: number): object;
  /** The page of the things that the query asks for; all of them where the upstream has no pages. */
  page(things: readonly object[], query: ReceivedCall['query']): Reply;
  single(thing: object): Reply;
  created(thing: object): Reply;
  refusal(status: number, code: string, message: string): Reply;
  rateLimited(retryAfter: number): Reply;
  /** The upstream's own code for what the suite calls so; unless said the word itself. */
  code?(word: string): string;
  /** A refusal with the status of a success, where the upstream has such. */
  refusalInSuccess?(code: string, message: string): Reply;
  /** What the suite's input `{ longName: "a b&c" }` must arrive as. */
  readonly sent: unknown;
}

export function conforms(protocol: Protocol): void {
  const { dialect } = protocol;
  const { root, on, mutations } = bind(dialect);

  @ObjectType(`${dialect.api}Things`, { description: 'The root' })
  class Things {}

  @ObjectType(`${dialect.api}Thing`, { description: 'A thing' })
  class Thing {
    @Field(() => ID) id!: string;
    @Field() longName!: string;
  }

  @InputType(`${dialect.api}ThingInput`)
  class ThingInput {
    @Field() longName!: string;
  }

  const groups = [
    root(Things, 'conformance'),
    on(Things, { things: list('/things', () => Thing), thing: get('/things/{id}', () => Thing) }),
    mutations({ makeThing: post('/things', () => Thing, ThingInput), dropThing: del('/things/{id}') }),
  ];

  describe(`the ${dialect.api} dialect`, () => {
    let upstream: ScriptedUpstream;
    let schema: GraphQLSchema;
    let ask: ReturnType<typeof asker>;
    const timeouts = heldTimeouts();
    beforeAll(async () => {
      schema = await schemaOf(groups);
      upstream = await ScriptedUpstream.start();
    });
    beforeEach(() => {
      upstream.asked.splice(0);
      const account = {
        api: dialect.api,
        name: 'default',
        credential: protocol.credential,
        baseUrl: upstream.url,
        sandbox: false,
      };
      ask = asker(schema, upstreamsOf([account], {}, new FastClock()));
    });
    afterAll(() => upstream.close());

    const one = '{ conformance { thing(id: 7) { id longName } } }';
    const all = '{ conformance { things(first: 1000) { totalCount nodes { id longName } pageInfo { hasNextPage } } } }';
    const make = 'mutation { makeThing(input: { longName: "a" }) { thing { id } } }';
    const drop = 'mutation { dropThing(id: 7) { deletedId } }';
    // Where the body says whether a call has succeeded, one that cannot be read leaves it open.
    const isOpen = dialect.lacks !== undefined;
    const unreadable = `${isOpen ? 'answered 200' : 'succeeded'}, but the answer was not readable: `;
    const effect = isOpen ? '; the write may have taken effect' : '';
    const codeOf = (word: string) => protocol.code?.(word) ?? word;
    const idOf = (key: number) => `${dialect.api.toLowerCase()}:default:thing:${key}`;
    const nodes = (length: number) =>
      Array.from({ length }, (_, n) => ({ id: idOf(n + 1), longName: `thing ${n + 1}` }));

    it('unwraps one object and names its fields', async () => {
      upstream.script = () => protocol.single(protocol.thing(7));
      const { data, errors } = await ask(one);
      expect(errors).toBeUndefined();
      expect(data).toEqual({ conformance: { thing: { id: idOf(7), longName: 'thing 7' } } });
      expect(upstream.asked[0]).toMatchObject({ method: 'GET', path: '/things/7' });
    });

    it.each([0, 1, 120])('lists %p objects whatever its paging', async (length) => {
      const things = nodes(length).map((_, n) => protocol.thing(n + 1));
      upstream.script = ({ query }) => protocol.page(things, query);
      const { data, errors } = await ask(all);
      expect(errors).toBeUndefined();
      expect(data).toMatchObject({
        conformance: { things: { nodes: nodes(length), pageInfo: { hasNextPage: false } } },
      });
    });

    it('sends the credential in its header and nowhere else', async () => {
      upstream.script = () => protocol.refusal(401, 'unauthorized', 'who are you?');
      const { errors } = await ask(one);
      expect(upstream.asked[0]?.headers.authorization).toBe(protocol.authorization);
      expect(JSON.stringify(errors)).not.toContain(protocol.credential);
    });

    it('encodes bodies as the upstream reads them', async () => {
      upstream.script = () => protocol.created(protocol.thing(1));
      const { data, errors } = await ask('mutation { makeThing(input: { longName: "a b&c" }) { thing { id } } }');
      expect(errors).toBeUndefined();
      expect(data).toEqual({ makeThing: { thing: { id: idOf(1) } } });
      expect(upstream.asked[0]?.body).toEqual(protocol.sent);
    });

    it('makes null of a single read that finds nothing', async () => {
      upstream.script = () => protocol.refusal(404, 'not_found', 'there is none');
      expect(await ask(one)).toMatchObject({ data: { conformance: { thing: null } } });
    });

    // Texts about credentials are the ones that may echo them.
    it.each([
      [401, 'unauthorized', 'UPSTREAM_UNAUTHORIZED', /^it does not accept the credential \(\w+\)$/],
      [403, 'forbidden', 'UPSTREAM_FORBIDDEN', /^this is not allowed \(\w+\)$/],
      [409, 'conflict', 'UPSTREAM_CONFLICT', /^because$/],
    ])('reports %p %s as %s, with the code of the upstream', async (status, code, expected, message) => {
      upstream.script = () => protocol.refusal(status, code, 'because');
      const { errors } = await ask(one);
      expect(errors?.[0]?.extensions).toEqual({
        code: expected,
        upstream: expect.objectContaining({
          api: dialect.api,
          status,
          code: codeOf(code),
          message: expect.stringMatching(message),
        }),
      });
      expect(upstream.asked.length).toBe(1);
    });

    it('reports a 500 by its code and in own words', async () => {
      upstream.script = () => protocol.refusal(500, 'server_error', 'stack trace of db-7');
      const { errors } = await ask(one);
      expect(errors?.[0]?.extensions).toEqual({
        code: 'UPSTREAM_UNAVAILABLE',
        upstream: {
          api: dialect.api,
          account: 'default',
          status: 500,
          code: codeOf('server_error'),
          message: `it answered 500 (${codeOf('server_error')})`,
        },
      });
    });

    it('says after how many seconds a refused call may come again', async () => {
      upstream.script = () => protocol.rateLimited(90);
      const { errors } = await ask(one);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_RATE_LIMITED', retryAfter: 90 });
      // Asked again it would only be refused for longer.
      const later = await Promise.all([one, all, make, drop].map((question) => ask(question)));
      for (const { errors } of later) expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_RATE_LIMITED');
      expect(upstream.asked.length).toBe(1);
    });

    it.each([
      ['text/html', '<html>a proxy of db-7</html>'],
      ['application/json', '<html>a proxy of db-7</html>'],
      ['application/json', '{"things": [{"id": 1, "name": "db-7'],
      ['image/png', '\u0089PNG db-7'],
      ['application/json', ''],
      ['application/json', 'null'],
      ['application/json', '"db-7"'],
    ])('reports of %s %j that it cannot be read, and shows nothing of it', async (type, text) => {
      upstream.script = () => ({ status: 200, headers: { 'content-type': type }, text });
      for (const question of [one, all]) {
        const { errors } = await ask(question);
        expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_UNAVAILABLE');
        expect(errors?.[0]?.message).toContain(unreadable);
        expect(JSON.stringify(errors)).not.toContain('db-7');
      }
      const { errors } = await ask(make);
      expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_ANSWER_UNREADABLE');
      expect(errors?.[0]?.message).toMatch(new RegExp(`${unreadable}[^;]*${effect}$`));
    });

    it("reports of a write that answers nothing, and got a proxy's page, that this cannot be read", async () => {
      upstream.script = () => ({ status: 200, headers: { 'content-type': 'text/html' }, text: '<html>db-7</html>' });
      const { data, errors } = await ask(drop);
      expect(data).toEqual({ dropThing: null });
      expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_ANSWER_UNREADABLE');
      expect(errors?.[0]?.message).toMatch(new RegExp(`${unreadable}it is text.html, not JSON${effect}$`));
    });

    it('takes a write that is answered with the status of nothing for done', async () => {
      upstream.script = () => ({ status: 204 });
      expect(await ask(drop)).toMatchObject({ data: { dropThing: { deletedId: idOf(7) } } });
    });

    it.each([undefined, {}])('takes a write that is answered with nothing for done: %j', async (body) => {
      upstream.script = () => (body ? { body } : {});
      expect((await ask(drop)).data).toEqual({ dropThing: { deletedId: idOf(7) } });
    });

    it.each([
      [502, 'UPSTREAM_UNAVAILABLE'],
      [503, 'UPSTREAM_UNAVAILABLE'],
      [504, 'UPSTREAM_TIMEOUT'],
    ])("reports a proxy's page with %p as %s, reads again and writes once", async (status, code) => {
      upstream.script = () => ({ status, headers: { 'content-type': 'text/html' }, text: '<html>db-7</html>' });
      const { errors: ofRead } = await ask(one);
      expect(upstream.asked.length).toBe(3);
      const { errors: ofWrite } = await ask(make);
      expect(upstream.asked.length).toBe(4);
      for (const [error] of [ofRead ?? [], ofWrite ?? []]) {
        expect(error?.extensions).toMatchObject({
          code,
          upstream: { status, code: `http_${status}`, message: expect.stringContaining(`it answered ${status}`) },
        });
        expect(JSON.stringify(error)).not.toContain('db-7');
      }
      expect(ofWrite?.[0]?.message).toMatch(/the write may have taken effect$/);
    });

    const { refusalInSuccess } = protocol;
    if (refusalInSuccess)
      it.each([
        ['one object', one],
        ['a list', all],
        ['a write', make],
        ['a write that answers nothing', drop],
      ])('reports %s that is refused with the status of a success', async (_, question) => {
        upstream.script = () => refusalInSuccess('not_valid', 'because');
        const { errors } = await ask(question);
        expect(errors?.map(({ message, extensions }) => [message, extensions])).toEqual([
          [
            expect.stringMatching(/ API refused: because$/),
            {
              code: 'UPSTREAM_INVALID_INPUT',
              upstream: expect.objectContaining({ status: 200, code: codeOf('not_valid') }),
            },
          ],
        ]);
        expect(upstream.asked.length).toBe(1);
      });

    it.each([
      ['one object', () => one, 3],
      ['a list', () => all, 3],
      ['a write', () => make, 1],
      ['a write that answers nothing', () => drop, 1],
    ])('reports an answer that is cut off, to %s', async (_, question, times) => {
      upstream.script = () => (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"id"');
        setTimeout(() => response.destroy(), 5);
      };
      const { errors } = await ask(question());
      const isWrite = times === 1;
      expect(errors?.[0]?.extensions['code']).toBe(isWrite ? 'UPSTREAM_ANSWER_UNREADABLE' : 'UPSTREAM_UNAVAILABLE');
      expect(errors?.[0]?.message).toMatch(
        isWrite
          ? /: the connection broke before the answer was complete(; the write may have taken effect)?$/
          : /failed: the connection broke before the answer was complete$/,
      );
      expect(upstream.asked.length).toBe(times);
    });

    it('gives up on a call that takes too long', async () => {
      upstream.script = () => () => timeouts.over();
      expect((await ask(one)).errors?.[0]?.extensions['code']).toBe('UPSTREAM_TIMEOUT');
    });
  });
}
