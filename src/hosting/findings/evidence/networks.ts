/** Networks that rules of firewalls name, as spans of addresses. */
import { networkOf } from '../../names/addresses/address.js';
import { type Span, covers, union, without } from './spans.js';

export type IpVersion = 4 | 6;

export const ipVersions: readonly IpVersion[] = [4, 6];

const bits = { 4: 32, 6: 128 } as const;

/** What a network such as `10.0.0.0/8` spans of this version; none where it is odd or of the other one. */
export function networkSpans(text: unknown, version: IpVersion): Span<bigint>[] {
  const network = networkOf(text);
  if (network?.version !== version) return [];
  return [{ from: network.first, until: network.first + (1n << BigInt(bits[version] - network.length)) }];
}

export const everyAddress: Readonly<Record<IpVersion, readonly Span<bigint>[]>> = {
  4: networkSpans('0.0.0.0/0', 4),
  6: networkSpans('::/0', 6),
};

/** Networks that nobody has on the Internet: leaving them out of a rule keeps nobody out. */
const reserved = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
];

/** The addresses that somebody can have on the Internet. */
const world: Readonly<Record<IpVersion, readonly Span<bigint>[]>> = {
  4: without(everyAddress[4], union(reserved.flatMap((network) => networkSpans(network, 4)))),
  6: networkSpans('2000::/3', 6),
};

/** Whether a union of networks lets in anyone. */
export function isWorld(spans: readonly Span<bigint>[], version: IpVersion): boolean {
  return covers(spans, world[version]);
}
