/** Prices, and prices per location: what server types, load balancer types and addresses cost. */
import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { Money } from '../rates/money.js';

@ObjectType('CloudPrice', { description: 'A price without and with tax' })
export class Price {
  @Field(() => Money, { description: 'Without value added tax' })
  net!: Money;

  @Field(() => Money, { description: 'With value added tax at the rate of the account' })
  gross!: Money;
}

/** What something costs in one location. */
@ObjectType()
export abstract class LocationPrice {
  @Field({ description: 'The location by name, for instance `fsn1`' })
  get locationName(): string {
    return this.location;
  }

  @Field(() => Price, { description: 'The most that a month costs' })
  priceMonthly!: Price;

  /** A name on the wire; the field is a link. */
  location!: string;
}

/** Billed by the hour, up to the price of the month. */
@ObjectType()
export abstract class HourlyPrice extends LocationPrice {
  @Field(() => Price, { description: 'Per hour begun' })
  priceHourly!: Price;
}

@ObjectType('CloudTypePrice', { description: 'What a server or load balancer of a type costs in one location' })
export class TypePrice extends HourlyPrice {
  @Field(() => GraphQLSafeInt, { description: 'Bytes of outgoing traffic a month that are free' })
  includedTraffic!: number;

  @Field(() => Price, { description: 'Per terabyte of outgoing traffic beyond the free' })
  pricePerTbTraffic!: Price;
}
