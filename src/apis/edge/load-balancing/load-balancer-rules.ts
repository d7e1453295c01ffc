/** What a load balancer does otherwise for some requests: rules, and sets of pools for places. */
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { AsMap } from '../../../rest/mapping/as-map.js';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { Steered } from './steered.js';
import { PoolWeight, SteeringPolicy } from './steering.js';

@BothWays('EdgeFixedResponse', 'An answer that is given without asking any origin')
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

@ObjectType('EdgeLoadBalancerRuleOverrides', { description: 'What a rule changes for its requests; null: nothing' })
export class RuleOverrides extends Steered {
  @Field(() => Int, { nullable: true, description: 'Seconds for which a visitor is kept with an origin' })
  sessionAffinityTtl!: number | null;

  @Field(() => Int, { nullable: true, description: 'Seconds for which its DNS answers may be kept' })
  ttl!: number | null;

  @Field(() => Float, { nullable: true, description: 'The share of every pool that is not named' })
  poolDefaultWeight!: number | null;

  @AsMap('pool', 'weight')
  @Field(() => [PoolWeight], { nullable: true, description: 'The shares of the others' })
  poolWeights!: PoolWeight[] | null;

  /** Ids on the wire; the field is a link. */
  pools!: string[] | null;
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
export class PoolSetOverrides {
  @Field(() => SteeringPolicy, { nullable: true, description: 'Which pool a request goes to' })
  steeringPolicy!: ValueOf<typeof SteeringPolicy> | null;

  @Field(() => Float, { nullable: true, description: 'The share of every pool that is not named' })
  poolDefaultWeight!: number | null;

  @AsMap('pool', 'weight')
  @Field(() => [PoolWeight], { nullable: true, description: 'The shares of the others' })
  poolWeights!: PoolWeight[] | null;

  /** Ids on the wire; the fields are links. */
  pools!: string[] | null;

  fallbackPool!: string | null;
}

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
