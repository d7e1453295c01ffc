/** Servers of the market: used ones, each a single machine, cheaper as time passes. */
import { Field, Int, ObjectType } from 'type-graphql';
import { Money } from '../../../data/rates/money/money.js';
import { get, list } from '../../../rest/rows/row.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { Dedicated } from '../dedicated.js';
import { on } from '../bind.js';
import { LocalDateTime } from '../local-date-time.js';
import { inOrderCurrency } from './order-currency.js';
import { OrderableAddon } from './order-products.js';
import { Architectures, Distributions, Languages, Product, offered } from './order-shapes.js';

/** What a server of the market has, offered or ordered. */
@ObjectType()
export abstract class MarketServer extends Product {
  @Field({ description: 'The model of its processor' })
  cpu!: string;

  @Field(() => Int, { description: 'How fast its processor is, in points of a benchmark' })
  cpuBenchmark!: number;

  @Field(() => Int, { description: 'Memory in gigabytes' })
  memorySize!: number;

  @Field(() => Int, { description: 'Size of one drive in gigabytes' })
  hddSize!: number;

  @Field({ description: 'What is special about its drives and memory, for instance `ENT.HDD ECC INIC`' })
  hddText!: string;

  @Field(() => Int, { description: 'How many drives it has' })
  hddCount!: number;

  @Field({ description: 'The data center it stands in, for instance `FSN1-DC5`' })
  datacenter!: string;

  @Field({ description: 'How fast its network is, for instance `100 Mbit/s`' })
  networkSpeed!: string;
}

@ObjectType('DedicatedMarketProduct', { description: 'A used server that can be ordered; there is one of each' })
export class MarketProduct extends MarketServer {
  static readonly keys = { 'product-id': 'id' } as const;

  @Distributions
  distributions!: string[];

  @Architectures
  architectures?: number[];

  @Languages
  languages!: string[];

  @Field(() => Money, { description: 'A month, without VAT' })
  price!: Money;

  @Field(() => Money, { nullable: true, description: 'An hour, without VAT; null when it is not billed by the hour' })
  priceHourly!: Money | null;

  @Field(() => Money, { description: 'Once, without VAT' })
  priceSetup!: Money;

  @Field(() => Money, { description: 'A month, with VAT' })
  priceVat!: Money;

  @Field(() => Money, { nullable: true, description: 'An hour, with VAT; null when it is not billed by the hour' })
  priceHourlyVat!: Money | null;

  @Field(() => Money, { description: 'Once, with VAT' })
  priceSetupVat!: Money;

  @Field({ description: 'Its price stays; otherwise it goes down as time passes' })
  fixedPrice!: boolean;

  @Field(() => Int, { description: 'Seconds until its price goes down' })
  nextReduction!: number;

  @Field(() => LocalDateTime, { description: 'When its price goes down' })
  nextReductionAt!: string;

  @Field(() => [OrderableAddon], { description: 'What can be ordered with it' })
  orderableAddons!: OrderableAddon[];

  static override reshape(product: Wire): Wire {
    return offered(product);
  }
}

export const orderMarketProducts = on(Dedicated, {
  marketProducts: list('/order/server_market/product', () => MarketProduct, {
    about: 'Used servers that can be ordered',
    limit: '500/1h',
  }),
  marketProduct: get('/order/server_market/product/{product-id}', () => MarketProduct, {
    about: 'A used server that can be ordered; null when there is none, or no longer',
    limit: '500/1h',
  }),
});

export const currency = inOrderCurrency(MarketProduct, [
  'price',
  'priceHourly',
  'priceSetup',
  'priceVat',
  'priceHourlyVat',
  'priceSetupVat',
]);
