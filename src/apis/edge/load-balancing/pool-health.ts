/** What health checks of a pool have found, by the data center that they were made from. */
import { Field, Int, ObjectType } from 'type-graphql';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { isObject } from '../../../base/unknown.js';

@ObjectType('EdgeOriginHealth', { description: 'What the last check of an origin has found' })
export class OriginHealth {
  @Field(() => String, { nullable: true, description: 'The address that was checked; null where the API names none' })
  address!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'It answered as it should' })
  healthy!: boolean | null;

  @Field(() => String, { nullable: true, description: 'Why it did not; a text as well when nothing was wrong' })
  failureReason!: string | null;

  @Field(() => Int, { nullable: true, description: 'The status code that it answered' })
  responseCode!: number | null;

  @Field(() => String, { nullable: true, description: 'How long the answer took, for instance `12.1ms`' })
  rtt!: string | null;
}

@ObjectType('EdgePoolHealthFromPlace', { description: 'What checks from one place have found' })
export class HealthFromPlace {
  @Field(() => String, {
    nullable: true,
    description: 'The place, for instance `Amsterdam, NL`; null where the API tells of no single one',
  })
  place!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'As many origins as needed are healthy, seen from there' })
  healthy!: boolean | null;

  @Field(() => [OriginHealth], { nullable: true, description: 'What was found of each origin' })
  origins!: OriginHealth[] | null;

  static reshape({ origins, ...health }: Wire): Wire {
    return { ...health, origins: Array.isArray(origins) ? origins.flatMap(originsIn) : origins };
  }
}

@ObjectType('EdgeLoadBalancerPoolHealth', { description: 'What health checks of a pool have found' })
export class PoolHealth {
  @Field(() => [HealthFromPlace], { nullable: true, description: 'By the place that they were made from' })
  popHealth!: HealthFromPlace[] | null;

  /** Its documents show one place without a name; it answers with any number, by their names. */
  static reshape({ pop_health: health, ...rest }: Wire): Wire {
    if (!isObject(health)) return { ...rest, pop_health: health };
    const isOne = 'origins' in health || typeof health['healthy'] === 'boolean';
    const places = Object.entries(health).map(([place, found]) => (isObject(found) ? { ...found, place } : found));
    return { ...rest, pop_health: isOne ? [health] : places };
  }
}

/** By address; in documents `ip` stands for it. */
function originsIn(found: unknown): unknown[] {
  if (!isObject(found)) return [found];
  return Object.entries(found).map(([address, health]) =>
    isObject(health) ? { ...health, address: address === 'ip' ? null : address } : health,
  );
}
