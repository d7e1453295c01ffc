/** Locations: cities with the provider's data centers, and prices by location. */
import type { GraphQLResolveInfo } from 'graphql';
import { type ClassType, Ctx, Field, FieldResolver, Float, ID, Info, ObjectType, Resolver, Root } from 'type-graphql';
import type { RestContext } from '../../rest/transport/context.js';
import type { RowGroup } from '../../rest/rows/group.js';
import { OfClass } from '../../rest/mapping/declared.js';
import { objectsOf } from '../../rest/planner/read-objects.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import { HostingPrice } from './price.js';

@ObjectType()
export abstract class AnyLocation {
  @Field(() => ID, { description: 'Id of the location' })
  id!: number;

  @Field({ description: 'Short name, for instance `fsn1`' })
  name!: string;

  @Field({ description: 'Description of the location' })
  description!: string;

  @Field({ description: 'The city by name, as the provider writes it' })
  @OfClass()
  get cityName(): string {
    return this.city;
  }

  @Field({ description: 'ISO 3166-1 code of the country, two letters' })
  @OfClass()
  get countryCode(): string {
    return this.country;
  }

  @Field(() => Float, { description: 'Latitude in degrees, north positive' })
  latitude!: number;

  @Field(() => Float, { description: 'Longitude in degrees, east positive' })
  longitude!: number;

  @Field({
    description: 'The network zone, for instance `eu-central`: networks span the locations of one zone',
  })
  networkZone!: string;

  /** Plain names on the wire; the fields are links to geography. */
  city!: string;
  country!: string;
}

/** A price in one location. */
@ObjectType()
export abstract class LocationPrice {
  @Field({ description: 'The location by name, for instance `fsn1`' })
  @OfClass()
  get locationName(): string {
    return this.location;
  }

  @Field(() => HostingPrice, { description: 'The monthly price cap' })
  priceMonthly!: HostingPrice;

  /** A name on the wire; the field is a link. */
  location!: string;
}

/** Billed by the hour, up to the monthly price. */
@ObjectType()
export abstract class HourlyPrice extends LocationPrice {
  @Field(() => HostingPrice, { description: 'Per started hour' })
  priceHourly!: HostingPrice;
}

/** Links prices to their location, which they refer to by name instead of id. */
export function located(Price: ClassType<LocationPrice>, Location: ClassType<AnyLocation>, row: BoundRow<AnyLocation>) {
  @Resolver(() => Price)
  class LocationOfPrice {
    @FieldResolver(() => Location, { nullable: true, description: 'The location that the price applies to' })
    async location(@Root() price: LocationPrice, @Ctx() context: RestContext, @Info() info: GraphQLResolveInfo) {
      const all = await objectsOf(row, {}, { context, info, parent: price });
      return all.find(({ name }) => name === price.location) ?? null;
    }
  }
  return { rows: {}, resolver: LocationOfPrice } satisfies RowGroup;
}
