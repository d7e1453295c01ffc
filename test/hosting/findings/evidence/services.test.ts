/** Ports that the world should not reach: what each raises, in the cloud and before a dedicated server. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { findingsLab } from '../lab.js';

const lab = findingsLab();

/** By kind: `tcp 21 MEDIUM`. */
const expected: Readonly<Record<string, string>> = {
  FIREWALL_OPEN_SSH: 'tcp 22 HIGH',
  FIREWALL_OPEN_DATABASES: `
    tcp 389,1433,1521,2379,2380,3306,33060,5432,5984,7000,7001,7199,8086,9042,9200,9300,11211,27017,27018,27019 HIGH
    tcp 6379 CRITICAL
    tcp 8123,9000 MEDIUM`,
  FIREWALL_OPEN_MANAGEMENT: `
    tcp 21,9090,9100 MEDIUM
    tcp 23,512,513,514,2181,2376,2377,3389,4369,5601,5900,5901,5902,5903,5985,5986,6443,8001,8006,8200,8500 HIGH
    tcp 10250,10255,15672,25672 HIGH
    tcp 2375 CRITICAL
    udp 69,3389 HIGH
    udp 623 CRITICAL`,
  FIREWALL_OPEN_INTERNAL: `
    tcp 111,135,139,445,873,2049,9092 HIGH
    tcp 1883,5672 MEDIUM
    udp 111,161,389,2049,11211 HIGH
    udp 137,138,1434,1900 MEDIUM
    udp 123 LOW`,
};
const kinds = Object.keys(expected);

interface ExposedPort {
  readonly kind: string;
  readonly protocol: string;
  readonly port: number;
  readonly severity: string;
}

const ports: readonly ExposedPort[] = kinds.flatMap((kind) =>
  (expected[kind] ?? '')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [protocol = '', all = '', severity = ''] = line.trim().split(' ');
      return all.split(',').map((port) => ({ kind, protocol, port: Number(port), severity }));
    }),
);

/** Ports that are meant for the world, and those beside ports that are not. */
const meant = {
  tcp: [25, 53, 80, 443, 465, 587, 993, 995, 20, 24, 446, 3307, 8443, 11210],
  udp: [22, 53, 443, 500, 1194, 3478, 4500, 51820, 445, 6379, 27017],
} as const;

const rule = (protocol: string, port: number, source_ips: readonly string[]) => ({
  direction: 'in',
  protocol,
  port: String(port),
  source_ips,
  destination_ips: [],
});
const firewallOf = (rules: readonly object[]) => ({
  cloud: {
    '/firewalls': {
      firewalls: [{ id: 3, name: 'web', rules, applied_to: [{ type: 'server', server: { id: 1 } }] }],
    },
  },
});
const dedicatedOf = (input: readonly object[]) => ({
  dedicated: {
    '/server': [{ server: { server_number: 321, server_name: 'db-1', server_ip: '203.0.113.9', status: 'ready' } }],
    '/firewall/321': {
      firewall: { server_number: 321, status: 'active', filter_ipv6: true, rules: { input, output: [] } },
    },
  },
});
const packets = (protocol: string, port: number, more: object = {}) => ({
  ip_version: 'ipv4',
  name: 'one',
  protocol,
  dst_port: String(port),
  action: 'accept',
  ...more,
});

async function open(rules: readonly object[]) {
  const found = await Promise.all(kinds.map((kind) => lab.finds(kind, firewallOf(rules))));
  return found.flat();
}

it.each(ports)(
  'a firewall open at $protocol $port is $kind of severity $severity',
  async ({ kind, protocol, port, severity }) => {
    const found = await open([rule(protocol, port, ['0.0.0.0/0'])]);
    const name = protocol === 'tcp' ? 'ports' : 'udpPorts';
    expect(found).toMatchObject([{ kind, severity, evidence: expect.arrayContaining([{ name, value: [port] }]) }]);
    expect(found[0]?.message).toMatch(new RegExp(`\\(${protocol === 'udp' ? 'UDP ' : ''}${port}\\)$`));
    expect(found[0]?.verdict).toBe([123, 8123, 9000].includes(port) ? 'LIKELY' : 'CERTAIN');
  },
);

it.each(ports)('a firewall that opens $protocol $port to few is none', async ({ protocol, port }) => {
  expect(await open([rule(protocol, port, ['203.0.113.0/24', '10.0.0.0/8'])])).toEqual([]);
});

it.each(ports)('a dedicated server open at $protocol $port is as severe', async ({ protocol, port, severity }) => {
  const found = await lab.finds('DEDICATED_FIREWALL_OPEN', dedicatedOf([packets(protocol, port)]));
  const name = `${protocol.toUpperCase()} ${port}`;
  expect(found).toMatchObject([{ severity, verdict: 'LIKELY', resourceName: 'db-1' }]);
  expect(found[0]?.message).toBe(`Its firewall lets packets from everywhere pass to ${name}`);
});

it.each(ports)('a dedicated server that is open at $protocol $port to few is none', async ({ protocol, port }) => {
  const world = dedicatedOf([packets(protocol, port, { src_ip: '198.51.100.0/24' })]);
  expect(await lab.finds('DEDICATED_FIREWALL_OPEN', world)).toEqual([]);
});

describe.each(['tcp', 'udp'] as const)('%s', (protocol) => {
  it('is not judged at ports that are meant for the world, nor at those beside others', async () => {
    const all = meant[protocol];
    expect(await open(all.map((port) => rule(protocol, port, ['0.0.0.0/0', '::/0'])))).toEqual([]);
    const world = dedicatedOf(all.map((port) => packets(protocol, port)));
    expect(await lab.finds('DEDICATED_FIREWALL_OPEN', world)).toEqual([]);
  });
});

it('the documents list the same ports', () => {
  const rows = readFileSync('docs/findings.md', 'utf8').matchAll(
    /^\| (LOW|MEDIUM|HIGH|CRITICAL) +\| `(FIREWALL_OPEN_\w+)` +\|([^|]*)\|([^|]*)\|$/gm,
  );
  const listed = [...rows].flatMap(([, severity, kind, ...columns]) =>
    columns.flatMap((text, place) =>
      [...text.matchAll(/\d+/g)].map(([port]) => ({
        kind,
        protocol: place === 0 ? 'tcp' : 'udp',
        port: Number(port),
        severity,
      })),
    ),
  );
  const texts = (all: readonly object[]) => all.map((one) => JSON.stringify(one)).toSorted();
  expect(texts(listed)).toEqual(texts(ports));
});

it('several open ports are one finding, as severe as the worst of them', async () => {
  const rules = [rule('tcp', 9090, ['0.0.0.0/0']), rule('udp', 623, ['::/0']), rule('tcp', 21, ['::/0'])];
  expect(await open(rules)).toMatchObject([
    {
      kind: 'FIREWALL_OPEN_MANAGEMENT',
      severity: 'CRITICAL',
      evidence: [
        { name: 'ports', value: [21, 9090] },
        { name: 'rules', value: [{ port: '9090' }, { port: '21' }] },
        { name: 'udpPorts', value: [623] },
        { name: 'udpRules', value: [{ port: '623', sourceIps: ['::/0'] }] },
        { name: 'appliedTo', value: 1 },
      ],
    },
  ]);
});
