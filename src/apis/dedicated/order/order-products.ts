/** Standard servers that can be ordered, and their options. */
import { Min } from 'class-validator';
import { ArgsType, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { get, list } from '../../../rest/rows/row.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { Dedicated } from '../dedicated.js';
import { on } from '../bind.js';
import { catalogue } from './order-currency.js';
import { LocationPrice } from './order-prices.js';
import { Architectures, Distributions, Languages, Product, offered } from './order-shapes.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('DedicatedOrderableAddon', { description: 'An add-on that can be ordered with a server' })
export class OrderableAddon {
  @Field(() => ID, { description: 'Id of the add-on, for instance `primary_ipv4`' })
  id!: string;

  @Field({ description: 'Name of the add-on' })
  name!: string;

  @Optional(() => String, 'The only location that offers it, if there is just one')
  location?: string | null;

  @Field(() => Int, { description: 'The minimum number to order' })
  min!: number;

  @Field(() => Int, { description: 'The maximum number to order' })
  max!: number;

  @Field(() => [LocationPrice], { description: 'The price of one, by location' })
  prices!: LocationPrice[];
}

@ObjectType('DedicatedServerProduct', { description: 'A standard server product' })
export class ServerProduct extends Product {
  static readonly keys = { 'product-id': 'id' } as const;

  @Distributions
  distributions!: string[];

  @Architectures
  architectures?: number[];

  @Languages
  languages!: string[];

  @Field(() => [String], { description: 'Locations that offer it' })
  locations!: string[];

  @Field(() => [LocationPrice], { description: 'Prices, by location' })
  prices!: LocationPrice[];

  @Field(() => [OrderableAddon], { description: 'Add-ons that can be ordered with it' })
  orderableAddons!: OrderableAddon[];

  static override reshape(product: Wire): Wire {
    return offered(product);
  }
}

@ArgsType()
class ProductFilter {
  @Min(0)
  @Optional(() => Float, 'Minimum monthly price')
  minPrice?: number;

  @Min(0)
  @Optional(() => Float, 'Maximum monthly price')
  maxPrice?: number;

  @Min(0)
  @Optional(() => Float, 'Minimum setup fee')
  minPriceSetup?: number;

  @Min(0)
  @Optional(() => Float, 'Maximum setup fee')
  maxPriceSetup?: number;

  @Optional(() => String, 'Only products in this location, for instance `FSN1`')
  location?: string;
}

export const orderProducts = on(Dedicated, {
  serverProducts: list('/order/server/product', () => ServerProduct, ProductFilter, {
    about: 'Standard server products',
    ttl: catalogue,
    limit: '500/1h',
  }),
  serverProduct: get('/order/server/product/{product-id}', () => ServerProduct, {
    about: 'A standard server product; null when there is none',
    ttl: catalogue,
    limit: '500/1h',
  }),
});
