/** Firewalls: one per server, stateless, on its switch port. */
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { AtLeastOneOf, AtMostOneOf } from '../../../rest/schema/input-validation.js';
import { del, get, post } from '../../../rest/rows/row.js';
import { mutations, on } from '../bind.js';
import { FirewallRules, FirewallRulesInput } from './firewall-rules.js';
import { Server } from '../server.js';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { FirewallTemplate } from './firewall-templates.js';
import { Optional } from '../../../base/optional-field.js';

const FirewallStatus = wireEnum(
  'DedicatedFirewallStatus',
  'The status of a firewall; while it is IN_PROCESS, changes are refused',
  {
    active: 'Active: packets are filtered',
    disabled: 'Disabled: all packets pass',
    'in process': 'A change is in progress and no other is possible; poll again after about 30 seconds',
  },
);
const TargetStatus = wireEnum('DedicatedFirewallTargetStatus', 'The status to set for a firewall', {
  active: 'Active: packets are filtered',
  disabled: 'Disabled: all packets pass',
});
const FirewallPort = wireEnum('DedicatedFirewallPort', 'A switch port', {
  main: 'The main port of the server',
  kvm: 'The port of a KVM console',
});

@ObjectType('DedicatedFirewall', { description: 'The stateless firewall of a server, on its switch port' })
export class Firewall {
  @Optional(() => String, 'Main IPv4 address of the server')
  serverIp!: string | null;

  @Field(() => ID, { description: 'Number of the server' })
  serverId!: number;

  @Field(() => FirewallStatus, {
    description: 'The status of the firewall; a change takes about 30 seconds: poll while it is IN_PROCESS',
  })
  status!: ValueOf<typeof FirewallStatus>;

  @Field({ description: 'IPv6 packets are filtered too; otherwise they all pass' })
  filterIpv6!: boolean;

  @Field({ description: "The provider's own services are allowed: rescue system, DNS, storage boxes, monitoring" })
  allowProviderServices!: boolean;

  @Field(() => FirewallPort, { description: 'The switch port that it filters' })
  port!: ValueOf<typeof FirewallPort>;

  @Field(() => FirewallRules, { description: 'Its rules' })
  rules!: FirewallRules;
}

@AtLeastOneOf('status', 'filterIpv6', 'allowProviderServices', 'rules', 'firewallTemplateId')
@AtMostOneOf('firewallTemplateId', 'allowProviderServices')
@AtMostOneOf('firewallTemplateId', 'rules')
@InputType('UpdateDedicatedFirewallInput', { description: 'The new firewall configuration of a server' })
class UpdateFirewall {
  @Optional(() => TargetStatus, 'The status to set')
  status?: ValueOf<typeof TargetStatus>;

  @Optional(() => Boolean, 'Filter IPv6 packets too')
  filterIpv6?: boolean;

  @Optional(() => Boolean, "Allow the provider's own services: rescue system, DNS, storage boxes, monitoring")
  allowProviderServices?: boolean;

  @Optional(() => FirewallRulesInput, 'All rules of the firewall')
  rules?: FirewallRulesInput;

  @IdOf(() => FirewallTemplate)
  @Optional(() => ID, 'Id of the firewall template to apply, in place of `rules`')
  firewallTemplateId?: string;
}

export const firewallReads = on(Server, {
  firewall: get('/firewall/{server-id}', () => Firewall, {
    about: 'Its firewall; null where it cannot have one. One call per server',
    limit: '500/1h',
  }),
});

export const firewallWrites = mutations({
  updateDedicatedFirewall: post('/firewall/{server-id}', () => Firewall, UpdateFirewall, {
    about:
      'Changes the firewall of a server; packets that no rule accepts no longer reach it. The change continues after ' +
      'the answer: query the `status`',
    limit: '500/1h',
  }),
  deleteDedicatedFirewall: del('/firewall/{server-id}', () => Firewall, {
    about:
      "Deletes all rules of a server's firewall and disables it: all packets reach the server. The change continues " +
      'after the answer: query the `status`',
    limit: '500/1h',
  }),
});
