/** Firewall rules: the traffic that a firewall allows. */
import { ArrayMaxSize, MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { IsPorts, isPortOrRange } from '../../../rest/rows/ports.js';
import { post } from '../../../rest/rows/row.js';
import { Action } from '../action.js';
import { IsCidr } from './cidr.js';
import { mutations } from '../bind.js';
import { TakesNull } from '../../../rest/mapping/nulls.js';
import { Optional } from '../../../base/optional-field.js';

const Direction = wireEnum('CloudFirewallDirection', 'The direction of traffic', {
  in: 'Inbound: to the server',
  out: 'Outbound: from the server',
});
const Protocol = wireEnum('CloudFirewallProtocol', 'A network protocol', {
  tcp: 'Transmission Control Protocol (TCP); the rule names ports',
  udp: 'User Datagram Protocol (UDP); the rule names ports',
  icmp: 'Internet Control Message Protocol (ICMP), for instance pings',
  esp: 'IPsec: Encapsulating Security Payload (ESP)',
  gre: 'Generic Routing Encapsulation (GRE)',
});

@ObjectType('CloudFirewallRule', { description: 'A firewall rule, which allows traffic' })
export class FirewallRule {
  @Optional(() => String, 'Description of the rule')
  description!: string | null;

  @Field(() => Direction, { description: 'The direction of the traffic' })
  direction!: ValueOf<typeof Direction>;

  @Field(() => [String], { description: 'For IN: the allowed source networks, in CIDR notation' })
  sourceIps!: string[];

  @Field(() => [String], { description: 'For OUT: the allowed destination networks, in CIDR notation' })
  destinationIps!: string[];

  @Field(() => Protocol, { description: 'The protocol' })
  protocol!: ValueOf<typeof Protocol>;

  @Optional(() => String, 'A port such as `80` or a range such as `1024-5000`; null for protocols without ports')
  port!: string | null;
}

@InputType('CloudFirewallRuleInput', { description: 'A firewall rule, which allows traffic' })
export class FirewallRuleInput {
  @TakesNull()
  @MaxLength(255)
  @Optional(() => String, 'Description of the rule, at most 255 characters')
  description?: string | null;

  @Field(() => Direction, { description: 'The direction of the traffic' })
  direction!: ValueOf<typeof Direction>;

  @ArrayMaxSize(100)
  @IsCidr('4 or 6', { each: true })
  @Optional(
    () => [String],
    'For IN: the allowed source networks in CIDR notation, at most 100; `0.0.0.0/0` and `::/0` allow all',
  )
  sourceIps?: string[];

  @ArrayMaxSize(100)
  @IsCidr('4 or 6', { each: true })
  @Optional(
    () => [String],
    'For OUT: the allowed destination networks in CIDR notation, at most 100; `0.0.0.0/0` and `::/0` allow all',
  )
  destinationIps?: string[];

  @Field(() => Protocol, { description: 'The protocol' })
  protocol!: ValueOf<typeof Protocol>;

  @IsPorts('a port from 1 to 65535, a range such as 1024-5000, or any', (text) => text === 'any' || isPortOrRange(text))
  @Optional(() => String, 'Only for TCP and UDP: a port such as `80`, a range such as `1024-5000`, or `any`')
  port?: string;
}

@InputType('SetCloudFirewallRulesInput', { description: 'The new rules of a firewall' })
class SetRules {
  @ArrayMaxSize(50)
  @Field(() => [FirewallRuleInput], {
    description: 'All rules, at most 50; without any, all inbound traffic is blocked',
  })
  rules!: FirewallRuleInput[];
}

export const firewallRuleWrites = mutations({
  setCloudFirewallRules: post('/firewalls/{id}/actions/set_rules', () => [Action], SetRules, {
    about: 'Replaces all rules of a firewall; traffic they do not allow is blocked',
  }),
});
