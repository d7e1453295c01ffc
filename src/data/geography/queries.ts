/** Questions about places that anybody may ask, without a token. */
import type { ComplexityEstimator } from 'graphql-query-complexity';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { City } from './city.js';
import { CountryFilter, countriesMatching } from './country-filter.js';
import { Country, State } from './country.js';
import type { Geography } from './geography.js';

const allCountries = 250;

/** As many countries as codes are requested, else all of them. */
const countriesCost: ComplexityEstimator = ({ args, childComplexity }) => {
  const codes: unknown = args.filter?.codes;
  const count = Array.isArray(codes) ? Math.min(Math.max(codes.length, 1), allCountries) : allCountries;
  return count * Math.max(childComplexity, 1);
};

const countryText =
  'ISO 3166-1 code of two or three letters, name, native name, a common alias or a name in another language.';

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
      'A state; null when unknown. Some names occur twice within a country: a name returns the one whose cities have most people, a code finds each.',
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
      'A city; null when unknown; typos are not tolerated. A city of that name, or whose name begins with it, takes precedence over one that has it as another name. Of several the largest is returned, districts after cities.',
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
}
