/** These resolvers are what the geography adds to the graph. */
import { CityLinks, CountryLinks, LanguageLinks, StateLinks } from './links.js';
import { NearbyQuery } from './nearby-query.js';
import { GeographyQueries } from './queries.js';

export const geographyResolvers = [
  GeographyQueries,
  NearbyQuery,
  CountryLinks,
  LanguageLinks,
  StateLinks,
  CityLinks,
] as const;
