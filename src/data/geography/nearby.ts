/** The cities near a point of the globe. */
import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { Field, Float, ObjectType } from 'type-graphql';
import type { CityTable } from './file/city-table.js';
import { City } from './city.js';

@ObjectType({ description: 'A city with its distance.' })
export class NearbyCity {
  @Field(() => City, { description: 'The city.' })
  readonly city!: City;

  @Field(() => Float, {
    description:
      'Great-circle distance to the center of the city in kilometers, on a sphere with a radius of 6,371 km.',
  })
  readonly distanceKm!: number;

  constructor(fields: NearbyCity) {
    Object.assign(this, fields);
  }
}

/** Coordinates are in degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Most {
  readonly first: number;
  readonly withinKm: number;
  /** Whether districts of cities count. */
  readonly districts: boolean;
}

/** Kilometers: half the way round the globe. */
export const furthest = 20_015;

export class Nearby {
  readonly #index: KDBush;
  readonly #cities: CityTable;

  constructor(data: ArrayBufferLike, cities: CityTable) {
    this.#index = KDBush.from(data);
    this.#cities = cities;
  }

  cities({ latitude, longitude }: Coordinates, { first, withinKm, districts }: Most): NearbyCity[] {
    // To geokdbush a bound beyond half the globe is one on the way back.
    const bound = withinKm < furthest ? withinKm : undefined;
    const counts = districts ? undefined : (position: number) => !this.#cities.isDistrict(position);
    return around(this.#index, longitude, latitude, first, bound, counts).map((position) => {
      const city = this.#cities.at(position);
      return new NearbyCity({ city, distanceKm: distance(longitude, latitude, city.longitude, city.latitude) });
    });
  }
}
