/** What a search finds: a country, a state or a city. */
import { createUnionType } from 'type-graphql';
import { City } from './city.js';
import { Country, State } from './country.js';

export const Place = createUnionType({
  name: 'Place',
  description: 'A search result: a country, a state or a city.',
  types: () => [Country, State, City] as const,
});
