/** Parts and settings of pools, in the same form for reading and sending. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Float, ID, Int } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { checkRegions } from './check-regions.js';
import { TakesNull } from '../../../rest/mapping/nulls.js';
import { Optional } from '../../../base/optional-field.js';

const { SEAS, NEAS, ...others } = checkRegions;

export const CheckRegion = wireEnum('EdgeCheckRegion', 'A region that health checks run from', {
  ...others,
  SAS: 'Southern Asia',
  SEAS,
  NEAS,
  CHINA: 'Mainland China',
  ALL_REGIONS: 'All data centers',
});

export const HealthSource = wireEnum('EdgeHealthSource', 'The source of a health decision', {
  local: 'The health that the same data center has observed',
  regional: 'The health checks of the region',
  global: 'The decision over all regions',
});

const host = 'Headers of requests to an origin, including health checks';

@BothWays('EdgeOriginHeader', host)
class OriginHeader {
  @OnWire('Host')
  @Optional(() => [String], "The Host header; null: the visitor's")
  host?: string[] | null;

  static reshape({ Host: host }: Wire): Wire {
    return { host };
  }
}

@BothWays('EdgeOrigin', 'An origin: a server that handles requests')
export class Origin {
  @Optional(() => String, 'Its name, unique within the pool')
  name?: string | null;

  @Optional(() => String, 'Its IP address or host name')
  address?: string | null;

  @Optional(() => Int, "Its port; null or 0: the port of the visitor's request")
  port?: number | null;

  @Optional(() => Boolean, 'It gets traffic while it is healthy')
  enabled?: boolean | null;

  @Optional(() => Float, 'Its weight, from 0 to 1, relative to the other origins')
  weight?: number | null;

  @Optional(() => Boolean, 'Flatten a CNAME address into the addresses behind it')
  flattenCname?: boolean | null;

  @Optional(() => OriginHeader, host)
  header?: OriginHeader | null;

  @Optional(() => ID, 'Id of the virtual network of a private address')
  virtualNetworkId?: string | null;

  @Optional(() => GraphQLDateTime, 'When it was disabled; null while it is enabled')
  disabledAt?: string | null;
}

const LoadSheddingPolicy = wireEnum('EdgeLoadSheddingPolicy', 'Which requests a pool sheds', {
  random: 'A random selection',
  hash: "Requests selected by a hash of the visitor's address",
});

const SessionSheddingPolicy = wireEnum('EdgeSessionSheddingPolicy', 'Which existing sessions a pool sheds', {
  hash: "Sessions selected by a hash of the visitor's address",
});

@BothWays('EdgeLoadShedding', 'Load shedding: the share of traffic that a pool passes to the next one')
export class LoadShedding {
  @Optional(() => Float, 'Per cent of the traffic without session affinity')
  defaultPercent?: number | null;

  @Optional(() => LoadSheddingPolicy, 'Which of it is shed')
  defaultPolicy?: ValueOf<typeof LoadSheddingPolicy> | null;

  @Optional(() => Float, 'Per cent of the existing sessions')
  sessionPercent?: number | null;

  @Optional(() => SessionSheddingPolicy, 'Which of them are shed')
  sessionPolicy?: ValueOf<typeof SessionSheddingPolicy> | null;
}

const filter = 'Which health changes are notified by email';

@BothWays('EdgeHealthNotificationFilter', filter)
class HealthNotificationFilter {
  @TakesNull()
  @Optional(() => Boolean, 'No notifications')
  disable?: boolean | null;

  @TakesNull()
  @Optional(() => Boolean, 'True: only changes to healthy; false: only changes to unhealthy; null: both')
  healthy?: boolean | null;
}

@BothWays('EdgePoolNotificationFilter', filter)
export class NotificationFilter {
  @TakesNull()
  @Optional(() => HealthNotificationFilter, 'Health changes of its origins; null: all')
  origin?: HealthNotificationFilter | null;

  @TakesNull()
  @Optional(() => HealthNotificationFilter, 'Health changes of the pool; null: all')
  pool?: HealthNotificationFilter | null;
}

const OriginSteeringPolicy = wireEnum('EdgeOriginSteeringPolicy', 'How a pool distributes requests over its origins', {
  random: 'At random, by weight',
  least_outstanding_requests: 'To the origin with the fewest outstanding requests, by weight',
  least_connections: 'To the origin with the fewest open connections, by weight',
  hash: "By a hash of the visitor's address, so that each address reaches the same origin",
});

@BothWays('EdgeOriginSteering', 'Origin steering of a pool')
export class OriginSteering {
  @Optional(() => OriginSteeringPolicy, 'How requests are distributed over the origins')
  policy?: ValueOf<typeof OriginSteeringPolicy> | null;
}
