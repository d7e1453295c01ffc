/** What firewalls apply to: servers, one by one or by their labels. */
import { ArrayNotEmpty } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { ExactlyOneOf } from '../../../rest/schema/input-validation.js';
import { post } from '../../../rest/rows/row.js';
import { Action } from '../action.js';
import { mutations } from '../bind.js';
import { LabelSelector, LabelSelectorInput, ServerId, type ServerRef } from '../load-balancers/targets.js';

const TargetType = wireEnum(
  'CloudFirewallTargetType',
  'A server, or all servers whose labels match',
  ['server', 'label_selector'],
  { server: 'One server', label_selector: 'All servers whose labels match, also later ones' },
);
const ResourceType = wireEnum('CloudFirewallResourceType', 'What a label selector has matched', ['server']);

@ObjectType('CloudFirewallResource', { description: 'What a label selector has matched' })
export class FirewallResource {
  @Field(() => ResourceType, { nullable: true, description: 'What it is' })
  type!: ValueOf<typeof ResourceType> | null;

  /** The field is a link. */
  server!: ServerRef | null;
}

@ObjectType('CloudFirewallTarget', { description: 'What a firewall applies to' })
export class FirewallTarget {
  @Field(() => TargetType, { description: 'A server, or all servers whose labels match' })
  type!: ValueOf<typeof TargetType>;

  @Field(() => LabelSelector, { nullable: true, description: 'Set for type LABEL_SELECTOR' })
  labelSelector!: LabelSelector | null;

  @Field(() => [FirewallResource], { nullable: true, description: 'What the label selector matches now' })
  appliedToResources!: FirewallResource[] | null;

  /** The field is a link. */
  server!: ServerRef | null;
}

@ExactlyOneOf('server', 'labelSelector')
@InputType('CloudFirewallTargetInput', { description: 'A server, or all servers whose labels match' })
export class FirewallTargetInput {
  @Field(() => TargetType, { description: 'Whether `server` or `labelSelector` is given' })
  type!: ValueOf<typeof TargetType>;

  @Field(() => ServerId, { nullable: true, description: 'For type SERVER' })
  server?: ServerId;

  @Field(() => LabelSelectorInput, { nullable: true, description: 'For type LABEL_SELECTOR' })
  labelSelector?: LabelSelectorInput;
}

@InputType('ApplyCloudFirewallInput', { description: 'What a firewall shall apply to' })
class ApplyFirewall {
  @ArrayNotEmpty()
  @Field(() => [FirewallTargetInput], { description: 'In addition to what it applies to now' })
  applyTo!: FirewallTargetInput[];
}

@InputType('RemoveCloudFirewallInput', { description: 'What a firewall shall apply to no longer' })
class RemoveFirewall {
  @ArrayNotEmpty()
  @Field(() => [FirewallTargetInput], { description: 'As it was applied: by the same id or label selector' })
  removeFrom!: FirewallTargetInput[];
}

export const firewallTargetWrites = mutations({
  applyCloudFirewallToResources: post('/firewalls/{id}/actions/apply_to_resources', () => [Action], ApplyFirewall, {
    about: 'Puts servers behind a firewall; they are cut off from what its rules do not let through',
    changes: ['/servers'],
  }),
  removeCloudFirewallFromResources: post(
    '/firewalls/{id}/actions/remove_from_resources',
    () => [Action],
    RemoveFirewall,
    {
      about: 'Takes servers from behind a firewall; without another one, all traffic reaches them',
      changes: ['/servers'],
    },
  ),
});
