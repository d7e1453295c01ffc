/** Firewalls: each server has one, on the port of the switch that it is connected to. It knows no connections. */
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { AtLeastOneOf, AtMostOneOf } from '../../../rest/schema/input-validation.js';
import { del, get, post } from '../../../rest/rows/row.js';
import { mutations, on } from '../bind.js';
import { FirewallRules, FirewallRulesInput } from './firewall-rules.js';
import { Server } from '../server.js';

const FirewallStatus = wireEnum(
  'DedicatedFirewallStatus',
  'Whether a firewall filters; while it is IN_PROCESS, it refuses further changes',
  ['active', 'disabled', 'in process'],
  {
    active: 'It filters',
    disabled: 'All packets pass',
    'in process': 'A change is under way and allows no other; ask again in some 30 seconds',
  },
);
const WantedStatus = wireEnum(
  'DedicatedFirewallWantedStatus',
  'Whether a firewall shall filter',
  ['active', 'disabled'],
  { active: 'It shall filter', disabled: 'All packets shall pass' },
);
const FirewallPort = wireEnum('DedicatedFirewallPort', 'A port of the switch', ['main', 'kvm'], {
  main: 'The main port of the server',
  kvm: 'The port of a KVM console',
});

@ObjectType('DedicatedFirewall', { description: 'What filters the packets of a server, before it and stateless' })
export class Firewall {
  @Field(() => String, { nullable: true, description: 'Main IPv4 address of the server' })
  serverIp!: string | null;

  @Field(() => ID, { description: 'Number of the server' })
  serverId!: number;

  @Field(() => FirewallStatus, {
    description: 'Whether it filters; ask again while it is IN_PROCESS, which takes some 30 seconds after a change',
  })
  status!: ValueOf<typeof FirewallStatus>;

  @Field({ description: 'It filters IPv6 as well; otherwise all IPv6 passes' })
  filterIpv6!: boolean;

  @Field({ description: "The provider's own services pass: rescue system, DNS, storage boxes, monitoring" })
  allowProviderServices!: boolean;

  @Field(() => FirewallPort, { description: 'The port of the switch on which it is' })
  port!: ValueOf<typeof FirewallPort>;

  @Field(() => FirewallRules, { description: 'What it does with which packets' })
  rules!: FirewallRules;
}

@AtLeastOneOf('status', 'filterIpv6', 'allowProviderServices', 'rules', 'firewallTemplateId')
@AtMostOneOf('firewallTemplateId', 'allowProviderServices')
@AtMostOneOf('firewallTemplateId', 'rules')
@InputType('UpdateDedicatedFirewallInput', { description: 'What a firewall shall do' })
class UpdateFirewall {
  @Field(() => WantedStatus, { nullable: true, description: 'Whether it shall filter' })
  status?: ValueOf<typeof WantedStatus>;

  @Field(() => Boolean, { nullable: true, description: 'Filter IPv6 as well' })
  filterIpv6?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: "Let the provider's own services pass: rescue system, DNS, storage boxes, monitoring",
  })
  allowProviderServices?: boolean;

  @Field(() => FirewallRulesInput, { nullable: true, description: 'All rules it shall have' })
  rules?: FirewallRulesInput;

  @Field(() => ID, { nullable: true, description: 'Number of the template to take rules from, in place of `rules`' })
  firewallTemplateId?: string;
}

export const firewallReads = on(Server, {
  firewall: get('/firewall/{server-id}', () => Firewall, {
    about: 'Its firewall, null where it can have none; one call per server',
    limit: '500/1h',
  }),
});

export const firewallWrites = mutations({
  updateDedicatedFirewall: post('/firewall/{server-id}', () => Firewall, UpdateFirewall, {
    about:
      'Changes the firewall of a server; packets that no rule accepts no longer reach it. It goes on after the ' +
      'answer: ask for the `status`',
    limit: '500/1h',
  }),
  deleteDedicatedFirewall: del('/firewall/{server-id}', () => Firewall, {
    about:
      'Deletes all rules of the firewall of a server and disables it: all packets reach the server. It goes on ' +
      'after the answer: ask for the `status`',
    limit: '500/1h',
  }),
});
