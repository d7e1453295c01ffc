/** The fields that lead from a country to its states and cities, from a state to its cities, and to a city's other names. */
import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { GraphQLDate } from 'graphql-scalars';
import { checkFirst, checkRange } from './bounds.js';
import { Capital, capitalsOf } from './capital.js';
import { City } from './city.js';
import { checkStateCode, stateByCode, stateCode } from './codes.js';
import { CityOrder } from './city-order.js';
import {
  averageBorders,
  averageCities,
  averageOtherNames,
  averageSpeaking,
  averageStates,
  items,
} from './complexity.js';
import { Country, State } from './country.js';
import { CountryLanguage, nameInItself } from './country-language.js';
import { FormerName } from './former-name.js';
import { FormerState } from './former-state.js';
import { RelatedState } from './related-state.js';
import type { Geography } from './geography.js';
import { type Connection, connectionOf } from '../../rest/schema/connection.js';
import { afterArgument, firstArgument, pageComplexity } from '../../rest/schema/page-arguments.js';
import { maxFirst } from '../../rest/transport/pages.js';

/** The register has months and years too, where its sources say no more. */
const dayOf = (date: string | null): string | null => (date?.length === 'yyyy-mm-dd'.length ? date : null);

const Cities = connectionOf(City, { mayFail: false });

/** No country has more levels of states. */
const deepest = 3;

@Resolver(() => Country)
export class CountryLinks {
  @FieldResolver(() => [Capital], {
    complexity: items(1),
    description: 'The capitals of the country, each with its role; `capital` is the first. Empty if there is none.',
  })
  capitals(@Root() country: Country): Capital[] {
    return capitalsOf(country);
  }

  @FieldResolver(() => [FormerName], {
    complexity: items(1),
    description: 'Names that the country had since 2016, with the source of the change.',
  })
  formerNames(@Ctx('geography') geography: Geography, @Root() country: Country): FormerName[] {
    return geography.changes.formerNamesOf(country.id);
  }

  @FieldResolver(() => [Country], {
    complexity: items(averageBorders),
    description: 'The countries that it shares a land border with, by code. Source: World Countries, ODbL.',
  })
  borders(@Ctx('geography') geography: Geography, @Root() country: Country): Country[] {
    return country.borderCodes.flatMap((code) => geography.countryByCode(code) ?? []);
  }

  @FieldResolver(() => [State], {
    complexity: items(averageStates),
    description:
      'The states of the country, by name, those of all levels unless one is given. A territory without subdivisions is one state with its own name; AQ, BV and HM, which have no towns, have none.',
  })
  states(
    @Root() country: Country,
    @Arg('level', () => Int, {
      nullable: true,
      description: `Which level to list, from 1 to ${deepest}: 1 for states that lie in no other, 2 for their children.`,
    })
    level: number | null | undefined,
  ): State[] {
    if (typeof level !== 'number') return country.states;
    checkRange('states', 'level', level, 1, deepest);
    return country.states.filter((state) => state.level === level);
  }

  @FieldResolver(() => State, { nullable: true, description: 'A state of the country by its code; null when unknown.' })
  state(@Root() country: Country, @Arg('code', { description: stateCode }) code: string): State | null {
    checkStateCode('state', 'code', code);
    return stateByCode(country, code) ?? null;
  }

  @FieldResolver(() => State, {
    nullable: true,
    description:
      'A state of the country by what people call it. A code takes precedence over a name; if several states share a name, the one whose cities have most people is returned.',
  })
  stateNamed(
    @Ctx('geography') geography: Geography,
    @Root() country: Country,
    @Arg('name', { description: 'Name, native name or code, ignoring case and accents.' }) name: string,
  ): State | null {
    return geography.state(country, name) ?? null;
  }

  @FieldResolver(() => Cities, { complexity: pageComplexity(), description: 'The cities of the country.' })
  cities(
    @Ctx('geography') geography: Geography,
    @Root() country: Country,
    @firstArgument() first: number,
    @afterArgument() after: string | null | undefined,
    @Arg('orderBy', () => CityOrder, { defaultValue: CityOrder.POPULATION, description: 'Their order.' })
    orderBy: CityOrder,
  ): Connection<City> {
    checkFirst('cities', first, maxFirst);
    return geography.citiesIn(country, { first, after, orderBy });
  }
}

@Resolver(() => CountryLanguage)
export class LanguageLinks {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Name in the language itself such as "हिन्दी"; null if it is not known. Source: Unicode CLDR.',
  })
  nativeName(@Root() { code }: CountryLanguage): string | null {
    return nameInItself(code);
  }

  @FieldResolver(() => [Country], {
    complexity: items(averageSpeaking),
    description: 'The countries that have the language among their `languages`, by name.',
  })
  countries(@Ctx('geography') geography: Geography, @Root() { code }: CountryLanguage): readonly Country[] {
    return geography.countriesSpeaking(code);
  }
}

@Resolver(() => State)
export class StateLinks {
  @FieldResolver(() => [FormerName], {
    complexity: items(1),
    description: 'Names that the state had since 2016, and those of states that were merged into it, the latest first.',
  })
  formerNames(@Ctx('geography') geography: Geography, @Root() state: State): FormerName[] {
    return geography.changes.formerNamesOf(state.id);
  }

  @FieldResolver(() => GraphQLDate, {
    nullable: true,
    description: 'The first day of the state; null if that was before 2016, or the day is not known.',
  })
  validFrom(@Ctx('geography') geography: Geography, @Root() state: State): string | null {
    return dayOf(geography.changes.validFrom(state.id));
  }

  @FieldResolver(() => GraphQLDate, {
    nullable: true,
    description: 'The day on which it was abolished; null if it was not, or the day is not known.',
  })
  validTo(@Ctx('geography') geography: Geography, @Root() state: State): string | null {
    return dayOf(geography.changes.validTo(state.id));
  }

  @FieldResolver(() => [RelatedState], {
    complexity: items(1),
    description: 'The states that it was a part of, or that it stands for, until `validFrom`.',
  })
  predecessors(@Ctx('geography') geography: Geography, @Root() state: State): RelatedState[] {
    return geography.changes.predecessorsOf(state.id).map((nameOrId) => geography.relatedState(nameOrId));
  }

  @FieldResolver(() => [RelatedState], {
    complexity: items(1),
    description: 'The states that were split off from it since 2016, or that stand for it since `validTo`.',
  })
  successors(@Ctx('geography') geography: Geography, @Root() state: State): RelatedState[] {
    return geography.changes.successorsOf(state.id).map((nameOrId) => geography.relatedState(nameOrId));
  }

  @FieldResolver(() => [State], {
    complexity: items(averageStates),
    description: 'The states that it is the parent of, by name; most states have none.',
  })
  children(@Root() state: State): readonly State[] {
    return state.children;
  }

  @FieldResolver(() => Country, {
    nullable: true,
    description:
      'The country that the state is as well, by an ISO 3166-1 code of its own: Puerto Rico, Taiwan, Réunion; null for all other states.',
  })
  territory(@Ctx('geography') geography: Geography, @Root() state: State): Country | null {
    return geography.territoryOf(state) ?? null;
  }

  @FieldResolver(() => [City], {
    complexity: items(averageCities),
    description:
      'The cities of the state, by name; of a state with children those of all below it, each once, state by state. If the state is a `territory`, they are the cities of that country; after `validTo`, those that went to its `successors`. See `hasKnownCities` where there is none.',
  })
  cities(@Ctx('geography') geography: Geography, @Root() state: State): City[] {
    return geography.citiesListedIn(state);
  }
}

@Resolver(() => City)
export class CityLinks {
  @FieldResolver(() => [FormerName], {
    complexity: items(1),
    description: 'Names that the city had since 2016, the latest first, with the source of the change.',
  })
  formerNames(@Ctx('geography') geography: Geography, @Root() city: City): FormerName[] {
    return geography.changes.formerNamesOf(city.id);
  }

  @FieldResolver(() => [FormerState], {
    complexity: items(1),
    description: 'States that the city was in since 2016, the latest first, with the source of the change.',
  })
  formerStates(@Ctx('geography') geography: Geography, @Root() city: City): FormerState[] {
    return geography.formerStatesOf(city);
  }

  @FieldResolver(() => [String], {
    complexity: items(1),
    description:
      'IATA codes of the airports with scheduled flights that serve the city, such as "FRA". Source: OurAirports.',
  })
  iataCodes(@Ctx('geography') geography: Geography, @Root() city: City): string[] {
    return geography.iataCodesOf(city);
  }

  @FieldResolver(() => [String], {
    complexity: items(averageOtherNames),
    description:
      'Other names of the city (GeoNames): in other languages and scripts, former names and abbreviations. It is found by any of them.',
  })
  otherNames(@Ctx('geography') geography: Geography, @Root() city: City): string[] {
    return geography.otherNamesOf(city);
  }
}
