/** Questions about places that anybody may ask, without a token. */
import type { ComplexityEstimator } from 'graphql-query-complexity';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { CallerError, shown } from '../../base/errors.js';
import { City } from './city.js';
import { checkCountryCode, checkStateCode, stateByCode, stateCode } from './codes.js';
import { CountryFilter, countriesMatching } from './country-filter.js';
import { Country, State } from './country.js';
import type { Geography } from './geography.js';
import { parsePlaceId } from './place-id.js';

const allCountries = 250;

/** The cost counts as many countries as codes are requested, else all of them. */
const countriesCost: ComplexityEstimator = ({ args, childComplexity }) => {
  const codes: unknown = args.filter?.codes;
  const count = Array.isArray(codes) ? Math.min(Math.max(codes.length, 1), allCountries) : allCountries;
  return count * Math.max(childComplexity, 1);
};

const countryCode = 'ISO 3166-1 code of two or three letters.';

@Resolver()
export class GeographyQueries {
  @Query(() => Country, { nullable: true, description: 'A country by its code; null when unknown.' })
  country(
    @Ctx('geography') geography: Geography,
    @Arg('code', { description: countryCode }) code: string,
  ): Country | null {
    checkCountryCode('country', 'code', code);
    return geography.countryByCode(code) ?? null;
  }

  @Query(() => Country, {
    nullable: true,
    description:
      'A country by what people call it; null when unknown. A code takes precedence over a name, a name over an alias, and an alias over a name in another language.',
  })
  countryNamed(
    @Ctx('geography') geography: Geography,
    @Arg('name', { description: 'Name, native name, code, a common alias or a name in another language.' })
    name: string,
  ): Country | null {
    return geography.country(name) ?? null;
  }

  @Query(() => [Country], { complexity: countriesCost, description: 'Countries and territories, by name.' })
  countries(
    @Ctx('geography') geography: Geography,
    @Arg('filter', () => CountryFilter, { nullable: true, description: 'Which countries to list; all unless given.' })
    filter: CountryFilter | null | undefined,
  ): readonly Country[] {
    return countriesMatching(geography, filter ?? {});
  }

  @Query(() => State, { nullable: true, description: 'A state by its code; null when unknown.' })
  state(
    @Ctx('geography') geography: Geography,
    @Arg('country', { description: countryCode }) country: string,
    @Arg('code', { description: stateCode }) code: string,
  ): State | null {
    const found = countryAt(geography, 'state', country);
    checkStateCode('state', 'code', code);
    return (found && stateByCode(found, code)) ?? null;
  }

  @Query(() => State, {
    nullable: true,
    description:
      'A state by what people call it; null when unknown. Some names occur twice within a country: a name returns the one whose cities have most people, a code finds each.',
  })
  stateNamed(
    @Ctx('geography') geography: Geography,
    @Arg('country', { description: countryCode }) country: string,
    @Arg('name', { description: 'Name, native name, code or a name in another language.' }) name: string,
  ): State | null {
    const found = countryAt(geography, 'stateNamed', country);
    return (found && geography.state(found, name)) ?? null;
  }

  @Query(() => City, {
    nullable: true,
    description:
      'A city by its id or number; null when unknown. One that was merged into another leads to that. `cityNamed` takes names.',
  })
  city(
    @Ctx('geography') geography: Geography,
    @Arg('id', () => ID, { description: 'Its id, such as `city:40882`, or the number in it.' }) id: string,
  ): City | null {
    const key = parsePlaceId(id.includes(':') ? id : `city:${id}`);
    if (key?.type === 'city') return geography.cityByNumber(key.number) ?? null;
    throw new CallerError(
      'BAD_USER_INPUT',
      `city: expected an id such as city:40882, but got ${shown(id)}. \`cityNamed\` takes names.`,
    );
  }

  @Query(() => City, {
    nullable: true,
    description:
      'A city by what people call it; null when unknown; typos are not tolerated. A city of that name, or whose name begins with it, takes precedence over one that has it as another name. Of several the largest is returned, districts after cities.',
  })
  cityNamed(
    @Ctx('geography') geography: Geography,
    @Arg('country', { description: countryCode }) country: string,
    @Arg('state', () => String, { nullable: true, description: `${stateCode.slice(0, -1)}; any state unless given.` })
    state: string | null | undefined,
    @Arg('name', { description: 'Name or other name of the city, ignoring case and accents.' }) name: string,
  ): City | null {
    const found = countryAt(geography, 'cityNamed', country);
    if (typeof state === 'string') checkStateCode('cityNamed', 'state', state);
    const place = found && typeof state === 'string' ? stateByCode(found, state) : found;
    return (place && geography.city(place, name)) ?? null;
  }
}

function countryAt(geography: Geography, field: string, code: string): Country | undefined {
  checkCountryCode(field, 'country', code);
  return geography.countryByCode(code);
}
