/** Load balancers: names of a zone that lead each visitor to one of several pools of origins. */
import { Field, ID, InputType } from 'type-graphql';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { whole } from '../../../rest/rows/paging.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { mutations, on } from '../bind.js';
import { RuleInput, SteeringInput } from './load-balancer-rule-inputs.js';
import { LoadBalancer } from './load-balancer.js';
import { Zone } from '../zones/zone.js';

@InputType()
abstract class LoadBalancerInput extends SteeringInput {
  @Field({ description: 'The host name that it shall answer for; a DNS record of that name yields to it' })
  name!: string;

  @OnWire('default_pools')
  @Field(() => [ID], { description: 'Ids of the pools, the most wanted first, for visitors from no place named' })
  defaultPoolIds!: string[];

  @OnWire('fallback_pool')
  @Field(() => ID, { description: 'Id of the pool that is asked when no other is healthy' })
  fallbackPoolId!: string;

  @Field(() => String, { nullable: true, description: 'Your own words about it' })
  description?: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether it shall be switched on' })
  enabled?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether its traffic shall pass through the edge; else it answers DNS with the addresses of origins',
  })
  proxied?: boolean;

  @Field(() => [RuleInput], { nullable: true, description: 'What it shall do otherwise for some requests' })
  rules?: RuleInput[];

  @Field(() => [String], { nullable: true, description: 'Networks to set it up in; the internet unless given' })
  networks?: string[];
}

@InputType('CreateEdgeLoadBalancerInput', { description: 'A load balancer to create' })
class CreateLoadBalancer extends LoadBalancerInput {}

@InputType('UpdateEdgeLoadBalancerInput', {
  description: 'A load balancer as it shall be from now on, with all of it that shall stay',
})
class UpdateLoadBalancer extends LoadBalancerInput {}

export const loadBalancers = on(Zone, {
  loadBalancers: list('/zones/{zoneId}/load_balancers', () => LoadBalancer, { paging: whole }),
  loadBalancer: get('/zones/{zoneId}/load_balancers/{id}', () => LoadBalancer),
});

export const loadBalancerWrites = mutations({
  createEdgeLoadBalancer: post('/zones/{zoneId}/load_balancers', () => LoadBalancer, CreateLoadBalancer, {
    about: 'Creates a load balancer, which takes the traffic of its name at once',
  }),
  updateEdgeLoadBalancer: put('/zones/{zoneId}/load_balancers/{id}', () => LoadBalancer, UpdateLoadBalancer, {
    about: 'Puts another load balancer in the place of one, under the same id',
  }),
  deleteEdgeLoadBalancer: del('/zones/{zoneId}/load_balancers/{id}', null, {
    about: 'Deletes a load balancer: its name leads where DNS records say, if there are any; its pools stay',
  }),
});
