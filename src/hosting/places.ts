/** Joins the locations of the hosting APIs with the countries and cities of geography. */
import { type ClassType, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Location as CloudLocation } from '../cloud/locations.js';
import type { Context } from '../context.js';
import { City } from '../geography/city.js';
import { Country } from '../geography/country.js';
import type { Geography } from '../geography/geography.js';
import { Location as StorageLocation } from '../storage/locations.js';

interface Location {
  /** ISO 3166-1 code, two letters. */
  country: string;
  /** By name, in the United States with the code of the state: `Ashburn, VA`. */
  city: string;
  latitude: number;
  longitude: number;
}

/** Where geography has the local name. */
const localNames = new Map([['Nuremberg', 'Nürnberg']]);

/** More than there are cities of one name. */
const most = 100;

function countryOf({ country }: Location, geography: Geography): Country | undefined {
  return geography.countryByCode(country);
}

/** Of several cities of one name, the nearest: the Falkenstein meant is not the first of the country. */
function cityOf(location: Location, geography: Geography): City | undefined {
  const [written = ''] = location.city.split(',');
  const name = localNames.get(written) ?? written;
  const country = countryOf(location, geography);
  const distance = ({ latitude, longitude }: City) =>
    Math.hypot(latitude - location.latitude, longitude - location.longitude);
  return geography
    .search(name, most)
    .filter((place): place is City => place instanceof City && place.name === name && place.country === country)
    .sort((a, b) => distance(a) - distance(b))[0];
}

function placed(Place: ClassType<Location>) {
  @Resolver(() => Place)
  class PlaceOfLocation {
    @FieldResolver(() => Country, { nullable: true, description: 'The country it is in' })
    country(@Root() location: Location, @Ctx() { geography }: Context): Country | null {
      return countryOf(location, geography) ?? null;
    }

    @FieldResolver(() => City, { nullable: true, description: 'The city it is in; null when geography lacks it' })
    city(@Root() location: Location, @Ctx() { geography }: Context): City | null {
      return cityOf(location, geography) ?? null;
    }
  }
  return PlaceOfLocation;
}

export const placeResolvers = [placed(CloudLocation), placed(StorageLocation)] as const;
