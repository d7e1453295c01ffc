/** Firewall rules: what a firewall does with packets that match. */
import { ArrayMaxSize, ArrayNotEmpty, Matches } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { IsPorts, isPortOrRange } from '../../../rest/rows/ports.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { isObject } from '../../../base/unknown.js';

const IpVersion = wireEnum('DedicatedIpVersion', 'A version of IP', ['ipv4', 'ipv6']);
const Protocol = wireEnum('DedicatedFirewallProtocol', 'A protocol above IP', [
  'tcp',
  'udp',
  'gre',
  'icmp',
  'ipip',
  'ah',
  'esp',
]);
const FirewallAction = wireEnum('DedicatedFirewallAction', 'What becomes of a packet', ['accept', 'discard'], {
  accept: 'It reaches its destination',
  discard: 'It is dropped without an answer',
});

const ArePorts = () =>
  IsPorts('a port from 1 to 65535 or a range such as 1024-5000', (text) => text.split(',').every(isPortOrRange));

@ObjectType('DedicatedFirewallRule', {
  description: 'What becomes of packets that match all that it says; null matches every packet',
})
@InputType('DedicatedFirewallRuleInput', {
  description: 'What shall become of packets that match all that it says; what it leaves out matches every packet',
})
export class FirewallRule {
  @Field(() => IpVersion, {
    nullable: true,
    description: 'The version of IP; without it the rule is for both, and can name neither addresses nor a protocol',
  })
  ipVersion?: ValueOf<typeof IpVersion> | null;

  @Field(() => String, { nullable: true, description: 'Your own words on it' })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'IPv4 address or range that packets go to, as `192.0.2.0/28`; with IPV4 alone',
  })
  destinationIp?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'IPv4 address or range that packets come from, as `192.0.2.0/28`; with IPV4 alone',
  })
  sourceIp?: string | null;

  @ArePorts()
  @Field(() => String, {
    nullable: true,
    description: 'Port of TCP or UDP that packets go to: `80`, or a range as `1024-5000`',
  })
  destinationPort?: string | null;

  @ArePorts()
  @Field(() => String, {
    nullable: true,
    description: 'Port of TCP or UDP that packets come from: `80`, or a range as `1024-5000`',
  })
  sourcePort?: string | null;

  @Field(() => Protocol, { nullable: true, description: 'The protocol above IP; all ICMPv6 passes' })
  protocol?: ValueOf<typeof Protocol> | null;

  @Matches(/^(syn|fin|rst|psh|urg|ack)([|&](syn|fin|rst|psh|urg|ack))*$/, {
    message: '$property must be names of TCP flags with | (or) or & (and) between, such as ack or syn|fin',
  })
  @Field(() => String, {
    nullable: true,
    description: 'TCP flags that packets have: `syn`, `fin`, `rst`, `psh`, `urg`, `ack`, with `|` or `&` between',
  })
  tcpFlags?: string | null;

  @Field(() => FirewallAction, { description: 'What becomes of the packets' })
  action!: ValueOf<typeof FirewallAction>;
}

@ObjectType('DedicatedFirewallRules', {
  description: 'Rules by direction; the first that matches counts, and what none matches is discarded',
})
export class FirewallRules {
  @Field(() => [FirewallRule], { nullable: true, description: 'For packets to the server' })
  input?: FirewallRule[] | null;

  @Field(() => [FirewallRule], { nullable: true, description: 'For packets from the server' })
  output?: FirewallRule[] | null;

  /** Lists may come as objects keyed by index. */
  static reshape({ input, output }: Wire): Wire {
    const listOf = (rules: unknown) => (isObject(rules) ? Object.values(rules) : rules);
    return { input: listOf(input), output: listOf(output) };
  }
}

@InputType('DedicatedFirewallRulesInput', {
  description: 'Rules by direction, in place of all there are; what none matches is discarded',
})
export class FirewallRulesInput {
  // A form cannot hold an empty list: it would not be sent.
  @ArrayNotEmpty()
  @ArrayMaxSize(10)
  @Field(() => [FirewallRule], { nullable: true, description: 'For packets to the server, at most 10' })
  input?: FirewallRule[];

  @ArrayNotEmpty()
  @ArrayMaxSize(10)
  @Field(() => [FirewallRule], { nullable: true, description: 'For packets from the server, at most 10' })
  output?: FirewallRule[];
}
