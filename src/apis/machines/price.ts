/** Prices with and without tax. */
import { Field, ObjectType } from 'type-graphql';
import { Money } from '../../data/rates/money/money.js';
import type { Sent } from '../../rest/mapping/as-sent.js';

@ObjectType({ description: 'A price without and with tax' })
export class HostingPrice {
  @Field(() => Money, { description: 'Without value added tax' })
  readonly net!: Money;

  @Field(() => Money, { description: 'With value added tax at the rate of the account' })
  readonly gross!: Money;
}

type Price = Sent<HostingPrice>;

/** Adds a percentage, given as digits. */
export function withShare(price: Price, percentage: string): Price {
  return each(price, (money) => money.plus(money.times(percentage).times('0.01')));
}

export function times(price: Price, count: number): Price {
  return each(price, (money) => money.times(String(count)));
}

/** Missing amounts stay missing. */
function each({ net, gross }: Price, change: (money: Money) => Money): Price {
  return { net: net && change(net), gross: gross && change(gross) };
}
