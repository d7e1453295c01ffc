/** What joins the hosting APIs with geography and rates. */
import { cloudPriceResolvers } from './cloud-prices.js';
import { CountryLocations } from './country-locations.js';
import { placeResolvers } from './places.js';
import { BoxPrice } from './storage-prices.js';

export const hostingResolvers = [...placeResolvers, CountryLocations, ...cloudPriceResolvers, BoxPrice] as const;
