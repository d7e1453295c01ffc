/** How traffic is shared, as a load balancer tells it and each of its rules. */
import { Field, ObjectType } from 'type-graphql';
import { AsMap } from '../../../rest/mapping/as-map.js';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import {
  AdaptiveRouting,
  LocationStrategy,
  PoolsOfPlace,
  RandomSteering,
  SessionAffinity,
  SessionAffinityAttributes,
  SteeringPolicy,
} from './steering.js';

@ObjectType()
export abstract class Steered {
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

  /** Pools on the wire are ids; their fields are links. */
  defaultPools!: string[] | null;

  fallbackPool!: string | null;
}
