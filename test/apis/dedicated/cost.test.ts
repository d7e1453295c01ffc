import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inventory } from './inventory.js';
import { dedicatedGraph } from './upstream.js';

describe('the upstream cost of dedicated servers', () => {
  let graph: Awaited<ReturnType<typeof dedicatedGraph>>;
  beforeAll(async () => {
    graph = await dedicatedGraph();
  });
  afterAll(() => graph.upstream.close());

  it('is one list each for addresses, names, subnets and resets of 100 servers, and one call per boot', async () => {
    graph.answers(inventory(100));
    const { data, errors } = await graph.fresh()(`{ dedicated { servers(first: 200) { totalCount nodes {
      id reset { types } subnets { ip mask } ips { ip reverseDns { ptr } failover { ip } server { product } }
      failovers { ip } boot { rescue { available { operatingSystems } active { operatingSystem } } linux { active { distribution } } }
    } } } }`);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ dedicated: { servers: { totalCount: 100 } } });
    expect(data?.['dedicated']).toHaveProperty('servers.nodes.0', {
      id: 'dedicated:default:server:1',
      reset: { types: ['SW', 'POWER_LONG'] },
      subnets: [{ ip: '2a01:4f8:1::', mask: 64 }],
      ips: [
        {
          ip: '10.0.1.1',
          reverseDns: { ptr: 'web1.example.com' },
          failover: null,
          server: { product: 'AX41-NVMe' },
        },
        { ip: '10.0.1.2', reverseDns: null, failover: { ip: '10.0.1.2' }, server: { product: 'AX41-NVMe' } },
      ],
      failovers: [{ ip: '10.0.1.2' }],
      boot: { rescue: { available: { operatingSystems: ['linux', 'vkvm'] }, active: null }, linux: null },
    });
    const { lines } = graph.upstream;
    const lists = lines.filter((line) => !line.startsWith('GET /boot/'));
    expect(lists.sort()).toEqual(['/failover', '/ip', '/rdns', '/reset', '/server', '/subnet'].map((p) => `GET ${p}`));
    expect(lines.length).toBe(106);
    expect(new Set(lines).size).toBe(106);
  });

  it('is one call per object for a single server, and no list', async () => {
    graph.answers({ ...inventory(2), 'GET /reset/2': { reset: { server_number: 2, type: ['hw'] } } });
    const { data, errors } = await graph.fresh()(
      '{ dedicated { server(id: 2) { features { rescue hotSwap } linkedStorageBoxId reset { types } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data?.['dedicated']).toEqual({
      server: { features: { rescue: true, hotSwap: false }, linkedStorageBoxId: '2', reset: { types: ['HW'] } },
    });
    expect(graph.upstream.lines).toEqual(['GET /server/2', 'GET /reset/2']);
  });

  it('never passes the limit of a call: what is beyond it fails by itself and at once', async () => {
    graph.answers(inventory(250));
    const { data, errors } = await graph.fresh()(
      '{ dedicated { servers(first: 250) { nodes { name features { rescue } linkedStorageBoxId } } } }',
    );
    const singles = graph.upstream.lines.filter((line) => line.startsWith('GET /server/'));
    expect([singles.length, new Set(singles).size]).toEqual([200, 200]);
    expect(errors?.length).toBe(100);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_RATE_LIMITED', retryAfter: expect.any(Number) });
    expect(data?.['dedicated']).toHaveProperty('servers.nodes.249', {
      name: 'web 250',
      features: null,
      linkedStorageBoxId: null,
    });
  });
});
