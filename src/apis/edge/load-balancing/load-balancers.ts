/** Load balancers: names of a zone that direct each visitor to one of several pools of origins. */
import { Field, ID, InputType } from 'type-graphql';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { Pool } from './pool.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { NonEmpty } from '../../../rest/schema/input-validation.js';
import { unpaged } from '../../../rest/rows/paging.js';
import { del, get, list, patch, post, put } from '../../../rest/rows/row.js';
import { mutations, on } from '../bind.js';
import { RuleInput, SteeringInput } from './load-balancer-rule-inputs.js';
import { LoadBalancer } from './load-balancer.js';
import { Zone } from '../zones/zone.js';
import { Optional } from '../../../base/optional-field.js';

@InputType()
abstract class LoadBalancerParts extends SteeringInput {
  @Optional(() => String, 'A description of the load balancer')
  description?: string;

  @Optional(() => Boolean, 'Whether it is enabled')
  enabled?: boolean;

  @Optional(
    () => Boolean,
    'Whether traffic is proxied through the edge; otherwise DNS answers carry the addresses of the origins',
  )
  proxied?: boolean;

  @Optional(() => [RuleInput], 'Rules that override its behaviour for some requests')
  rules?: RuleInput[];

  @Optional(() => [String], 'Networks where it is enabled; the internet unless given')
  networks?: string[];
}

@InputType()
abstract class LoadBalancerInput extends LoadBalancerParts {
  @Field({ description: 'The host name of the load balancer; it takes precedence over a DNS record of that name' })
  name!: string;

  @OnWire('default_pools')
  @IdOf(() => Pool)
  @Field(() => [ID], { description: 'Ids of the default pools, in order of failover' })
  defaultPoolIds!: string[];

  @OnWire('fallback_pool')
  @IdOf(() => Pool)
  @Field(() => ID, { description: 'Id of the pool to use when all others are unhealthy' })
  fallbackPoolId!: string;
}

@NonEmpty()
@InputType('ChangeEdgeLoadBalancerInput', {
  description: 'Changes to a load balancer: fields left out stay; lists and maps are replaced',
})
class ChangeLoadBalancer extends LoadBalancerParts {
  @Optional(() => String, 'The host name of the load balancer')
  name?: string;

  @OnWire('default_pools')
  @IdOf(() => Pool)
  @Optional(() => [ID], 'Ids of all default pools, in order of failover')
  defaultPoolIds?: string[];

  @OnWire('fallback_pool')
  @IdOf(() => Pool)
  @Optional(() => ID, 'Id of the pool to use when all others are unhealthy')
  fallbackPoolId?: string;
}

@InputType('CreateEdgeLoadBalancerInput', { description: 'A load balancer to create' })
class CreateLoadBalancer extends LoadBalancerInput {}

@InputType('UpdateEdgeLoadBalancerInput', {
  description: 'The complete new state of a load balancer: fields left out are reset',
})
class UpdateLoadBalancer extends LoadBalancerInput {}

export const loadBalancers = on(Zone, {
  loadBalancers: list('/zones/{zoneId}/load_balancers', () => LoadBalancer, { paging: unpaged }),
  loadBalancer: get('/zones/{zoneId}/load_balancers/{id}', () => LoadBalancer),
});

export const loadBalancerWrites = mutations({
  createEdgeLoadBalancer: post('/zones/{zoneId}/load_balancers', () => LoadBalancer, CreateLoadBalancer, {
    about: 'Creates a load balancer, which takes over the traffic of its host name at once',
  }),
  updateEdgeLoadBalancer: put('/zones/{zoneId}/load_balancers/{id}', () => LoadBalancer, UpdateLoadBalancer, {
    about: 'Replaces the configuration of a load balancer',
  }),
  changeEdgeLoadBalancer: patch('/zones/{zoneId}/load_balancers/{id}', () => LoadBalancer, ChangeLoadBalancer, {
    about: 'Changes parts of the configuration of a load balancer',
    listed: false,
  }),
  deleteEdgeLoadBalancer: del('/zones/{zoneId}/load_balancers/{id}', null, {
    about: 'Deletes a load balancer: its host name falls back to DNS records, if any; its pools stay',
  }),
});
