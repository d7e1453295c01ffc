/** What a load balancer does otherwise for some requests: rules, and sets of pools for places. */
import { Field, Float, Int, ObjectType, InputType } from 'type-graphql';
import { AsMap } from '../rest/as-map.js';
import type { ValueOf } from '../rest/enum.js';
import {
  AdaptiveRouting,
  LocationStrategy,
  PoolWeight,
  PoolsOfPlace,
  RandomSteering,
  SessionAffinity,
  SessionAffinityAttributes,
  SteeringPolicy,
} from './steering.js';

const fixed = 'An answer that is given without asking any origin';

@ObjectType('EdgeFixedResponse', { description: fixed })
@InputType('EdgeFixedResponseInput', { description: fixed })
export class FixedResponse {
  @Field(() => Int, { nullable: true, description: 'Its status code' })
  statusCode?: number | null;

  @Field(() => String, { nullable: true, description: 'Its `Content-Type` header' })
  contentType?: string | null;

  @Field(() => String, { nullable: true, description: 'Its `Location` header, for a redirect' })
  location?: string | null;

  @Field(() => String, { nullable: true, description: 'Its body' })
  messageBody?: string | null;
}

/** Pools on the wire are ids; their fields are links. */
@ObjectType()
abstract class PoolOverrides {
  @Field(() => SteeringPolicy, { nullable: true, description: 'Which pool a request goes to' })
  steeringPolicy!: ValueOf<typeof SteeringPolicy> | null;

  @Field(() => Float, { nullable: true, description: 'The share of every pool that is not named' })
  poolDefaultWeight!: number | null;

  @AsMap('pool', 'weight')
  @Field(() => [PoolWeight], { nullable: true, description: 'The shares of the others' })
  poolWeights!: PoolWeight[] | null;

  pools!: string[] | null;

  fallbackPool!: string | null;
}

@ObjectType('EdgeLoadBalancerRuleOverrides', { description: 'What a rule changes for its requests; null: nothing' })
export class RuleOverrides extends PoolOverrides {
  @Field(() => AdaptiveRouting, { nullable: true, description: 'What is done at once, without a health check' })
  adaptiveRouting!: AdaptiveRouting | null;

  @AsMap('code', 'pools')
  @Field(() => [PoolsOfPlace], { nullable: true, description: 'Pools by the country of the visitor' })
  countryPools!: PoolsOfPlace[] | null;

  @AsMap('code', 'pools')
  @Field(() => [PoolsOfPlace], { nullable: true, description: 'Pools by the data center that was asked' })
  popPools!: PoolsOfPlace[] | null;

  @AsMap('code', 'pools')
  @Field(() => [PoolsOfPlace], { nullable: true, description: 'Pools by the region of the visitor' })
  regionPools!: PoolsOfPlace[] | null;

  @Field(() => LocationStrategy, { nullable: true, description: 'Where a visitor is taken to be' })
  locationStrategy!: LocationStrategy | null;

  @Field(() => RandomSteering, { nullable: true, description: 'The shares of pools, for steering that weighs them' })
  randomSteering!: RandomSteering | null;

  @Field(() => SessionAffinity, { nullable: true, description: 'How a visitor is known again' })
  sessionAffinity!: ValueOf<typeof SessionAffinity> | null;

  @Field(() => SessionAffinityAttributes, { nullable: true, description: 'How a visitor is kept with an origin' })
  sessionAffinityAttributes!: SessionAffinityAttributes | null;

  @Field(() => Int, { nullable: true, description: 'Seconds for which a visitor is kept with an origin' })
  sessionAffinityTtl!: number | null;

  @Field(() => Int, { nullable: true, description: 'Seconds for which its DNS answers may be kept' })
  ttl!: number | null;

  defaultPools!: string[] | null;
}

@ObjectType('EdgeLoadBalancerRule', { description: 'What a load balancer does with some requests' })
export class Rule {
  @Field(() => String, { nullable: true, description: 'Its name' })
  name!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Which requests it is for, for instance `http.request.uri.path contains "/testing"`; null: all',
  })
  condition!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'It is passed over' })
  disabled!: boolean | null;

  @Field(() => FixedResponse, { nullable: true, description: 'The answer that it gives; null: an origin answers' })
  fixedResponse!: FixedResponse | null;

  @Field(() => RuleOverrides, { nullable: true, description: 'What it changes for its requests' })
  overrides!: RuleOverrides | null;

  @Field(() => Int, { nullable: true, description: 'Its place among the rules: the lowest number comes first' })
  priority!: number | null;

  @Field(() => Boolean, { nullable: true, description: 'No rule after it is looked at' })
  terminates!: boolean | null;
}

@ObjectType('EdgePoolSetTopology', { description: 'Places that visitors come from' })
export class PoolSetTopology {
  @Field(() => [String], { nullable: true, description: 'Countries by their codes' })
  countries!: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Data centers by their codes' })
  pops!: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Regions by their codes' })
  regions!: string[] | null;
}

@ObjectType('EdgePoolSetMatch', { description: 'Which requests a set of pools is for' })
export class PoolSetMatch {
  @Field(() => Boolean, { nullable: true, description: 'For those that no other set is for' })
  default!: boolean | null;

  @Field(() => PoolSetTopology, { nullable: true, description: 'Where they come from' })
  topology!: PoolSetTopology | null;
}

@ObjectType('EdgePoolSetOverrides', { description: 'What a set of pools changes for its requests' })
export class PoolSetOverrides extends PoolOverrides {}

@ObjectType('EdgePoolSet', { description: 'Pools for some requests' })
export class PoolSet {
  @Field(() => String, { nullable: true, description: 'Its name' })
  name!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'It is passed over' })
  disabled!: boolean | null;

  @Field(() => PoolSetMatch, { nullable: true, description: 'Which requests it is for' })
  match!: PoolSetMatch | null;

  @Field(() => FixedResponse, { nullable: true, description: 'The answer that it gives; null: an origin answers' })
  fixedResponse!: FixedResponse | null;

  @Field(() => PoolSetOverrides, { nullable: true, description: 'What it changes for its requests' })
  overrides!: PoolSetOverrides | null;
}
