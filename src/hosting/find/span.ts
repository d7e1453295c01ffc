/** Addresses and networks as spans of texts that sort as they do: `4` or `6`, then all hexadecimal digits. */
import { isIPv4, isIPv6 } from 'node:net';

export interface AddressSpan {
  readonly low: string;
  readonly high: string;
}

const groups = 8;

/** IPv4 as IPv6 writes it, such as `::ffff:198.18.0.1`: 96 bits before the address. */
const mapped = `6${'0'.repeat(20)}ffff`;

/** Null for whatever is neither an address nor a network such as `10.0.0.0/16`. */
export function spanOf(text: string): AddressSpan | null {
  const [address = '', length, ...rest] = text.split('/');
  const digits = rest.length === 0 ? digitsOf(address) : null;
  if (digits === null || length === undefined) return digits === null ? null : asIpv4({ low: digits, high: digits });
  const bits = (digits.length - 1) * 4;
  if (!/^\d{1,3}$/.test(length) || Number(length) > bits) return null;
  return asIpv4(spanOfPrefix(digits, Number(length)));
}

/** The same for both ways of writing an IPv4 address. */
function asIpv4(span: AddressSpan): AddressSpan {
  const [low, high] = [span.low, span.high].map((digits) => digits.replace(mapped, '4'));
  return low?.startsWith('4') && high?.startsWith('4') ? { low, high } : span;
}

/** The network of an address and a mask as addresses are written, such as `255.255.255.0`. */
export function spanByMask(address: string, mask: string): AddressSpan | null {
  const [digits, ones] = [digitsOf(address), digitsOf(mask)];
  if (digits === null || ones === null || digits[0] !== ones[0]) return spanOf(address);
  const length = [...ones.slice(1)].reduce((sum, digit) => sum + bitsIn(Number.parseInt(digit, 16)), 0);
  return spanOfPrefix(digits, length);
}

export function contains(outer: AddressSpan, inner: AddressSpan): boolean {
  return outer.low <= inner.low && inner.high <= outer.high;
}

function digitsOf(address: string): string | null {
  if (isIPv4(address)) return `4${hexOf(address)}`;
  // A zone, for instance `%eth0`, has a meaning on one machine only.
  if (!isIPv6(address) || address.includes('%')) return null;
  const [before = [], after = []] = address.toLowerCase().split('::').map(groupsOf);
  const zeros = Array.from({ length: groups - before.length - after.length }, () => '0000');
  return `6${[...before, ...zeros, ...after].join('')}`;
}

/** The last of them may be an IPv4 address. */
function groupsOf(part: string): string[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    const digits = group.includes('.') ? hexOf(group) : group.padStart(4, '0');
    return digits.length > 4 ? [digits.slice(0, 4), digits.slice(4)] : [digits];
  });
}

function hexOf(ipv4: string): string {
  return ipv4
    .split('.')
    .map((byte) => Number(byte).toString(16).padStart(2, '0'))
    .join('');
}

function spanOfPrefix(digits: string, length: number): AddressSpan {
  const fixedDigits = 1 + Math.floor(length / 4);
  const prefix = digits.slice(0, fixedDigits);
  if (fixedDigits === digits.length) return { low: prefix, high: prefix };
  const free = 15 >> (length % 4);
  const digit = Number.parseInt(digits.charAt(fixedDigits), 16);
  const rest = digits.length - fixedDigits - 1;
  return {
    low: prefix + (digit & ~free).toString(16) + '0'.repeat(rest),
    high: prefix + (digit | free).toString(16) + 'f'.repeat(rest),
  };
}

function bitsIn(digit: number): number {
  return (digit & 1) + ((digit >> 1) & 1) + ((digit >> 2) & 1) + ((digit >> 3) & 1);
}
