/** Steering settings, as load balancers and their rules return them. */
import { Field, ObjectType } from 'type-graphql';
import { AsMap } from '../../../rest/mapping/as-map.js';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import {
  AdaptiveRouting,
  LocationStrategy,
  GeoPools,
  RandomSteering,
  SessionAffinity,
  SessionAffinityAttributes,
  SteeringPolicy,
} from './steering.js';

@ObjectType()
export abstract class Steered {
  @Field(() => SteeringPolicy, { nullable: true, description: 'The steering policy' })
  steeringPolicy!: ValueOf<typeof SteeringPolicy> | null;

  @Field(() => RandomSteering, { nullable: true, description: 'Weights of the pools, for the policies that use them' })
  randomSteering!: RandomSteering | null;

  @AsMap('code', 'pools')
  @Field(() => [GeoPools], { nullable: true, description: "Pools by the visitor's country" })
  countryPools!: GeoPools[] | null;

  @AsMap('code', 'pools')
  @Field(() => [GeoPools], { nullable: true, description: "Pools by the visitor's region" })
  regionPools!: GeoPools[] | null;

  @AsMap('code', 'pools')
  @Field(() => [GeoPools], { nullable: true, description: 'Pools by data center (PoP)' })
  popPools!: GeoPools[] | null;

  @Field(() => LocationStrategy, {
    nullable: true,
    description: 'How the visitor is located when the load balancer is not proxied',
  })
  locationStrategy!: LocationStrategy | null;

  @Field(() => AdaptiveRouting, {
    nullable: true,
    description: 'Failover between health checks',
  })
  adaptiveRouting!: AdaptiveRouting | null;

  @Field(() => SessionAffinity, { nullable: true, description: 'The type of session affinity' })
  sessionAffinity!: ValueOf<typeof SessionAffinity> | null;

  @Field(() => SessionAffinityAttributes, { nullable: true, description: 'Settings of session affinity' })
  sessionAffinityAttributes!: SessionAffinityAttributes | null;

  /** Ids of pools on the wire; the fields are links. */
  defaultPools!: string[] | null;

  fallbackPool!: string | null;
}
