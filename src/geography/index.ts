/** What the geography adds to the graph. */
import { CountryLinks, StateLinks } from './links.js';
import { GeographyQueries } from './queries.js';

export const geographyResolvers = [GeographyQueries, CountryLinks, StateLinks] as const;
