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
  description: 'What a search finds: a country, a state or a city.',
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
      'One country; null when unknown. A code beats a name, a name an alias, and an alias a name in another language.',
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
    @Arg('filter', () => CountryFilter, { nullable: true, description: 'Which countries to list; all without it.' })
    filter: CountryFilter | null | undefined,
  ): readonly Country[] {
    return countriesMatching(geography, filter ?? {});
  }

  @Query(() => State, {
    nullable: true,
    description:
      'One state; null when unknown. Some names stand twice within a country: a name gives the first of them by code, a code reaches each.',
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
      'One city; null when unknown, typos are not forgiven. Of several with one name the largest is given: districts after cities, and a city that has it as an other name as if it were a tenth as large.',
  })
  city(
    @Ctx('geography') geography: Geography,
    @Arg('country', { description: countryText }) country: string,
    @Arg('state', () => String, { nullable: true, description: 'Code or name of the state; any without it.' })
    state: string | null | undefined,
    @Arg('name', { description: 'Name or other name of the city, without regard to case and accents.' }) name: string,
  ): City | null {
    const found = geography.country(country);
    const place = found && typeof state === 'string' ? geography.state(found, state) : found;
    return (place && geography.city(place, name)) ?? null;
  }

  @Query(() => [Place], {
    complexity: (question) => searchCost + (firstItems(mostPlaces)(question) ?? 0),
    description:
      'Places by what a person is typing: first those of exactly that name, other name or code, then those with a name that begins with it and those in the state or country that is named after them ("Paris, Texas"), then those meant in spite of typos (one from 4 letters on, two from 7). Within each group the likeliest comes first: by inhabitants, a capital with a part of those of its country, districts last. Up to three places with a longer name that are a thousand times likelier go before an exact name: Paris before Par.',
  })
  search(
    @Ctx('geography') geography: Geography,
    @Arg('text', {
      description: `A name or its beginning, 1 to ${longestName} characters; case and accents do not matter.`,
    })
    text: string,
    @Arg('first', () => Int, { defaultValue: 10, description: `How many to give at most, from 1 to ${mostPlaces}.` })
    first: number,
  ): (typeof Place)[] {
    checkText('search', text, longestName);
    checkFirst('search', first, mostPlaces);
    return geography.search(text, first);
  }
}
