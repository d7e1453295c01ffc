/** All rates of one day relative to one base, as the schema has them. */
import { GraphQLDate, GraphQLSafeInt } from 'graphql-scalars';
import { Field, Float, ObjectType } from 'type-graphql';
import { CurrencyCode } from '../../base/currency-code.js';
import { Currency } from './currency.js';

/** About the number of known currencies: what a list of them costs. */
export const currenciesAtMost = 160;

/** Part of the description of every rate. */
export const digitsDescription =
  'as it was published, or the quotient of two published numbers, rounded to as many digits as they bear (12 to 15)';

export const sourceDescription =
  'Who published it: currency-api (every currency), ecb (the reference rates of the European Central Bank, ' +
  'some 30 currencies), snapshot (the table of currency-api that ships with the service) or conversion (the rate at ' +
  'which a law fixed a currency of the past to its successor, such as BGN to the euro).';

@ObjectType({ description: 'The rate of one currency in a table of rates.' })
export class Rate {
  @Field(() => CurrencyCode, { description: 'ISO 4217 code of the currency.' })
  code!: string;

  @Field(() => Currency, { description: 'The currency itself.' })
  currency!: Currency;

  @Field(() => Float, { description: `Units of the currency per unit of the base: ${digitsDescription}.` })
  rate!: number;

  @Field(() => GraphQLDate, {
    description:
      'The day the rate was published: at most 30 days before the table, or before the last one that has most currencies; for a cross rate, the older of the two. Of a rate that was fixed by law, its first day.',
  })
  date!: string;

  @Field({ description: sourceDescription })
  source!: string;

  @Field({ description: 'True if the rate is from this table; false if it is from an earlier day or another source.' })
  isFromTable!: boolean;
}

@ObjectType('RateTable', { description: 'All rates of one day against one base.' })
export class BasedTable {
  @Field(() => CurrencyCode, { description: 'ISO 4217 code of the base currency.' })
  base!: string;

  @Field(() => GraphQLDate, {
    description: 'The day of the newest table: the requested one, or the last before it that has one.',
  })
  date!: string;

  @Field(() => GraphQLSafeInt, { description: 'Unix timestamp of that day, 00:00 UTC.' })
  timestamp!: number;

  @Field({
    description: 'Source of the newest table: currency-api, ecb, or snapshot for the one shipped with the service.',
  })
  source!: string;

  @Field(() => [Rate], {
    description:
      'One entry per currency with a rate in force that day, from that day, one of the 30 days before, or of the last table that has most currencies, by code; ' +
      'the base is included.',
    complexity: ({ childComplexity }) => 1 + currenciesAtMost * childComplexity,
  })
  rates!: Rate[];
}
