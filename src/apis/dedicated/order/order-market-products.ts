/** Market servers: used machines, each unique, that get cheaper over time. */
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
import { Optional } from '../../../base/optional-field.js';

/** Common fields of offered and ordered market servers. */
@ObjectType()
export abstract class MarketServer extends Product {
  @Field({ description: 'Processor model' })
  cpu!: string;

  @Field(() => Int, { description: 'Processor benchmark score' })
  cpuBenchmark!: number;

  @Field(() => Int, { description: 'Memory in gigabytes' })
  memorySize!: number;

  @Field(() => Int, { description: 'Size of each drive in gigabytes' })
  hddSize!: number;

  @Field({ description: 'Additional information on drives and memory, for instance `ENT.HDD ECC INIC`' })
  hddText!: string;

  @Field(() => Int, { description: 'Number of drives' })
  hddCount!: number;

  @Field({ description: 'Data center, for instance `FSN1-DC5`' })
  datacenter!: string;

  @Field({ description: 'Network speed, for instance `100 Mbit/s`' })
  networkSpeed!: string;
}

@ObjectType('DedicatedMarketProduct', {
  description: 'A server of the server market (auction): a used one, of which there is only one',
})
export class MarketProduct extends MarketServer {
  static readonly keys = { 'product-id': 'id' } as const;

  @Distributions
  distributions!: string[];

  @Architectures
  architectures?: number[];

  @Languages
  languages!: string[];

  @Field(() => Money, { description: 'Monthly price without VAT' })
  price!: Money;

  @Optional(() => Money, 'Hourly price without VAT; null when it is not billed by the hour')
  priceHourly!: Money | null;

  @Field(() => Money, { description: 'Setup fee without VAT' })
  priceSetup!: Money;

  @Field(() => Money, { description: 'Monthly price with VAT' })
  priceVat!: Money;

  @Optional(() => Money, 'Hourly price with VAT; null when it is not billed by the hour')
  priceHourlyVat!: Money | null;

  @Field(() => Money, { description: 'Setup fee with VAT' })
  priceSetupVat!: Money;

  @Field({ description: 'The price is fixed; otherwise it falls over time' })
  fixedPrice!: boolean;

  @Field(() => Int, { description: 'Seconds until the next price reduction' })
  nextReduction!: number;

  @Field(() => LocalDateTime, { description: 'When the price is next reduced' })
  nextReductionAt!: string;

  @Field(() => [OrderableAddon], { description: 'Add-ons that can be ordered with it' })
  orderableAddons!: OrderableAddon[];

  static override reshape(product: Wire): Wire {
    return offered(product);
  }
}

export const orderMarketProducts = on(Dedicated, {
  marketProducts: list('/order/server_market/product', () => MarketProduct, {
    about: 'Servers of the server market',
    limit: '500/1h',
  }),
  marketProduct: get('/order/server_market/product/{product-id}', () => MarketProduct, {
    about: 'A server of the server market; null when it does not exist or is no longer offered',
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
