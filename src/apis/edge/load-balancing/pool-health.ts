/** Results of a pool's health checks, by the data center that made them. */
import { Int, ObjectType } from 'type-graphql';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { isObject } from '../../../base/unknown.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('EdgeOriginHealth', { description: "The result of an origin's last health check" })
class OriginHealth {
  @Optional(() => String, 'The address that was checked; null where the API gives none')
  address!: string | null;

  @Optional(() => Boolean, 'The origin is healthy')
  healthy!: boolean | null;

  @Optional(() => String, 'The reason for the failure; can be set even when nothing failed')
  failureReason!: string | null;

  @Optional(() => Int, 'The HTTP status code of the response')
  responseCode!: number | null;

  @Optional(() => String, 'The round-trip time, for instance `12.1ms`')
  rtt!: string | null;
}

@ObjectType('EdgePopHealth', { description: 'The health of a pool as seen from one location' })
class PopHealth {
  @Optional(() => String, 'The location, for instance `Amsterdam, NL`; null where the API gives none')
  location!: string | null;

  @Optional(() => Boolean, 'Enough origins are healthy, as seen from there')
  healthy!: boolean | null;

  @Optional(() => [OriginHealth], 'The result for each origin')
  origins!: OriginHealth[] | null;

  static reshape({ origins, ...health }: Wire): Wire {
    return { ...health, origins: Array.isArray(origins) ? origins.flatMap(originsIn) : origins };
  }
}

@ObjectType('EdgeLoadBalancerPoolHealth', { description: 'The health of a pool' })
export class PoolHealth {
  @Optional(() => [PopHealth], 'By the location of the checks')
  popHealth!: PopHealth[] | null;

  /** The documentation shows one location without a name; the API returns any number, keyed by name. */
  static reshape({ pop_health: health, ...rest }: Wire): Wire {
    if (!isObject(health)) return { ...rest, pop_health: health };
    const isOne = 'origins' in health || typeof health['healthy'] === 'boolean';
    const locations = Object.entries(health).map(([location, found]) =>
      isObject(found) ? { ...found, location } : found,
    );
    return { ...rest, pop_health: isOne ? [health] : locations };
  }
}

/** Keyed by address; the documentation shows the key `ip` instead. */
function originsIn(found: unknown): unknown[] {
  if (!isObject(found)) return [found];
  return Object.entries(found).map(([address, health]) =>
    isObject(health) ? { ...health, address: address === 'ip' ? null : address } : health,
  );
}
