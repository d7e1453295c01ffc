/** Firewalls: rules on the traffic of the servers they apply to. */
import { ArrayMaxSize } from 'class-validator';
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import type { Labels } from '../../../rest/rows/labels.js';
import { Parts, del, get, list, post, put } from '../../../rest/rows/row.js';
import { Action } from '../action.js';
import { Cloud } from '../cloud.js';
import { mutations, on } from '../bind.js';
import { FirewallRule, FirewallRuleInput } from './firewall-rules.js';
import { FirewallTarget, FirewallTargetInput } from './firewall-targets.js';
import { Create, Filter, Rename } from '../shared.js';

@ObjectType('CloudFirewall', { description: 'Rules on the traffic of the servers it applies to' })
export class Firewall {
  @Field(() => ID, { description: 'Number of the firewall' })
  id!: number;

  @Field({ description: 'Unique among the firewalls of the project' })
  name!: string;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Your own key-value pairs; both are strings' })
  labels!: Labels | null;

  @Field(() => GraphQLDateTime, { description: 'When it was created' })
  created!: string;

  @Field(() => [FirewallRule], { description: 'What it lets through; all other traffic to the server is blocked' })
  rules!: FirewallRule[];

  @Field(() => [FirewallTarget], { description: 'Servers, one by one or by their labels' })
  appliedTo!: FirewallTarget[];
}

@ObjectType()
export class FirewallCreated extends Parts {
  @Field(() => Firewall, { nullable: true, description: 'The new firewall' })
  firewall!: Firewall | null;

  @Field(() => [Action], { nullable: true, description: 'Applying it to each of its servers' })
  actions!: Action[] | null;
}

@InputType('CreateCloudFirewallInput', { description: 'A firewall to create' })
class CreateFirewall extends Create {
  @ArrayMaxSize(50)
  @Field(() => [FirewallRuleInput], {
    nullable: true,
    description: 'What to let through, at most 50; none blocks all traffic to the server',
  })
  rules?: FirewallRuleInput[];

  @Field(() => [FirewallTargetInput], { nullable: true, description: 'What it shall apply to from the beginning' })
  applyTo?: FirewallTargetInput[];
}

@AtLeastOneOf('name', 'labels')
@InputType('UpdateCloudFirewallInput', { description: 'What to change of a firewall' })
class UpdateFirewall extends Rename {}

export const firewalls = on(Cloud, {
  firewalls: list('/firewalls', () => Firewall, Filter),
  firewall: get('/firewalls/{id}', () => Firewall),
});

export const firewallWrites = mutations({
  createCloudFirewall: post('/firewalls', () => FirewallCreated, CreateFirewall, {
    about: 'Creates a firewall; the servers it is applied to are cut off from what its rules do not let through',
    changes: ['/servers'],
  }),
  updateCloudFirewall: put('/firewalls/{id}', () => Firewall, UpdateFirewall, {
    about: 'Changes the name or labels of a firewall; rules and servers have mutations of their own',
  }),
  deleteCloudFirewall: del('/firewalls/{id}', null, {
    about: 'Deletes a firewall; refused while it applies to anything',
    changes: ['/servers'],
  }),
});
