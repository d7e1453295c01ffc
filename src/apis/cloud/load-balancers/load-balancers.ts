/** Load balancers: they share the traffic of their services among their targets. */
import { ArrayNotEmpty, IsIP } from 'class-validator';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { AtLeastOneOf, ExactlyOneOf } from '../../../rest/schema/input-validation.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { Parts, del, get, list, post, put } from '../../../rest/rows/row.js';
import { Action } from '../action.js';
import { IsCidr } from '../networks/cidr.js';
import { Cloud } from '../cloud.js';
import { mutations, on } from '../bind.js';
import { ChangeDnsPtr } from '../networks/dns-ptr.js';
import { AlgorithmType, LoadBalancer } from './load-balancer.js';
import { AddService } from './load-balancer-services.js';
import { AddTarget } from './load-balancer-targets.js';
import { Metrics, Period } from '../servers/metrics.js';
import { Create, Filter, Rename } from '../shared.js';

const Metric = wireEnum(
  'CloudLoadBalancerMetric',
  'What is measured of a load balancer',
  ['open_connections', 'connections_per_second', 'requests_per_second', 'bandwidth'],
  {
    open_connections: 'Connections that are open',
    connections_per_second: 'Connections a second',
    requests_per_second: 'Requests a second',
    bandwidth: 'Traffic in bytes a second, a series for each direction',
  },
);

@ArgsType()
class MetricsQuery extends Period {
  @ArrayNotEmpty()
  @OnWire('type')
  @Field(() => [Metric], { description: 'What was measured; bandwidth is a series for each direction' })
  types!: ValueOf<typeof Metric>[];
}

@ObjectType()
export class LoadBalancerCreated extends Parts {
  @Field(() => LoadBalancer, { description: 'The new load balancer' })
  loadBalancer!: LoadBalancer;

  @Field(() => Action, { description: 'The work that makes it usable' })
  action!: Action;
}

@InputType('CloudLoadBalancerAlgorithmInput', { description: 'How a load balancer shall choose a target' })
class Algorithm {
  @Field(() => AlgorithmType, { description: 'Which target is next' })
  type!: ValueOf<typeof AlgorithmType>;
}

@ExactlyOneOf('location', 'networkZone')
@InputType('CreateCloudLoadBalancerInput', { description: 'A load balancer to create' })
class CreateLoadBalancer extends Create {
  @Field({ description: 'Id or name of its type, for instance `lb11`' })
  loadBalancerType!: string;

  @Field(() => Algorithm, { nullable: true, description: 'How it shall choose a target; ROUND_ROBIN unless given' })
  algorithm?: Algorithm;

  @Field(() => [AddService], { nullable: true, description: 'The ports it shall listen on' })
  services?: AddService[];

  @Field(() => [AddTarget], { nullable: true, description: 'Where it shall send the traffic' })
  targets?: AddTarget[];

  @Field(() => Boolean, { nullable: true, description: 'Reach it from the internet; true unless given' })
  publicInterface?: boolean;

  @OnWire('network')
  @Field(() => ID, { nullable: true, description: 'Number of the network to attach it to' })
  networkId?: string;

  @Field(() => String, { nullable: true, description: 'Where it shall be, for instance `eu-central`' })
  networkZone?: string;

  @Field(() => String, { nullable: true, description: 'Id or name of the location' })
  location?: string;
}

@AtLeastOneOf('name', 'labels')
@InputType('UpdateCloudLoadBalancerInput', { description: 'What to change of a load balancer' })
class UpdateLoadBalancer extends Rename {}

@InputType('ChangeCloudLoadBalancerTypeInput', { description: 'How much a load balancer shall take' })
class ChangeType {
  @Field({ description: 'Id or name of the type, for instance `lb21`' })
  loadBalancerType!: string;
}

@InputType('AttachCloudLoadBalancerInput', { description: 'Where to attach a load balancer' })
class Attach {
  @OnWire('network')
  @Field(() => ID, { description: 'Number of the network' })
  networkId!: string;

  @IsIP(4)
  @Field(() => String, { nullable: true, description: 'Its address there; a free one unless given' })
  ip?: string;

  @IsCidr('4')
  @Field(() => String, { nullable: true, description: 'The subnet to take a free address from' })
  ipRange?: string;
}

@InputType('DetachCloudLoadBalancerInput', { description: 'From where to detach a load balancer' })
class Detach {
  @OnWire('network')
  @Field(() => ID, { description: 'Number of the network' })
  networkId!: string;
}

export const loadBalancers = on(Cloud, {
  loadBalancers: list('/load_balancers', () => LoadBalancer, Filter),
  loadBalancer: get('/load_balancers/{id}', () => LoadBalancer),
});

export const loadBalancerReads = on(LoadBalancer, {
  metrics: get('/load_balancers/{id}/metrics', () => Metrics, MetricsQuery, {
    key: 'metrics',
    about: 'What was measured of it within a period',
  }),
});

export const loadBalancerWrites = mutations({
  createCloudLoadBalancer: post('/load_balancers', () => LoadBalancerCreated, CreateLoadBalancer, {
    about: 'Creates a load balancer, which is billed from then on',
    changes: ['/certificates', '/networks', '/servers'],
  }),
  updateCloudLoadBalancer: put('/load_balancers/{id}', () => LoadBalancer, UpdateLoadBalancer, {
    about: 'Changes the name or labels of a load balancer; all else has mutations of its own',
  }),
  deleteCloudLoadBalancer: del('/load_balancers/{id}', null, {
    about: 'Deletes a load balancer: its services are gone at once and its addresses are lost',
    changes: ['/certificates', '/networks', '/servers'],
  }),
  changeCloudLoadBalancerAlgorithm: post('/load_balancers/{id}/actions/change_algorithm', () => Action, Algorithm, {
    about: 'Changes how a load balancer chooses a target',
  }),
  changeCloudLoadBalancerType: post('/load_balancers/{id}/actions/change_type', () => Action, ChangeType, {
    about: 'Changes how much a load balancer takes, and with it the price; the new type has to hold all that it has',
  }),
  changeCloudLoadBalancerIpSupport: post('/load_balancers/{id}/actions/change_ip_support', () => Action, {
    official: null,
    about: 'Changes which versions of IP a load balancer supports; the provider itself has no such call',
  }),
  enableCloudLoadBalancerPublicInterface: post('/load_balancers/{id}/actions/enable_public_interface', () => Action, {
    about: 'Lets a load balancer be reached from the internet',
  }),
  disableCloudLoadBalancerPublicInterface: post('/load_balancers/{id}/actions/disable_public_interface', () => Action, {
    about: 'Cuts a load balancer off from the internet; it still serves its networks',
  }),
  attachCloudLoadBalancerToNetwork: post('/load_balancers/{id}/actions/attach_to_network', () => Action, Attach, {
    about: 'Attaches a load balancer to a network, so that it reaches targets there',
    changes: ['/networks'],
  }),
  detachCloudLoadBalancerFromNetwork: post('/load_balancers/{id}/actions/detach_from_network', () => Action, Detach, {
    about: 'Takes a load balancer out of a network; it reaches targets there no longer',
    changes: ['/networks'],
  }),
  changeCloudLoadBalancerDnsPtr: post('/load_balancers/{id}/actions/change_dns_ptr', () => Action, ChangeDnsPtr, {
    about: 'Sets or resets the host name that reverse DNS answers for an address of a load balancer',
  }),
});
