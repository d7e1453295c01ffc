/** Steering settings, as load balancers and their rules return them. */
import { ObjectType } from 'type-graphql';
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
import { Optional } from '../../../base/optional-field.js';

@ObjectType()
export abstract class Steered {
  @Optional(() => SteeringPolicy, 'The steering policy')
  steeringPolicy!: ValueOf<typeof SteeringPolicy> | null;

  @Optional(() => RandomSteering, 'Weights of the pools, for the policies that use them')
  randomSteering!: RandomSteering | null;

  @AsMap('code', 'pools')
  @Optional(() => [GeoPools], "Pools by the visitor's country")
  countryPools!: GeoPools[] | null;

  @AsMap('code', 'pools')
  @Optional(() => [GeoPools], "Pools by the visitor's region")
  regionPools!: GeoPools[] | null;

  @AsMap('code', 'pools')
  @Optional(() => [GeoPools], 'Pools by data center (PoP)')
  popPools!: GeoPools[] | null;

  @Optional(() => LocationStrategy, 'How the visitor is located when the load balancer is not proxied')
  locationStrategy!: LocationStrategy | null;

  @Optional(() => AdaptiveRouting, 'Failover between health checks')
  adaptiveRouting!: AdaptiveRouting | null;

  @Optional(() => SessionAffinity, 'The type of session affinity')
  sessionAffinity!: ValueOf<typeof SessionAffinity> | null;

  @Optional(() => SessionAffinityAttributes, 'Settings of session affinity')
  sessionAffinityAttributes!: SessionAffinityAttributes | null;

  /** Ids of pools on the wire; the fields are links. */
  defaultPools!: string[] | null;

  fallbackPool!: string | null;
}
