/** Address ranges that hosts on the Internet do not have: IANA's special-purpose registries for IPv4 and IPv6. */
import { BlockList, isIP } from 'node:net';
import { networkOf } from './address.js';

type Ranges = Readonly<Record<4 | 6, readonly string[]>>;

/** Private ranges: their owner depends on the network, and nothing outside reaches them. */
export const privateRanges: Ranges = {
  4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '224.0.0.0/3',
  ],
  6: ['::/127', '64:ff9b:1::/48', '100::/64', '5f00::/16', 'fc00::/7', 'fe80::/10', 'ff00::/8'],
};

/**
 * Ranges for documentation and benchmarks: nobody has them on the Internet, but documents and sandboxes use them as if
 * they were public.
 */
export const documentationRanges: Ranges = {
  4: ['192.0.2.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  6: ['2001:2::/48', '2001:db8::/32', '3fff::/20'],
};

const listed = { 4: listOf(4), 6: listOf(6) };

/** True for a private address. If it embeds another address, that one counts. */
export function isPrivate(address: string): boolean {
  const text = address.trim();
  const carried = carriedIn(text);
  if (carried !== null) return listed[4].check(carried, 'ipv4');
  const version = isIP(text);
  return (version === 4 && listed[4].check(text, 'ipv4')) || (version === 6 && listed[6].check(text, 'ipv6'));
}

/** Any host may be behind such an address. */
export function isTeredo(address: string): boolean {
  const network = networkOf(address);
  return network?.version === 6 && network.first >> 96n === 0x2001_0000n;
}

/** True if all packets to it are dropped: a proxied record without an origin has such an address. */
export function isDiscarded(address: string): boolean {
  const network = networkOf(address);
  return network?.version === 6 && network.first >> 64n === 0x100n << 48n;
}

/** The IPv4 address within an IPv6 address that is mapped, behind NAT64 or behind 6to4. */
function carriedIn(address: string): string | null {
  const network = networkOf(address);
  if (network?.version !== 6) return null;
  const { first } = network;
  if (first >> 32n === 0xffffn || first >> 32n === 0x64_ff9bn << 64n) return text4(first & 0xffff_ffffn);
  return first >> 112n === 0x2002n ? text4((first >> 80n) & 0xffff_ffffn) : null;
}

function text4(address: bigint): string {
  return [24n, 16n, 8n, 0n].map((shift) => (address >> shift) & 0xffn).join('.');
}

/** One for each version: a list of both matches IPv4 addresses that are written as IPv6. */
function listOf(version: 4 | 6): BlockList {
  const list = new BlockList();
  for (const range of privateRanges[version]) {
    const [net = '', length] = range.split('/');
    list.addSubnet(net, Number(length), `ipv${version}`);
  }
  return list;
}
