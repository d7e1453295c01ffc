/** Firewall templates: rules to be used for several firewalls. A change of one does not change the firewalls. */
import { MinLength } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { details } from '../../../rest/planner/missing-fields.js';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { del, get, list, post } from '../../../rest/rows/row.js';
import { Dedicated } from '../dedicated.js';
import { mutations, on } from '../bind.js';
import { FirewallRules, FirewallRulesInput } from './firewall-rules.js';

@ObjectType('DedicatedFirewallTemplate', { description: 'Rules to be used for several firewalls' })
export class FirewallTemplate {
  static readonly keys = { 'template-id': 'id' } as const;

  @Field(() => ID, { description: 'Number of the template' })
  id!: number;

  @Field(() => String, { nullable: true, description: 'The name you gave it' })
  name?: string | null;

  @Field({ description: 'IPv6 is filtered as well' })
  filterIpv6!: boolean;

  @Field({ description: "The provider's own services pass: rescue system, DNS, storage boxes, monitoring" })
  allowProviderServices!: boolean;

  @Field({ description: 'Robot, the web interface, proposes it first' })
  isDefault!: boolean;

  @Field(() => FirewallRules, {
    nullable: true,
    description: 'What is done with which packets; one more call where the template came from a list',
  })
  rules?: FirewallRules | null;
}

@InputType('CreateDedicatedFirewallTemplateInput', { description: 'A firewall template to create' })
class CreateTemplate {
  @MinLength(1)
  @Field({ description: 'Your own name for it' })
  name!: string;

  @Field(() => Boolean, { nullable: true, description: 'Filter IPv6 as well' })
  filterIpv6?: boolean;

  @Field({ description: "Let the provider's own services pass: rescue system, DNS, storage boxes, monitoring" })
  allowProviderServices!: boolean;

  @Field({ description: 'Propose it first in Robot, the web interface' })
  isDefault!: boolean;

  @Field(() => FirewallRulesInput, { nullable: true, description: 'What it shall do with which packets' })
  rules?: FirewallRulesInput;
}

@AtLeastOneOf('name', 'filterIpv6', 'allowProviderServices', 'isDefault', 'rules')
@InputType('UpdateDedicatedFirewallTemplateInput', { description: 'What to change of a firewall template' })
class UpdateTemplate {
  @MinLength(1)
  @Field(() => String, { nullable: true, description: 'Your own name for it; stays unless given' })
  name?: string;

  @Field(() => Boolean, { nullable: true, description: 'Filter IPv6 as well' })
  filterIpv6?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: "Let the provider's own services pass: rescue system, DNS, storage boxes, monitoring",
  })
  allowProviderServices?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Propose it first in Robot, the web interface' })
  isDefault?: boolean;

  @Field(() => FirewallRulesInput, { nullable: true, description: 'All rules it shall have' })
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
    about: 'Creates a firewall template, which changes no firewall by itself',
    key,
    limit: '500/1h',
  }),
  updateDedicatedFirewallTemplate: post('/firewall/template/{template-id}', () => FirewallTemplate, UpdateTemplate, {
    about: 'Changes a firewall template; firewalls that took their rules from it stay as they are',
    key,
    limit: '500/1h',
  }),
  deleteDedicatedFirewallTemplate: del('/firewall/template/{template-id}', null, {
    about: 'Deletes a firewall template; firewalls that took their rules from it stay as they are',
    limit: '500/1h',
  }),
});
