/** How a load balancer chooses a pool, and session affinity. */
import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { Pool } from './pool.js';
import { AsMap } from '../../../rest/mapping/as-map.js';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { Optional } from '../../../base/optional-field.js';

export const SteeringPolicy = wireEnum(
  'EdgeSteeringPolicy',
  'The steering policy: how a pool is chosen',
  {
    '': 'GEO if pools are given for countries, regions or data centers, otherwise OFF',
    off: 'Failover: the first healthy pool, in order',
    proximity: 'Proximity: the pool closest to the visitor, by the coordinates of the pools',
    geo: "Geo: the pools for the visitor's country, region or data center",
    random: 'At random, by weight',
    dynamic_latency: 'Dynamic: the pool with the lowest recent round-trip time',
    least_outstanding_requests: 'The pool with the fewest outstanding requests, by weight',
    least_connections: 'The pool with the fewest open connections, by weight',
  },
  { '': 'DEFAULT' },
);

export const SessionAffinity = wireEnum(
  'EdgeSessionAffinity',
  'The type of session affinity: how a visitor is kept with the same origin',
  {
    none: 'No session affinity',
    cookie: 'By a cookie',
    ip_cookie: "By a cookie; the initial origin is chosen by the visitor's address",
    header: 'By headers of the request',
  },
);

const SameSite = wireEnum('EdgeSessionCookieSameSite', 'The SameSite attribute of the session cookie', {
  Auto: 'Lax if Always Use HTTPS is on, otherwise None',
  Lax: 'Sent with requests of the same site and when a link leads to it',
  None: 'Sent with requests of other sites too; needs Secure',
  Strict: 'Sent with requests of the same site only',
});

const SecureCookie = wireEnum('EdgeSessionCookieSecure', 'The Secure attribute of the session cookie', {
  Auto: 'Set if Always Use HTTPS is on',
  Always: 'Set: the cookie is sent over HTTPS only',
  Never: 'Not set: the cookie is sent over HTTP too',
});

const ZeroDowntimeFailover = wireEnum(
  'EdgeZeroDowntimeFailover',
  'What happens to a session while its origin is unhealthy',
  {
    none: 'Requests fail',
    temporary: 'Another origin handles the session until its own is healthy again',
    sticky: 'Another origin handles the session from then on',
  },
);

@BothWays('EdgeSessionAffinityAttributes', 'Settings of session affinity')
export class SessionAffinityAttributes {
  @Optional(() => Float, 'Seconds for which sessions drain from a disabled origin')
  drainDuration?: number | null;

  @Optional(() => [String], 'For HEADER: the headers that identify a session')
  headers?: string[] | null;

  @Optional(() => Boolean, 'Require all of these headers, not just one')
  requireAllHeaders?: boolean | null;

  @Optional(() => SameSite, 'The SameSite attribute of the session cookie')
  samesite?: ValueOf<typeof SameSite> | null;

  @Optional(() => SecureCookie, 'The Secure attribute of the session cookie')
  secure?: ValueOf<typeof SecureCookie> | null;

  @Optional(() => ZeroDowntimeFailover, 'What happens to a session while its origin is unhealthy')
  zeroDowntimeFailover?: ValueOf<typeof ZeroDowntimeFailover> | null;
}

@BothWays('EdgeAdaptiveRouting', 'Adaptive routing: failover between health checks')
export class AdaptiveRouting {
  @Optional(
    () => Boolean,
    'Fail over to the next pool when no origin of the pool takes a request; otherwise only within the pool',
  )
  failoverAcrossPools?: boolean | null;
}

const LocationMode = wireEnum('EdgeLocationMode', 'How a visitor is located when the load balancer is not proxied', {
  pop: 'By the data center (PoP) that got the query',
  resolver_ip: 'By the address of the DNS resolver',
});

const PreferEcs = wireEnum('EdgePreferEcs', 'When the EDNS client subnet (ECS) is preferred for locating the visitor', {
  always: 'With every steering policy',
  never: 'Never: the address of the DNS resolver is used',
  proximity: 'With proximity steering only',
  geo: 'With geo steering only',
});

@BothWays('EdgeLocationStrategy', 'How visitors are located when the load balancer is not proxied')
export class LocationStrategy {
  @Optional(() => LocationMode, 'The basis of the location')
  mode?: ValueOf<typeof LocationMode> | null;

  @Optional(() => PreferEcs, 'When the EDNS client subnet is preferred')
  preferEcs?: ValueOf<typeof PreferEcs> | null;
}

@ObjectType('EdgePoolWeight', { description: 'The weight of a pool' })
export class PoolWeight {
  @Field(() => Float, { description: 'From 0 to 1, relative to the other pools' })
  weight!: number;

  /** An id on the wire; the field is a link. */
  pool!: string;
}

@InputType('EdgePoolWeightInput', { description: 'The weight of a pool' })
export class PoolWeightInput {
  @OnWire('pool')
  @IdOf(() => Pool)
  @Field(() => ID, { description: 'Id of the pool' })
  poolId!: string;

  @Field(() => Float, { description: 'From 0 to 1, relative to the other pools' })
  weight!: number;
}

@ObjectType('EdgeRandomSteering', { description: 'Weights of the pools, for the policies that use them' })
export class RandomSteering {
  @Optional(() => Float, 'The weight of every pool not listed')
  defaultWeight!: number | null;

  @AsMap('pool', 'weight')
  @Optional(() => [PoolWeight], 'Weights of single pools')
  poolWeights!: PoolWeight[] | null;
}

@InputType('EdgeRandomSteeringInput', { description: 'Weights of the pools, for the policies that use them' })
export class RandomSteeringInput {
  @Optional(() => Float, 'The weight of every pool not listed')
  defaultWeight?: number;

  @AsMap('pool', 'weight')
  @Optional(() => [PoolWeightInput], 'Weights of single pools')
  poolWeights?: PoolWeightInput[];
}

@ObjectType('EdgeGeoPools', { description: 'The pools for one country, region or data center' })
export class GeoPools {
  @Field({ description: 'A country such as `DE`, a region such as `WEU`, or a data center such as `FRA`' })
  code!: string;

  /** Ids on the wire; the field is a link. */
  pools!: string[];
}

@InputType('EdgeGeoPoolsInput', { description: 'The pools for one country, region or data center' })
export class GeoPoolsInput {
  @Field({ description: 'A country such as `DE`, a region such as `WEU`, or a data center such as `FRA`' })
  code!: string;

  @OnWire('pools')
  @IdOf(() => Pool)
  @Field(() => [ID], { description: 'Ids of the pools, in order of failover' })
  poolIds!: string[];
}
