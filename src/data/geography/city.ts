/** A city, town or other populated place of a state. */
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Country, State } from './country.js';

@ObjectType({ description: 'A city, town or other populated place of a state.' })
export class City {
  @Field({
    description: 'Name as the data set writes it: mostly in English, otherwise the local name in Latin letters.',
  })
  readonly name!: string;

  @Field(() => State, { description: 'The state that the city belongs to.' })
  readonly state!: State;

  @Field(() => Country, { description: 'The country that the city belongs to.' })
  readonly country!: Country;

  @Field(() => Float, { description: 'Latitude in degrees, north positive.' })
  readonly latitude!: number;

  @Field(() => Float, { description: 'Longitude in degrees, east positive.' })
  readonly longitude!: number;

  @Field({ description: 'IANA time zone such as "Asia/Kolkata".' })
  readonly timezone!: string;

  @Field(() => Int, { nullable: true, description: 'Population (GeoNames); null if unknown.' })
  readonly population!: number | null;

  @Field({
    description:
      'Whether it is not a city of its own but part of one, such as a borough, or an area that is not a settlement.',
  })
  readonly district!: boolean;

  /** Among all cities; leads to what is looked up only when asked for. */
  readonly position!: number;

  constructor(fields: City) {
    Object.assign(this, fields);
  }
}
