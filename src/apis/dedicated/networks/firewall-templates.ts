/** Firewall templates: rules to copy to several firewalls. Changing a template does not change the firewalls. */
import { MinLength } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { details } from '../../../rest/planner/missing-fields.js';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { del, get, list, post } from '../../../rest/rows/row.js';
import { Dedicated } from '../dedicated.js';
import { mutations, on } from '../bind.js';
import { FirewallRules, FirewallRulesInput } from './firewall-rules.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('DedicatedFirewallTemplate', { description: 'A firewall template: rules for several firewalls' })
export class FirewallTemplate {
  static readonly keys = { 'template-id': 'id' } as const;

  @Field(() => ID, { description: 'Id of the template' })
  id!: number;

  @Optional(() => String, 'Name of the template')
  name?: string | null;

  @Field({ description: 'IPv6 packets are filtered too' })
  filterIpv6!: boolean;

  @Field({ description: "The provider's own services are allowed: rescue system, DNS, storage boxes, monitoring" })
  allowProviderServices!: boolean;

  @Field({ description: "It is the default template in Robot, the provider's web interface" })
  isDefault!: boolean;

  @Optional(() => FirewallRules, 'Its rules; one more call per template of a list')
  rules?: FirewallRules | null;
}

@InputType('CreateDedicatedFirewallTemplateInput', { description: 'A firewall template to create' })
class CreateTemplate {
  @MinLength(1)
  @Field({ description: 'Name of the template' })
  name!: string;

  @Optional(() => Boolean, 'Filter IPv6 packets too')
  filterIpv6?: boolean;

  @Field({ description: "Allow the provider's own services: rescue system, DNS, storage boxes, monitoring" })
  allowProviderServices!: boolean;

  @Field({ description: "Make it the default template in Robot, the provider's web interface" })
  isDefault!: boolean;

  @Optional(() => FirewallRulesInput, 'Rules of the template')
  rules?: FirewallRulesInput;
}

@AtLeastOneOf('name', 'filterIpv6', 'allowProviderServices', 'isDefault', 'rules')
@InputType('UpdateDedicatedFirewallTemplateInput', { description: 'What to change in a firewall template' })
class UpdateTemplate {
  @MinLength(1)
  @Optional(() => String, 'The new name; unchanged unless given')
  name?: string;

  @Optional(() => Boolean, 'Filter IPv6 packets too')
  filterIpv6?: boolean;

  @Optional(() => Boolean, "Allow the provider's own services: rescue system, DNS, storage boxes, monitoring")
  allowProviderServices?: boolean;

  @Optional(() => Boolean, "Make it the default template in Robot, the provider's web interface")
  isDefault?: boolean;

  @Optional(() => FirewallRulesInput, 'All rules of the template')
  rules?: FirewallRulesInput;
}

const key = 'firewall_template';

export const firewallTemplates = on(Dedicated, {
  firewallTemplates: list('/firewall/template', () => FirewallTemplate, {
    key,
    limit: '500/1h',
  }),
  firewallTemplate: get('/firewall/template/{template-id}', () => FirewallTemplate, { key, limit: '500/1h' }),
});

export const templateDetails = details(FirewallTemplate, firewallTemplates.rows.firewallTemplate, ['rules']);

export const firewallTemplateWrites = mutations({
  createDedicatedFirewallTemplate: post('/firewall/template', () => FirewallTemplate, CreateTemplate, {
    about: 'Creates a firewall template, which does not change any firewall',
    key,
    limit: '500/1h',
  }),
  updateDedicatedFirewallTemplate: post('/firewall/template/{template-id}', () => FirewallTemplate, UpdateTemplate, {
    about: 'Changes a firewall template; firewalls that used it stay as they are',
    key,
    limit: '500/1h',
  }),
  deleteDedicatedFirewallTemplate: del('/firewall/template/{template-id}', null, {
    about: 'Deletes a firewall template; firewalls that used it stay as they are',
    limit: '500/1h',
  }),
});
