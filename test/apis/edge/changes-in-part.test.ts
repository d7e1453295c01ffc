/** Calls that change an object in part: what is left out stays as it is, in the body as in the object. */
import { describe, expect, it } from '@jest/globals';
import { edgeSandbox } from './graph.js';
import { envelope, scriptedEdge } from './scripted.js';

const { answer, zoneId } = edgeSandbox();
const scripted = scriptedEdge();

const cases = [
  ['changeEdgeDnsRecord(zoneId: "z", id: "r", input: { ttl: 300 })', '/zones/z/dns_records/r', { ttl: 300 }],
  [
    'changeEdgeLoadBalancer(zoneId: "z", id: "l", input: { enabled: false })',
    '/zones/z/load_balancers/l',
    { enabled: false },
  ],
  [
    'changeEdgeLoadBalancerPool(accountId: "a", id: "p", input: { checkRegions: null })',
    '/accounts/a/load_balancers/pools/p',
    { check_regions: null },
  ],
  [
    'changeEdgeLoadBalancerMonitor(accountId: "a", id: "m", input: { port: null })',
    '/accounts/a/load_balancers/monitors/m',
    { port: null },
  ],
  [
    'changeEdgePageRule(zoneId: "z", id: "r", input: { status: DISABLED })',
    '/zones/z/pagerules/r',
    { status: 'disabled' },
  ],
] as const;

describe('a change in part', () => {
  it.each(cases)('sends what is given alone: %s', async (call, path, body) => {
    scripted.answer(() => envelope({ id: 'x' }));
    const { errors } = await scripted.ask(`mutation { ${call} { __typename } }`);
    expect(errors).toBeUndefined();
    expect(scripted.lines()[0]).toBe(`PATCH ${path}`);
    expect(scripted.bodies()[0]).toEqual(body);
  });

  it.each([
    'changeEdgeDnsRecord(zoneId: "z", id: "r", input: { ttl: 300, comment: null })',
    'changeEdgeLoadBalancer(zoneId: "z", id: "l", input: { enabled: true, ttl: null })',
    'changeEdgeLoadBalancerPool(accountId: "a", id: "p", input: { enabled: true, origins: null })',
    'changeEdgeLoadBalancerMonitor(accountId: "a", id: "m", input: { port: 80, interval: null })',
    'changeEdgePageRule(zoneId: "z", id: "r", input: { status: ACTIVE, priority: null })',
    'changeEdgePageRule(zoneId: "z", id: "r", input: {})',
  ])('refuses null where nobody says what it means, and nothing at all: %s', async (call) => {
    const { errors } = await scripted.ask(`mutation { ${call} { __typename } }`);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(scripted.lines()).toEqual([]);
  });

  it('leaves the rest of the object as it was', async () => {
    const zone = await zoneId('acme.example');
    const read = 'id name proxied defaultPools { id } rules { name } sessionAffinity enabled';
    const { zone: before } = await answer<{ zone: { loadBalancers: { nodes: { id: string }[] } } }>(
      `{ edge { zone(id: "${zone}") { loadBalancers { nodes { ${read} } } } } }`,
    );
    const [first] = before.loadBalancers.nodes;
    expect(
      await answer(`mutation { changeEdgeLoadBalancer(zoneId: "${zone}", id: "${first?.id}", input: { enabled: false }) {
        loadBalancer { ${read} } } }`),
    ).toEqual({ loadBalancer: { ...first, enabled: false } });
  });
});
