/** What can be ordered for a server that you have, such as addresses, and the orders of it. */
import { IsIP, MinLength } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { list, post } from '../../../rest/rows/row.js';
import { Dedicated } from '../dedicated.js';
import { mutations, on } from '../bind.js';
import { LocationPrice } from './order-prices.js';
import { Order, Transaction, costs, transactions } from './order.js';
import { Server } from '../server.js';

@ObjectType('DedicatedAddonProduct', { description: 'What can be ordered for a server' })
export class AddonProduct {
  @Field(() => ID, { description: 'What the order names it by, for instance `additional_ipv4`' })
  id!: string;

  @Field({ description: 'What it is, in words' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Its kind, for instance `ip_ipv4` or `subnet_ipv4`' })
  type?: string;

  @Field(() => LocationPrice, { description: 'What it costs where the server is' })
  price!: LocationPrice;
}

@ObjectType('DedicatedAddonResource', { description: 'What an order has brought' })
export class AddonResource {
  @Field({ description: 'Its kind, for instance `subnet`' })
  type!: string;

  @Field(() => ID, { description: 'What it is known by, for instance the address of a subnet' })
  id!: string;
}

@ObjectType('DedicatedAddonTransaction', { description: 'An order for a server' })
export class AddonTransaction extends Transaction {
  @Field(() => ID, { description: 'Number of the server' })
  serverId!: number;

  @Field(() => AddonProduct, { description: 'What was ordered' })
  product!: AddonProduct;

  @Field(() => [AddonResource], { description: 'What the order has brought; nothing until it is READY' })
  resources!: AddonResource[];
}

@InputType('OrderDedicatedServerAddonInput', { description: 'What to order for a server' })
class OrderAddon extends Order {
  @Field(() => ID, { description: 'What, from `addonProducts` of the server, for instance `additional_ipv4`' })
  productId!: string;

  @Field(() => ID, { description: 'Number of the server it is for' })
  serverId!: string;

  @MinLength(1)
  @Field(() => String, {
    nullable: true,
    description:
      'What the addresses are for, as RIPE asks; needed for types ip_ipv4, subnet_ipv4, failover_subnet_ipv4',
  })
  reason?: string;

  @IsIP()
  @Field(() => String, {
    nullable: true,
    description: 'For type subnet_ipv4: the address of the server to route it to; its main address unless given',
  })
  gateway?: string;
}

export const orderAddonReads = on(Server, {
  addonProducts: list('/order/server_addon/{server-number}/product', () => AddonProduct, {
    about: 'What can be ordered for it; one call per server',
    limit: '500/1h',
  }),
});

const orders = transactions('/order/server_addon/transaction', () => AddonTransaction, 'for servers');

export const orderAddons = on(Dedicated, {
  addonTransactions: orders.many,
  addonTransaction: orders.one,
});

export const orderAddonWrites = mutations({
  orderDedicatedServerAddon: post('/order/server_addon/transaction', () => AddonTransaction, OrderAddon, {
    about: `Orders something for a server, such as an address. ${costs}`,
    limit: '20/1d',
    changes: ['/ip', '/server', '/subnet'],
  }),
});
