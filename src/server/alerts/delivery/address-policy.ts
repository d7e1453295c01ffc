/** Decides to which addresses alerts may be sent: public ones, and private ones where a setting allows them. */
import { BlockList, isIP, isIPv6 } from 'node:net';

interface AddressRange {
  /** The name of the range, for the message that refuses an address in it. */
  readonly name: string;
  readonly networks: readonly string[];
  /** Whether the setting allows it. */
  readonly isPrivate?: boolean;
}

/** The first that has the address names it. */
const ranges: readonly AddressRange[] = [
  {
    name: 'a metadata service',
    networks: [
      '169.254.169.254/32',
      '169.254.170.2/32',
      '100.100.100.200/32',
      '168.63.129.16/32',
      '192.0.0.192/32',
      'fd00:ec2::254/128',
      'fd20:ce::254/128',
    ],
  },
  { name: 'loopback', networks: ['127.0.0.0/8', '::1/128'], isPrivate: true },
  {
    name: 'a private network',
    networks: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', 'fc00::/7'],
    isPrivate: true,
  },
  { name: 'unspecified', networks: ['0.0.0.0/8', '::/128'] },
  { name: 'link-local', networks: ['169.254.0.0/16', 'fe80::/10', 'fec0::/10'] },
  { name: 'multicast', networks: ['224.0.0.0/4', 'ff00::/8'] },
  { name: 'broadcast', networks: ['255.255.255.255/32'] },
  {
    name: 'for documentation',
    networks: ['192.0.2.0/24', '198.51.100.0/24', '203.0.113.0/24', '2001:db8::/32', '3fff::/20'],
  },
  { name: 'for benchmarks', networks: ['198.18.0.0/15', '2001:2::/48'] },
  { name: 'an IPv4 address in IPv6', networks: ['::ffff:0:0/96', '::ffff:0:0:0/96', '::/96'] },
  { name: 'behind NAT64', networks: ['64:ff9b::/96', '64:ff9b:1::/48'] },
  { name: 'behind 6to4', networks: ['2002::/16', '192.88.99.0/24'] },
  { name: 'behind Teredo', networks: ['2001::/32'] },
  {
    name: 'reserved',
    networks: [
      '192.0.0.0/24',
      '192.31.196.0/24',
      '192.52.193.0/24',
      '192.175.48.0/24',
      '240.0.0.0/4',
      '100::/64',
      '2001::/23',
      '2620:4f:8000::/48',
    ],
  },
];

/** The public part of IPv6; every other IPv6 address is refused, listed above or not. */
const globalUnicast = '2000::/3';

const lists = ranges.map((range) => ({ ...range, ...listsOf(range.networks) }));
const global = listsOf([globalUnicast]);

/** Says why nothing is sent to this address; null where it is allowed. */
export function addressFlaw(address: string, allowsPrivate: boolean): string | null {
  const version = isIP(address);
  // A zone names an interface of this machine.
  if (version === 0 || address.includes('%')) return 'no address';
  const range = lists.find(({ ipv4, ipv6 }) =>
    version === 4 ? ipv4.check(address, 'ipv4') : ipv6.check(address, 'ipv6'),
  );
  if (range) return range.isPrivate && allowsPrivate ? null : range.name;
  return version === 6 && !global.ipv6.check(address, 'ipv6') ? 'reserved' : null;
}

/** One for each version: a list of both matches IPv4 addresses that are written as IPv6. */
function listsOf(networks: readonly string[]): Readonly<Record<'ipv4' | 'ipv6', BlockList>> {
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const version = isIPv6(address) ? 'ipv6' : 'ipv4';
    lists[version].addSubnet(address, Number(bits), version);
  }
  return lists;
}
