/** The GraphQL type of a forecast: the cost of a month, quarter or year at its end. */
import { GraphQLDate } from 'graphql-scalars';
import type { BigNumber } from 'bignumber.js';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { HostingPrice } from '../../../apis/machines/price.js';
import { CurrencyCode } from '../../../base/currency-code.js';
import type { Both } from '../../bill/amounts/both.js';
import type { Price } from '../../bill/lines/bill-draft.js';
import { Optional } from '../../../base/optional-field.js';

export enum BudgetPeriod {
  MONTH = 'MONTH',
  QUARTER = 'QUARTER',
  YEAR = 'YEAR',
}

registerEnumType(BudgetPeriod, {
  name: 'BudgetPeriod',
  description: 'A period of the calendar, in UTC',
  valuesConfig: {
    MONTH: { description: 'A calendar month' },
    QUARTER: { description: 'Three calendar months, the first of them January, April, July or October' },
    YEAR: { description: 'A calendar year' },
  },
});

const method =
  'Begun hours at the hourly price, up to the monthly price, as `invoice` charges them. What there is now goes on to the end of the period, at its prices and the exchange rates in force. A day that was not read counts as the readings around it.';

@ObjectType({ description: 'Cost of a calendar period at its end, if everything stays as it is' })
export class BillForecast {
  /** The same amounts without the time in which nobody had seen what was there. */
  seen!: { readonly soFar: Both; readonly total: Both };
  /**
   * The hour in which what was seen alone passes an amount so far, or by its end, in milliseconds since 1970; null if it
   * does not, or nothing says when.
   */
  passedAt!: (amount: BigNumber, of: 'soFar' | 'total', side: keyof Both) => Promise<number | null>;

  @Field(() => GraphQLDate, { description: 'The first day of the period' })
  from!: string;

  @Field(() => GraphQLDate, { description: 'The last day of the period' })
  to!: string;

  @Field(() => CurrencyCode, { description: 'The currency of its amounts' })
  currency!: string;

  @Optional(() => HostingPrice, 'Cost of its days so far; null if no snapshot is known')
  soFar!: Price | null;

  @Optional(() => HostingPrice, 'Forecast cost of all its days; null if no snapshot is known')
  total!: Price | null;

  @Field({ description: 'How it is calculated' })
  method: string = method;

  @Field(() => Int, { description: 'The number of days so far on which every account was read' })
  knownDayCount!: number;

  @Field(() => Int, {
    description: 'The number of days so far that were not read, or not completely: they are estimated',
  })
  estimatedDayCount!: number;

  @Field(() => Int, { description: 'The number of days to come' })
  remainingDayCount!: number;

  @Field(() => Int, {
    description:
      'The number of items whose cost is unknown, or was for a part of the period; that part is in no amount',
  })
  unknownCount!: number;
}
