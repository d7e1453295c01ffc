/** The resources that firewalls apply to: single servers or label selectors. */
import { ArrayNotEmpty } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { ExactlyOneOf } from '../../../rest/schema/input-validation.js';
import { post } from '../../../rest/rows/row.js';
import { Action } from '../action.js';
import { mutations } from '../bind.js';
import { LabelSelector, LabelSelectorInput, ServerId, type ServerRef } from '../load-balancers/targets.js';
import { Optional } from '../../../base/optional-field.js';

const TargetType = wireEnum('CloudFirewallTargetType', 'The type of a resource that a firewall applies to', {
  server: 'One server',
  label_selector: 'All servers that match a label selector, including future ones',
});
const ResourceType = wireEnum('CloudFirewallResourceType', 'The type of a resource that a label selector matches', {
  server: 'A cloud server',
});

@ObjectType('CloudFirewallResource', { description: 'A resource that a label selector matches' })
export class FirewallResource {
  @Optional(() => ResourceType, 'The type of the resource')
  type!: ValueOf<typeof ResourceType> | null;

  /** The field is a link. */
  server!: ServerRef | null;
}

@ObjectType('CloudFirewallTarget', { description: 'A resource that a firewall applies to' })
export class FirewallTarget {
  @Field(() => TargetType, { description: 'The type of the resource' })
  type!: ValueOf<typeof TargetType>;

  @Optional(() => LabelSelector, 'The label selector, for type LABEL_SELECTOR')
  labelSelector!: LabelSelector | null;

  @Optional(() => [FirewallResource], 'Resources that the label selector matches now')
  appliedToResources!: FirewallResource[] | null;

  /** The field is a link. */
  server!: ServerRef | null;
}

@ExactlyOneOf('server', 'labelSelector')
@InputType('CloudFirewallTargetInput', { description: 'A resource: a server or a label selector' })
export class FirewallTargetInput {
  @Field(() => TargetType, {
    description: 'The type of the resource; `server` or `labelSelector` must be given to match',
  })
  type!: ValueOf<typeof TargetType>;

  @Optional(() => ServerId, 'For type SERVER')
  server?: ServerId;

  @Optional(() => LabelSelectorInput, 'For type LABEL_SELECTOR')
  labelSelector?: LabelSelectorInput;
}

@InputType('ApplyCloudFirewallInput', { description: 'The resources to apply a firewall to' })
class ApplyFirewall {
  @ArrayNotEmpty()
  @Field(() => [FirewallTargetInput], { description: 'Resources to add to those it already applies to' })
  applyTo!: FirewallTargetInput[];
}

@InputType('RemoveCloudFirewallInput', { description: 'The resources to remove a firewall from' })
class RemoveFirewall {
  @ArrayNotEmpty()
  @Field(() => [FirewallTargetInput], {
    description: 'The resources, given as they were applied: by the same id or label selector',
  })
  removeFrom!: FirewallTargetInput[];
}

export const firewallTargetWrites = mutations({
  applyCloudFirewallToResources: post('/firewalls/{id}/actions/apply_to_resources', () => [Action], ApplyFirewall, {
    about: 'Applies a firewall to servers; traffic that its rules do not allow is blocked',
    changes: ['/servers'],
  }),
  removeCloudFirewallFromResources: post(
    '/firewalls/{id}/actions/remove_from_resources',
    () => [Action],
    RemoveFirewall,
    {
      about: 'Removes a firewall from servers; without another one, all traffic reaches them',
      changes: ['/servers'],
    },
  ),
});
