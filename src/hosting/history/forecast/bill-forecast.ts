/** The GraphQL type of a forecast: the cost of a month, quarter or year at its end. */
import { GraphQLDate } from 'graphql-scalars';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { HostingPrice } from '../../../apis/machines/price.js';
import { CurrencyCode } from '../../../base/currency-code.js';
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
  'Each day until now counts the share of that day in what a month costs by its snapshot and its exchange rates. A day without a snapshot counts as the one before it, days before the first snapshot of all as that one. Each day to come counts as the last snapshot, at the exchange rates in force. Traffic beyond the included amount is not in it.';

@ObjectType({ description: 'Cost of a calendar period at its end, if everything stays as it is' })
export class BillForecast {
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

  @Field(() => Int, { description: 'The number of items now whose cost is unknown; they are in no amount' })
  unknownCount!: number;
}
