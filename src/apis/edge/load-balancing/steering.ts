/** How a load balancer chooses among pools, and keeps a visitor with the origin chosen once. */
import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { AsMap } from '../../../rest/mapping/as-map.js';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';

export const SteeringPolicy = wireEnum(
  'EdgeSteeringPolicy',
  'Which pool a request goes to',
  ['', 'off', 'proximity', 'geo', 'random', 'dynamic_latency', 'least_outstanding_requests', 'least_connections'],
  {
    '': 'As GEO where pools are given for places, else as OFF',
    off: 'The first healthy one, in their order',
    proximity: 'The one nearest to the visitor, by the coordinates of the pools',
    geo: 'Those for the place that the visitor comes from',
    random: 'Any, by their weights',
    dynamic_latency: 'The one that has answered health checks fastest lately',
    least_outstanding_requests: 'The one with the fewest requests not answered yet, by their weights',
    least_connections: 'The one with the fewest open connections, by their weights',
  },
  { '': 'DEFAULT' },
);

export const SessionAffinity = wireEnum(
  'EdgeSessionAffinity',
  'How a visitor is known again, to be sent to the origin of before',
  ['none', 'cookie', 'ip_cookie', 'header'],
  {
    none: 'Not at all',
    cookie: 'By a cookie',
    ip_cookie: 'By a cookie that is first chosen by the address of the visitor',
    header: 'By headers of the request',
  },
);

const SameSite = wireEnum('EdgeSessionCookieSameSite', 'Whether the cookie goes along from other sites', [
  'Auto',
  'Lax',
  'None',
  'Strict',
]);

const SecureCookie = wireEnum(
  'EdgeSessionCookieSecure',
  'Whether the cookie goes along over HTTPS alone',
  ['Auto', 'Always', 'Never'],
  { Auto: 'Where the zone is always served over HTTPS' },
);

const ZeroDowntimeFailover = wireEnum(
  'EdgeZeroDowntimeFailover',
  'What becomes of a visitor while the origin of before is ill',
  ['none', 'temporary', 'sticky'],
  {
    none: 'The request fails',
    temporary: 'Another origin answers until that is well again',
    sticky: 'Another origin answers from then on',
  },
);

@BothWays('EdgeSessionAffinityAttributes', 'How a visitor is kept with an origin')
export class SessionAffinityAttributes {
  @Field(() => Float, {
    nullable: true,
    description: 'Seconds for which visitors still reach an origin that was switched off',
  })
  drainDuration?: number | null;

  @Field(() => [String], { nullable: true, description: 'The headers by which a visitor is known, for HEADER' })
  headers?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'All of these headers have to be there, not one at least' })
  requireAllHeaders?: boolean | null;

  @Field(() => SameSite, { nullable: true, description: 'Whether the cookie goes along from other sites' })
  samesite?: ValueOf<typeof SameSite> | null;

  @Field(() => SecureCookie, { nullable: true, description: 'Whether the cookie goes along over HTTPS alone' })
  secure?: ValueOf<typeof SecureCookie> | null;

  @Field(() => ZeroDowntimeFailover, {
    nullable: true,
    description: 'What becomes of a visitor while the origin of before is ill',
  })
  zeroDowntimeFailover?: ValueOf<typeof ZeroDowntimeFailover> | null;
}

@BothWays('EdgeAdaptiveRouting', 'What is done at once, without waiting for a health check')
export class AdaptiveRouting {
  @Field(() => Boolean, {
    nullable: true,
    description: 'A request that no origin of its pool takes is tried in the next pool; else within its pool alone',
  })
  failoverAcrossPools?: boolean | null;
}

const LocationMode = wireEnum(
  'EdgeLocationMode',
  'Where a visitor is taken to be, for names that are not proxied',
  ['pop', 'resolver_ip'],
  { pop: 'At the data center that was asked', resolver_ip: 'Where the address of the DNS resolver is' },
);

const PreferEcs = wireEnum(
  'EdgePreferEcs',
  'When the subnet that a DNS resolver tells of the visitor (EDNS) counts more',
  ['always', 'never', 'proximity', 'geo'],
  { proximity: 'With that steering alone', geo: 'With that steering alone' },
);

@BothWays('EdgeLocationStrategy', 'Where a visitor is taken to be, for names that are not proxied')
export class LocationStrategy {
  @Field(() => LocationMode, { nullable: true, description: 'By what' })
  mode?: ValueOf<typeof LocationMode> | null;

  @Field(() => PreferEcs, { nullable: true, description: 'When the subnet told by the resolver counts more' })
  preferEcs?: ValueOf<typeof PreferEcs> | null;
}

@ObjectType('EdgePoolWeight', { description: 'The share of a pool' })
export class PoolWeight {
  @Field(() => Float, { description: 'From 0 to 1, in proportion to those of the others' })
  weight!: number;

  /** An id on the wire; the field is a link. */
  pool!: string;
}

@InputType('EdgePoolWeightInput', { description: 'The share that a pool shall have' })
export class PoolWeightInput {
  @OnWire('pool')
  @Field(() => ID, { description: 'Id of the pool' })
  poolId!: string;

  @Field(() => Float, { description: 'From 0 to 1, in proportion to those of the others' })
  weight!: number;
}

@ObjectType('EdgeRandomSteering', { description: 'The shares of pools, for steering that weighs them' })
export class RandomSteering {
  @Field(() => Float, { nullable: true, description: 'The share of every pool that is not named' })
  defaultWeight!: number | null;

  @AsMap('pool', 'weight')
  @Field(() => [PoolWeight], { nullable: true, description: 'The shares of the others' })
  poolWeights!: PoolWeight[] | null;
}

@InputType('EdgeRandomSteeringInput', { description: 'The shares of pools, for steering that weighs them' })
export class RandomSteeringInput {
  @Field(() => Float, { nullable: true, description: 'The share of every pool that is not named' })
  defaultWeight?: number;

  @AsMap('pool', 'weight')
  @Field(() => [PoolWeightInput], { nullable: true, description: 'The shares of the others' })
  poolWeights?: PoolWeightInput[];
}

@ObjectType('EdgePoolsOfPlace', { description: 'The pools for visitors from one place' })
export class PoolsOfPlace {
  @Field({ description: 'A country such as `DE`, a region such as `WEU`, or a data center such as `FRA`' })
  code!: string;

  /** Ids on the wire; the field is a link. */
  pools!: string[];
}

@InputType('EdgePoolsOfPlaceInput', { description: 'The pools for visitors from one place' })
export class PoolsOfPlaceInput {
  @Field({ description: 'A country such as `DE`, a region such as `WEU`, or a data center such as `FRA`' })
  code!: string;

  @OnWire('pools')
  @Field(() => [ID], { description: 'Ids of the pools, the most wanted first' })
  poolIds!: string[];
}
