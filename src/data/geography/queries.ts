/** Questions about places that anybody may ask, without a token. */
import type { ComplexityEstimator } from 'graphql-query-complexity';
import { Arg, Ctx, Int, Query, Resolver, createUnionType } from 'type-graphql';
import { checkFirst, checkText } from './bounds.js';
import { City } from './city.js';
import { firstItems } from './complexity.js';
import { CountryFilter, countriesMatching } from './country-filter.js';
import { Country, State } from './country.js';
import { type Geography, longestName } from './geography.js';

const Place = createUnionType({
  name: 'Place',
  description: 'A search result: a country, a state or a city.',
  types: () => [Country, State, City] as const,
});

const mostPlaces = 100;
const allCountries = 250;

/** As many countries as codes are asked for, else all of them. */
const countriesCost: ComplexityEstimator = ({ args, childComplexity }) => {
  const codes: unknown = args.filter?.codes;
  const count = Array.isArray(codes) ? Math.min(Math.max(codes.length, 1), allCountries) : allCountries;
  return count * Math.max(childComplexity, 1);
};

const countryText =
  'ISO 3166-1 code of two or three letters, name, native name, a common alias or a name in another language.';

/** Finding places, typos forgiven, takes as long as so many fields of an answer. */
const searchCost = 1_000;

@Resolver()
export class GeographyQueries {
  @Query(() => Country, {
    nullable: true,
    description:
      'A country; null when unknown. A code takes precedence over a name, a name over an alias, and an alias over a name in another language.',
  })
  country(
    @Ctx('geography') geography: Geography,
    @Arg('code', { description: countryText }) code: string,
  ): Country | null {
    return geography.country(code) ?? null;
  }

  @Query(() => [Country], { complexity: countriesCost, description: 'Countries and territories, by name.' })
  countries(
    @Ctx('geography') geography: Geography,
    @Arg('filter', () => CountryFilter, { nullable: true, description: 'Which countries to list; all unless given.' })
    filter: CountryFilter | null | undefined,
  ): readonly Country[] {
    return countriesMatching(geography, filter ?? {});
  }

  @Query(() => State, {
    nullable: true,
    description:
      'A state; null when unknown. Some names occur twice within a country: a name returns the first of them by code, a code finds each.',
  })
  state(
    @Ctx('geography') geography: Geography,
    @Arg('country', { description: countryText }) country: string,
    @Arg('name', { description: 'Code, name, native name or a name in another language.' }) name: string,
  ): State | null {
    const found = geography.country(country);
    return (found && geography.state(found, name)) ?? null;
  }

  @Query(() => City, {
    nullable: true,
    description:
      'A city; null when unknown; typos are not tolerated. Of several with the same name the largest is returned: districts come after cities, and a city with it as another name counts as a tenth of its size.',
  })
  city(
    @Ctx('geography') geography: Geography,
    @Arg('country', { description: countryText }) country: string,
    @Arg('state', () => String, { nullable: true, description: 'Code or name of the state; any unless given.' })
    state: string | null | undefined,
    @Arg('name', { description: 'Name or other name of the city, ignoring case and accents.' }) name: string,
  ): City | null {
    const found = geography.country(country);
    const place = found && typeof state === 'string' ? geography.state(found, state) : found;
    return (place && geography.city(place, name)) ?? null;
  }

  @Query(() => [Place], {
    complexity: (question) => searchCost + (firstItems(mostPlaces)(question) ?? 0),
    description:
      'Places for a search box: first those with exactly that name, other name or code, then those whose name starts with it and those in a state or country named after a comma ("Paris, Texas"), then those that match despite typos (one from 4 letters, two from 7). Within each group the most likely come first, by population; a capital gets a share of its country\'s, and districts come last. Up to three places with a longer name that are a thousand times more likely precede an exact name: Paris before Par.',
  })
  search(
    @Ctx('geography') geography: Geography,
    @Arg('text', {
      description: `A name or its beginning, 1 to ${longestName} characters; case and accents are ignored.`,
    })
    text: string,
    @Arg('first', () => Int, {
      defaultValue: 10,
      description: `The maximum number of places, from 1 to ${mostPlaces}.`,
    })
    first: number,
  ): (typeof Place)[] {
    checkText('search', text, longestName);
    checkFirst('search', first, mostPlaces);
    return geography.search(text, first);
  }
}
