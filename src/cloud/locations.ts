/** Locations: the cities where cloud servers run. */
import { ArgsType, Field, Float, ID, ObjectType } from 'type-graphql';
import { sorting } from '../rest/enum.js';
import { get, list } from '../rest/rows.js';
import { Cloud } from './cloud.js';
import { on } from './dialect.js';
import { catalogue } from './shared.js';

const LocationSort = sorting('CloudLocationSort', ['id', 'name']);

@ObjectType('CloudLocation', { description: 'A city where cloud servers run' })
export class Location {
  @Field(() => ID, { description: 'Number of the location' })
  id!: number;

  @Field({ description: 'Short name, for instance `fsn1`' })
  name!: string;

  @Field({ description: 'What it is, in words' })
  description!: string;

  @Field({ description: 'The city by name' })
  get cityName(): string {
    return this.city;
  }

  @Field(() => Float, { description: 'Degrees north' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees east' })
  longitude!: number;

  @Field({ description: 'Networks reach all locations of one zone' })
  networkZone!: string;

  /** Plain names on the wire; the fields are links to geography. */
  city!: string;
  country!: string;
}

@ArgsType()
class LocationFilter {
  @Field(() => String, { nullable: true, description: 'Only the one of this name' })
  name?: string;

  @Field(() => [LocationSort], { nullable: true, description: 'The order; by id unless given' })
  sort?: string[];
}

export const reads = on(Cloud, {
  locations: list('/locations', () => Location, LocationFilter, { ttl: catalogue }),
  location: get('/locations/{id}', () => Location, { ttl: catalogue }),
});
