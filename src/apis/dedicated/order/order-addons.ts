/** Add-ons that can be ordered for an existing server, such as addresses, and their orders. */
import { IsIP, MinLength } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { list, post } from '../../../rest/rows/row.js';
import { Dedicated } from '../dedicated.js';
import { mutations, on } from '../bind.js';
import { LocationPrice } from './order-prices.js';
import { Order, Transaction, costs, transactions } from './order.js';
import { Server } from '../server.js';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType()
abstract class Addon {
  @Field(() => ID, { description: 'Id of the product, for instance `additional_ipv4`' })
  id!: string;

  @Field({ description: 'Name of the product' })
  name!: string;

  @Optional(() => String, 'Type of the product, for instance `ip_ipv4` or `subnet_ipv4`')
  type?: string;

  @Field(() => LocationPrice, { description: 'Its price at the location of the server' })
  price!: LocationPrice;
}

@ObjectType('DedicatedAddonProduct', { description: 'An add-on that can be ordered for a server' })
class AddonProduct extends Addon {}

@ObjectType('DedicatedOrderedAddonProduct', { description: 'An add-on as it was ordered' })
class OrderedAddonProduct extends Addon {}

@ObjectType('DedicatedAddonResource', { description: 'A resource that an order provided' })
class AddonResource {
  @Field({ description: 'Type of the resource, for instance `subnet`' })
  type!: string;

  @Field(() => ID, { description: 'Id of the resource, for instance the address of a subnet' })
  id!: string;
}

@ObjectType('DedicatedAddonTransaction', { description: 'An order of a server add-on' })
export class AddonTransaction extends Transaction {
  @Field(() => ID, { description: 'Number of the server' })
  serverId!: number;

  @Field(() => OrderedAddonProduct, { description: 'The ordered product' })
  product!: OrderedAddonProduct;

  @Field(() => [AddonResource], { description: 'The resources it provided; empty until it is READY' })
  resources!: AddonResource[];
}

@InputType('OrderDedicatedServerAddonInput', { description: 'A server add-on to order' })
class OrderAddon extends Order {
  @IdOf(() => AddonProduct)
  @Field(() => ID, {
    description: 'Id of the product, from `addonProducts` of the server, for instance `additional_ipv4`',
  })
  productId!: string;

  @IdOf(() => Server)
  @Field(() => ID, { description: 'Number of the server' })
  serverId!: string;

  @MinLength(1)
  @Optional(() => String, 'The reason for RIPE; required for the types ip_ipv4, subnet_ipv4 and failover_subnet_ipv4')
  reason?: string;

  @IsIP()
  @Optional(
    () => String,
    'For type subnet_ipv4: the IP address of the server to route it to; its main address unless given',
  )
  gateway?: string;
}

export const orderAddonReads = on(Server, {
  addonProducts: list('/order/server_addon/{server-number}/product', () => AddonProduct, {
    about: 'Add-ons that can be ordered for it; one call per server',
    limit: '500/1h',
  }),
});

const orders = transactions('/order/server_addon/transaction', () => AddonTransaction, 'for server add-ons');

export const orderAddons = on(Dedicated, {
  addonTransactions: orders.many,
  addonTransaction: orders.one,
});

export const orderAddonWrites = mutations({
  orderDedicatedServerAddon: post('/order/server_addon/transaction', () => AddonTransaction, OrderAddon, {
    about: `Orders an add-on for a server, such as an IP address. ${costs}`,
    limit: '20/1d',
    changes: ['/ip', '/server', '/subnet'],
  }),
});
