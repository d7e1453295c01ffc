/** Orders of servers of the market. */
import { Matches } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { get, list, post } from '../rest/rows.js';
import { Dedicated } from './dedicated.js';
import { mutations, on } from './bind.js';
import { LocalDateTime } from './local-date-time.js';
import { MarketServer } from './order-market-products.js';
import { Architecture, Distribution, Language } from './order-shapes.js';
import { OrderOfServer, ServerOrder, costs } from './order.js';

@ObjectType('DedicatedOrderedMarketProduct', { description: 'The used server of an order' })
export class OrderedMarketProduct extends MarketServer {
  @Distribution
  distribution!: string;

  @Architecture
  architecture?: string;

  @Language
  language!: string;

  @Field(() => Boolean, { nullable: true, description: 'Its price stays' })
  fixedPrice?: boolean;

  @Field(() => Int, { nullable: true, description: 'Seconds until its price went down; 0 for an ordered server' })
  nextReduce?: number;

  @Field(() => LocalDateTime, { nullable: true, description: 'When its price would have gone down' })
  nextReduceDate?: string;
}

@ObjectType('DedicatedMarketTransaction', { description: 'An order of a used server' })
export class MarketTransaction extends ServerOrder {
  @Field(() => OrderedMarketProduct, { description: 'The server' })
  product!: OrderedMarketProduct;
}

@InputType('OrderDedicatedMarketServerInput', { description: 'A used server to order' })
class OrderMarketServer extends OrderOfServer {
  @Matches(/^\d+$/, { message: '$property must be the number of an offer' })
  @Field(() => ID, { description: 'Number of the offer, from `marketProducts { nodes { id } }`' })
  productId!: string;
}

export const orderMarket = on(Dedicated, {
  marketTransactions: list('/order/server_market/transaction', () => MarketTransaction, {
    about: 'Orders of used servers, of the last 30 days',
    limit: '500/1h',
  }),
  marketTransaction: get('/order/server_market/transaction/{id}', () => MarketTransaction, { limit: '500/1h' }),
});

export const orderMarketWrites = mutations({
  orderDedicatedMarketServer: post('/order/server_market/transaction', () => MarketTransaction, OrderMarketServer, {
    about: `Orders a used server. ${costs}`,
    limit: '20/1d',
    changes: ['/ip', '/order/server_market/product', '/server', '/subnet'],
  }),
});
