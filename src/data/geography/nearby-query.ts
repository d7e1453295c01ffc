/** The question for the cities near a point, which anybody may ask. */
import { Arg, Ctx, Float, Int, Query, Resolver } from 'type-graphql';
import { checkFirst, checkRange } from './bounds.js';
import { firstItems } from './complexity.js';
import type { Geography } from './geography.js';
import { NearbyCity, furthest } from './nearby.js';

const field = 'nearestCities';
const mostCities = 100;

/** Looking round takes as long as so many fields of an answer. */
const lookingCost = 100;

@Resolver()
export class NearbyQuery {
  @Query(() => [NearbyCity], {
    complexity: (question) => lookingCost + (firstItems(mostCities)(question) ?? 0),
    description: 'The cities nearest to a point, the nearest first.',
  })
  nearestCities(
    @Ctx('geography') geography: Geography,
    @Arg('latitude', () => Float, { description: 'Degrees from -90 to 90, north positive.' }) latitude: number,
    @Arg('longitude', () => Float, { description: 'Degrees from -180 to 180, east positive.' }) longitude: number,
    @Arg('first', () => Int, { defaultValue: 10, description: `How many to give at most, from 1 to ${mostCities}.` })
    first: number,
    @Arg('withinKm', () => Float, {
      nullable: true,
      description: `How far away they may be: kilometers from 0 to ${furthest}, half the way round the globe; any without it.`,
    })
    withinKm: number | null | undefined,
    @Arg('districts', () => Boolean, { defaultValue: false, description: 'Whether districts of cities count too.' })
    districts: boolean,
  ): NearbyCity[] {
    checkRange(field, 'latitude', latitude, -90, 90);
    checkRange(field, 'longitude', longitude, -180, 180);
    checkFirst(field, first, mostCities);
    if (typeof withinKm === 'number') checkRange(field, 'withinKm', withinKm, 0, furthest);
    return geography.nearestCities({ latitude, longitude }, { first, withinKm: withinKm ?? furthest, districts });
  }
}
