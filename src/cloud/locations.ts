/** Locations: the cities where cloud servers run. */
import { Field, Float, ID, ObjectType } from 'type-graphql';
import { OfClass } from '../rest/declared.js';
import { get, list } from '../rest/rows.js';
import { Cloud } from './cloud.js';
import { on } from './dialect.js';
import { NameFilter, catalogue } from './shared.js';

@ObjectType('CloudLocation', { description: 'A city where cloud servers run' })
export class Location {
  @Field(() => ID, { description: 'Number of the location' })
  id!: number;

  @Field({ description: 'Short name, for instance `fsn1`' })
  name!: string;

  @Field({ description: 'What it is, in words' })
  description!: string;

  @Field({ description: 'The city by name' })
  @OfClass()
  get cityName(): string {
    return this.city;
  }

  @Field({ description: 'ISO 3166-1 code of the country, two letters' })
  @OfClass()
  get countryCode(): string {
    return this.country;
  }

  @Field(() => Float, { description: 'Degrees north' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees east' })
  longitude!: number;

  @Field({
    description: 'The network zone it belongs to, for instance `eu-central`: networks span the locations of one zone',
  })
  networkZone!: string;

  /** Plain names on the wire; the fields are links to geography. */
  city!: string;
  country!: string;
}

export const reads = on(Cloud, {
  locations: list('/locations', () => Location, NameFilter, { ttl: catalogue }),
  location: get('/locations/{id}', () => Location, { ttl: catalogue }),
});
