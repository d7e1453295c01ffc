/** Inputs for load balancer rules, which override settings for some requests. */
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { Pool } from './pool.js';
import { AsMap } from '../../../rest/mapping/as-map.js';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { FixedResponse } from './load-balancer-rules.js';
import {
  AdaptiveRouting,
  LocationStrategy,
  PoolWeightInput,
  GeoPoolsInput,
  RandomSteeringInput,
  SessionAffinity,
  SessionAffinityAttributes,
  SteeringPolicy,
} from './steering.js';

/** Steering settings, which load balancers and their rules share. */
@InputType()
export abstract class SteeringInput {
  @Field(() => SteeringPolicy, { nullable: true, description: 'The steering policy' })
  steeringPolicy?: ValueOf<typeof SteeringPolicy>;

  @Field(() => RandomSteeringInput, {
    nullable: true,
    description: 'Weights of the pools, for the policies that use them',
  })
  randomSteering?: RandomSteeringInput;

  @AsMap('code', 'pools')
  @Field(() => [GeoPoolsInput], { nullable: true, description: "Pools by the visitor's country" })
  countryPools?: GeoPoolsInput[];

  @AsMap('code', 'pools')
  @Field(() => [GeoPoolsInput], { nullable: true, description: "Pools by the visitor's region" })
  regionPools?: GeoPoolsInput[];

  @AsMap('code', 'pools')
  @Field(() => [GeoPoolsInput], { nullable: true, description: 'Pools by data center (PoP)' })
  popPools?: GeoPoolsInput[];

  @Field(() => LocationStrategy, {
    nullable: true,
    description: 'How the visitor is located when the load balancer is not proxied',
  })
  locationStrategy?: LocationStrategy;

  @Field(() => AdaptiveRouting, {
    nullable: true,
    description: 'Failover between health checks',
  })
  adaptiveRouting?: AdaptiveRouting;

  @Field(() => SessionAffinity, { nullable: true, description: 'The type of session affinity' })
  sessionAffinity?: ValueOf<typeof SessionAffinity>;

  @Field(() => SessionAffinityAttributes, { nullable: true, description: 'Settings of session affinity' })
  sessionAffinityAttributes?: SessionAffinityAttributes;

  @Field(() => Int, { nullable: true, description: 'Seconds until session affinity expires' })
  sessionAffinityTtl?: number;

  @Field(() => Int, { nullable: true, description: 'Time to live of its DNS answers in seconds' })
  ttl?: number;
}

@InputType('EdgeLoadBalancerRuleOverridesInput', { description: 'What a rule overrides for matching requests' })
class RuleOverridesInput extends SteeringInput {
  @OnWire('default_pools')
  @IdOf(() => Pool)
  @Field(() => [ID], { nullable: true, description: 'Ids of the default pools, in order of failover' })
  defaultPoolIds?: string[];

  @OnWire('fallback_pool')
  @IdOf(() => Pool)
  @Field(() => ID, { nullable: true, description: 'Id of the pool to use when all others are unhealthy' })
  fallbackPoolId?: string;

  @OnWire('pools')
  @IdOf(() => Pool)
  @Field(() => [ID], { nullable: true, description: 'Ids of the pools to choose from' })
  poolIds?: string[];

  @Field(() => Float, { nullable: true, description: 'The weight of every pool not listed' })
  poolDefaultWeight?: number;

  @AsMap('pool', 'weight')
  @Field(() => [PoolWeightInput], { nullable: true, description: 'Weights of single pools' })
  poolWeights?: PoolWeightInput[];
}

@InputType('EdgeLoadBalancerRuleInput', { description: 'A rule of a load balancer' })
export class RuleInput {
  @Field(() => String, { nullable: true, description: 'Its name' })
  name?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The expression that requests must match, for instance `http.request.uri.path contains "/testing"`; all requests unless given',
  })
  condition?: string;

  @Field(() => Boolean, { nullable: true, description: 'Disable the rule' })
  disabled?: boolean;

  @Field(() => FixedResponse, { nullable: true, description: 'A fixed response, sent without contacting an origin' })
  fixedResponse?: FixedResponse;

  @Field(() => RuleOverridesInput, { nullable: true, description: 'What the rule overrides for matching requests' })
  overrides?: RuleOverridesInput;

  @Field(() => Int, { nullable: true, description: 'The order of evaluation: the lowest number comes first' })
  priority?: number;

  @Field(() => Boolean, { nullable: true, description: 'Stop evaluating rules after this one' })
  terminates?: boolean;
}
