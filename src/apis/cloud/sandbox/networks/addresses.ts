/** IP addresses: public ones from ranges reserved for tests and documentation, private ones from a network's range. */
import { objectsAt, type Fields } from '../../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';

export type IpType = 'ipv4' | 'ipv6';

export function publicAddress(type: IpType, world: SandboxWorld): string {
  const group = () => world.random.int(0x1000, 0xffff).toString(16);
  if (type === 'ipv6') return `2001:db8:${group()}:${group()}::/64`;
  const n = world.serial('ipv4');
  return `198.${18 + ((n >> 16) & 1)}.${(n >> 8) & 255}.${n & 255}`;
}

export function dnsPtrOf(type: IpType, ip: string): Fields[] {
  if (type === 'ipv6') return [];
  return [{ ip, dns_ptr: `static.${ip.split('.').reverse().join('.')}.clients.your-server.de` }];
}

/** The object's reverse DNS entries after setting one; null removes it. */
export function withDnsPtr(item: Fields, { ip, dns_ptr }: Fields): Fields {
  const others = objectsAt(item, 'dns_ptr').filter((entry) => entry['ip'] !== ip);
  return { dns_ptr: typeof dns_ptr === 'string' ? [...others, { ip, dns_ptr }] : others };
}

/** The nth address of a range: `10.0.1.0/24` and 2 are `10.0.1.2`. */
export function addressIn(range: string, n: number): string {
  const [base = ''] = range.split('/');
  const number = base.split('.').reduce((sum, part) => sum * 256 + Number(part), 0) + n;
  return [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join('.');
}
