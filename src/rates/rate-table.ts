/** All rates of one day relative to one base, as the graph shows them. */
import { GraphQLDate } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { CurrencyCode } from './currency-code.js';
import { Currency } from './currency.js';

/** About as many as there are known currencies: what a list of them costs. */
export const currenciesAtMost = 160;

@ObjectType({ description: 'The rate of one currency in a table of rates.' })
export class Rate {
  @Field(() => CurrencyCode, { description: 'ISO 4217 code of the currency.' })
  code!: string;

  @Field(() => Currency, { description: 'The currency itself.' })
  currency!: Currency;

  @Field(() => Float, { description: 'Units of the currency for one unit of the base.' })
  rate!: number;
}

@ObjectType('RateTable', { description: 'All rates of one day relative to one base.' })
export class BasedTable {
  @Field(() => CurrencyCode, { description: 'ISO 4217 code of the currency that the rates are relative to.' })
  base!: string;

  @Field(() => GraphQLDate, {
    description: 'The day of the rates: the one asked for, or the last before it that has rates.',
  })
  date!: string;

  @Field(() => Int, { description: 'Unix time in seconds of that day, 00:00 UTC.' })
  timestamp!: number;

  @Field({ description: 'Who published the rates: currency-api, ecb, or snapshot for those shipped with the service.' })
  source!: string;

  @Field(() => [Rate], {
    description: 'One entry per currency that has a rate that day, by code; the base is among them.',
    complexity: ({ childComplexity }) => 1 + currenciesAtMost * childComplexity,
  })
  rates!: Rate[];
}
