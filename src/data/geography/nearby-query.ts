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
    description: 'The cities nearest to a point, nearest first.',
  })
  nearestCities(
    @Ctx('geography') geography: Geography,
    @Arg('latitude', () => Float, { description: 'Latitude in degrees from -90 to 90, north positive.' })
    latitude: number,
    @Arg('longitude', () => Float, { description: 'Longitude in degrees from -180 to 180, east positive.' })
    longitude: number,
    @Arg('first', () => Int, {
      defaultValue: 10,
      description: `The maximum number of cities, from 1 to ${mostCities}.`,
    })
    first: number,
    @Arg('withinKm', () => Float, {
      nullable: true,
      description: `The maximum distance in kilometers, from 0 to ${furthest}, half of the Earth's circumference; unlimited unless given.`,
    })
    withinKm: number | null | undefined,
    @Arg('districts', () => Boolean, { defaultValue: false, description: 'Whether to include districts of cities.' })
    districts: boolean,
  ): NearbyCity[] {
    checkRange(field, 'latitude', latitude, -90, 90);
    checkRange(field, 'longitude', longitude, -180, 180);
    checkFirst(field, first, mostCities);
    if (typeof withinKm === 'number') checkRange(field, 'withinKm', withinKm, 0, furthest);
    return geography.nearestCities({ latitude, longitude }, { first, withinKm: withinKm ?? furthest, districts });
  }
}
