/** Load balancer rules, which override settings for some requests, and pools by geography. */
import { Float, Int, ObjectType } from 'type-graphql';
import { AsMap } from '../../../rest/mapping/as-map.js';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { Steered } from './steered.js';
import { PoolWeight, SteeringPolicy } from './steering.js';
import { Optional } from '../../../base/optional-field.js';

@BothWays('EdgeFixedResponse', 'A fixed response, sent without contacting an origin')
export class FixedResponse {
  @Optional(() => Int, 'Status code of the response')
  statusCode?: number | null;

  @Optional(() => String, 'The `Content-Type` header')
  contentType?: string | null;

  @Optional(() => String, 'The `Location` header, for a redirect')
  location?: string | null;

  @Optional(() => String, 'The response body')
  messageBody?: string | null;
}

@ObjectType('EdgeLoadBalancerRuleOverrides', {
  description: 'What a rule overrides for matching requests; null: nothing',
})
export class RuleOverrides extends Steered {
  @Optional(() => Int, 'Seconds until session affinity expires')
  sessionAffinityTtl!: number | null;

  @Optional(() => Int, 'Time to live of its DNS answers in seconds')
  ttl!: number | null;

  @Optional(() => Float, 'The weight of every pool not listed')
  poolDefaultWeight!: number | null;

  @AsMap('pool', 'weight')
  @Optional(() => [PoolWeight], 'Weights of single pools')
  poolWeights!: PoolWeight[] | null;

  /** Ids on the wire; the field is a link. */
  pools!: string[] | null;
}

@ObjectType('EdgeLoadBalancerRule', { description: 'A rule of a load balancer' })
export class Rule {
  @Optional(() => String, 'Its name')
  name!: string | null;

  @Optional(
    () => String,
    'The expression that requests must match, for instance `http.request.uri.path contains "/testing"`; null: all requests',
  )
  condition!: string | null;

  @Optional(() => Boolean, 'The rule is disabled')
  disabled!: boolean | null;

  @Optional(() => FixedResponse, 'The fixed response; null: an origin responds')
  fixedResponse!: FixedResponse | null;

  @Optional(() => RuleOverrides, 'What the rule overrides for matching requests')
  overrides!: RuleOverrides | null;

  @Optional(() => Int, 'The order of evaluation: the lowest number comes first')
  priority!: number | null;

  @Optional(() => Boolean, 'No later rule is evaluated')
  terminates!: boolean | null;
}

@ObjectType('EdgePoolSetTopology', { description: 'Where visitors come from' })
class PoolSetTopology {
  @Optional(() => [String], 'Country codes')
  countries!: string[] | null;

  @Optional(() => [String], 'Data center (PoP) codes')
  pops!: string[] | null;

  @Optional(() => [String], 'Region codes')
  regions!: string[] | null;
}

@ObjectType('EdgePoolSetMatch', { description: 'Which requests a pool set applies to' })
class PoolSetMatch {
  @Optional(() => Boolean, 'Requests that match no other set')
  default!: boolean | null;

  @Optional(() => PoolSetTopology, 'Where visitors come from')
  topology!: PoolSetTopology | null;
}

@ObjectType('EdgePoolSetOverrides', { description: 'What a pool set overrides for matching requests' })
export class PoolSetOverrides {
  @Optional(() => SteeringPolicy, 'The steering policy')
  steeringPolicy!: ValueOf<typeof SteeringPolicy> | null;

  @Optional(() => Float, 'The weight of every pool not listed')
  poolDefaultWeight!: number | null;

  @AsMap('pool', 'weight')
  @Optional(() => [PoolWeight], 'Weights of single pools')
  poolWeights!: PoolWeight[] | null;

  /** Ids on the wire; the fields are links. */
  pools!: string[] | null;

  fallbackPool!: string | null;
}

@ObjectType('EdgePoolSet', { description: 'A pool set: pools for some requests' })
export class PoolSet {
  @Optional(() => String, 'Its name')
  name!: string | null;

  @Optional(() => Boolean, 'The set is disabled')
  disabled!: boolean | null;

  @Optional(() => PoolSetMatch, 'Which requests it applies to')
  match!: PoolSetMatch | null;

  @Optional(() => FixedResponse, 'The fixed response; null: an origin responds')
  fixedResponse!: FixedResponse | null;

  @Optional(() => PoolSetOverrides, 'What the set overrides for matching requests')
  overrides!: PoolSetOverrides | null;
}
