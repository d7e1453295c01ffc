/** The load balancer type: a name that directs each visitor to one of several pools of origins. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PoolSet, Rule } from './load-balancer-rules.js';
import { Steered } from './steered.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('EdgeLoadBalancer', {
  description: 'A load balancer: a host name whose traffic is distributed over pools of origins',
})
export class LoadBalancer extends Steered {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Optional(() => String, 'The host name of the load balancer')
  name!: string | null;

  @Optional(() => String, 'A description of the load balancer')
  description!: string | null;

  @Optional(() => Boolean, 'It is enabled')
  enabled!: boolean | null;

  @Optional(() => Boolean, 'Traffic is proxied through the edge; false: DNS answers carry the addresses of the origins')
  proxied!: boolean | null;

  @Optional(() => Int, 'Time to live of its DNS answers in seconds; for unproxied load balancers')
  ttl!: number | null;

  @Optional(() => [PoolSet], 'Pool sets, by where requests come from')
  poolSets!: PoolSet[] | null;

  @Optional(() => [Rule], 'Rules that override its behaviour for some requests')
  rules!: Rule[] | null;

  @Optional(() => Int, "Seconds until session affinity expires; null: the provider's default")
  sessionAffinityTtl!: number | null;

  @Optional(() => [String], 'Networks where it is enabled; null: the internet')
  networks!: string[] | null;

  @Optional(() => String, 'The domain name of its zone')
  zoneName!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was created')
  createdOn!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was last changed')
  modifiedOn!: string | null;
}
