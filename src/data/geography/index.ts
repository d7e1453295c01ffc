/** What the geography adds to the graph. */
import { CityLinks, CountryLinks, StateLinks } from './links.js';
import { NearbyQuery } from './nearby-query.js';
import { GeographyQueries } from './queries.js';

export const geographyResolvers = [GeographyQueries, NearbyQuery, CountryLinks, StateLinks, CityLinks] as const;
