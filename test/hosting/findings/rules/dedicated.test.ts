import { describe, expect, it } from '@jest/globals';
import { findingsLab } from '../lab.js';
import { itDistinguishesTwins } from '../wire-twins.js';

const lab = findingsLab();

const server = {
  server_number: 321,
  server_name: 'db-1',
  server_ip: '203.0.113.9',
  server_ipv6_net: '2001:db8:1::',
  product: 'AX41',
  dc: 'FSN1-DC8',
  status: 'ready',
  cancelled: false,
  paid_until: '2099-01-31',
};
const box = { id: 9, login: 'u9', name: 'backup', product: 'BX60', cancelled: false, locked: false };
const ip = { ip: '203.0.113.10', server_number: 321, locked: true };
const subnet = { ip: '2001:db8:2::', mask: 64, server_number: 321, locked: true };
const failover = {
  ip: '198.51.100.1',
  netmask: '255.255.255.255',
  server_ip: '203.0.113.9',
  server_number: 321,
  active_server_ip: null,
};

const ssh = { ip_version: 'ipv4', name: 'ssh', dst_port: '22', protocol: 'tcp', action: 'accept' };
const firewall = {
  server_number: 321,
  status: 'active',
  filter_ipv6: true,
  whitelist_hos: true,
  port: 'main',
  rules: { input: [ssh], output: [] },
};

const servers = (...all: object[]) => ({ dedicated: { '/server': all.map((one) => ({ server: one })) } });
const guarded = (own: object) => ({
  dedicated: { ...servers(server).dedicated, '/firewall/321': { firewall: own } },
});
const boxes = (...all: object[]) => ({ dedicated: { '/storagebox': all.map((one) => ({ storagebox: one })) } });
const input = (...rules: object[]) => ({ rules: { input: rules, output: [] } });

itDistinguishesTwins(lab, [
  {
    kind: 'DEDICATED_FAILOVER_UNROUTED',
    world: (object) => ({ dedicated: { '/failover': [{ failover: object }] } }),
    sick: failover,
    healthy: {
      'it is routed': { active_server_ip: '203.0.113.9' },
      'nothing is reported': { active_server_ip: undefined },
    },
    lists: ['dedicated /failover'],
    found: {
      severity: 'HIGH',
      resourceId: 'dedicated:prod:failoverIp:198.51.100.1',
      resource: { __typename: 'DedicatedFailoverIp' },
      remedies: [
        {
          variables: {
            ip: 'dedicated:prod:failoverIp:198.51.100.1',
            account: 'prod',
            input: { activeServerIp: failover.server_ip },
          },
        },
      ],
    },
  },
  {
    kind: 'DEDICATED_SERVER_CANCELLED',
    world: servers,
    sick: { ...server, cancelled: true },
    healthy: { 'it is not': { cancelled: false }, 'nothing is reported': { cancelled: undefined } },
    lists: ['dedicated /server'],
    found: {
      severity: 'MEDIUM',
      resourceId: 'dedicated:prod:server:321',
      resourceName: 'db-1',
      evidence: [
        { name: 'cancelled', value: true },
        { name: 'paidUntil', value: '2099-01-31' },
      ],
      remedies: [
        {
          mutation: expect.stringContaining('withdrawDedicatedServerCancellation(id: $id, account: $account)'),
          variables: { id: 'dedicated:prod:server:321', account: 'prod' },
        },
      ],
    },
  },
  {
    kind: 'DEDICATED_STORAGE_BOX_CANCELLED',
    world: boxes,
    sick: { ...box, cancelled: true },
    healthy: { 'it is not': { cancelled: false }, 'nothing is reported': { cancelled: undefined } },
    lists: ['dedicated /storagebox'],
    found: { resource: { __typename: 'DedicatedStorageBox' }, resourceId: 'dedicated:prod:storageBox:9' },
  },
  {
    kind: 'DEDICATED_STORAGE_BOX_LOCKED',
    world: boxes,
    sick: { ...box, locked: true },
    healthy: { 'it is not': { locked: false }, 'nothing is reported': { locked: undefined } },
    lists: ['dedicated /storagebox'],
    found: { severity: 'HIGH' },
  },
  {
    kind: 'DEDICATED_IP_LOCKED',
    world: (object) => ({ dedicated: { '/ip': [{ ip: object }] } }),
    sick: ip,
    healthy: { 'it is not': { locked: false }, 'nothing is reported': { locked: undefined } },
    lists: ['dedicated /ip'],
    found: { resourceId: 'dedicated:prod:ip:203.0.113.10' },
  },
  {
    kind: 'DEDICATED_SUBNET_LOCKED',
    world: (object) => ({ dedicated: { '/subnet': [{ subnet: object }] } }),
    sick: subnet,
    healthy: { 'it is not': { locked: false }, 'nothing is reported': { locked: undefined } },
    lists: ['dedicated /subnet'],
    found: { resourceId: 'dedicated:prod:subnet:2001%3Adb8%3A2%3A%3A' },
  },
  {
    kind: 'DEDICATED_FIREWALL_OFF',
    world: guarded,
    sick: { ...firewall, status: 'disabled' },
    healthy: {
      'it filters': { status: 'active' },
      'it is being changed': { status: 'in process' },
      'nothing is reported': { status: undefined },
      'the state is new': { status: 'half' },
    },
    lists: ['dedicated /server', 'dedicated /firewall/321'],
    found: { verdict: 'LIKELY', resource: { __typename: 'DedicatedServer' }, resourceId: 'dedicated:prod:server:321' },
  },
  {
    kind: 'DEDICATED_FIREWALL_IPV6_OPEN',
    world: guarded,
    sick: { ...firewall, filter_ipv6: false },
    healthy: {
      'it filters IPv6': { filter_ipv6: true },
      'it filters nothing': { status: 'disabled' },
      'nothing is reported': { filter_ipv6: undefined },
    },
    lists: ['dedicated /server', 'dedicated /firewall/321'],
    found: { verdict: 'LIKELY' },
  },
  {
    kind: 'DEDICATED_FIREWALL_OPEN',
    world: guarded,
    sick: firewall,
    healthy: {
      'a source is named': input({ ...ssh, src_ip: '198.51.100.0/24' }),
      'another port is open': input({ ...ssh, dst_port: '443' }),
      'only answers pass': input({ ...ssh, tcp_flags: 'ack' }),
      'another protocol is meant': input({ ...ssh, protocol: 'udp' }),
      'packets are discarded': input({ ...ssh, action: 'discard' }),
      'a rule before it discards them': input({ ...ssh, action: 'discard' }, ssh),
      'there are no rules': input(),
      'no rules are reported': { rules: undefined },
      'it filters nothing': { status: 'disabled' },
    },
    lists: ['dedicated /server', 'dedicated /firewall/321'],
    found: { severity: 'HIGH', verdict: 'LIKELY', message: expect.stringContaining('TCP 22') },
  },
]);

const web = { ...ssh, name: 'web', dst_port: '443' };
const open = (...rules: object[]) => ({ ...firewall, ...input(...rules) });
const any = { ip_version: null, name: 'all', protocol: null, dst_port: null, action: 'accept' };

itDistinguishesTwins(lab, [
  {
    kind: 'DEDICATED_FIREWALL_OPEN_ALL_PORTS',
    world: guarded,
    sick: open(any),
    healthy: {
      'one port is closed': input(
        { ...any, ip_version: 'ipv4', protocol: 'tcp', dst_port: '22', action: 'discard' },
        web,
      ),
      'a source is named': input({ ...any, ip_version: 'ipv4', src_ip: '198.51.100.0/24' }),
      'only some ports pass': input({ ...ssh, dst_port: '1-65534' }),
      'only answers pass': input({ ...ssh, dst_port: null, tcp_flags: 'ack' }),
      'no rules are reported': { rules: undefined },
      'it filters nothing': { status: 'disabled' },
    },
    lists: ['dedicated /server', 'dedicated /firewall/321'],
    found: {
      severity: 'HIGH',
      verdict: 'LIKELY',
      evidence: [{ name: 'open', value: ['TCP over IPv4', 'TCP over IPv6', 'UDP over IPv4', 'UDP over IPv6'] }],
    },
  },
  {
    kind: 'DEDICATED_FIREWALL_IP_VERSIONS_DIFFER',
    world: guarded,
    sick: open(web, { ...ssh, ip_version: 'ipv6', dst_port: '8000-8010' }),
    healthy: {
      'both are open': input({ ...web, ip_version: null, protocol: null }),
      'IPv6 is open by another rule': input(web, { ...web, ip_version: 'ipv6' }),
      'IPv6 is not filtered': { filter_ipv6: false },
      'it filters nothing': { status: 'disabled' },
      'no rules are reported': { rules: undefined },
    },
    lists: ['dedicated /server', 'dedicated /firewall/321'],
    found: {
      severity: 'MEDIUM',
      verdict: 'LIKELY',
      evidence: [
        { name: 'onlyOverIpv4', value: ['tcp 443'] },
        { name: 'onlyOverIpv6', value: ['tcp 8000-8010'] },
      ],
    },
  },
  {
    kind: 'DEDICATED_FIREWALL_RULES_REDUNDANT',
    world: guarded,
    sick: open(ssh, web, { ...ssh, name: 'again', dst_port: '22', src_ip: '198.51.100.0/24', action: 'discard' }),
    healthy: {
      'each decides': input(ssh, web),
      'the narrow one comes first': input({ ...ssh, src_ip: '198.51.100.0/24', action: 'discard' }, ssh),
      'the other is about IPv6': input(ssh, { ...ssh, ip_version: 'ipv6' }),
      'the other has more ports': input(ssh, { ...ssh, dst_port: '22-23' }),
      'what a port is is odd': input(ssh, { ...ssh, dst_port: 'some' }),
      'it filters nothing': { status: 'disabled' },
      'no rules are reported': { rules: undefined },
    },
    lists: ['dedicated /server', 'dedicated /firewall/321'],
    found: {
      severity: 'LOW',
      remedies: [
        {
          mutation: expect.stringContaining('updateDedicatedFirewall('),
          variables: {
            serverId: 'dedicated:prod:server:321',
            account: 'prod',
            input: {
              rules: {
                input: ['ssh', 'web'].map((name) => ({
                  ipVersion: 'IPV4',
                  name,
                  destinationPort: name === 'ssh' ? '22' : '443',
                  protocol: 'TCP',
                  action: 'ACCEPT',
                })),
              },
            },
          },
        },
      ],
    },
  },
]);

it('names the two ways in which a server has only one kind of address as no difference', async () => {
  const world = {
    dedicated: {
      ...servers({ ...server, server_ip: null }).dedicated,
      '/firewall/321': { firewall: open(web) },
    },
  };
  expect(await lab.finds('DEDICATED_FIREWALL_IP_VERSIONS_DIFFER', world)).toEqual([]);
});

describe('a dedicated firewall', () => {
  it.each([
    ['a range of ports', { ...ssh, dst_port: '1-100' }, [21, 22, 23]],
    ['ports of management', { ...ssh, dst_port: '3389,8006' }, [3389, 8006]],
    ['a list of ports', { ...ssh, dst_port: '80,5432-5433' }, [5432]],
    ['every address', { ...ssh, src_ip: '0.0.0.0/0' }, [22]],
    ['new connections among others', { ...ssh, tcp_flags: 'syn|ack' }, [22]],
    ['IPv6 alone', { ...ssh, ip_version: 'ipv6' }, [22]],
  ])('is open by a rule for %s', async (_, rule, ports) => {
    const [found] = await lab.finds('DEDICATED_FIREWALL_OPEN', guarded({ ...firewall, ...input(rule) }));
    expect(found?.evidence).toContainEqual({ name: 'ports', value: ports });
  });

  const from = (src_ip: string, more: object = {}) => ({ ...ssh, src_ip, ...more });
  it.each([
    ['is open by two halves of the world', [from('0.0.0.0/1'), from('128.0.0.0/1')], 1],
    ['is not open by one half', [from('0.0.0.0/1')], 0],
    [
      'is not open where one half is discarded before',
      [from('128.0.0.0/1', { action: 'discard' }), from('0.0.0.0/1'), ssh],
      0,
    ],
    ['is not open where what is discarded first is odd', [from('some', { action: 'discard' }), ssh], 0],
    [
      'stays open where discarding comes too late',
      [from('0.0.0.0/1'), from('128.0.0.0/1'), { ...ssh, action: 'discard' }],
      1,
    ],
  ])('%s', async (_, rules, count) => {
    const found = await lab.finds('DEDICATED_FIREWALL_OPEN', guarded({ ...firewall, ...input(...rules) }));
    expect(found).toHaveLength(count);
  });

  it('stays open behind a rule that discards some packets', async () => {
    const some = { ...ssh, src_ip: '198.51.100.0/24', action: 'discard' };
    expect(await lab.finds('DEDICATED_FIREWALL_OPEN', guarded({ ...firewall, ...input(some, ssh) }))).toHaveLength(1);
  });

  it('that a server cannot have is none, and costs the others nothing when it cannot be read', async () => {
    const two = servers(server, { ...server, server_number: 322 }, { ...server, server_number: 323 });
    const world = {
      dedicated: {
        ...two.dedicated,
        '/firewall/321': { firewall: { ...firewall, status: 'disabled' } },
        '/firewall/322': { firewall },
      },
    };
    expect(await lab.findsWithout('dedicated /firewall/322', 'DEDICATED_FIREWALL_OFF', world)).toMatchObject([
      { verdict: 'LIKELY', resourceId: 'dedicated:prod:server:321' },
      { verdict: 'UNKNOWN', resource: null, error: expect.stringContaining('firewall of 322') },
    ]);
  });
});

it('reports of a server that ends within two weeks that it is urgent', async () => {
  const paid_until = new Date(lab.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const found = await lab.finds('DEDICATED_SERVER_CANCELLED', servers({ ...server, cancelled: true, paid_until }));
  expect(found).toMatchObject([{ severity: 'HIGH' }]);
});
