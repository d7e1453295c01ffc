/** Firewall rules: the traffic that a firewall lets through. */
import { ArrayMaxSize, MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { IsPorts, isPortOrRange } from '../../../rest/rows/ports.js';
import { post } from '../../../rest/rows/row.js';
import { Action } from '../action.js';
import { IsCidr } from './cidr.js';
import { mutations } from '../bind.js';

const Direction = wireEnum('CloudFirewallDirection', 'To the server or from it', ['in', 'out'], {
  in: 'To the server',
  out: 'From the server',
});
const Protocol = wireEnum('CloudFirewallProtocol', 'A protocol above IP', ['tcp', 'udp', 'icmp', 'esp', 'gre']);

@ObjectType('CloudFirewallRule', { description: 'Traffic that a firewall lets through' })
export class FirewallRule {
  @Field(() => String, { nullable: true, description: 'Your own words on it' })
  description!: string | null;

  @Field(() => Direction, { description: 'To the server or from it' })
  direction!: ValueOf<typeof Direction>;

  @Field(() => [String], { description: 'For direction IN: the ranges that traffic may come from' })
  sourceIps!: string[];

  @Field(() => [String], { description: 'For direction OUT: the ranges that traffic may go to' })
  destinationIps!: string[];

  @Field(() => Protocol, { description: 'A protocol above IP' })
  protocol!: ValueOf<typeof Protocol>;

  @Field(() => String, { nullable: true, description: 'A port as `80` or a range as `1024-5000`; null without ports' })
  port!: string | null;
}

@InputType('CloudFirewallRuleInput', { description: 'Traffic to let through' })
export class FirewallRuleInput {
  @MaxLength(255)
  @Field(() => String, { nullable: true, description: 'Your own words on it, at most 255 characters' })
  description?: string | null;

  @Field(() => Direction, { description: 'To the server or from it' })
  direction!: ValueOf<typeof Direction>;

  @ArrayMaxSize(100)
  @IsCidr('4 or 6', { each: true })
  @Field(() => [String], {
    nullable: true,
    description: 'For direction IN: the ranges that traffic may come from, at most 100; `0.0.0.0/0` and `::/0` are all',
  })
  sourceIps?: string[];

  @ArrayMaxSize(100)
  @IsCidr('4 or 6', { each: true })
  @Field(() => [String], {
    nullable: true,
    description: 'For direction OUT: the ranges that traffic may go to, at most 100; `0.0.0.0/0` and `::/0` are all',
  })
  destinationIps?: string[];

  @Field(() => Protocol, { description: 'A protocol above IP' })
  protocol!: ValueOf<typeof Protocol>;

  @IsPorts('a port from 1 to 65535, a range such as 1024-5000, or any', (text) => text === 'any' || isPortOrRange(text))
  @Field(() => String, {
    nullable: true,
    description: 'For TCP and UDP alone: a port as `80`, a range as `1024-5000`, or `any`',
  })
  port?: string;
}

@InputType('SetCloudFirewallRulesInput', { description: 'The rules that a firewall shall have' })
class SetRules {
  @ArrayMaxSize(50)
  @Field(() => [FirewallRuleInput], { description: 'All of them, at most 50; none blocks all traffic to the server' })
  rules!: FirewallRuleInput[];
}

export const firewallRuleWrites = mutations({
  setCloudFirewallRules: post('/firewalls/{id}/actions/set_rules', () => [Action], SetRules, {
    about: 'Gives a firewall these rules in place of all it has; servers are cut off from what they do not let through',
  }),
});
