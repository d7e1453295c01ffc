/** Addresses that are not those of hosts on the Internet: in records, and in what rules of firewalls leave out. */
import { expect, it } from '@jest/globals';
import { findingsLab } from '../../findings/lab.js';
import { enveloped } from '../../findings/wire-twins.js';

const lab = findingsLab();

const listed = (text: string) => text.trim().split(/\s+/);
const isIpv6 = (address: string) => address.includes(':');

/** A zone with this address in one record. */
const zoneWith = (content: string, proxied = false) => ({
  edge: {
    '/zones': enveloped([{ id: 'z1', name: 'example.test', status: 'active', type: 'full', paused: false }]),
    '/zones/z1/dns_records': enveloped([
      { id: 'r1', type: isIpv6(content) ? 'AAAA' : 'A', name: 'a.example.test', content, proxied, ttl: 1, meta: {} },
    ]),
  },
});

const kindsOf = async (content: string) => {
  const found = [
    ...(await lab.finds('DNS_PRIVATE_ADDRESS', zoneWith(content))),
    ...(await lab.finds('DNS_RECORD_FOREIGN', zoneWith(content))),
  ];
  return found.map(({ kind }) => kind);
};

it.each(
  listed(`
    0.1.2.3 10.0.0.1 100.64.0.1 100.127.255.255 127.0.0.1 169.254.169.254 172.31.0.1 192.0.0.1
    192.88.99.1 192.168.0.1 224.0.0.1 239.1.1.1 240.0.0.1 255.255.255.255 :: ::1 64:ff9b:1::1
    100::1 5f00::1 fc00::1 fdff::1 fe80::1 ff02::1 ::ffff:10.0.0.1 64:ff9b::a00:1
    2002:a00:1::1 2002:6440:1::1`),
)('%s is private', async (address) => {
  expect(await kindsOf(address)).toEqual(['DNS_PRIVATE_ADDRESS']);
});

it.each(
  listed(`
    192.0.2.1 198.51.100.1 203.0.113.1 198.18.0.1 198.19.255.255 192.31.196.1 192.52.193.1
    192.175.48.1 100.63.255.255 100.128.0.1 223.255.255.255 2001:db8::1 3fff::1 2001:2::1
    2606:4700::1 ::ffff:203.0.113.1 64:ff9b::cb00:7101 2002:cb00:7101::1`),
)('%s is public', async (address) => {
  expect(await kindsOf(address)).toEqual(['DNS_RECORD_FOREIGN']);
});

it('a Teredo address is neither', async () => {
  expect(await kindsOf('2001:0:cb00:7101::1')).toEqual([]);
});

it('the address of a proxied record without an origin reveals nothing', async () => {
  expect(await lab.finds('DNS_PRIVATE_ADDRESS', zoneWith('100::', true))).toEqual([]);
  expect(await lab.finds('DNS_PRIVATE_ADDRESS', zoneWith('fd00::1', true))).toHaveLength(1);
});

/** All of the world but one network. */
function worldWithout(network: string): string[] {
  const [address = '', length = '0'] = network.split('/');
  const bits = isIpv6(address) ? 128 : 32;
  const start = numberOf(address);
  return Array.from({ length: Number(length) }, (_, place) => {
    const host = BigInt(bits - place - 1);
    const sibling = ((start >> host) ^ 1n) << host;
    return `${textOf(sibling, bits)}/${place + 1}`;
  });
}

function numberOf(address: string): bigint {
  if (!isIpv6(address)) return address.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n);
  const [before = '', after = ''] = address.split('::');
  const groups = (text: string) => text.split(':').filter((group) => group !== '');
  const [left, right] = [groups(before), groups(after)];
  const all = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return all.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n);
}

function textOf(address: bigint, bits: number): string {
  const [step, base, mark] = bits === 32 ? [8, 10, '.'] : [16, 16, ':'];
  const parts = Array.from({ length: bits / step }, (_, place) => BigInt(bits - step * (place + 1)));
  return parts.map((shift) => ((address >> shift) & ((1n << BigInt(step)) - 1n)).toString(base)).join(mark);
}

const openTo = (source_ips: readonly string[]) => ({
  cloud: {
    '/firewalls': {
      firewalls: [
        {
          id: 3,
          name: 'web',
          rules: [{ direction: 'in', protocol: 'tcp', port: '22', source_ips, destination_ips: [] }],
          applied_to: [{ type: 'server', server: { id: 1 } }],
        },
      ],
    },
  },
});

it.each(
  listed(`
    10.0.0.0/8 100.64.0.0/10 192.0.0.0/24 192.88.99.0/24 192.0.2.0/24 198.18.0.0/15
    198.51.100.0/24 203.0.113.0/24 240.0.0.0/4 2001:2::/48 2001:db8::/32 3fff::/20 fc00::/7`),
)('a firewall that leaves out %s alone is open to the world', async (network) => {
  expect(await lab.finds('FIREWALL_OPEN_SSH', openTo(worldWithout(network)))).toHaveLength(1);
});

it.each(['8.8.8.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.175.48.0/24', '2606:4700::/32'])(
  'a firewall that leaves out %s is not',
  async (network) => {
    expect(await lab.finds('FIREWALL_OPEN_SSH', openTo(worldWithout(network)))).toEqual([]);
  },
);
