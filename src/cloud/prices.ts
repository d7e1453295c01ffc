/** Prices, and prices per location: what server types, load balancer types and addresses cost. */
import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { HostingPrice } from '../machines/price.js';
import { OfClass } from '../rest/declared.js';

/** What something costs in one location. */
@ObjectType()
export abstract class LocationPrice {
  @Field({ description: 'The location by name, for instance `fsn1`' })
  @OfClass()
  get locationName(): string {
    return this.location;
  }

  @Field(() => HostingPrice, { description: 'The most that a month costs' })
  priceMonthly!: HostingPrice;

  /** A name on the wire; the field is a link. */
  location!: string;
}

/** Billed by the hour, up to the price of the month. */
@ObjectType()
export abstract class HourlyPrice extends LocationPrice {
  @Field(() => HostingPrice, { description: 'Per hour begun' })
  priceHourly!: HostingPrice;
}

@ObjectType('CloudTypePrice', { description: 'What a server or load balancer of a type costs in one location' })
export class TypePrice extends HourlyPrice {
  @Field(() => GraphQLSafeInt, { description: 'Bytes of outgoing traffic a month that are free' })
  includedTraffic!: number;

  @Field(() => HostingPrice, { description: 'Per terabyte of outgoing traffic beyond the free' })
  pricePerTbTraffic!: HostingPrice;
}
