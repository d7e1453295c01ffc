/** Targets of a load balancer: where it sends the traffic, one by one, by labels or by address. */
import { IsIP } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { ExactlyOneOf } from '../../../rest/schema/input-validation.js';
import { post } from '../../../rest/rows/row.js';
import { Action } from '../action.js';
import { mutations } from '../bind.js';
import { LabelSelector, LabelSelectorInput, ServerId, type ServerRef } from './targets.js';

const TargetType = wireEnum(
  'CloudLoadBalancerTargetType',
  'A server, all servers whose labels match, or an address of a dedicated server',
  ['server', 'label_selector', 'ip'],
  {
    server: 'One cloud server',
    label_selector: 'All cloud servers whose labels match, also later ones',
    ip: 'The address of a dedicated server of the same customer',
  },
);
const Health = wireEnum('CloudTargetHealth', 'What the health check found', ['healthy', 'unhealthy', 'unknown'], {
  healthy: 'It answers, and gets traffic',
  unhealthy: 'It does not answer, and gets none',
  unknown: 'Not checked yet',
});

@ObjectType('CloudTargetHealthStatus', { description: 'Whether a target answers for one service' })
class HealthStatus {
  @Field(() => Int, { description: 'The port by which the service is known' })
  listenPort!: number;

  @Field(() => Health, { description: 'What the health check found' })
  status!: ValueOf<typeof Health>;
}

@ObjectType('CloudLoadBalancerIpTarget', { description: 'A target that is no cloud server' })
class IpTarget {
  @Field({ description: 'Address of a dedicated server of the same customer' })
  ip!: string;
}

@ObjectType('CloudLoadBalancerMatchedTarget', { description: 'A target that a label selector has matched' })
export class MatchedTarget {
  @Field({ description: 'What it is: `server`' })
  type!: string;

  @Field(() => [HealthStatus], { description: 'Whether it answers, for each service' })
  healthStatuses!: HealthStatus[];

  @Field({ description: 'It is reached at its private address' })
  usePrivateIp!: boolean;

  /** The field is a link. */
  server!: ServerRef;
}

@ObjectType('CloudLoadBalancerTarget', { description: 'Where a load balancer sends the traffic' })
export class Target {
  @Field(() => TargetType, { description: 'A server, all servers whose labels match, or an address' })
  type!: ValueOf<typeof TargetType>;

  @Field(() => LabelSelector, { nullable: true, description: 'Set for type LABEL_SELECTOR' })
  labelSelector!: LabelSelector | null;

  @Field(() => IpTarget, { nullable: true, description: 'Set for type IP' })
  ip!: IpTarget | null;

  @Field(() => [MatchedTarget], { nullable: true, description: 'What the label selector matches now' })
  targets!: MatchedTarget[] | null;

  @Field(() => [HealthStatus], { nullable: true, description: 'Whether it answers, for each service' })
  healthStatuses!: HealthStatus[] | null;

  @Field(() => Boolean, { nullable: true, description: 'It is reached at its private address' })
  usePrivateIp!: boolean | null;

  /** The field is a link. */
  server!: ServerRef | null;
}

@InputType('CloudLoadBalancerIpTargetInput', { description: 'A target that is no cloud server' })
class IpTargetInput {
  @IsIP()
  @Field({ description: 'Address of a dedicated server of the same customer' })
  ip!: string;
}

@ExactlyOneOf('server', 'labelSelector', 'ip')
@InputType('RemoveCloudLoadBalancerTargetInput', { description: 'Which target to remove, as it was added' })
class RemoveTarget {
  @Field(() => TargetType, { description: 'Whether `server`, `labelSelector` or `ip` is given' })
  type!: ValueOf<typeof TargetType>;

  @Field(() => ServerId, { nullable: true, description: 'For type SERVER' })
  server?: ServerId;

  @Field(() => LabelSelectorInput, { nullable: true, description: 'For type LABEL_SELECTOR' })
  labelSelector?: LabelSelectorInput;

  @Field(() => IpTargetInput, { nullable: true, description: 'For type IP' })
  ip?: IpTargetInput;
}

@ExactlyOneOf('server', 'labelSelector', 'ip')
@InputType('CloudLoadBalancerTargetInput', { description: 'A server, all servers whose labels match, or an address' })
export class AddTarget extends RemoveTarget {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Reach it at its private address; both have to be in the same network. Not for type IP',
  })
  usePrivateIp?: boolean;
}

export const loadBalancerTargetWrites = mutations({
  addCloudLoadBalancerTarget: post('/load_balancers/{id}/actions/add_target', () => Action, AddTarget, {
    about: 'Lets a load balancer send traffic to one more target, or to all servers whose labels match',
    changes: ['/servers'],
  }),
  removeCloudLoadBalancerTarget: post('/load_balancers/{id}/actions/remove_target', () => Action, RemoveTarget, {
    about: 'Takes a target from a load balancer, which sends it no more traffic',
    changes: ['/servers'],
  }),
});
