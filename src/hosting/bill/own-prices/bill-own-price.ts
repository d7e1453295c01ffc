/** An own price, as the graph shows it with the list price. */
import { GraphQLDate, GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Decimal } from '../../../base/decimal.js';
import { Money } from '../../../data/rates/money/money.js';
import { type OwnPrice, entryOf, isFactor, wordsOf } from './own-price.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType({ description: 'A price of your own: an entry of `PRICES_FILE`, or one that `setOwnPrice` has set' })
export class BillOwnPrice {
  @Optional(() => ID, 'Its id, for `endOwnPrice`; null for an entry of the file')
  id!: string | null;

  @Optional(() => Int, 'Its place in the file, from 1; null for one that was set')
  entry!: number | null;

  @Optional(() => GraphQLDateTime, 'When it was set; null for an entry of the file')
  setAt!: Date | null;

  @Field({ description: 'What it is for, such as `label team=a, kind SERVER`' })
  appliesTo!: string;

  @Optional(() => Decimal, 'What the list price is multiplied by: 0.88 with a discount of 12 %; null for an amount')
  factor!: string | null;

  @Optional(() => Money, 'What one resource costs each `period`, without tax; null for a factor')
  amount!: Money | null;

  @Optional(() => String, 'The period of `amount`: hour, month or year')
  period!: string | null;

  @Optional(() => Money, 'What the order of one resource costs once, without tax; null where that is by the price list')
  setup!: Money | null;

  @Optional(() => GraphQLDate, 'Its first day in UTC; null without one')
  from!: string | null;

  @Optional(() => GraphQLDate, 'Its last day in UTC; null without one')
  until!: string | null;

  @Optional(() => String, 'Its note')
  note!: string | null;
}

export function shownOwnPrice(own: OwnPrice): BillOwnPrice {
  const { origin, price, from, until, note } = own;
  const set = 'id' in origin ? origin : null;
  return Object.assign(new BillOwnPrice(), {
    id: set && set.id,
    entry: entryOf(own),
    setAt: set && new Date(set.setAt),
    appliesTo: wordsOf(own),
    factor: isFactor(price) ? price.factor : null,
    amount: isFactor(price) ? null : new Money(price.amount, price.currency),
    period: isFactor(price) ? null : price.period,
    setup: isFactor(price) || price.setup === null ? null : new Money(price.setup, price.currency),
    from,
    until,
    note,
  });
}
