/** Locations: the cities where storage boxes are. The provider answers these calls at its cloud API. */
import { ArgsType, Field, Float, ID, ObjectType } from 'type-graphql';
import { OfClass } from '../rest/declared.js';
import { sorting } from '../rest/enum.js';
import { get, list } from '../rest/rows.js';
import { on } from './dialect.js';
import { catalogue } from './shared.js';
import { Storage } from './storage.js';

const NameSort = sorting('StorageNameSort', ['id', 'name']);

@ObjectType('StorageLocation', { description: 'A city where storage boxes are' })
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

  @Field({ description: 'The network zone it belongs to, for instance `eu-central`' })
  networkZone!: string;

  /** Plain names on the wire; the fields are links to geography. */
  city!: string;
  country!: string;
}

@ArgsType()
class LocationFilter {
  @Field(() => String, { nullable: true, description: 'Only the one of exactly this name' })
  name?: string;

  @Field(() => [NameSort], { nullable: true, description: 'The order; by id unless given' })
  sort?: string[];
}

const cloud = 'https://api.hetzner.cloud/v1';

export const reads = on(Storage, {
  locations: list('/locations', () => Location, LocationFilter, {
    ttl: catalogue,
    official: { call: 'GET /locations', baseUrl: cloud },
  }),
  location: get('/locations/{id}', () => Location, {
    ttl: catalogue,
    official: { call: 'GET /locations/{id}', baseUrl: cloud },
  }),
});
