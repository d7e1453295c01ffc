/** Load balancers distribute the traffic of their services among their targets. */
import { ArrayNotEmpty, IsIP } from 'class-validator';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { AtLeastOneOf, ExactlyOneOf } from '../../../rest/schema/input-validation.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { ResultParts, del, get, list, post, put } from '../../../rest/rows/row.js';
import { ActionFilter } from '../../machines/action.js';
import { Action } from '../action.js';
import { ActionsFilter } from '../action-filter.js';
import { IsCidr } from '../networks/cidr.js';
import { Cloud } from '../cloud.js';
import { mutations, on } from '../bind.js';
import { ChangeDnsPtr } from '../networks/dns-ptr.js';
import { AlgorithmType, LoadBalancer } from './load-balancer.js';
import { AddService } from './load-balancer-services.js';
import { AddTarget } from './load-balancer-targets.js';
import { Metrics, Period } from '../servers/metrics.js';
import { ChangeProtection, Create, Filter, Rename } from '../shared.js';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { Network } from '../networks/networks.js';
import { Optional } from '../../../base/optional-field.js';

const Metric = wireEnum('CloudLoadBalancerMetric', 'A metric of a load balancer', {
  open_connections: 'Connections that are open',
  connections_per_second: 'New connections per second',
  requests_per_second: 'HTTP requests per second',
  bandwidth: 'Bandwidth in bytes per second, a series for each direction',
});

@ArgsType()
class MetricsQuery extends Period {
  @ArrayNotEmpty()
  @OnWire('type')
  @Field(() => [Metric], { description: 'The metrics to return; bandwidth has a series for each direction' })
  types!: ValueOf<typeof Metric>[];
}

@ObjectType()
class LoadBalancerCreated extends ResultParts {
  @Field(() => LoadBalancer, { description: 'The new load balancer' })
  loadBalancer!: LoadBalancer;

  @Field(() => Action, { description: 'The action that creates it' })
  action!: Action;
}

@InputType('CloudLoadBalancerAlgorithmInput', { description: 'The load balancing algorithm' })
class Algorithm {
  @Field(() => AlgorithmType, { description: 'Type of the algorithm' })
  type!: ValueOf<typeof AlgorithmType>;
}

@ExactlyOneOf('location', 'networkZone')
@InputType('CreateCloudLoadBalancerInput', { description: 'A load balancer to create' })
class CreateLoadBalancer extends Create {
  @IdOf('loadBalancerType')
  @Field({ description: 'Id or name of the load balancer type, for instance `lb11`' })
  loadBalancerType!: string;

  @Optional(() => Algorithm, 'The algorithm; ROUND_ROBIN unless given')
  algorithm?: Algorithm;

  @Optional(() => [AddService], 'Its services')
  services?: AddService[];

  @Optional(() => [AddTarget], 'Its targets')
  targets?: AddTarget[];

  @Optional(() => Boolean, 'Enable the public interface; true unless given')
  publicInterface?: boolean;

  @OnWire('network')
  @IdOf(() => Network)
  @Optional(() => ID, 'Id of the private network to attach it to')
  networkId?: string;

  @Optional(() => String, 'The network zone, for instance `eu-central`')
  networkZone?: string;

  @IdOf('location')
  @Optional(() => String, 'Id or name of the location')
  location?: string;
}

@AtLeastOneOf('name', 'labels')
@InputType('UpdateCloudLoadBalancerInput', { description: 'What to change in a load balancer' })
class UpdateLoadBalancer extends Rename {}

@InputType('ChangeCloudLoadBalancerTypeInput', { description: 'The new type of a load balancer' })
class ChangeType {
  @IdOf('loadBalancerType')
  @Field({ description: 'Id or name of the load balancer type, for instance `lb21`' })
  loadBalancerType!: string;
}

@InputType('AttachCloudLoadBalancerInput', { description: 'The network to attach a load balancer to' })
class Attach {
  @OnWire('network')
  @IdOf(() => Network)
  @Field(() => ID, { description: 'Id of the network' })
  networkId!: string;

  @IsIP(4)
  @Optional(() => String, 'Its IP address in the network; a free one unless given')
  ip?: string;

  @IsCidr('4')
  @Optional(() => String, 'The subnet to assign a free address from')
  ipRange?: string;
}

@InputType('DetachCloudLoadBalancerInput', { description: 'The network to detach a load balancer from' })
class Detach {
  @OnWire('network')
  @IdOf(() => Network)
  @Field(() => ID, { description: 'Id of the network' })
  networkId!: string;
}

export const loadBalancers = on(Cloud, {
  loadBalancers: list('/load_balancers', () => LoadBalancer, Filter),
  loadBalancer: get('/load_balancers/{id}', () => LoadBalancer),
  loadBalancerActions: list('/load_balancers/actions', () => Action, ActionsFilter, {
    about: 'Running and past actions of all load balancers',
    listed: false,
  }),
  loadBalancerAction: get('/load_balancers/actions/{id}', () => Action, { listed: false }),
});

export const loadBalancerReads = on(LoadBalancer, {
  actions: list('/load_balancers/{id}/actions', () => Action, ActionFilter, {
    about: 'Its running and past actions',
    listed: false,
  }),
  metrics: get('/load_balancers/{id}/metrics', () => Metrics, MetricsQuery, {
    key: 'metrics',
    about: 'Metrics within a period',
  }),
});

export const loadBalancerWrites = mutations({
  createCloudLoadBalancer: post('/load_balancers', () => LoadBalancerCreated, CreateLoadBalancer, {
    about: 'Creates a load balancer, which is billed from then on',
    changes: ['/certificates', '/networks', '/servers'],
  }),
  updateCloudLoadBalancer: put('/load_balancers/{id}', () => LoadBalancer, UpdateLoadBalancer, {
    about: 'Changes the name or labels of a load balancer; everything else has its own mutation',
  }),
  deleteCloudLoadBalancer: del('/load_balancers/{id}', null, {
    about: 'Deletes a load balancer: its services end at once, and its addresses are lost',
    changes: ['/certificates', '/networks', '/servers'],
  }),
  changeCloudLoadBalancerAlgorithm: post('/load_balancers/{id}/actions/change_algorithm', () => Action, Algorithm, {
    about: 'Changes the algorithm of a load balancer',
  }),
  changeCloudLoadBalancerType: post('/load_balancers/{id}/actions/change_type', () => Action, ChangeType, {
    about:
      'Changes the type of a load balancer, and with it the limits and the price; its current configuration must fit the new type',
  }),
  changeCloudLoadBalancerIpSupport: post('/load_balancers/{id}/actions/change_ip_support', () => Action, {
    official: null,
    about: 'Changes which IP versions a load balancer supports; the provider itself has no such call',
  }),
  enableCloudLoadBalancerPublicInterface: post('/load_balancers/{id}/actions/enable_public_interface', () => Action, {
    about: 'Enables the public interface of a load balancer',
  }),
  disableCloudLoadBalancerPublicInterface: post('/load_balancers/{id}/actions/disable_public_interface', () => Action, {
    about: 'Disables the public interface of a load balancer; it still serves its private networks',
  }),
  attachCloudLoadBalancerToNetwork: post('/load_balancers/{id}/actions/attach_to_network', () => Action, Attach, {
    about: 'Attaches a load balancer to a network, so that it can reach targets there',
    changes: ['/networks'],
  }),
  detachCloudLoadBalancerFromNetwork: post('/load_balancers/{id}/actions/detach_from_network', () => Action, Detach, {
    about: 'Detaches a load balancer from a network; it can no longer reach targets there',
    changes: ['/networks'],
  }),
  changeCloudLoadBalancerDnsPtr: post('/load_balancers/{id}/actions/change_dns_ptr', () => Action, ChangeDnsPtr, {
    about: 'Sets or resets the reverse DNS entry of an address of a load balancer',
  }),
  changeCloudLoadBalancerProtection: post(
    '/load_balancers/{id}/actions/change_protection',
    () => Action,
    ChangeProtection,
    {
      about: 'Changes the deletion protection of a load balancer',
      listed: false,
    },
  ),
});
