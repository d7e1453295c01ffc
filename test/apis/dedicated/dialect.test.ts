/** @decorates-classes */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inventory } from './inventory.js';
import { dedicatedGraph, refusal } from './upstream.js';

describe('the API of dedicated servers', () => {
  let graph: Awaited<ReturnType<typeof dedicatedGraph>>;
  beforeAll(async () => {
    graph = await dedicatedGraph();
  });
  afterAll(() => graph.upstream.close());

  it.each(['NOT_FOUND', 'SERVER_NOT_FOUND', 'STORAGEBOX_NOT_FOUND'])('lists nothing on a 404 %s', async (code) => {
    graph.answers({ 'GET /server': () => refusal(404, code) });
    const { data, errors } = await graph.fresh()('{ dedicated { servers { totalCount nodes { id } } } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ dedicated: { servers: { totalCount: 0, nodes: [] } } });
  });

  it('takes a 404 for no empty list where lists come bare, nor of another code', async () => {
    graph.answers({ 'GET /ip': () => refusal(404, 'GONE') });
    const { errors } = await graph.fresh()('{ dedicated { ips { totalCount } vswitches { totalCount } } }');
    expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['UPSTREAM_NOT_FOUND', 'UPSTREAM_NOT_FOUND']);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['{}', {}],
    ['other keys', { bill: {} }],
    ['an error', { error: { code: 'NOT_FOUND' } }],
    ['lists of others', [{ bill: {} }, 7]],
  ])('never says that there is nothing when the answer is %s', async (_, body) => {
    const reply = () => (body === undefined ? {} : { body });
    graph.answers({ 'GET /server': reply, 'GET /vswitch': reply, 'GET /server/7': reply });
    const { data, errors } = await graph.fresh()(
      '{ dedicated { servers { totalCount } vswitches { totalCount } server(id: 7) { product } } }',
    );
    expect(data).toEqual({ dedicated: { servers: null, vswitches: null, server: null } });
    expect(errors?.map(({ extensions }) => extensions['upstream'])).toEqual(
      Array(3).fill(expect.objectContaining({ status: 200, code: 'unreadable' })),
    );
  });

  it('lists nothing when the answer is an empty list, and one that comes bare', async () => {
    graph.answers({ 'GET /server': [], 'GET /vswitch': [], 'GET /ip': { ip: { ip: '192.0.2.1' } } });
    const { data, errors } = await graph.fresh()(
      '{ dedicated { servers { totalCount } vswitches { totalCount } ips { nodes { ip } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      dedicated: { servers: { totalCount: 0 }, vswitches: { totalCount: 0 }, ips: { nodes: [{ ip: '192.0.2.1' }] } },
    });
  });

  it('cuts connections out of the whole list', async () => {
    graph.answers(inventory(7));
    const ask = graph.fresh();
    const pages: unknown[] = [];
    for (let after: unknown = null; after !== undefined && pages.length < 9;) {
      const { data } = await ask(
        `query ($after: String) { dedicated { servers(first: 3, after: $after) {
          totalCount nodes { id } pageInfo { hasNextPage endCursor } } } }`,
        { after },
      );
      const { servers } = data?.['dedicated'] as { servers: Page };
      pages.push(servers.nodes.map(({ id }) => id));
      after = servers.pageInfo.hasNextPage ? servers.pageInfo.endCursor : undefined;
    }
    expect(pages).toEqual([
      ['dedicated:default:server:1', 'dedicated:default:server:2', 'dedicated:default:server:3'],
      ['dedicated:default:server:4', 'dedicated:default:server:5', 'dedicated:default:server:6'],
      ['dedicated:default:server:7'],
    ]);
    expect(graph.upstream.lines).toEqual(['GET /server', 'GET /server', 'GET /server']);
  });

  it('says which fields were missing or not valid', async () => {
    const missing = { missing: ['server_name'], invalid: null };
    graph.answers({ 'POST /server/7': () => refusal(400, 'INVALID_INPUT', missing) });
    const { errors } = await graph.fresh()(
      'mutation { updateDedicatedServer(id: 7, input: { name: "" }) { server { name } } }',
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'UPSTREAM_INVALID_INPUT',
      upstream: { status: 400, code: 'INVALID_INPUT', details: [{ input: 'name', code: 'missing' }] },
    });
  });

  it.each(['max_request', 'max_requests'])('rests only the call that is refused for its rate (%s)', async (limit) => {
    graph.answers({
      ...inventory(1),
      'GET /ip': () => refusal(403, 'RATE_LIMIT_EXCEEDED', { [limit]: 5000, interval: 3600 }),
    });
    const ask = graph.fresh();
    const limited = { code: 'UPSTREAM_RATE_LIMITED', retryAfter: 3600 };
    expect((await ask('{ dedicated { ips { totalCount } } }')).errors?.[0]?.extensions).toMatchObject({
      ...limited,
      upstream: { status: 403, code: 'RATE_LIMIT_EXCEEDED' },
    });
    const again = await ask('{ dedicated { ips { totalCount } servers { totalCount } } }');
    expect(again.errors?.[0]?.extensions).toMatchObject(limited);
    expect(again.data).toEqual({ dedicated: { ips: null, servers: { totalCount: 1 } } });
    expect(graph.upstream.lines).toEqual(['GET /ip', 'GET /server']);
  });

  it('shows a refused credential once, however many calls there are', async () => {
    const refused = () => refusal(401, 'UNAUTHORIZED');
    graph.answers({ 'GET /server': refused, 'GET /ip': refused, 'GET /subnet': refused, 'GET /reset': refused });
    const ask = graph.fresh();
    const source = `{ dedicated { servers { totalCount } ips { totalCount } subnets { totalCount } resets { totalCount } } }`;
    for (const { errors } of [await ask(source), await ask(source)]) {
      expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(Array(4).fill('UPSTREAM_UNAUTHORIZED'));
    }
    expect(graph.upstream.asked.length).toBe(1);
  });

  it('is unavailable while it is maintained', async () => {
    graph.upstream.script = () => ({ status: 503, text: '<html>Maintenance</html>' });
    const { errors } = await graph.fresh()('{ dedicated { servers { totalCount } } }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', upstream: { status: 503 } });
  });

  it.each([
    ['subnet(ip: "2a01:4f8:61:41a2::") { ip }', '/subnet/2a01%3A4f8%3A61%3A41a2%3A%3A'],
    ['subnet(ip: "100% a/b?c#d") { ip }', '/subnet/100%25%20a%2Fb%3Fc%23d'],
    ['reverseDns(ip: "2a01:4f8::2") { ip }', '/rdns/2a01%3A4f8%3A%3A2'],
    ['failover(ip: "%41") { ip }', '/failover/%2541'],
  ])('asks for %s with each sign encoded once', async (field, path) => {
    graph.answers({});
    await graph.fresh()(`{ dedicated { ${field} } }`);
    expect(graph.upstream.asked[0]?.path).toBe(path);
  });

  it('refuses numbers that are none before anything is sent', async () => {
    graph.answers({});
    const { errors } = await graph.fresh()('{ dedicated { server(id: "template") { product } } }');
    expect(errors?.[0]?.message).toBe('id: expected a number, but got "template"');
    expect(graph.upstream.asked).toEqual([]);
  });
});

interface Page {
  readonly nodes: readonly { readonly id: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}
