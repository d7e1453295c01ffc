/** What server types and load balancer types cost. */
import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { HourlyPrice } from '../machines/location.js';
import { HostingPrice } from '../machines/price.js';

@ObjectType('CloudTypePrice', { description: 'What a server or load balancer of a type costs in one location' })
export class TypePrice extends HourlyPrice {
  @Field(() => GraphQLSafeInt, { description: 'Bytes of outgoing traffic a month that are free' })
  includedTraffic!: number;

  @Field(() => HostingPrice, { description: 'Per terabyte of outgoing traffic beyond the free' })
  pricePerTbTraffic!: HostingPrice;
}
