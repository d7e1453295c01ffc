/** What joins the hosting APIs with geography and rates. */
import { BillResolver } from './bill/bill-resolver.js';
import { cloudPriceResolvers } from './cloud-prices.js';
import { CountryLocations } from './country-locations.js';
import { CountryServers } from './country-servers.js';
import { FindingCost } from './findings/finding-cost.js';
import { FindingsResolver } from './findings/findings-resolver.js';
import { FindResolver } from './find/find-resolver.js';
import { HostingResolver } from './hosting.js';
import { SourcesResolver } from './inventory/sources-resolver.js';
import { nameResolvers } from './names/index.js';
import { placeResolvers } from './places.js';
import { BoxPrice } from './storage-prices.js';

export const hostingResolvers = [
  HostingResolver,
  FindingsResolver,
  FindingCost,
  SourcesResolver,
  BillResolver,
  FindResolver,
  ...placeResolvers,
  CountryLocations,
  CountryServers,
  ...cloudPriceResolvers,
  BoxPrice,
  ...nameResolvers,
] as const;
