import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { asker, upstreamsOf } from '../../../rest/harness.js';
import { envelope, refused } from '../../../rest/zones.js';
import { ScriptedUpstream } from '../../../support/scripted-upstream.js';
import { edgeSandbox } from '../graph.js';
import { sharedGraph } from '../../../support/shared/graph.js';

const { ask, served } = edgeSandbox();

const search = (
  args: string,
  fields = 'nodes { __typename name zone { name } } totalCount zones isComplete problems { code }',
) => `{ edge { dnsRecords${args} { ${fields} } } }`;

describe('a search for DNS records', () => {
  it('reads each of 30 zones once, and the list of the zones', async () => {
    const { data, errors, calls } = await ask(search('(first: 3, type: MX)'));
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      edge: {
        dnsRecords: {
          nodes: ['acme.example', 'acme-blog.example', 'acme-api.example'].map((name) => ({
            __typename: 'EdgeDnsMxRecord',
            name,
            zone: { name },
          })),
          totalCount: 30,
          zones: 30,
          isComplete: true,
          problems: [],
        },
      },
    });
    expect(calls).toBe(31);
  });

  it('finds what leads to a server, wherever it is', async () => {
    const { data } = await ask(
      search('(first: 100, content: { startsWith: "203.0.113." })', 'nodes { content zone { name } }'),
    );
    const { nodes } = (data as { edge: { dnsRecords: { nodes: unknown[] } } }).edge.dnsRecords;
    expect(nodes).toHaveLength(8);
    expect(nodes[0]).toEqual({ content: '203.0.113.1', zone: { name: 'acme-blog.example' } });
  });

  it('takes all 3,000 records of a zone in one call', async () => {
    const { data, calls } = await ask(search('(first: 5000)', 'nodes { id } totalCount'));
    const { nodes, totalCount } = (data as { edge: { dnsRecords: { nodes: unknown[]; totalCount: number } } }).edge
      .dnsRecords;
    expect(nodes).toHaveLength(totalCount);
    expect(totalCount).toBeGreaterThan(3_000);
    expect(calls).toBe(31);
  });

  it.each([0, -1, 10_001])('refuses to find %i records, once and without a call', async (first) => {
    const { data, errors, calls } = await ask(search(`(first: ${first})`));
    expect(data).toEqual({ edge: { dnsRecords: null } });
    expect(errors?.map(({ message, extensions }) => [message, extensions['code']])).toEqual([
      [expect.stringMatching(/^first: /), 'BAD_USER_INPUT'],
    ]);
    expect(calls).toBe(0);
  });

  it('makes no more calls than are left', async () => {
    served().control('EDGE').leaveCalls(70);
    const { data } = await ask(search('(type: MX)', 'totalCount zones isComplete problems { code zone { name } }'));
    const found = (
      data as { edge: { dnsRecords: { totalCount: number; isComplete: boolean; problems: { code: string }[] } } }
    ).edge.dnsRecords;
    expect(found.isComplete).toBe(false);
    expect(found.totalCount + found.problems.length).toBe(30);
    expect(new Set(found.problems.map(({ code }) => code))).toEqual(new Set(['UPSTREAM_RATE_LIMITED']));
    // Others begin in a window of their own.
    await served().clock.sleep(300_000);
  });
});

describe('a search over zones of which some fail', () => {
  let upstream: ScriptedUpstream;
  beforeEach(async () => {
    upstream = await ScriptedUpstream.start(({ path }) => {
      const [, , zone, below] = path.split('/');
      const zones = ['a', 'b', 'c'].map((id) => ({ id, name: `${id}.example` }));
      if (!below) return envelope(zones, { total_count: 3, total_pages: 1 });
      if (zone === 'b') return refused(403, 10000, 'Authentication error');
      return envelope([{ id: zone, type: 'A', name: `www.${zone}.example`, content: '192.0.2.1', ttl: 1 }], {
        total_count: 1,
        total_pages: 1,
      });
    });
  });
  afterEach(() => upstream.close());

  it('asks the later zones for no more than is wanted still', async () => {
    const zones = Array.from({ length: 40 }, (_, n) => ({ id: `${n}`, name: `${n}.example` }));
    upstream.script = ({ path, query }) => {
      const [, , zone, below] = path.split('/');
      if (!below) return envelope(zones, { total_count: 40, total_pages: 1 });
      const size = Number(query['per_page']);
      const records = Array.from({ length: size }, (_, n) => ({
        id: `${zone} ${n}`,
        type: 'A',
        name: `${n}.${zone}.example`,
        content: '192.0.2.1',
        ttl: 1,
      }));
      return envelope(records, { total_count: 500, total_pages: 500 / size });
    };
    const schema = await sharedGraph();
    const account = { api: 'EDGE', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false } as const;
    const { data } = await asker(schema, upstreamsOf([account]))(search('(first: 200)', 'nodes { name } totalCount'));
    const { nodes, totalCount } = (data as { edge: { dnsRecords: { nodes: unknown[]; totalCount: number } } }).edge
      .dnsRecords;
    expect([nodes.length, new Set(nodes.map((node) => JSON.stringify(node))).size, totalCount]).toEqual([
      200, 200, 20_000,
    ]);
    const sizes = upstream.asked.flatMap(({ path, query }) =>
      path.endsWith('dns_records') ? [Number(query['per_page'])] : [],
    );
    expect(sizes).toHaveLength(40);
    expect(Math.max(...sizes.slice(-10))).toBeLessThan(10);
  });

  it('names these, and has the records of the others', async () => {
    const schema = await sharedGraph();
    const account = { api: 'EDGE', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false } as const;
    const { data, errors } = await asker(
      schema,
      upstreamsOf([account]),
    )(
      search(
        '(name: { contains: "www" })',
        'nodes { name } totalCount isComplete problems { code message zone { name } }',
      ),
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      edge: {
        dnsRecords: {
          nodes: [{ name: 'www.a.example' }, { name: 'www.c.example' }],
          totalCount: 2,
          isComplete: false,
          problems: [
            {
              code: 'UPSTREAM_FORBIDDEN',
              message: expect.stringContaining('this is not allowed (10000)'),
              zone: { name: 'b.example' },
            },
          ],
        },
      },
    });
    expect(upstream.lines.filter((line) => line.includes('dns_records'))).toHaveLength(3);
    expect(upstream.lines[1]).toContain('name.contains=www');
  });
});
