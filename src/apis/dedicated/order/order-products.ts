/** Standard servers that can be ordered, and what can be ordered with them. */
import { Min } from 'class-validator';
import { ArgsType, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { get, list } from '../../../rest/rows/row.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { Dedicated } from '../dedicated.js';
import { on } from '../bind.js';
import { catalogue } from './order-currency.js';
import { LocationPrice } from './order-prices.js';
import { Architectures, Distributions, Languages, Product, offered } from './order-shapes.js';

@ObjectType('DedicatedOrderableAddon', { description: 'What can be ordered with a server' })
export class OrderableAddon {
  @Field(() => ID, { description: 'What the order names it by, for instance `primary_ipv4`' })
  id!: string;

  @Field({ description: 'What it is, in words' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The only location where it can be ordered, if there is one' })
  location?: string | null;

  @Field(() => Int, { description: 'How many must be ordered at least' })
  min!: number;

  @Field(() => Int, { description: 'How many can be ordered at most' })
  max!: number;

  @Field(() => [LocationPrice], { description: 'What one costs, by location' })
  prices!: LocationPrice[];
}

@ObjectType('DedicatedServerProduct', { description: 'A standard server that can be ordered' })
export class ServerProduct extends Product {
  static readonly keys = { 'product-id': 'id' } as const;

  @Distributions
  distributions!: string[];

  @Architectures
  architectures?: number[];

  @Languages
  languages!: string[];

  @Field(() => [String], { description: 'The locations where it can be ordered' })
  locations!: string[];

  @Field(() => [LocationPrice], { description: 'What it costs, by location' })
  prices!: LocationPrice[];

  @Field(() => [OrderableAddon], { description: 'What can be ordered with it' })
  orderableAddons!: OrderableAddon[];

  static override reshape(product: Wire): Wire {
    return offered(product);
  }
}

@ArgsType()
class ProductFilter {
  @Min(0)
  @Field(() => Float, { nullable: true, description: 'Only those that cost this much a month or more' })
  minPrice?: number;

  @Min(0)
  @Field(() => Float, { nullable: true, description: 'Only those that cost this much a month or less' })
  maxPrice?: number;

  @Min(0)
  @Field(() => Float, { nullable: true, description: 'Only those that cost this much once or more' })
  minPriceSetup?: number;

  @Min(0)
  @Field(() => Float, { nullable: true, description: 'Only those that cost this much once or less' })
  maxPriceSetup?: number;

  @Field(() => String, { nullable: true, description: 'Only those of this location, for instance `FSN1`' })
  location?: string;
}

export const orderProducts = on(Dedicated, {
  serverProducts: list('/order/server/product', () => ServerProduct, ProductFilter, {
    about: 'Standard servers that can be ordered',
    ttl: catalogue,
    limit: '500/1h',
  }),
  serverProduct: get('/order/server/product/{product-id}', () => ServerProduct, {
    about: 'A standard server that can be ordered; null when there is none',
    ttl: catalogue,
    limit: '500/1h',
  }),
});
