/** What a load balancer shall do otherwise for some requests. */
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { AsMap } from '../../../rest/mapping/as-map.js';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { FixedResponse } from './load-balancer-rules.js';
import {
  AdaptiveRouting,
  LocationStrategy,
  PoolWeightInput,
  PoolsOfPlaceInput,
  RandomSteeringInput,
  SessionAffinity,
  SessionAffinityAttributes,
  SteeringPolicy,
} from './steering.js';

/** How traffic shall be shared, by a load balancer as by one of its rules. */
@InputType()
export abstract class SteeringInput {
  @Field(() => SteeringPolicy, { nullable: true, description: 'Which pool a request shall go to' })
  steeringPolicy?: ValueOf<typeof SteeringPolicy>;

  @Field(() => RandomSteeringInput, {
    nullable: true,
    description: 'The shares of pools, for steering that weighs them',
  })
  randomSteering?: RandomSteeringInput;

  @AsMap('code', 'pools')
  @Field(() => [PoolsOfPlaceInput], { nullable: true, description: 'Pools by the country of the visitor' })
  countryPools?: PoolsOfPlaceInput[];

  @AsMap('code', 'pools')
  @Field(() => [PoolsOfPlaceInput], { nullable: true, description: 'Pools by the region of the visitor' })
  regionPools?: PoolsOfPlaceInput[];

  @AsMap('code', 'pools')
  @Field(() => [PoolsOfPlaceInput], { nullable: true, description: 'Pools by the data center that was asked' })
  popPools?: PoolsOfPlaceInput[];

  @Field(() => LocationStrategy, {
    nullable: true,
    description: 'Where a visitor is taken to be, for names that are not proxied',
  })
  locationStrategy?: LocationStrategy;

  @Field(() => AdaptiveRouting, {
    nullable: true,
    description: 'What is done at once, without waiting for a health check',
  })
  adaptiveRouting?: AdaptiveRouting;

  @Field(() => SessionAffinity, { nullable: true, description: 'How a visitor is known again' })
  sessionAffinity?: ValueOf<typeof SessionAffinity>;

  @Field(() => SessionAffinityAttributes, { nullable: true, description: 'How a visitor is kept with an origin' })
  sessionAffinityAttributes?: SessionAffinityAttributes;

  @Field(() => Int, { nullable: true, description: 'Seconds for which a visitor is kept with an origin' })
  sessionAffinityTtl?: number;

  @Field(() => Int, { nullable: true, description: 'Seconds for which its DNS answers may be kept' })
  ttl?: number;
}

@InputType('EdgeLoadBalancerRuleOverridesInput', { description: 'What a rule changes for its requests' })
class RuleOverridesInput extends SteeringInput {
  @OnWire('default_pools')
  @Field(() => [ID], { nullable: true, description: 'Ids of the pools for those from no place named, in their order' })
  defaultPoolIds?: string[];

  @OnWire('fallback_pool')
  @Field(() => ID, { nullable: true, description: 'Id of the pool that is asked when no other is healthy' })
  fallbackPoolId?: string;

  @OnWire('pools')
  @Field(() => [ID], { nullable: true, description: 'Ids of the pools to choose among' })
  poolIds?: string[];

  @Field(() => Float, { nullable: true, description: 'The share of every pool that is not named' })
  poolDefaultWeight?: number;

  @AsMap('pool', 'weight')
  @Field(() => [PoolWeightInput], { nullable: true, description: 'The shares of the others' })
  poolWeights?: PoolWeightInput[];
}

@InputType('EdgeLoadBalancerRuleInput', { description: 'What a load balancer shall do with some requests' })
export class RuleInput {
  @Field(() => String, { nullable: true, description: 'Its name' })
  name?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Which requests it is for, for instance `http.request.uri.path contains "/testing"`; all unless given',
  })
  condition?: string;

  @Field(() => Boolean, { nullable: true, description: 'Pass it over' })
  disabled?: boolean;

  @Field(() => FixedResponse, { nullable: true, description: 'The answer that it gives, without asking any origin' })
  fixedResponse?: FixedResponse;

  @Field(() => RuleOverridesInput, { nullable: true, description: 'What it changes for its requests' })
  overrides?: RuleOverridesInput;

  @Field(() => Int, { nullable: true, description: 'Its place among the rules: the lowest number comes first' })
  priority?: number;

  @Field(() => Boolean, { nullable: true, description: 'Look at no rule after it' })
  terminates?: boolean;
}
