/** Orders of standard servers. */
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { post } from '../../../rest/rows/row.js';
import { Dedicated } from '../dedicated.js';
import { mutations, on } from '../bind.js';
import { Architecture, Distribution, Language, Product } from './order-shapes.js';
import { OrderOfServer, ServerOrder, costs, transactions } from './order.js';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { ServerProduct } from './order-products.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('DedicatedOrderedServerProduct', { description: 'The product of a server order' })
class OrderedServerProduct extends Product {
  @Distribution
  distribution!: string;

  @Architecture
  architecture?: string;

  @Language
  language!: string;

  @Optional(() => String, 'The requested location, for instance `FSN1`')
  location!: string | null;
}

@ObjectType('DedicatedServerTransaction', { description: 'An order of a standard server' })
export class ServerTransaction extends ServerOrder {
  @Field(() => OrderedServerProduct, { description: 'The ordered product' })
  product!: OrderedServerProduct;
}

@InputType('OrderDedicatedServerInput', { description: 'A standard server to order' })
class OrderServer extends OrderOfServer {
  @IdOf(() => ServerProduct)
  @Field(() => ID, { description: 'Id of the product, from `serverProducts { nodes { id } }`, for instance `EX44`' })
  productId!: string;

  @Optional(() => String, 'The location: one of `locations` of the product')
  location?: string;
}

const orders = transactions('/order/server/transaction', () => ServerTransaction, 'of standard servers');

export const orderServers = on(Dedicated, {
  serverTransactions: orders.many,
  serverTransaction: orders.one,
});

export const orderServerWrites = mutations({
  orderDedicatedServer: post('/order/server/transaction', () => ServerTransaction, OrderServer, {
    about: `Orders a standard server. ${costs}`,
    limit: '20/1d',
    changes: ['/ip', '/server', '/subnet'],
  }),
});
