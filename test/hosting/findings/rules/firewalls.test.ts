import { describe, expect, it } from '@jest/globals';
import { findingsLab } from '../lab.js';
import { holdsTwins, remedy } from '../twins.js';

const lab = findingsLab();

const everyone = ['0.0.0.0/0', '::/0'];
const rule = (port: string | null, source_ips: readonly string[] = everyone, more: object = {}) => ({
  description: null,
  direction: 'in',
  protocol: 'tcp',
  port,
  source_ips,
  destination_ips: [],
  ...more,
});
const publicNetworks = [
  '1.0.0.0/8',
  '2.0.0.0/7',
  '4.0.0.0/6',
  '8.0.0.0/7',
  '11.0.0.0/8',
  '12.0.0.0/6',
  '16.0.0.0/4',
  '32.0.0.0/3',
  '64.0.0.0/3',
  '96.0.0.0/6',
  '100.0.0.0/10',
  '100.128.0.0/9',
  '101.0.0.0/8',
  '102.0.0.0/7',
  '104.0.0.0/5',
  '112.0.0.0/5',
  '120.0.0.0/6',
  '124.0.0.0/7',
  '126.0.0.0/8',
  '128.0.0.0/3',
  '160.0.0.0/5',
  '168.0.0.0/8',
  '169.0.0.0/9',
  '169.128.0.0/10',
  '169.192.0.0/11',
  '169.224.0.0/12',
  '169.240.0.0/13',
  '169.248.0.0/14',
  '169.252.0.0/15',
  '169.255.0.0/16',
  '170.0.0.0/7',
  '172.0.0.0/12',
  '172.32.0.0/11',
  '172.64.0.0/10',
  '172.128.0.0/9',
  '173.0.0.0/8',
  '174.0.0.0/7',
  '176.0.0.0/4',
  '192.0.0.0/9',
  '192.128.0.0/11',
  '192.160.0.0/13',
  '192.169.0.0/16',
  '192.170.0.0/15',
  '192.172.0.0/14',
  '192.176.0.0/12',
  '192.192.0.0/10',
  '193.0.0.0/8',
  '194.0.0.0/7',
  '196.0.0.0/6',
  '200.0.0.0/5',
  '208.0.0.0/4',
];
const server = { type: 'server', server: { id: 1 } };
const selected = (...applied_to_resources: object[]) => ({
  type: 'label_selector',
  label_selector: { selector: 'role=web' },
  applied_to_resources,
});
const healthy = { id: 3, name: 'web', rules: [rule('443'), rule('22', ['203.0.113.0/28'])], applied_to: [server] };
const list = 'cloud /firewalls';

describe('the rules of firewalls', () => {
  holdsTwins(lab, {
    kind: 'FIREWALL_UNAPPLIED',
    list,
    healthy,
    sick: {
      'one that applies to nothing': [
        { applied_to: [] },
        { severity: 'LOW', remedies: [remedy('deleteCloudFirewall', 'cloud:prod:firewall:3')] },
      ],
      'one whose labels match nothing': [
        { applied_to: [selected()] },
        {
          verdict: 'LIKELY',
          remedies: [
            {
              ...remedy('removeCloudFirewallFromResources', 'cloud:prod:firewall:3'),
              variables: {
                id: 'cloud:prod:firewall:3',
                account: 'prod',
                wait: true,
                input: { removeFrom: [{ type: 'LABEL_SELECTOR', labelSelector: { selector: 'role=web' } }] },
              },
            },
            remedy('deleteCloudFirewall', 'cloud:prod:firewall:3'),
          ],
        },
      ],
    },
    spared: {
      'one whose labels match a server': { applied_to: [selected(server)] },
      'one whose matches are not reported': { applied_to: [{ ...selected(), applied_to_resources: undefined }] },
      'one with an odd target': { applied_to: [null] },
    },
  });

  holdsTwins(lab, {
    kind: 'FIREWALL_OPEN_SSH',
    list,
    healthy,
    sick: {
      'the port': [
        { rules: [rule('443'), rule('22')] },
        {
          severity: 'HIGH',
          evidence: [
            { name: 'ports', value: [22] },
            { name: 'rules', value: [{ port: '22', sourceIps: everyone }] },
            { name: 'appliedTo', value: 1 },
          ],
          remedies: [],
        },
      ],
      'a range': [{ rules: [rule('1-1024', ['::/0'])] }],
      'all ports': [{ rules: [rule('any', ['10.0.0.0/8', '0.0.0.0/0'])] }],
      'the two halves of the world': [
        { rules: [rule('22', ['0.0.0.0/1', '128.0.0.0/1'])] },
        {
          evidence: [
            { name: 'ports', value: [22] },
            { name: 'rules', value: [{ port: '22', sourceIps: ['0.0.0.0/1', '128.0.0.0/1'] }] },
            { name: 'appliedTo', value: 1 },
          ],
        },
      ],
      'halves in two rules of different ports': [
        { rules: [rule('20-30', ['0.0.0.0/1']), rule('443'), rule('22-25', ['128.0.0.0/1'])] },
        { message: expect.stringContaining('SSH (22)') as unknown as string },
      ],
      'all networks but those that nobody has': [{ rules: [rule('22', publicNetworks)] }],
      'all of IPv6 that is routed': [{ rules: [rule('22', ['2000::/3'])] }],
    },
    spared: {
      'half of the world': { rules: [rule('22', ['0.0.0.0/1', '::/3'])] },
      'halves that meet at another port': { rules: [rule('20-22', ['0.0.0.0/1']), rule('23-30', ['128.0.0.0/1'])] },
      'networks that are odd': { rules: [rule('22', ['0.0.0.0/1', '128.0.0.0/33', 'anywhere'])] },
      'a rule whose port is no range': { rules: [rule('30-20'), rule('22-x'), rule('2e1-3e1')] },
      'one that applies to nothing': { rules: [rule('22')], applied_to: [] },
      'the way out': { rules: [rule('22', everyone, { direction: 'out', destination_ips: everyone })] },
      'another protocol': { rules: [rule('22', everyone, { protocol: 'udp' })] },
      'a rule without ports': { rules: [rule(null, everyone, { protocol: 'icmp' })] },
      'a rule whose port is odd': { rules: [rule('ssh')] },
    },
  });

  it('FIREWALL_OPEN_SSH is not sure while it is not known what the firewall applies to', async () => {
    const firewall = { ...healthy, rules: [rule('22')], applied_to: undefined };
    expect(await lab.finds('FIREWALL_OPEN_SSH', { cloud: { '/firewalls': { firewalls: [firewall] } } })).toMatchObject([
      { verdict: 'LIKELY' },
    ]);
  });

  holdsTwins(lab, {
    kind: 'FIREWALL_OPEN_DATABASES',
    list,
    healthy: { ...healthy, rules: [rule('22'), rule('3307-5431')] },
    sick: Object.fromEntries(
      ['1433', '3306', '5432', '6379', '9200', '11211', '27017', '5000-6000'].map((port) => [
        `port ${port}`,
        [{ rules: [rule(port)] }] as const,
      ]),
    ),
    spared: { 'a way for few': { rules: [rule('5432', ['10.0.0.0/16'])] } },
  });

  holdsTwins(lab, {
    kind: 'FIREWALL_OPEN_MANAGEMENT',
    list,
    healthy: { ...healthy, rules: [rule('22'), rule('24-511'), rule('515-1024')] },
    sick: {
      ...Object.fromEntries(
        ['23', '2375', '2376', '3389', '5601', '5900', '5985', '6443', '8006', '9090', '10250'].map((port) => [
          `port ${port}`,
          [{ rules: [rule(port)] }] as const,
        ]),
      ),
      'a port over IPv6 alone': [
        { rules: [rule('6443', ['::/0', '10.0.0.0/8'])] },
        { severity: 'HIGH', message: 'A firewall that allows anyone to reach servers on Kubernetes (6443)' },
      ],
    },
    spared: {
      'a way for few': { rules: [rule('8006', ['203.0.113.0/24'])] },
      'one that applies to nothing': { rules: [rule('8006')], applied_to: [] },
    },
  });

  holdsTwins(lab, {
    kind: 'FIREWALL_OPEN_ALL_PORTS',
    list,
    healthy,
    sick: {
      'one rule': [
        { rules: [rule('any')] },
        { message: 'A firewall that allows anyone to reach all ports of servers by TCP over IPv4 and IPv6' },
      ],
      'rules that meet': [{ rules: [rule('1-1024', ['::/0']), rule('1025-65535', ['::/0'])] }],
      UDP: [{ rules: [rule('1-65535', everyone, { protocol: 'udp' })] }],
    },
    spared: {
      'all ports but one': { rules: [rule('1-1023'), rule('1025-65535')] },
      'all ports for few': { rules: [rule('any', ['10.0.0.0/8'])] },
      'all ports on the way out': { rules: [rule('any', everyone, { direction: 'out', destination_ips: everyone })] },
    },
  });

  const fleet = (versions: readonly string[], firewalls = [{ id: 3, status: 'applied' }]) => ({
    cloud: {
      '/servers': {
        servers: [
          {
            id: 1,
            name: 'web-1',
            status: 'running',
            public_net: {
              ...Object.fromEntries(
                ['ipv4', 'ipv6'].map((version) => [version, versions.includes(version) ? { ip: '203.0.113.8' } : null]),
              ),
              firewalls,
            },
          },
        ],
      },
    },
  });
  const differing = { kind: 'FIREWALL_IP_VERSIONS_DIFFER', list, healthy: { ...healthy, rules: [rule('443')] } };
  holdsTwins(lab, {
    ...differing,
    beside: fleet(['ipv4', 'ipv6']),
    sick: {
      'SSH that is closed over IPv4 alone': [
        { rules: [rule('443'), rule('22', ['203.0.113.0/28', '::/0'])] },
        {
          severity: 'MEDIUM',
          verdict: 'LIKELY',
          evidence: [
            { name: 'onlyOverIpv4', value: [] },
            { name: 'onlyOverIpv6', value: ['tcp 22'] },
          ],
          affected: { totalCount: 1, nodes: [{ resourceId: 'cloud:prod:server:1', resourceName: 'web-1' }] },
        },
      ],
      'what visitors over IPv6 do not reach': [
        { rules: [rule('80-90', ['0.0.0.0/0']), rule('80', ['::/0'])] },
        { severity: 'LOW', verdict: 'LIKELY' },
      ],
    },
    spared: {
      'one that is as open by other rules': { rules: [rule('443', ['0.0.0.0/0']), rule('443', ['::/1', '8000::/1'])] },
      'one with a rule whose sources are not reported': {
        rules: [rule('443', ['::/0']), rule('443', undefined, { source_ips: undefined })],
      },
      'one that is for few over both': { rules: [rule('22', ['203.0.113.0/28'])] },
    },
  });
  it.each([
    ['a server with IPv4 alone', fleet(['ipv4'])],
    ['a server with IPv6 alone', fleet(['ipv6'])],
    [
      'a server with another firewall',
      fleet(
        ['ipv4', 'ipv6'],
        [3, 4].map((id) => ({ id, status: 'applied' })),
      ),
    ],
  ])('FIREWALL_IP_VERSIONS_DIFFER spares %s', async (_, { cloud }) => {
    const firewall = { ...healthy, rules: [rule('22', ['::/0'])] };
    const world = { cloud: { ...cloud, '/firewalls': { firewalls: [firewall] } } };
    expect(await lab.finds('FIREWALL_IP_VERSIONS_DIFFER', world)).toEqual([]);
  });

  const icmp = rule(null, everyone, { protocol: 'icmp' });
  holdsTwins(lab, {
    kind: 'FIREWALL_RULES_REDUNDANT',
    list,
    healthy: { ...healthy, rules: [rule('443'), icmp] },
    sick: {
      'a rule twice': [
        { rules: [rule('443'), icmp, rule('443', everyone.toReversed(), { description: 'again' })] },
        {
          severity: 'LOW',
          remedies: [
            remedy('setCloudFirewallRules', 'cloud:prod:firewall:3', {
              rules: [
                { direction: 'IN', protocol: 'TCP', port: '443', sourceIps: everyone },
                { direction: 'IN', protocol: 'ICMP', sourceIps: everyone },
              ],
            }),
          ],
        },
      ],
      'a narrow rule beside a wide one': [{ rules: [rule('22', ['203.0.113.0/28']), rule('20-30', ['0.0.0.0/0'])] }],
      'one that two others make up': [
        { rules: [rule('22', ['10.0.0.0/8']), rule('22', ['10.0.0.0/9']), rule('any', ['10.128.0.0/9'])] },
      ],
    },
    spared: {
      'another protocol': { rules: [rule('53'), rule('53', everyone, { protocol: 'udp' })] },
      'the other direction': {
        rules: [rule('53'), rule('53', [], { direction: 'out', destination_ips: everyone })],
      },
      'ports that overlap': { rules: [rule('20-30'), rule('25-35')] },
      'networks that overlap': { rules: [rule('22', ['10.0.0.0/9', '::/0']), rule('22', ['10.0.0.0/8'])] },
      'sources that are odd': { rules: [rule('22', ['anywhere']), rule('22', ['anywhere'])] },
    },
  });
});

describe('an open firewall', () => {
  const open = { ...healthy, rules: [rule('22')], applied_to: [server, { ...server, server: { id: 2 } }] };
  const world = {
    cloud: {
      '/firewalls': { firewalls: [open] },
      '/servers': { servers: ['web-1', 'web-2', 'db-1'].map((name, n) => ({ id: n + 1, name, labels: {} })) },
    },
  };

  it('affects the servers behind it', async () => {
    const [found, ...others] = await lab.finds('FIREWALL_OPEN_SSH', world);
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      verdict: 'CERTAIN',
      resourceName: 'web',
      affected: { totalCount: 2, nodes: [{ resourceName: 'web-1' }, { resourceName: 'web-2' }] },
    });
  });

  it('is as certain where the servers cannot be read', async () => {
    expect(await lab.findsWithout('cloud /servers', 'FIREWALL_OPEN_SSH', world)).toMatchObject([
      { verdict: 'CERTAIN', resourceName: 'web', affected: { totalCount: 0 }, error: null },
    ]);
  });
});
