/** A country or territory with an ISO 3166-1 code, and the states that it is divided into. */
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { composeId } from '../../base/global-id.js';
import { isNode } from '../../base/node.js';
import { CountryLanguage } from './country-language.js';
import { items } from './complexity.js';
import { DrivingSide } from './driving-side.js';
import { stateId } from './place-id.js';
import type { TranslatedNames } from './translated-names.js';
import { Translation } from './translation.js';
import { Optional } from '../../base/optional-field.js';

const averageLanguages = 6;
const averageTranslations = 100;

@ObjectType({
  description:
    'A country or territory with an ISO 3166-1 code (and Kosovo as XK). Source: Countries States Cities Database, ODbL.',
})
export class Country {
  @Field(() => ID, { description: 'Its id, such as `country:IN`, for `node`.' })
  get id(): string {
    return composeId('country', this.isoCode);
  }

  @Field({ description: 'ISO 3166-1 alpha-2 code such as "IN", which identifies the country.' })
  readonly isoCode!: string;

  @Field({ description: 'ISO 3166-1 alpha-3 code such as "IND".' })
  readonly iso3!: string;

  @Optional(() => String, 'ISO 3166-1 numeric code, three digits such as "356"; null for Kosovo, which has none.')
  readonly numericCode!: string | null;

  @Field({ description: 'Name in English.' })
  readonly name!: string;

  @Optional(() => String, 'Name in a language of the country.')
  readonly nativeName!: string | null;

  @Field({ description: 'Flag as an emoji.' })
  readonly flag!: string;

  @Optional(
    () => String,
    'Name of the capital in English; null if there is none. If there are several, the one that the constitution names, or the first.',
  )
  readonly capital!: string | null;

  @Optional(() => String, 'Region by UN M49: Africa, Americas, Asia, Europe or Oceania; and Polar for Antarctica.')
  readonly region!: string | null;

  @Optional(() => String, 'Subregion by UN M49, such as "Southern Asia"; null for Antarctica.')
  readonly subregion!: string | null;

  @Optional(() => Int, 'Population; null if the data set has none.')
  readonly population!: number | null;

  @Optional(() => Float, 'Area in square kilometers; null if the source has none. Source: World Countries, ODbL.')
  readonly area!: number | null;

  /** ISO codes of the countries that it borders; the graph reaches them through a resolver. */
  readonly borderCodes!: readonly string[];

  @Optional(
    () => DrivingSide,
    'The side of the road on which vehicles drive; null where there are no public roads. Source: Country Coder.',
  )
  readonly drivingSide!: DrivingSide | null;

  @Optional(() => Float, 'Latitude of the center in degrees, north positive; every country has one.')
  readonly latitude!: number;

  @Optional(() => Float, 'Longitude of the center in degrees, east positive; every country has one.')
  readonly longitude!: number;

  @Field(() => [String], {
    description:
      'IANA time zones in use; those of territories without subdivisions come from CLDR. Empty for uninhabited territories.',
  })
  readonly timezones!: readonly string[];

  @Field(() => [String], {
    complexity: items(1),
    description:
      'International calling codes, such as "+91". A hyphen separates the area code of a territory in a shared numbering plan: "+1-268". Empty if there are no telephones. Source: World Countries, ODbL.',
  })
  readonly callingCodes!: readonly string[];

  @Field(() => [String], {
    complexity: items(1),
    description: 'Top-level domains such as ".in": the Latin one first, then those in other scripts: ".भारत".',
  })
  readonly topLevelDomains!: readonly string[];

  @Field(() => [CountryLanguage], {
    complexity: items(averageLanguages),
    description:
      'Languages: first those official in the whole country, then those official in part of it or used by more than 5 per cent; each group by number of speakers. Source: Unicode CLDR.',
  })
  readonly languages!: readonly CountryLanguage[];

  @Field(() => [Translation], {
    complexity: items(averageTranslations),
    description: 'Names in about a hundred other languages, sorted by language. Source: Unicode CLDR.',
  })
  get translations(): readonly Translation[] {
    return this.translatedNames.list();
  }

  readonly translatedNames!: TranslatedNames;

  /** ISO 4217 code of the current legal tender; null where there is none. The graph reaches it through the rates. */
  readonly currencyCode!: string | null;

  /** They are sorted by name, then by code; the graph reaches them through a resolver. */
  readonly states: State[] = [];

  constructor(fields: Omit<Country, 'id' | 'states' | 'translations'>) {
    Object.assign(this, fields);
  }
}

isNode(Country);

/** A subdivision of a country: a state, province, region, district or the like. */
@ObjectType({
  description:
    'A subdivision of a country such as a state, region, province or county, identified by country and code: some names occur twice within a country. Some countries have them on two levels or three.',
})
export class State {
  @Field(() => ID, {
    description: 'Identifies the state by the codes of its country and its own, such as "state:IN:MH".',
  })
  get id(): string {
    return stateId(this.country.isoCode, this.code);
  }

  @Field({
    description:
      'Code within the country, such as "MH": the part of the ISO 3166-2 code after the hyphen if `isIsoCode` is true, otherwise a code of the data set.',
  })
  readonly code!: string;

  @Field({
    description: 'Whether the code is from ISO 3166-2 rather than only from the data set. Source: Unicode CLDR.',
  })
  readonly isIsoCode!: boolean;

  @Field({ description: 'Name in English.' })
  readonly name!: string;

  @Optional(() => String, 'Name in a language of the country; null if no second source has it.')
  readonly nativeName!: string | null;

  @Optional(
    () => String,
    'The kind of subdivision as the country calls it, in English: "state", "region", "province", "county", "prefecture" and about a hundred others.',
  )
  readonly type!: string | null;

  @Field(() => Country, { description: 'The country that the state belongs to.' })
  readonly country!: Country;

  @Optional(
    () => State,
    'The larger state that it is a part of, such as Tuscany of Florence; null if it lies in none. Source: Unicode CLDR (ISO 3166-2).',
  )
  readonly parent!: State | null;

  @Field(() => Int, { description: '1 if it lies in no larger state, 2 if it is a child of such a state, and so on.' })
  readonly level!: number;

  @Field({
    description:
      'Whether it is known which cities lie in it. If false, `cities` is empty because no source says; they are listed with the parent.',
  })
  readonly hasKnownCities!: boolean;

  @Optional(() => Float, 'Latitude of the center in degrees, north positive.')
  readonly latitude!: number | null;

  @Optional(() => Float, 'Longitude of the center in degrees, east positive.')
  readonly longitude!: number | null;

  @Optional(() => String, 'IANA time zone such as "Asia/Kolkata".')
  readonly timezone!: string | null;

  /** Those that it is the parent of, by name, then by code; the graph reaches them through a resolver. */
  readonly children!: readonly State[];

  /** Position of its first city among all cities; its others follow, then those of its children. */
  readonly firstCity!: number;

  /** The count includes the cities of all states below. */
  readonly cityCount!: number;

  readonly ownCityCount!: number;

  constructor(fields: Omit<State, 'id'>) {
    Object.assign(this, fields);
  }
}

isNode(State);
