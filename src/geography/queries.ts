/** Questions about places that anybody may ask, without a token. */
import type { ComplexityEstimator } from 'graphql-query-complexity';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { checkFirst, checkText } from './bounds.js';
import { City } from './city.js';
import { firstItems } from './complexity.js';
import { CountryFilter, countriesMatching } from './country-filter.js';
import { Country } from './country.js';
import { type Geography, longestName } from './geography.js';
import { Place } from './place.js';
import { State } from './state.js';

const mostPlaces = 100;
const allCountries = 250;

/** As many countries as codes are asked for, else all of them. */
const countriesCost: ComplexityEstimator = ({ args, childComplexity }) => {
  const codes: unknown = args.filter?.codes;
  const count = Array.isArray(codes) ? Math.min(Math.max(codes.length, 1), allCountries) : allCountries;
  return count * Math.max(childComplexity, 1);
};

const countryText = 'ISO 3166-1 code of two or three letters, name, native name or a common alias.';

/** Finding places takes as long as so many fields of an answer. */
const searchCost = 100;

@Resolver()
export class GeographyQueries {
  @Query(() => Country, {
    nullable: true,
    description: 'One country; null when unknown. A code beats a name, and a name beats an alias.',
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
    @Arg('name', { description: 'Code, name or native name of the state.' }) name: string,
  ): State | null {
    const found = geography.country(country);
    return (found && geography.state(found, name)) ?? null;
  }

  @Query(() => City, {
    nullable: true,
    description: 'One city; null when unknown. Of several with one name, the first by the name of its state is given.',
  })
  city(
    @Ctx('geography') geography: Geography,
    @Arg('country', { description: countryText }) country: string,
    @Arg('state', () => String, { nullable: true, description: 'Code or name of the state; any without it.' })
    state: string | null | undefined,
    @Arg('name', { description: 'Name of the city.' }) name: string,
  ): City | null {
    const found = geography.country(country);
    const place = found && typeof state === 'string' ? geography.state(found, state) : found;
    return (place && geography.city(place, name)) ?? null;
  }

  @Query(() => [Place], {
    complexity: (question) => searchCost + (firstItems(mostPlaces)(question) ?? 0),
    description:
      'Places whose name begins with the text. Those of exactly that name, code or alias come first; within each group countries, then states, then cities, by name.',
  })
  search(
    @Ctx('geography') geography: Geography,
    @Arg('text', {
      description: `Beginning of a name, 1 to ${longestName} characters; case and accents do not matter.`,
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
