/** Orders of market servers. */
import { Matches } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { post } from '../../../rest/rows/row.js';
import { Dedicated } from '../dedicated.js';
import { mutations, on } from '../bind.js';
import { LocalDateTime } from '../local-date-time.js';
import { MarketServer } from './order-market-products.js';
import { Architecture, Distribution, Language } from './order-shapes.js';
import { OrderOfServer, ServerOrder, costs, transactions } from './order.js';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { MarketProduct } from './order-market-products.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('DedicatedOrderedMarketProduct', { description: 'The server of a server market order' })
export class OrderedMarketProduct extends MarketServer {
  @Distribution
  distribution!: string;

  @Architecture
  architecture?: string;

  @Language
  language!: string;

  @Optional(() => Boolean, 'The price is fixed')
  fixedPrice?: boolean;

  @Optional(() => Int, 'Seconds until the next price reduction; 0 for an ordered server')
  nextReduction?: number;

  @Optional(() => LocalDateTime, 'When the price would have been reduced')
  nextReductionAt?: string;
}

@ObjectType('DedicatedMarketTransaction', { description: 'An order from the server market' })
export class MarketTransaction extends ServerOrder {
  @Field(() => OrderedMarketProduct, { description: 'The ordered server' })
  product!: OrderedMarketProduct;
}

@InputType('OrderDedicatedMarketServerInput', { description: 'A server of the server market to order' })
class OrderMarketServer extends OrderOfServer {
  @Matches(/^(\d+|dedicated:.+)$/, { message: '$property must be the number of an offer' })
  @IdOf(() => MarketProduct)
  @Field(() => ID, { description: 'Id of the product, from `marketProducts { nodes { id } }`' })
  productId!: string;
}

const orders = transactions('/order/server_market/transaction', () => MarketTransaction, 'from the server market');

export const orderMarket = on(Dedicated, {
  marketTransactions: orders.many,
  marketTransaction: orders.one,
});

export const orderMarketWrites = mutations({
  orderDedicatedMarketServer: post('/order/server_market/transaction', () => MarketTransaction, OrderMarketServer, {
    about: `Orders a server from the server market. ${costs}`,
    limit: '20/1d',
    changes: ['/ip', '/order/server_market/product', '/server', '/subnet'],
  }),
});
