import { describe, expect, it } from '@jest/globals';
import { findingsLab } from '../lab.js';
import { enveloped, itDistinguishesTwins } from '../wire-twins.js';

const lab = findingsLab();

const account = { id: 'a1', name: 'Acme', type: 'standard' };
const zone = { id: 'z1', name: 'example.test', status: 'active', type: 'full' };
const root = { '/accounts': enveloped([account]), '/zones': enveloped([zone]) };

const poolsAt = '/accounts/a1/load_balancers/pools';
const monitorsAt = '/accounts/a1/load_balancers/monitors';
const tunnelsAt = '/accounts/a1/cfd_tunnel';
const balancersAt = '/zones/z1/load_balancers';
const checksAt = '/zones/z1/healthchecks';

const tunnel = {
  id: 't1',
  account_tag: 'a1',
  name: 'office',
  status: 'down',
  connections: [],
  tun_type: 'cfd_tunnel',
  deleted_at: null,
  conns_inactive_at: '2026-01-01T00:00:00Z',
};
const pool = {
  id: 'p1',
  name: 'eu',
  enabled: true,
  monitor: 'm1',
  origins: [{ name: 'a', address: '203.0.113.1', enabled: true }],
};
const monitor = { id: 'm1', type: 'https', description: 'front' };
const balancer = {
  id: 'b1',
  name: 'www.example.test',
  enabled: true,
  default_pools: ['p1'],
  fallback_pool: 'p1',
};
const check = { id: 'h1', name: 'front', address: '203.0.113.1', status: 'unhealthy', failure_reason: 'Timeout' };

const tunnels = (...all: object[]) => ({ edge: { ...root, [tunnelsAt]: enveloped(all) } });
const checks = (...all: object[]) => ({ edge: { ...root, [checksAt]: enveloped(all) } });
const balanced = (balancers: object[], pools: object[], monitors: object[] = []) => ({
  edge: {
    ...root,
    [balancersAt]: enveloped(balancers),
    [poolsAt]: enveloped(pools),
    [monitorsAt]: enveloped(monitors),
  },
});
const seen = (health: unknown) => ({
  edge: { ...root, [poolsAt]: enveloped([pool]), [`${poolsAt}/p1/health`]: enveloped(health) },
});
const from = (...healthy: boolean[]) => ({
  pool_id: 'p1',
  pop_health: Object.fromEntries(
    healthy.map((isHealthy, index) => [
      `Place ${index}`,
      { healthy: isHealthy, origins: [{ '203.0.113.1': { healthy: isHealthy, failure_reason: 'TCP timeout' } }] },
    ]),
  ),
});
const turnsOn = (input: object) => ({
  mutation: expect.stringContaining('changeEdgeLoadBalancerPool('),
  variables: { accountId: 'edge:prod:account:a1', id: 'edge:prod:loadBalancerPool:a1:p1', input, account: 'prod' },
});

itDistinguishesTwins(lab, [
  {
    kind: 'TUNNEL_UNCONNECTED',
    world: tunnels,
    sick: tunnel,
    healthy: {
      'it is connected': { status: 'healthy', connections: [{ id: 'c1' }] },
      'it is deleted': { deleted_at: '2026-01-02T00:00:00Z' },
      'the state is new': { status: 'asleep', connections: [{ id: 'c1' }] },
      'nothing is reported': { status: undefined, connections: undefined },
    },
    lists: ['edge /accounts', `edge ${tunnelsAt}`],
    found: { severity: 'HIGH', resource: { __typename: 'EdgeTunnel' }, resourceName: 'office', remedies: [] },
  },
  {
    kind: 'TUNNEL_DEGRADED',
    world: tunnels,
    sick: { ...tunnel, status: 'degraded', connections: [{ id: 'c1' }] },
    healthy: { 'it is connected': { status: 'healthy' }, 'nothing is reported': { status: undefined } },
    lists: ['edge /accounts', `edge ${tunnelsAt}`],
    found: { evidence: expect.arrayContaining([{ name: 'connections', value: 1 }]) },
  },
  {
    kind: 'HEALTHCHECK_UNHEALTHY',
    world: checks,
    sick: check,
    healthy: {
      'it answers': { status: 'healthy' },
      'nobody has looked yet': { status: 'unknown' },
      'nobody looks': { suspended: true },
      'the state is new': { status: 'feverish' },
      'nothing is reported': { status: undefined },
    },
    lists: ['edge /zones', `edge ${checksAt}`],
    found: { severity: 'HIGH', resource: { __typename: 'EdgeHealthcheck' }, resourceId: 'edge:prod:healthcheck:z1:h1' },
  },
  {
    kind: 'HEALTHCHECK_SUSPENDED',
    world: checks,
    sick: { ...check, suspended: true, status: 'suspended' },
    healthy: {
      'it is made': { suspended: false, status: 'healthy' },
      'nothing is reported': { suspended: undefined, status: undefined },
    },
    lists: ['edge /zones', `edge ${checksAt}`],
    found: {
      severity: 'MEDIUM',
      remedies: [
        {
          mutation: expect.stringContaining('changeEdgeHealthcheck('),
          variables: {
            zoneId: 'edge:prod:zone:z1',
            id: 'edge:prod:healthcheck:z1:h1',
            account: 'prod',
            input: { name: 'front', address: '203.0.113.1', suspended: false },
          },
        },
      ],
    },
  },
  {
    kind: 'POOL_OFF',
    world: (object) => balanced([], [object]),
    sick: { ...pool, enabled: false },
    healthy: { 'it is on': { enabled: true }, 'nothing is reported': { enabled: undefined } },
    lists: ['edge /accounts', `edge ${poolsAt}`],
    found: {
      resource: { __typename: 'EdgeLoadBalancerPool' },
      resourceId: 'edge:prod:loadBalancerPool:a1:p1',
      remedies: [turnsOn({ enabled: true })],
    },
  },
  {
    kind: 'POOL_UNHEALTHY',
    world: seen,
    sick: from(false, false),
    healthy: { 'it answers': from(true, true), 'nothing is reported': { pop_health: undefined } },
    lists: ['edge /accounts', `edge ${poolsAt}`, `edge ${poolsAt}/p1/health`],
    found: {
      severity: 'HIGH',
      resource: { __typename: 'EdgeLoadBalancerPool' },
      evidence: [
        { name: 'unhealthyFrom', value: ['Place 0', 'Place 1'] },
        { name: 'unhealthyOrigins', value: ['203.0.113.1'] },
        { name: 'failureReasons', value: ['TCP timeout'] },
      ],
    },
  },
  {
    kind: 'POOL_UNUSED',
    world: (object) => balanced([object], [pool]),
    sick: { ...balancer, default_pools: ['p2'], fallback_pool: 'p2' },
    healthy: {
      'it is named': { default_pools: ['p2', 'p1'] },
      'it is the last resort': { fallback_pool: 'p1' },
      'it is for a country': { country_pools: { DE: ['p1'] } },
      'it is for a region': { region_pools: { WEU: ['p1'] } },
      'it is for a data center': { pop_pools: { FRA: ['p1'] } },
      'a rule names it': { rules: [{ overrides: { default_pools: ['p1'] } }] },
      'a rule names it last': { rules: [{ overrides: { pools: ['p1'] } }] },
      'a set names it': { pool_sets: [{ overrides: { pools: ['p1'] } }] },
    },
    lists: ['edge /accounts', 'edge /zones', `edge ${poolsAt}`, `edge ${balancersAt}`],
    found: {
      verdict: 'LIKELY',
      severity: 'LOW',
      remedies: [
        {
          mutation: expect.stringContaining('deleteEdgeLoadBalancerPool('),
          variables: { accountId: 'edge:prod:account:a1', id: 'edge:prod:loadBalancerPool:a1:p1', account: 'prod' },
        },
      ],
    },
  },
  {
    kind: 'MONITOR_UNUSED',
    world: (object) => balanced([], [object], [monitor]),
    sick: { ...pool, monitor: 'm2' },
    healthy: { 'a pool names it': { monitor: 'm1' } },
    lists: ['edge /accounts', `edge ${poolsAt}`, `edge ${monitorsAt}`],
    found: {
      resource: { __typename: 'EdgeLoadBalancerMonitor' },
      remedies: [
        {
          mutation: expect.stringContaining('deleteEdgeLoadBalancerMonitor('),
          variables: { accountId: 'edge:prod:account:a1', id: 'edge:prod:loadBalancerMonitor:a1:m1', account: 'prod' },
        },
      ],
    },
  },
  {
    kind: 'EDGE_LOAD_BALANCER_WITHOUT_POOLS',
    world: (object) =>
      balanced(
        [object],
        [
          { ...pool, enabled: false },
          { ...pool, id: 'p2' },
        ],
      ),
    sick: balancer,
    healthy: {
      'one is on': { fallback_pool: 'p2' },
      'it is switched off': { enabled: false },
      'nothing is reported': { default_pools: undefined },
    },
    lists: ['edge /zones', 'edge /accounts', `edge ${poolsAt}`, `edge ${balancersAt}`],
    found: {
      severity: 'HIGH',
      resource: { __typename: 'EdgeLoadBalancer' },
      resourceName: 'www.example.test',
      remedies: [turnsOn({ enabled: true })],
    },
  },
]);

it('reads each list once, whatever it is judged by: eight for a zone', async () => {
  await lab.all(balanced([balancer], [pool], [monitor]), ', apis: [EDGE]');
  const asked = lab.asked().map((line) => line.replace(/\?.*/, ''));
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.filter((line) => line.includes('/zones/z1/'))).toHaveLength(8);
  expect(asked.filter((line) => line.includes('/accounts/a1/'))).toHaveLength(4);
});

describe('a tunnel', () => {
  it('that was never run can go', async () => {
    expect(await lab.finds('TUNNEL_UNCONNECTED', tunnels({ ...tunnel, status: 'inactive' }))).toMatchObject([
      {
        severity: 'LOW',
        remedies: [{ variables: { accountId: 'edge:prod:account:a1', id: 'edge:prod:tunnel:a1:t1', account: 'prod' } }],
      },
    ]);
  });

  it.each([undefined, 'asleep'])('is judged by its connections where its state is %s', async (status) => {
    const found = await lab.finds('TUNNEL_UNCONNECTED', tunnels({ ...tunnel, status }));
    expect(found).toMatchObject([{ severity: 'HIGH', verdict: 'LIKELY' }]);
  });
});

describe('a pool', () => {
  it.each([
    ['one place', from(true, false), 'HIGH'],
    [
      'nowhere, though an origin of it is',
      { pop_health: { 'Place 0': { healthy: true, origins: [{ '203.0.113.2': { healthy: false } }] } } },
      'MEDIUM',
    ],
  ])('that is unhealthy seen from %s', async (_, health, severity) => {
    expect(await lab.finds('POOL_UNHEALTHY', seen(health))).toMatchObject([{ severity }]);
  });

  it('is off when all its origins are', async () => {
    const origins = [{ name: 'a', address: '203.0.113.1', weight: 0.5, header: { Host: ['a.test'] }, enabled: false }];
    const on = { name: 'a', address: '203.0.113.1', weight: 0.5, header: { host: ['a.test'] }, enabled: true };
    expect(await lab.finds('POOL_OFF', balanced([], [{ ...pool, origins }]))).toMatchObject([
      { remedies: [turnsOn({ origins: [on] })] },
    ]);
    const some = [...origins, { address: '203.0.113.2', enabled: true }];
    expect(await lab.finds('POOL_OFF', balanced([], [{ ...pool, origins: some }]))).toEqual([]);
  });

  it('with a group of monitors may have any of them', async () => {
    const own = balanced([], [{ ...pool, monitor: undefined, monitor_group: 'g1' }], [monitor]);
    expect(await lab.finds('MONITOR_UNUSED', own)).toMatchObject([{ verdict: 'LIKELY' }]);
  });

  it('that the credential does not reach may be on', async () => {
    const own = balanced([{ ...balancer, fallback_pool: 'p9' }], [{ ...pool, enabled: false }]);
    expect(await lab.finds('EDGE_LOAD_BALANCER_WITHOUT_POOLS', own)).toMatchObject([{ verdict: 'LIKELY' }]);
  });
});
