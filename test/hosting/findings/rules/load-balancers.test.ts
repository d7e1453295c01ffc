import { describe, expect, it } from '@jest/globals';
import { type World, findingsLab } from '../lab.js';
import { holdsTwins, remedy } from '../twins.js';

const lab = findingsLab();

const health = (...statuses: string[]) => statuses.map((status, n) => ({ listen_port: [443, 8443][n], status }));
const target = (id: number, ...statuses: string[]) => ({
  type: 'server',
  server: { id },
  use_private_ip: true,
  health_status: health(...statuses),
});
const selected = (...targets: object[]) => ({
  type: 'label_selector',
  label_selector: { selector: 'role=web' },
  targets,
});
const https = { protocol: 'https', listen_port: 443, destination_port: 8080, http: { redirect_http: true } };
const http = { protocol: 'http', listen_port: 80, destination_port: 8080, http: {} };

const healthy = {
  id: 2,
  name: 'shop',
  protection: { delete: false },
  public_net: { enabled: true },
  load_balancer_type: { id: 1, name: 'lb11', deprecated: null },
  services: [https],
  targets: [target(1, 'healthy'), target(2, 'healthy')],
};
const list = 'cloud /load_balancers';
const deletion = remedy('deleteCloudLoadBalancer', 'cloud:prod:loadBalancer:2');

describe('the rules of load balancers', () => {
  const machine = (id: number, more: object = {}) => ({
    id,
    name: `web-${id}`,
    status: 'running',
    location: { id: 1, name: 'fsn1' },
    placement_group: null,
    server_type: { id: 1, name: 'cx22', architecture: 'x86', cpu_type: 'shared' },
    ...more,
  });
  const group = (id: number) => ({
    placement_group: { id, name: `group-${id}`, type: 'spread', labels: {}, servers: [] },
  });
  const both = [target(1), target(2)];
  const fleet = (...servers: object[]): World => ({ cloud: { '/servers': { servers } } });
  holdsTwins(lab, {
    kind: 'LOAD_BALANCER_TARGETS_NOT_SPREAD',
    list,
    healthy: { ...healthy, targets: [target(1)] },
    beside: fleet(machine(1), machine(2), machine(3, group(7)), machine(4, group(7)), machine(5, group(8))),
    sick: {
      'servers without a placement group': [
        { targets: both },
        {
          severity: 'MEDIUM',
          verdict: 'LIKELY',
          remedies: [],
          evidence: [
            { name: 'location', value: 'fsn1' },
            { name: 'placementGroups', value: [null, null] },
          ],
          affected: {
            totalCount: 2,
            nodes: [
              { resourceId: 'cloud:prod:server:1', resourceName: 'web-1' },
              { resourceId: 'cloud:prod:server:2', resourceName: 'web-2' },
            ],
          },
        },
      ],
      'servers of a placement group each': [{ targets: [target(3), target(5)] }, { verdict: 'LIKELY' }],
      'servers that labels match': [{ targets: [selected(...both)] }, { verdict: 'LIKELY' }],
    },
    spared: {
      'servers of one placement group': { targets: [target(1), target(3), target(4)] },
      'one server twice': { targets: [target(1), selected(target(1))] },
      'a server that is not in the list': { targets: [target(1), target(9)] },
      'what is no server': { targets: [target(1), target(2), { type: 'ip', ip: { ip: '203.0.113.9' } }] },
      'labels whose matches are not reported': { targets: [...both, { ...selected(), targets: undefined }] },
    },
  });

  it.each([
    ['are in two places', { location: { id: 2, name: 'nbg1' } }],
    ['need hosts of two kinds', { server_type: { id: 2, name: 'cax11', architecture: 'arm', cpu_type: 'shared' } }],
    ['have no known place', { location: undefined }],
    ['have no known type', { server_type: undefined }],
    ['may have a placement group', { placement_group: undefined }],
  ])('LOAD_BALANCER_TARGETS_NOT_SPREAD spares servers that %s', async (_, more) => {
    const { cloud } = fleet(machine(1), machine(2, more));
    const world = { cloud: { ...cloud, '/load_balancers': { load_balancers: [{ ...healthy, targets: both }] } } };
    expect(await lab.finds('LOAD_BALANCER_TARGETS_NOT_SPREAD', world)).toEqual([]);
  });

  const included = 20 * 1024 ** 4;
  holdsTwins(lab, {
    kind: 'LOAD_BALANCER_TRAFFIC_NEAR_LIMIT',
    list,
    healthy: {
      ...healthy,
      included_traffic: included,
      outgoing_traffic: 0.2 * included,
      created: '2020-01-01T00:00:00Z',
    },
    sick: { 'four fifths': [{ outgoing_traffic: 0.8 * included, included_traffic: included }, { severity: 'MEDIUM' }] },
    spared: {
      'one that includes none': { included_traffic: 0, outgoing_traffic: 5 },
      'one whose traffic is not reported': { outgoing_traffic: null },
    },
  });

  holdsTwins(lab, {
    kind: 'LOAD_BALANCER_WITHOUT_TARGETS',
    list,
    healthy,
    sick: {
      'one without': [{ targets: [] }, { remedies: [deletion] }],
      'one whose labels match nothing': [{ targets: [selected()] }, { verdict: 'LIKELY', remedies: [deletion] }],
    },
    spared: {
      'one whose labels match a server': { targets: [selected(target(1))] },
      'one whose matches are not reported': { targets: [{ ...selected(), targets: undefined }] },
      'one with an odd target': { targets: [null] },
      'one with a target of a new type': { targets: [{ type: 'moon' }] },
    },
  });

  holdsTwins(lab, {
    kind: 'LOAD_BALANCER_WITHOUT_SERVICES',
    list,
    healthy,
    sick: { 'one without': [{ services: [] }, { remedies: [deletion] }] },
    spared: { 'one with an odd service': { services: [null] } },
  });

  holdsTwins(lab, {
    kind: 'LOAD_BALANCER_SINGLE_TARGET',
    list,
    healthy,
    sick: {
      'one server': [{ targets: [target(1)] }],
      'one address': [{ targets: [{ type: 'ip', ip: { ip: '203.0.113.9' } }] }],
      'one server twice': [{ targets: [target(1), selected(target(1))] }],
    },
    spared: {
      'labels that match two': { targets: [selected(target(1), target(2))] },
      'none at all': { targets: [] },
      'one beside an odd one': { targets: [target(1), null] },
    },
  });

  holdsTwins(lab, {
    kind: 'LOAD_BALANCER_TARGET_UNHEALTHY',
    list,
    healthy,
    sick: {
      'one of two': [
        { targets: [target(1, 'healthy'), target(2, 'unhealthy')] },
        {
          severity: 'MEDIUM',
          evidence: [
            { name: 'targets', value: 2 },
            { name: 'unhealthy', value: [{ server: 2, ip: null, listenPort: 443 }] },
            { name: 'portsDown', value: [] },
          ],
        },
      ],
      'all of a service': [
        { targets: [selected(target(1, 'healthy', 'unhealthy'), target(2, 'healthy', 'unhealthy'))] },
        { severity: 'HIGH', evidence: expect.arrayContaining([{ name: 'portsDown', value: [8443] }]) as never },
      ],
      'one beside one that is not checked yet': [
        { targets: [target(1, 'unknown'), target(2, 'unhealthy')] },
        { severity: 'MEDIUM' },
      ],
      'one beside one that is odd': [{ targets: [target(1, 'unhealthy'), null] }, { severity: 'MEDIUM' }],
    },
    spared: { 'a status that is new': { targets: [target(1, 'dizzy')] } },
  });

  holdsTwins(lab, {
    kind: 'LOAD_BALANCER_HTTP_WITHOUT_REDIRECT',
    list,
    healthy,
    sick: {
      'plain HTTP beside HTTPS': [
        { services: [https, http] },
        {
          verdict: 'LIKELY',
          remedies: [
            {
              ...remedy('deleteCloudLoadBalancerService', 'cloud:prod:loadBalancer:2'),
              variables: { id: 'cloud:prod:loadBalancer:2', account: 'prod', input: { listenPort: 80 }, wait: true },
            },
            remedy('updateCloudLoadBalancerService', 'cloud:prod:loadBalancer:2', {
              listenPort: 443,
              http: { redirectHttp: true },
            }),
          ],
        },
      ],
      'plain HTTP alone': [{ services: [http] }, { verdict: 'LIKELY', remedies: [] }],
    },
    spared: {
      'one inside': { services: [http], public_net: { enabled: false } },
      'another port': { services: [{ ...http, listen_port: 8080 }] },
    },
  });

  holdsTwins(lab, {
    kind: 'LOAD_BALANCER_TYPE_DEPRECATED',
    list,
    healthy,
    sick: {
      'a type on its way out': [
        { load_balancer_type: { ...healthy.load_balancer_type, deprecated: '2025-01-01T00:00:00Z' } },
      ],
    },
  });
});

describe('the rule of servers behind load balancers', () => {
  const kind = 'SERVER_REACHABLE_AROUND_LOAD_BALANCER';
  const wall = (port: string, ...source_ips: string[]) => ({
    id: 3,
    name: 'web',
    applied_to: [target(1)],
    rules: [{ direction: 'in', protocol: 'tcp', port, source_ips, destination_ips: [] }],
  });
  const net = (...firewalls: object[]) => ({ ipv4: { ip: '203.0.113.8' }, ipv6: null, floating_ips: [], firewalls });
  const behind = net({ id: 3, status: 'applied' });
  const world = (firewall: object, balancer: object = healthy): World => ({
    cloud: { '/load_balancers': { load_balancers: [balancer] }, '/firewalls': { firewalls: [firewall] } },
  });
  const server = { id: 1, name: 'web-1', status: 'running', public_net: behind };

  holdsTwins(lab, {
    kind,
    list: 'cloud /servers',
    healthy: server,
    beside: world(wall('8080', '198.51.100.1/32')),
    sick: {
      'one without a firewall': [
        { public_net: net() },
        {
          verdict: 'LIKELY',
          resourceId: 'cloud:prod:loadBalancer:2',
          affected: { totalCount: 1, nodes: [{ resourceId: 'cloud:prod:server:1' }] } as never,
          evidence: [
            { name: 'loadBalancers', value: ['shop'] },
            { name: 'ports', value: [8080] },
            { name: 'addresses', value: ['203.0.113.8'] },
            { name: 'firewalls', value: [] },
          ],
        },
      ],
    },
    spared: {
      'one without a public address': { public_net: { ...net(), ipv4: null } },
      'one behind no balancer': { id: 9, public_net: net() },
      'one whose firewall is not returned': { public_net: net({ id: 99 }) },
      'one whose firewalls are not reported': { public_net: { ...net(), firewalls: undefined } },
    },
  });

  const servers = { servers: [server] };
  const of = (parts: World): World => ({ cloud: { ...parts.cloud, '/servers': servers } });

  it.each([
    ['8080', ['0.0.0.0/0'], 1],
    ['8000-9000', ['10.0.0.0/8', '::/0'], 1],
    ['any', ['0.0.0.0/0'], 1],
    ['443', ['0.0.0.0/0'], 0],
    ['8080', ['10.0.0.0/8'], 0],
  ])('goes by what the firewall lets through: %s from %j', async (port, ranges, count) => {
    expect(await lab.finds(kind, of(world(wall(port, ...ranges))))).toHaveLength(count);
  });

  it('knows those that labels match', async () => {
    const balancer = { ...healthy, targets: [selected(target(1))] };
    expect(await lab.finds(kind, of(world(wall('any', '::/0'), balancer)))).toMatchObject([
      { resourceId: 'cloud:prod:loadBalancer:2', affected: { nodes: [{ resourceId: 'cloud:prod:server:1' }] } },
    ]);
  });

  it.each(['cloud /load_balancers', 'cloud /firewalls'])('is unknown without %s', async (list) => {
    const found = await lab.findsWithout(list, kind, of(world(wall('any', '::/0'))));
    expect(found).toMatchObject([{ kind, verdict: 'UNKNOWN', resourceId: null }]);
  });

  it('reads each list once', async () => {
    await lab.finds(kind, of(world(wall('any', '::/0'))));
    const paths = lab.asked().map((line) => line.split('?')[0]);
    expect(paths.sort()).toEqual(['GET /cloud/firewalls', 'GET /cloud/load_balancers', 'GET /cloud/servers']);
  });
});
