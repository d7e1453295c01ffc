/** Addresses and networks of addresses, however they are written. */
import { isIP } from 'node:net';

/** A single address is a network as long as can be. */
export interface IpNetwork {
  readonly version: 4 | 6;
  readonly first: bigint;
  /** The length of the prefix, in bits. */
  readonly length: number;
}

const bits = { 4: 32, 6: 128 } as const;

/** Parses `203.0.113.7` or `2001:db8::/64`; null for anything else. */
export function networkOf(text: unknown, length?: unknown): IpNetwork | null {
  if (typeof text !== 'string') return null;
  const [address = '', own = length] = text.trim().split('/');
  const version = isIP(address);
  if (version !== 4 && version !== 6) return null;
  const most = bits[version];
  const wanted = own === undefined || own === null ? most : /^\d{1,3}$/.test(String(own)) ? Number(own) : Number.NaN;
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > most) return null;
  return within({ version, first: version === 4 ? numberOf4(address) : numberOf6(address), length: most }, wanted);
}

/** The network with so long a prefix that it is in. */
export function within({ version, first }: IpNetwork, length: number): IpNetwork {
  const host = BigInt(bits[version] - length);
  return { version, first: (first >> host) << host, length };
}

/** The same for all ways to write it. */
export function keyOf({ version, first, length }: IpNetwork): string {
  return `${version}/${length}/${first.toString(16)}`;
}

/** Length of the prefix of a mask such as `255.255.255.248`. */
export function lengthOfMask(mask: unknown): number | null {
  const found = networkOf(mask);
  return found && [...found.first.toString(2)].filter((digit) => digit === '1').length;
}

function numberOf4(address: string): bigint {
  return BigInt(address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0));
}

function numberOf6(address: string): bigint {
  const [bare = ''] = address.split('%');
  const [, head = bare, last] = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(bare) ?? [];
  const low = last === undefined ? null : numberOf4(last);
  const text = low === null ? head : `${head}${(low >> 16n).toString(16)}:${(low & 0xffffn).toString(16)}`;
  const [left = '', right] = text.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const [before, after] = [groups(left), groups(right ?? '')];
  const all = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
  return BigInt(`0x${all.map((group) => group.padStart(4, '0')).join('')}`);
}
