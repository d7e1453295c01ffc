/** A city, town or other populated place of a state. */
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { isNode } from '../../base/node.js';
import { Country, State } from './country.js';
import { cityId } from './place-id.js';
import { Optional } from '../../base/optional-field.js';

@ObjectType({ description: 'A city, town or other populated place of a state.' })
export class City {
  @Field(() => ID, {
    description:
      'Identifies the city, such as "city:12345". The number was given once: it stays when the city is renamed, moved or listed in another state.',
  })
  get id(): string {
    return cityId(this.number);
  }

  /** Given once: no other city has had it or gets it. */
  readonly number!: number;

  @Field({
    description: 'Name as the data set writes it: mostly in English, otherwise the local name in Latin letters.',
  })
  readonly name!: string;

  @Optional(() => State, 'The state that the city belongs to; every city has one.')
  readonly state!: State;

  @Field(() => Country, { description: 'The country that the city belongs to.' })
  readonly country!: Country;

  @Optional(() => Float, 'Latitude in degrees, north positive; every city has one.')
  readonly latitude!: number;

  @Optional(() => Float, 'Longitude in degrees, east positive; every city has one.')
  readonly longitude!: number;

  @Optional(() => String, 'IANA time zone such as "Asia/Kolkata"; every city has one.')
  readonly timezone!: string;

  @Optional(() => Int, 'Population (GeoNames); null if unknown.')
  readonly population!: number | null;

  @Field({
    description:
      'Whether it is not a city of its own but part of one, such as a borough, or an area that is not a settlement.',
  })
  readonly isDistrict!: boolean;

  /** Among all cities; leads to what is looked up only when requested. */
  readonly position!: number;

  constructor(fields: Omit<City, 'id'>) {
    Object.assign(this, fields);
  }
}

isNode(City);
