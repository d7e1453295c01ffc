/** The load balancer type: a name that directs each visitor to one of several pools of origins. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PoolSet, Rule } from './load-balancer-rules.js';
import { Steered } from './steered.js';

@ObjectType('EdgeLoadBalancer', {
  description: 'A load balancer: a host name whose traffic is distributed over pools of origins',
})
export class LoadBalancer extends Steered {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'The host name of the load balancer' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'A description of the load balancer' })
  description!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'It is enabled' })
  enabled!: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Traffic is proxied through the edge; false: DNS answers carry the addresses of the origins',
  })
  proxied!: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Time to live of its DNS answers in seconds; for unproxied load balancers',
  })
  ttl!: number | null;

  @Field(() => [PoolSet], { nullable: true, description: 'Pool sets, by where requests come from' })
  poolSets!: PoolSet[] | null;

  @Field(() => [Rule], { nullable: true, description: 'Rules that override its behaviour for some requests' })
  rules!: Rule[] | null;

  @Field(() => Int, {
    nullable: true,
    description: "Seconds until session affinity expires; null: the provider's default",
  })
  sessionAffinityTtl!: number | null;

  @Field(() => [String], { nullable: true, description: 'Networks where it is enabled; null: the internet' })
  networks!: string[] | null;

  @Field(() => String, { nullable: true, description: 'The domain name of its zone' })
  zoneName!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was created' })
  createdOn!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last changed' })
  modifiedOn!: string | null;
}
