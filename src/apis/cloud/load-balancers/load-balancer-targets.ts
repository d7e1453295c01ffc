/** Load balancer targets, which receive the traffic: single servers, label selectors or IP addresses. */
import { IsIP } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { ExactlyOneOf } from '../../../rest/schema/input-validation.js';
import { post } from '../../../rest/rows/row.js';
import { Action } from '../action.js';
import { mutations } from '../bind.js';
import { LabelSelector, LabelSelectorInput, ServerId, type ServerRef } from './targets.js';
import { Optional } from '../../../base/optional-field.js';

const TargetType = wireEnum('CloudLoadBalancerTargetType', 'The type of a load balancer target', {
  server: 'One cloud server',
  label_selector: 'All cloud servers that match a label selector, including future ones',
  ip: 'The IP address of a dedicated server of the same customer',
});
const Health = wireEnum('CloudTargetHealth', 'The health of a target', {
  healthy: 'Healthy: it gets traffic',
  unhealthy: 'Unhealthy: it gets no traffic',
  unknown: 'Not checked yet',
});

@ObjectType('CloudTargetHealthStatus', { description: 'The health of a target for one service' })
class HealthStatus {
  @Field(() => Int, { description: 'The port that identifies the service' })
  listenPort!: number;

  @Field(() => Health, { description: 'The health' })
  status!: ValueOf<typeof Health>;
}

@ObjectType('CloudLoadBalancerIpTarget', { description: 'A target outside the cloud, by IP address' })
class IpTarget {
  @Field({ description: 'IP address of a dedicated server of the same customer' })
  ip!: string;
}

@ObjectType('CloudLoadBalancerMatchedTarget', { description: 'A target that a label selector matches' })
export class MatchedTarget {
  @Field({ description: 'Type of the target: `server`' })
  type!: string;

  @Field(() => [HealthStatus], { description: 'Its health, for each service' })
  healthStatuses!: HealthStatus[];

  @Field({ description: 'It is reached by its private IP' })
  usePrivateIp!: boolean;

  /** The field is a link. */
  server!: ServerRef;
}

@ObjectType('CloudLoadBalancerTarget', { description: 'A load balancer target' })
export class Target {
  @Field(() => TargetType, { description: 'The type of the target' })
  type!: ValueOf<typeof TargetType>;

  @Optional(() => LabelSelector, 'The label selector, for type LABEL_SELECTOR')
  labelSelector!: LabelSelector | null;

  @Optional(() => IpTarget, 'The IP address, for type IP')
  ip!: IpTarget | null;

  @Optional(() => [MatchedTarget], 'Servers that the label selector matches now')
  targets!: MatchedTarget[] | null;

  @Optional(() => [HealthStatus], 'Its health, for each service')
  healthStatuses!: HealthStatus[] | null;

  @Optional(() => Boolean, 'It is reached by its private IP')
  usePrivateIp!: boolean | null;

  /** The field is a link. */
  server!: ServerRef | null;
}

@InputType('CloudLoadBalancerIpTargetInput', { description: 'A target outside the cloud, by IP address' })
class IpTargetInput {
  @IsIP()
  @Field({ description: 'IP address of a dedicated server of the same customer' })
  ip!: string;
}

@ExactlyOneOf('server', 'labelSelector', 'ip')
@InputType('RemoveCloudLoadBalancerTargetInput', { description: 'The target to remove, given as it was added' })
class RemoveTarget {
  @Field(() => TargetType, {
    description: 'The type of the target; one of `server`, `labelSelector` or `ip` must be given to match',
  })
  type!: ValueOf<typeof TargetType>;

  @Optional(() => ServerId, 'For type SERVER')
  server?: ServerId;

  @Optional(() => LabelSelectorInput, 'For type LABEL_SELECTOR')
  labelSelector?: LabelSelectorInput;

  @Optional(() => IpTargetInput, 'For type IP')
  ip?: IpTargetInput;
}

@ExactlyOneOf('server', 'labelSelector', 'ip')
@InputType('CloudLoadBalancerTargetInput', { description: 'A target: a server, a label selector or an IP address' })
export class AddTarget extends RemoveTarget {
  @Optional(() => Boolean, "Use the server's private IP; both must be in the same network. Not for type IP")
  usePrivateIp?: boolean;
}

export const loadBalancerTargetWrites = mutations({
  addCloudLoadBalancerTarget: post('/load_balancers/{id}/actions/add_target', () => Action, AddTarget, {
    about: 'Adds a target to a load balancer: a server, an IP address, or all servers that match a label selector',
    changes: ['/servers'],
  }),
  removeCloudLoadBalancerTarget: post('/load_balancers/{id}/actions/remove_target', () => Action, RemoveTarget, {
    about: 'Removes a target from a load balancer, which stops sending it traffic',
    changes: ['/servers'],
  }),
});
