/** The GraphQL types of the days of an invoice. */
import { GraphQLDate } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { HostingPrice } from '../../apis/machines/price.js';
import { Optional } from '../../base/optional-field.js';
import type { Price } from '../bill/lines/bill-draft.js';

@ObjectType()
abstract class DayAmounts {
  @Field(() => GraphQLDate, { description: 'The day, in UTC' })
  day!: string;

  @Optional(
    () => HostingPrice,
    'What it is charged so far: the days add up to the invoice exactly. Null for a day to come, and for one of which nothing is known',
  )
  amount!: Price | null;

  @Optional(
    () => HostingPrice,
    'The part of it in accounts that were not wholly read on that day: assumed by what was there before and after; null where `amount` is',
  )
  assumed!: Price | null;

  @Field(() => Int, { description: 'The number of lines whose cost is unknown on that day, and in no amount' })
  unknownCount!: number;
}

@ObjectType({ description: 'A day of a group of an invoice' })
export class InvoiceGroupDay extends DayAmounts {}

@ObjectType({ description: 'A day of an invoice' })
export class InvoiceDay extends DayAmounts {
  @Optional(
    () => HostingPrice,
    'What is yet to be charged for it if what there is now goes on, each price up to its cap, as in `billForecast`; null for a day that is over',
  )
  toCome!: Price | null;
}
