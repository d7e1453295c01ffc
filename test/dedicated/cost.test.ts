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
      serverNumber reset { type } subnets { ip mask } ips { ip reverseDns { ptr } failover { ip } server { product } }
      failovers { ip } boot { rescue { available { os } active { os } } linux { active { dist } } }
    } } } }`);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ dedicated: { servers: { totalCount: 100 } } });
    expect(data?.['dedicated']).toHaveProperty('servers.nodes.0', {
      serverNumber: '1',
      reset: { type: ['SW', 'POWER_LONG'] },
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
      boot: { rescue: { available: { os: ['linux', 'vkvm'] }, active: null }, linux: null },
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
      '{ dedicated { server(serverNumber: 2) { features { rescue hotSwap } linkedStoragebox reset { type } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data?.['dedicated']).toEqual({
      server: { features: { rescue: true, hotSwap: false }, linkedStoragebox: '2', reset: { type: ['HW'] } },
    });
    expect(graph.upstream.lines).toEqual(['GET /server/2', 'GET /reset/2']);
  });

  it('never passes the limit of a call: what is beyond it fails by itself and at once', async () => {
    graph.answers(inventory(250));
    const { data, errors } = await graph.fresh()(
      '{ dedicated { servers(first: 250) { nodes { serverName features { rescue } linkedStoragebox } } } }',
    );
    const singles = graph.upstream.lines.filter((line) => line.startsWith('GET /server/'));
    expect([singles.length, new Set(singles).size]).toEqual([200, 200]);
    expect(errors?.length).toBe(100);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_RATE_LIMITED', retryAfter: expect.any(Number) });
    expect(data?.['dedicated']).toHaveProperty('servers.nodes.249', {
      serverName: 'web 250',
      features: null,
      linkedStoragebox: null,
    });
  });
});
