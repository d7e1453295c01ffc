/** The shape of a load balancer: a name that leads each visitor to one of several pools of origins. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AsMap } from '../rest/as-map.js';
import type { ValueOf } from '../rest/enum.js';
import { PoolSet, Rule } from './load-balancer-rules.js';
import {
  AdaptiveRouting,
  LocationStrategy,
  PoolsOfPlace,
  RandomSteering,
  SessionAffinity,
  SessionAffinityAttributes,
  SteeringPolicy,
} from './steering.js';

@ObjectType('EdgeLoadBalancer', { description: 'A name that leads each visitor to one of several pools of origins' })
export class LoadBalancer {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'The host name that it answers for' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'Your own words about it' })
  description!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'It is switched on' })
  enabled!: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Its traffic passes through the edge; false: it answers DNS with the addresses of origins',
  })
  proxied!: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Seconds for which its DNS answers may be kept; of use where it is not proxied',
  })
  ttl!: number | null;

  @Field(() => SteeringPolicy, { nullable: true, description: 'Which pool a request goes to' })
  steeringPolicy!: ValueOf<typeof SteeringPolicy> | null;

  @Field(() => RandomSteering, { nullable: true, description: 'The shares of pools, for steering that weighs them' })
  randomSteering!: RandomSteering | null;

  @AsMap('code', 'pools')
  @Field(() => [PoolsOfPlace], { nullable: true, description: 'Pools by the country of the visitor' })
  countryPools!: PoolsOfPlace[] | null;

  @AsMap('code', 'pools')
  @Field(() => [PoolsOfPlace], { nullable: true, description: 'Pools by the region of the visitor' })
  regionPools!: PoolsOfPlace[] | null;

  @AsMap('code', 'pools')
  @Field(() => [PoolsOfPlace], { nullable: true, description: 'Pools by the data center that was asked' })
  popPools!: PoolsOfPlace[] | null;

  @Field(() => [PoolSet], { nullable: true, description: 'Pools by where requests come from' })
  poolSets!: PoolSet[] | null;

  @Field(() => [Rule], { nullable: true, description: 'What it does otherwise for some requests' })
  rules!: Rule[] | null;

  @Field(() => LocationStrategy, {
    nullable: true,
    description: 'Where a visitor is taken to be, for names that are not proxied',
  })
  locationStrategy!: LocationStrategy | null;

  @Field(() => AdaptiveRouting, {
    nullable: true,
    description: 'What is done at once, without waiting for a health check',
  })
  adaptiveRouting!: AdaptiveRouting | null;

  @Field(() => SessionAffinity, { nullable: true, description: 'How a visitor is known again' })
  sessionAffinity!: ValueOf<typeof SessionAffinity> | null;

  @Field(() => SessionAffinityAttributes, { nullable: true, description: 'How a visitor is kept with an origin' })
  sessionAffinityAttributes!: SessionAffinityAttributes | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Seconds for which a visitor is kept with an origin; the provider chooses where it is null',
  })
  sessionAffinityTtl!: number | null;

  @Field(() => [String], { nullable: true, description: 'Networks that it is set up in; null: the internet' })
  networks!: string[] | null;

  @Field(() => String, { nullable: true, description: 'The domain of its zone' })
  zoneName!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was created' })
  createdOn!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last changed' })
  modifiedOn!: string | null;

  /** Ids on the wire; the fields are links. */
  defaultPools!: string[] | null;

  fallbackPool!: string | null;
}
