/** Firewall rules: what happens to matching packets. */
import { ArrayMaxSize, ArrayNotEmpty, Matches } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { IsPorts, isPortOrRange } from '../../../rest/rows/ports.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { isObject } from '../../../base/unknown.js';
import { TakesNull } from '../../../rest/mapping/nulls.js';
import { Optional } from '../../../base/optional-field.js';

const IpVersion = wireEnum('DedicatedIpVersion', 'An IP version', {
  ipv4: 'IPv4 packets only',
  ipv6: 'IPv6 packets only',
});
const Protocol = wireEnum('DedicatedFirewallProtocol', 'A network protocol', {
  tcp: 'Transmission Control Protocol (TCP)',
  udp: 'User Datagram Protocol (UDP)',
  gre: 'Generic Routing Encapsulation (GRE)',
  icmp: 'Internet Control Message Protocol (ICMP), for instance pings',
  ipip: 'IP-in-IP tunnels',
  ah: 'IPsec: Authentication Header (AH)',
  esp: 'IPsec: Encapsulating Security Payload (ESP)',
});
const FirewallAction = wireEnum('DedicatedFirewallAction', 'The action on a packet', {
  accept: 'Accept the packet',
  discard: 'Discard the packet without a reply',
});

const ArePorts = () =>
  IsPorts('a port from 1 to 65535 or a range such as 1024-5000', (text) => text.split(',').every(isPortOrRange));

@ObjectType('DedicatedFirewallRule', {
  description: 'A firewall rule for packets that match all its conditions; a condition of null matches every packet',
})
@InputType('DedicatedFirewallRuleInput', {
  description: 'A firewall rule for packets that match all its conditions; a condition left out matches every packet',
})
export class FirewallRule {
  @TakesNull()
  @Optional(
    () => IpVersion,
    'The IP version; without it the rule applies to both and can have neither addresses nor a protocol',
  )
  ipVersion?: ValueOf<typeof IpVersion> | null;

  @TakesNull()
  @Optional(() => String, 'Name of the rule')
  name?: string | null;

  @TakesNull()
  @Optional(() => String, 'Destination IPv4 address or subnet, such as `192.0.2.0/28`; only with IPV4')
  destinationIp?: string | null;

  @TakesNull()
  @Optional(() => String, 'Source IPv4 address or subnet, such as `192.0.2.0/28`; only with IPV4')
  sourceIp?: string | null;

  @TakesNull()
  @ArePorts()
  @Optional(() => String, 'Destination port of TCP or UDP: `80`, or a range such as `1024-5000`')
  destinationPort?: string | null;

  @TakesNull()
  @ArePorts()
  @Optional(() => String, 'Source port of TCP or UDP: `80`, or a range such as `1024-5000`')
  sourcePort?: string | null;

  @TakesNull()
  @Optional(() => Protocol, 'The protocol; ICMPv6 is always accepted')
  protocol?: ValueOf<typeof Protocol> | null;

  @TakesNull()
  @Matches(/^(syn|fin|rst|psh|urg|ack)([|&](syn|fin|rst|psh|urg|ack))*$/, {
    message: '$property must be names of TCP flags with | (or) or & (and) between, such as ack or syn|fin',
  })
  @Optional(() => String, 'TCP flags: `syn`, `fin`, `rst`, `psh`, `urg`, `ack`, combined with `|` or `&`')
  tcpFlags?: string | null;

  @Field(() => FirewallAction, { description: 'The action on the packets' })
  action!: ValueOf<typeof FirewallAction>;
}

@ObjectType('DedicatedFirewallRules', {
  description: 'Firewall rules by direction; the first match applies, and packets without a match are discarded',
})
export class FirewallRules {
  @Optional(() => [FirewallRule], 'For incoming packets')
  input?: FirewallRule[] | null;

  @Optional(() => [FirewallRule], 'For outgoing packets')
  output?: FirewallRule[] | null;

  /** Lists may come as objects keyed by index. */
  static reshape({ input, output }: Wire): Wire {
    const listOf = (rules: unknown) => (isObject(rules) ? Object.values(rules) : rules);
    return { input: listOf(input), output: listOf(output) };
  }
}

@InputType('DedicatedFirewallRulesInput', {
  description: 'Firewall rules by direction, which replace all existing ones; packets without a match are discarded',
})
export class FirewallRulesInput {
  // A form cannot represent an empty list, so it would not be sent.
  @ArrayNotEmpty()
  @ArrayMaxSize(10)
  @Optional(() => [FirewallRule], 'For incoming packets, at most 10')
  input?: FirewallRule[];

  @ArrayNotEmpty()
  @ArrayMaxSize(10)
  @Optional(() => [FirewallRule], 'For outgoing packets, at most 10')
  output?: FirewallRule[];
}
