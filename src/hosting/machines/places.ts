/** Resolves places of the hosting APIs as countries and cities of the geography. */
import { type ClassType, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Location as CloudLocation } from '../../apis/cloud/locations.js';
import { Server as CloudServer } from '../../apis/cloud/servers/server.js';
import type { DataContext } from '../../data/context.js';
import { MarketProduct } from '../../apis/dedicated/order/order-market-products.js';
import { OrderedMarketProduct } from '../../apis/dedicated/order/order-market.js';
import { Server as DedicatedServer } from '../../apis/dedicated/server.js';
import { StorageBox as DedicatedStorageBox } from '../../apis/dedicated/storage-boxes/storage-boxes.js';
import { City } from '../../data/geography/city.js';
import { Country } from '../../data/geography/country.js';
import type { Geography } from '../../data/geography/geography.js';
import type { Sent } from '../../rest/mapping/as-sent.js';
import { isText } from '../../base/unknown.js';
import { Box } from '../../apis/storage/box.js';
import { Location as StorageLocation } from '../../apis/storage/locations.js';
import { type DatacenterPlace, placeOf } from './datacenters.js';

/** A place as an API names it. */
export type ApiPlace = Sent<DatacenterPlace> | null | undefined;

export function countryAt(place: ApiPlace, geography: Geography): Country | null {
  return isText(place?.country) ? (geography.countryByCode(place.country) ?? null) : null;
}

/** The nearest of the cities with this name: the Falkenstein that is meant is not the country's largest. */
export function cityAt(place: ApiPlace, geography: Geography): City | null {
  if (!isText(place?.city)) return null;
  const { latitude: north, longitude: east } = place;
  const [written = ''] = place.city.split(',');
  const country = countryAt(place, geography);
  const distance = ({ latitude, longitude }: City) =>
    north && east ? Math.hypot(latitude - north, longitude - east) : 0;
  const named = country === null ? [] : geography.citiesNamed(country, written);
  const [nearest] = named.sort((a, b) => distance(a) - distance(b));
  return nearest ?? null;
}

function placed<T extends object>(Placed: ClassType<T>, placeOf: (object: Sent<T>) => ApiPlace) {
  @Resolver(() => Placed)
  class PlaceResolver {
    @FieldResolver(() => Country, { nullable: true, description: 'The country it is in' })
    country(@Root() object: T, @Ctx() { geography }: DataContext): Country | null {
      return countryAt(placeOf(object as Sent<T>), geography);
    }

    @FieldResolver(() => City, {
      nullable: true,
      description: 'The city it is in; null when the geography data lacks it',
    })
    city(@Root() object: T, @Ctx() { geography }: DataContext): City | null {
      return cityAt(placeOf(object as Sent<T>), geography);
    }
  }
  return PlaceResolver;
}

const itself = (location: Sent<DatacenterPlace>) => location;
const itsLocation = ({ location }: { readonly location?: ApiPlace }) => location;
const itsDatacenter = ({ datacenter }: { readonly datacenter?: string | null }) => placeNamed(datacenter);

export function placeNamed(name: string | null | undefined): DatacenterPlace | undefined {
  return isText(name) ? placeOf(name) : undefined;
}

/** ISO 3166-1 code of the server's country. */
export function countryCodeOf(server: object): string | null | undefined {
  if (server instanceof CloudServer) return itsLocation(server)?.country;
  return server instanceof DedicatedServer ? itsDatacenter(server)?.country : undefined;
}

/** The server's city. */
export function cityOf(server: object, geography: Geography): City | null {
  if (server instanceof CloudServer) return cityAt(itsLocation(server), geography);
  return server instanceof DedicatedServer ? cityAt(itsDatacenter(server), geography) : null;
}

export const placeResolvers = [
  placed(CloudLocation, itself),
  placed(StorageLocation, itself),
  placed(CloudServer, itsLocation),
  placed(Box, itsLocation),
  placed(DedicatedServer, itsDatacenter),
  placed(MarketProduct, itsDatacenter),
  placed(OrderedMarketProduct, itsDatacenter),
  placed(DedicatedStorageBox, ({ location }) => placeNamed(location)),
] as const;
