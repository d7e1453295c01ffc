/** A country or territory with an ISO 3166-1 code. */
import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { State } from './state.js';
import { Translation } from './translation.js';

@ObjectType({
  description:
    'A country or territory with an ISO 3166-1 code (and Kosovo as XK). Source: Countries States Cities Database, ODbL.',
})
export class Country {
  @Field({ description: 'ISO 3166-1 alpha-2 code such as "IN": the identity of a country.' })
  readonly isoCode!: string;

  @Field({ description: 'ISO 3166-1 alpha-3 code such as "IND".' })
  readonly iso3!: string;

  @Field({ description: 'Name in English.' })
  readonly name!: string;

  @Field(() => String, { nullable: true, description: 'Name in a language of the country.' })
  readonly nativeName!: string | null;

  @Field({ description: 'Flag as an emoji.' })
  readonly flag!: string;

  @Field(() => String, { nullable: true, description: 'Name of the capital; null where there is none.' })
  readonly capital!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Part of the world: Africa, Americas, Asia, Europe, Oceania or Polar; null for two uninhabited islands.',
  })
  readonly region!: string | null;

  @Field(() => String, { nullable: true, description: 'Part of the region such as "Southern Asia" (UN M49).' })
  readonly subregion!: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of inhabitants; null where the data set has none.' })
  readonly population!: number | null;

  @Field(() => Float, { description: 'Latitude of the middle in degrees, north positive.' })
  readonly latitude!: number;

  @Field(() => Float, { description: 'Longitude of the middle in degrees, east positive.' })
  readonly longitude!: number;

  @Field(() => [String], {
    description:
      'IANA time zones in use; those of territories without states come from CLDR. Empty where nobody lives.',
  })
  readonly timezones!: readonly string[];

  @Field(() => [Translation], { description: 'Names in other languages; empty for territories without states.' })
  readonly translations!: readonly Translation[];

  /** ISO 4217 code of the current legal tender; null where there is none. The graph reaches it through the rates. */
  readonly currencyCode!: string | null;

  /** By name, then by code; the graph reaches them through a resolver, for State imports Country. */
  readonly states: State[] = [];

  constructor(fields: Omit<Country, 'states'>) {
    Object.assign(this, fields);
  }
}
