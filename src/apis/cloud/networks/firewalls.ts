/** Firewalls: rules for the traffic of the servers that they apply to. */
import { ArrayMaxSize } from 'class-validator';
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import type { Labels } from '../../../rest/rows/labels.js';
import { ResultParts, del, get, list, post, put } from '../../../rest/rows/row.js';
import { ActionFilter } from '../../machines/action.js';
import { Action } from '../action.js';
import { ActionsFilter } from '../action-filter.js';
import { Cloud } from '../cloud.js';
import { mutations, on } from '../bind.js';
import { FirewallRule, FirewallRuleInput } from './firewall-rules.js';
import { FirewallTarget, FirewallTargetInput } from './firewall-targets.js';
import { Create, Filter, Rename } from '../shared.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('CloudFirewall', { description: 'A firewall: rules for the traffic of the servers it applies to' })
export class Firewall {
  static readonly keys = { id: 'id' } as const;

  @Field(() => ID, { description: 'Id of the firewall' })
  id!: number;

  @Field({ description: 'Unique among the firewalls of the project' })
  name!: string;

  @Optional(() => GraphQLJSONObject, 'User-defined labels: key-value pairs of strings')
  labels!: Labels | null;

  @Field(() => GraphQLDateTime, { description: 'When it was created' })
  created!: string;

  @Field(() => [FirewallRule], { description: 'Its rules; all other inbound traffic is blocked' })
  rules!: FirewallRule[];

  @Field(() => [FirewallTarget], { description: 'The servers and label selectors it applies to' })
  appliedTo!: FirewallTarget[];
}

@ObjectType()
class FirewallCreated extends ResultParts {
  @Optional(() => Firewall, 'The new firewall')
  firewall!: Firewall | null;

  @Optional(() => [Action], 'The actions that apply it to each server')
  actions!: Action[] | null;
}

@InputType('CreateCloudFirewallInput', { description: 'A firewall to create' })
class CreateFirewall extends Create {
  @ArrayMaxSize(50)
  @Optional(() => [FirewallRuleInput], 'Its rules, at most 50; without any, all inbound traffic is blocked')
  rules?: FirewallRuleInput[];

  @Optional(() => [FirewallTargetInput], 'The resources to apply it to from the start')
  applyTo?: FirewallTargetInput[];
}

@AtLeastOneOf('name', 'labels')
@InputType('UpdateCloudFirewallInput', { description: 'What to change in a firewall' })
class UpdateFirewall extends Rename {}

export const firewalls = on(Cloud, {
  firewalls: list('/firewalls', () => Firewall, Filter),
  firewall: get('/firewalls/{id}', () => Firewall),
  firewallActions: list('/firewalls/actions', () => Action, ActionsFilter, {
    about: 'Running and past actions of all firewalls',
    listed: false,
  }),
  firewallAction: get('/firewalls/actions/{id}', () => Action, { listed: false }),
});

export const firewallReads = on(Firewall, {
  actions: list('/firewalls/{id}/actions', () => Action, ActionFilter, {
    about: 'Its running and past actions',
    listed: false,
  }),
});

export const firewallWrites = mutations({
  createCloudFirewall: post('/firewalls', () => FirewallCreated, CreateFirewall, {
    about: 'Creates a firewall; on the servers it is applied to, traffic that its rules do not allow is blocked',
    changes: ['/servers'],
  }),
  updateCloudFirewall: put('/firewalls/{id}', () => Firewall, UpdateFirewall, {
    about: 'Changes the name or labels of a firewall; its rules and resources have their own mutations',
  }),
  deleteCloudFirewall: del('/firewalls/{id}', null, {
    about: 'Deletes a firewall; refused while it is applied to a resource',
    changes: ['/servers'],
  }),
});
