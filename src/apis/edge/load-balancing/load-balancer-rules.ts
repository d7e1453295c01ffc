/** Load balancer rules, which override settings for some requests, and pools by geography. */
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { AsMap } from '../../../rest/mapping/as-map.js';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { Steered } from './steered.js';
import { PoolWeight, SteeringPolicy } from './steering.js';

@BothWays('EdgeFixedResponse', 'A fixed response, sent without contacting an origin')
export class FixedResponse {
  @Field(() => Int, { nullable: true, description: 'Status code of the response' })
  statusCode?: number | null;

  @Field(() => String, { nullable: true, description: 'The `Content-Type` header' })
  contentType?: string | null;

  @Field(() => String, { nullable: true, description: 'The `Location` header, for a redirect' })
  location?: string | null;

  @Field(() => String, { nullable: true, description: 'The response body' })
  messageBody?: string | null;
}

@ObjectType('EdgeLoadBalancerRuleOverrides', {
  description: 'What a rule overrides for matching requests; null: nothing',
})
export class RuleOverrides extends Steered {
  @Field(() => Int, { nullable: true, description: 'Seconds until session affinity expires' })
  sessionAffinityTtl!: number | null;

  @Field(() => Int, { nullable: true, description: 'Time to live of its DNS answers in seconds' })
  ttl!: number | null;

  @Field(() => Float, { nullable: true, description: 'The weight of every pool not listed' })
  poolDefaultWeight!: number | null;

  @AsMap('pool', 'weight')
  @Field(() => [PoolWeight], { nullable: true, description: 'Weights of single pools' })
  poolWeights!: PoolWeight[] | null;

  /** Ids on the wire; the field is a link. */
  pools!: string[] | null;
}

@ObjectType('EdgeLoadBalancerRule', { description: 'A rule of a load balancer' })
export class Rule {
  @Field(() => String, { nullable: true, description: 'Its name' })
  name!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The expression that requests must match, for instance `http.request.uri.path contains "/testing"`; null: all requests',
  })
  condition!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'The rule is disabled' })
  disabled!: boolean | null;

  @Field(() => FixedResponse, { nullable: true, description: 'The fixed response; null: an origin responds' })
  fixedResponse!: FixedResponse | null;

  @Field(() => RuleOverrides, { nullable: true, description: 'What the rule overrides for matching requests' })
  overrides!: RuleOverrides | null;

  @Field(() => Int, { nullable: true, description: 'The order of evaluation: the lowest number comes first' })
  priority!: number | null;

  @Field(() => Boolean, { nullable: true, description: 'No later rule is evaluated' })
  terminates!: boolean | null;
}

@ObjectType('EdgePoolSetTopology', { description: 'Where visitors come from' })
class PoolSetTopology {
  @Field(() => [String], { nullable: true, description: 'Country codes' })
  countries!: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Data center (PoP) codes' })
  pops!: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Region codes' })
  regions!: string[] | null;
}

@ObjectType('EdgePoolSetMatch', { description: 'Which requests a pool set applies to' })
class PoolSetMatch {
  @Field(() => Boolean, { nullable: true, description: 'Requests that match no other set' })
  default!: boolean | null;

  @Field(() => PoolSetTopology, { nullable: true, description: 'Where visitors come from' })
  topology!: PoolSetTopology | null;
}

@ObjectType('EdgePoolSetOverrides', { description: 'What a pool set overrides for matching requests' })
export class PoolSetOverrides {
  @Field(() => SteeringPolicy, { nullable: true, description: 'The steering policy' })
  steeringPolicy!: ValueOf<typeof SteeringPolicy> | null;

  @Field(() => Float, { nullable: true, description: 'The weight of every pool not listed' })
  poolDefaultWeight!: number | null;

  @AsMap('pool', 'weight')
  @Field(() => [PoolWeight], { nullable: true, description: 'Weights of single pools' })
  poolWeights!: PoolWeight[] | null;

  /** Ids on the wire; the fields are links. */
  pools!: string[] | null;

  fallbackPool!: string | null;
}

@ObjectType('EdgePoolSet', { description: 'A pool set: pools for some requests' })
export class PoolSet {
  @Field(() => String, { nullable: true, description: 'Its name' })
  name!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'The set is disabled' })
  disabled!: boolean | null;

  @Field(() => PoolSetMatch, { nullable: true, description: 'Which requests it applies to' })
  match!: PoolSetMatch | null;

  @Field(() => FixedResponse, { nullable: true, description: 'The fixed response; null: an origin responds' })
  fixedResponse!: FixedResponse | null;

  @Field(() => PoolSetOverrides, { nullable: true, description: 'What the set overrides for matching requests' })
  overrides!: PoolSetOverrides | null;
}
