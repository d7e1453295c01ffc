/** The first subdivision of a country: a state, province, region, district or the like. */
import { Field, Float, ObjectType } from 'type-graphql';
import { Country } from './country.js';

@ObjectType({
  description:
    'The first subdivision of a country. Its identity is country and code: some names stand twice within a country.',
})
export class State {
  @Field({
    description:
      'Code within the country, such as "MH": the part of the ISO 3166-2 code after the hyphen where codeIsIso says so, else a code of the data set.',
  })
  readonly code!: string;

  @Field({ description: 'Whether the code is one of ISO 3166-2 and not of the data set alone. Source: Unicode CLDR.' })
  readonly codeIsIso!: boolean;

  @Field({ description: 'Name in English.' })
  readonly name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name in a language of the country; null where no second source has it.',
  })
  readonly nativeName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the subdivision is called: "state", "province", "district" and about a hundred others.',
  })
  readonly type!: string | null;

  @Field(() => Country, { description: 'The country that the state belongs to.' })
  readonly country!: Country;

  @Field(() => Float, { nullable: true, description: 'Latitude of the middle in degrees, north positive.' })
  readonly latitude!: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude of the middle in degrees, east positive.' })
  readonly longitude!: number | null;

  @Field(() => String, { nullable: true, description: 'IANA time zone such as "Asia/Kolkata".' })
  readonly timezone!: string | null;

  /** Position of its first city among all cities; the others follow. */
  readonly firstCity!: number;

  readonly cityCount!: number;

  constructor(fields: State) {
    Object.assign(this, fields);
  }
}
