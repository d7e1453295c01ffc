import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { namesWorld, record, server, zone } from './world.js';

const world = namesWorld();
afterEach(() => world.end());

const tunnel = 'f70ff985-a4ef-4643-bbbc-4a0ed4fc8415';

beforeEach(() => {
  world.set({
    one: {
      '/servers': [
        server(1, '203.0.113.7', '2001:db8::/64'),
        server(2, '203.0.113.9'),
        server(3, null, null, { private_net: [{ ip: '10.0.0.3', alias_ips: [] }] }),
      ],
      '/primary_ips': [
        { id: 11, ip: '203.0.113.7', type: 'ipv4', assignee_id: 1, auto_delete: true },
        { id: 12, ip: '2001:db8::/64', type: 'ipv6', assignee_id: 1, auto_delete: false },
      ],
      '/floating_ips': [{ id: 20, ip: '203.0.113.20', server: 1 }],
      '/volumes': [
        { id: 31, name: 'data', server: 1, size: 10 },
        { id: 32, name: 'spare', server: null, size: 10 },
      ],
      '/firewalls': [
        { id: 41, name: 'web', rules: [], applied_to: [{ type: 'server', server: { id: 1 } }] },
        {
          id: 42,
          name: 'all',
          rules: [],
          applied_to: [
            {
              type: 'label_selector',
              label_selector: { selector: 'a' },
              applied_to_resources: [1, 2].map((id) => ({ type: 'server', server: { id } })),
            },
          ],
        },
      ],
      '/images': [
        { id: 51, type: 'backup', description: 'daily', bound_to: 1, created_from: { id: 1, name: 'server 1' } },
        { id: 52, type: 'snapshot', description: 'before', bound_to: null, created_from: { id: 1, name: 'server 1' } },
      ],
      '/load_balancers': [
        {
          id: 61,
          name: 'front',
          targets: [1, 3].map((id) => ({ type: 'server', server: { id } })),
          public_net: { ipv4: { ip: '203.0.113.30' }, ipv6: { ip: '2001:db8:9::1' } },
        },
        {
          id: 62,
          name: 'metal',
          targets: [{ type: 'ip', ip: { ip: '198.51.100.10' } }],
          public_net: { ipv4: { ip: '203.0.113.31' }, ipv6: { ip: '2001:db8:9::2' } },
        },
      ],
    },
    three: {
      '/server': [
        {
          server_ip: '198.51.100.10',
          server_ipv6_net: '2001:db8:5::',
          server_number: 5,
          server_name: 'metal',
          ip: ['198.51.100.10'],
          subnet: [],
        },
      ],
      '/ip': [{ ip: '198.51.100.10', server_ip: '198.51.100.10', server_number: 5 }],
      '/failover': [
        {
          ip: '198.51.100.99',
          netmask: '255.255.255.255',
          server_number: 5,
          server_ip: '198.51.100.10',
          active_server_ip: '198.51.100.11',
        },
      ],
      '/storagebox': [{ id: 8, login: 'u8', name: 'old', linked_server: 5 }],
    },
    five: {
      '/zones': [zone('z1', 'acme.example'), zone('z2', 'second.example')],
      '/zones/z1/dns_records': [
        record('A', 'shop.acme.example', '203.0.113.7'),
        record('AAAA', 'shop.acme.example', '2001:db8::5'),
        record('A', 'two.acme.example', '203.0.113.7'),
        record('A', 'two.acme.example', '203.0.113.9'),
        record('A', '*.dev.acme.example', '203.0.113.20'),
        record('A', 'front.acme.example', '203.0.113.30'),
        record('A', 'metal.acme.example', '203.0.113.31'),
        record('CNAME', 'tunnel.acme.example', `${tunnel}.cfargotunnel.com`),
        record('MX', 'mail.acme.example', 'shop.acme.example'),
      ],
      '/zones/z2/dns_records': [
        record('CNAME', 'www.second.example', 'shop.acme.example'),
        record('CNAME', 'lb.second.example', 'lb.acme.example'),
        record('CNAME', 'any.second.example', 'x.dev.acme.example'),
      ],
      '/accounts/a1/cfd_tunnel': [
        { id: tunnel, name: 'shop', deleted_at: null, connections: [{ origin_ip: '203.0.113.9' }] },
      ],
      '/accounts/a1/load_balancers/pools': [
        { id: 'p1', name: 'pool', origins: [{ address: '203.0.113.9' }, { address: 'metal.acme.example' }] },
      ],
      '/zones/z1/load_balancers': [{ id: 'l1', name: 'lb.acme.example', default_pools: ['p1'], fallback_pool: 'p1' }],
    },
  });
});

interface Named {
  readonly name: string;
  readonly names: {
    isComplete: boolean;
    nodes: { name: string; route: string; records: { name: string }[]; via: { __typename: string } | null }[];
  };
}

async function names(scopes?: Parameters<typeof world.ask>[1]) {
  const { data, errors } = await world.ask(
    '{ hosting { servers { nodes { name names { isComplete nodes { name route records { name } via { __typename } } } } } } }',
    scopes,
  );
  const servers = (data as { hosting: { servers: { nodes: Named[] } } }).hosting.servers.nodes;
  const named = servers.map(({ name, names }) => [
    name,
    names?.nodes
      .map(
        (one) =>
          `${one.route} ${one.name} ${one.records.map(({ name }) => name).join(' ')}${one.via ? ` ${one.via.__typename}` : ''}`,
      )
      .sort(),
  ]);
  return { names: Object.fromEntries(named) as Record<string, string[] | null>, errors };
}

describe('the names of a server', () => {
  it('are those that lead to it, and how', async () => {
    const { names: all, errors } = await names();
    expect(errors).toBeUndefined();
    expect(all).toEqual({
      'server 1': [
        'CNAME www.second.example www.second.example shop.acme.example shop.acme.example',
        'DIRECT shop.acme.example shop.acme.example shop.acme.example',
        'DIRECT two.acme.example two.acme.example',
        'LOAD_BALANCER front.acme.example front.acme.example CloudLoadBalancer',
        'WILDCARD *.dev.acme.example *.dev.acme.example',
        'WILDCARD any.second.example any.second.example *.dev.acme.example',
      ],
      'server 2': [
        'DIRECT two.acme.example two.acme.example',
        'POOL lb.acme.example  EdgeLoadBalancerPool',
        'POOL lb.second.example lb.second.example EdgeLoadBalancerPool',
        'TUNNEL tunnel.acme.example tunnel.acme.example EdgeTunnel',
      ],
      'server 3': ['LOAD_BALANCER front.acme.example front.acme.example CloudLoadBalancer'],
      metal: [
        'LOAD_BALANCER metal.acme.example metal.acme.example CloudLoadBalancer',
        'POOL lb.acme.example  EdgeLoadBalancerPool',
        'POOL lb.second.example lb.second.example EdgeLoadBalancerPool',
      ],
    });
  });

  it('take one call for the zones and one for each of them, however many servers are asked, and then none', async () => {
    await names();
    const edge = world.lines().filter((line) => /zones|accounts/.test(line));
    expect(edge.map((line) => line.replace(/\?.*/, '')).sort()).toEqual([
      'GET /accounts/a1/cfd_tunnel',
      'GET /accounts/a1/load_balancers/pools',
      'GET /zones',
      'GET /zones',
      'GET /zones',
      'GET /zones/z1/dns_records',
      'GET /zones/z1/load_balancers',
      'GET /zones/z2/dns_records',
      'GET /zones/z2/load_balancers',
    ]);
    world.forget();
    await names();
    // The servers themselves are what is asked for.
    expect(world.lines().filter((line) => !/^GET \/servers?(\?|$)/.test(line))).toEqual([]);
  });

  it('are those that could be found, with an error for what could not', async () => {
    world.failing.add('five /zones/z2/dns_records');
    const { names: all, errors } = await names();
    expect(all['server 3']).toHaveLength(1);
    expect(all['server 1']?.join()).toContain('shop.acme.example');
    expect(all['server 1']?.join()).not.toContain('second.example');
    expect(errors?.map(({ message, extensions }) => [message, extensions['code']])).toEqual([
      [
        expect.stringContaining('dnsRecords of the account default of the edge API could not be read'),
        expect.any(String),
      ],
    ]);
  });

  it('are not taken for none where the token does not hold for the zones', async () => {
    const { names: all, errors } = await names(['hosting:read@cloud:prod']);
    expect(all['server 1']).toEqual([]);
    expect(errors?.map(({ extensions }) => extensions['code'])).toContain('FORBIDDEN');
  });
});

interface Depended {
  readonly name: string;
  readonly dependents: { nodes: { kind: string; effect: string; resource: { __typename: string } }[] };
}

describe('the dependents of a server', () => {
  it('are what breaks when it is deleted', async () => {
    const { data, errors } = await world.ask(
      '{ hosting { servers { nodes { name dependents { nodes { kind effect resource { __typename } } } } } } }',
    );
    expect(errors).toBeUndefined();
    const { nodes: servers } = (data as { hosting: { servers: { nodes: Depended[] } } }).hosting.servers;
    const of = (server: string) =>
      servers
        .find(({ name }) => name === server)
        ?.dependents.nodes.map(({ kind, effect, resource }) => `${kind} ${resource.__typename}: ${effect}`);
    expect(of('server 1')).toEqual([
      'VOLUME CloudVolume: It is detached, stays, and is billed as before',
      'FLOATING_IP CloudFloatingIp: It leads to no server any more, stays, and is billed as before',
      'PRIMARY_IP CloudPrimaryIp: It is deleted with the server: its address is given up',
      'PRIMARY_IP CloudPrimaryIp: It leads to no server any more, stays, and is billed as before',
      'FIREWALL CloudFirewall: It protects no server any more',
      'FIREWALL CloudFirewall: 1 other server is left behind it',
      'BACKUP CloudImage: It is deleted with the server',
      'SNAPSHOT CloudImage: It stays, and is billed as before',
      'LOAD_BALANCER CloudLoadBalancer: 1 other target is left',
      'NAME EdgeDnsARecord: shop.acme.example leads to nothing any more',
      'NAME EdgeDnsARecord: two.acme.example has 1 other address left',
      'NAME EdgeDnsARecord: *.dev.acme.example leads to nothing any more',
      'NAME EdgeDnsARecord: front.acme.example leads there by what stands between, as long as that leads anywhere',
      'NAME EdgeDnsCnameRecord: www.second.example leads to nothing any more',
      'NAME EdgeDnsCnameRecord: any.second.example leads to nothing any more',
    ]);
    expect(of('server 2')).toContain('POOL EdgeLoadBalancerPool: 1 other origin is left');
    expect(of('server 2')).toContain('TUNNEL EdgeTunnel: The connections that come from the server end');
    expect(of('metal')).toEqual([
      'FAILOVER DedicatedFailoverIp: It is given up with the server: the server at 198.51.100.11 is reached by it no more',
      'IP DedicatedIp: It is given up with the server',
      'STORAGE_BOX DedicatedStorageBox: It belongs to no server any more, and stays',
      'LOAD_BALANCER CloudLoadBalancer: It has no target any more',
      'POOL EdgeLoadBalancerPool: 1 other origin is left',
      expect.stringContaining('NAME EdgeDnsARecord: metal.acme.example'),
      expect.stringContaining('NAME EdgeLoadBalancer: lb.acme.example'),
      expect.stringContaining('NAME EdgeDnsCnameRecord: lb.second.example'),
    ]);
  });

  it('report what could not be read', async () => {
    world.failing.add('one /volumes');
    const { data, errors } = await world.ask(
      '{ cloud(account: "prod") { server(id: 1) { dependents { nodes { kind } isComplete sources { api accountName state error } } } } }',
    );
    const { dependents } = (data as { cloud: { server: { dependents: { nodes: object[]; sources: object[] } } } }).cloud
      .server;
    expect(JSON.stringify(dependents.nodes)).toContain('FLOATING_IP');
    expect(JSON.stringify(dependents.nodes)).not.toContain('VOLUME');
    expect(dependents).toHaveProperty('isComplete', false);
    expect(dependents.sources).toContainEqual({
      api: 'CLOUD',
      accountName: 'prod',
      state: 'PARTIAL',
      error: expect.stringMatching(/^volumes: /),
    });
    expect(errors?.map(({ message }) => message)).toEqual([
      expect.stringContaining('volumes of the account prod of the cloud API could not be read'),
    ]);
  });
});
