/** Inputs for load balancer rules, which override settings for some requests. */
import { Float, ID, InputType, Int } from 'type-graphql';
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
import { Optional } from '../../../base/optional-field.js';

/** Steering settings, which load balancers and their rules share. */
@InputType()
export abstract class SteeringInput {
  @Optional(() => SteeringPolicy, 'The steering policy')
  steeringPolicy?: ValueOf<typeof SteeringPolicy>;

  @Optional(() => RandomSteeringInput, 'Weights of the pools, for the policies that use them')
  randomSteering?: RandomSteeringInput;

  @AsMap('code', 'pools')
  @Optional(() => [GeoPoolsInput], "Pools by the visitor's country")
  countryPools?: GeoPoolsInput[];

  @AsMap('code', 'pools')
  @Optional(() => [GeoPoolsInput], "Pools by the visitor's region")
  regionPools?: GeoPoolsInput[];

  @AsMap('code', 'pools')
  @Optional(() => [GeoPoolsInput], 'Pools by data center (PoP)')
  popPools?: GeoPoolsInput[];

  @Optional(() => LocationStrategy, 'How the visitor is located when the load balancer is not proxied')
  locationStrategy?: LocationStrategy;

  @Optional(() => AdaptiveRouting, 'Failover between health checks')
  adaptiveRouting?: AdaptiveRouting;

  @Optional(() => SessionAffinity, 'The type of session affinity')
  sessionAffinity?: ValueOf<typeof SessionAffinity>;

  @Optional(() => SessionAffinityAttributes, 'Settings of session affinity')
  sessionAffinityAttributes?: SessionAffinityAttributes;

  @Optional(() => Int, 'Seconds until session affinity expires')
  sessionAffinityTtl?: number;

  @Optional(() => Int, 'Time to live of its DNS answers in seconds')
  ttl?: number;
}

@InputType('EdgeLoadBalancerRuleOverridesInput', { description: 'What a rule overrides for matching requests' })
class RuleOverridesInput extends SteeringInput {
  @OnWire('default_pools')
  @IdOf(() => Pool)
  @Optional(() => [ID], 'Ids of the default pools, in order of failover')
  defaultPoolIds?: string[];

  @OnWire('fallback_pool')
  @IdOf(() => Pool)
  @Optional(() => ID, 'Id of the pool to use when all others are unhealthy')
  fallbackPoolId?: string;

  @OnWire('pools')
  @IdOf(() => Pool)
  @Optional(() => [ID], 'Ids of the pools to choose from')
  poolIds?: string[];

  @Optional(() => Float, 'The weight of every pool not listed')
  poolDefaultWeight?: number;

  @AsMap('pool', 'weight')
  @Optional(() => [PoolWeightInput], 'Weights of single pools')
  poolWeights?: PoolWeightInput[];
}

@InputType('EdgeLoadBalancerRuleInput', { description: 'A rule of a load balancer' })
export class RuleInput {
  @Optional(() => String, 'Its name')
  name?: string;

  @Optional(
    () => String,
    'The expression that requests must match, for instance `http.request.uri.path contains "/testing"`; all requests unless given',
  )
  condition?: string;

  @Optional(() => Boolean, 'Disable the rule')
  disabled?: boolean;

  @Optional(() => FixedResponse, 'A fixed response, sent without contacting an origin')
  fixedResponse?: FixedResponse;

  @Optional(() => RuleOverridesInput, 'What the rule overrides for matching requests')
  overrides?: RuleOverridesInput;

  @Optional(() => Int, 'The order of evaluation: the lowest number comes first')
  priority?: number;

  @Optional(() => Boolean, 'Stop evaluating rules after this one')
  terminates?: boolean;
}
