/** Prices of server types and load balancer types. */
import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { HourlyPrice } from '../machines/location.js';
import { HostingPrice } from '../machines/price.js';

@ObjectType('CloudTypePrice', { description: 'The price of a server or load balancer type in one location' })
export class TypePrice extends HourlyPrice {
  @Field(() => GraphQLSafeInt, { description: 'Included outgoing traffic per month in bytes' })
  includedTraffic!: number;

  @Field(() => HostingPrice, { description: 'Per terabyte of outgoing traffic beyond the included amount' })
  pricePerTbTraffic!: HostingPrice;
}
