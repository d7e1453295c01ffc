/** One amount in another currency. */
import { GraphQLDate, GraphQLSafeInt } from 'graphql-scalars';
import { Field, Float, ObjectType } from 'type-graphql';
import { CurrencyCode } from '../../../base/currency-code.js';
import { Decimal } from '../../../base/decimal.js';
import { Money } from './money.js';
import { digitsDescription, sourceDescription } from '../rate-table.js';
import { roundingRule } from './round.js';

@ObjectType({ description: 'An amount converted to another currency.' })
export class Conversion {
  @Field(() => CurrencyCode, { description: 'ISO 4217 code of the original currency.' })
  from!: string;

  @Field(() => CurrencyCode, { description: 'ISO 4217 code of the target currency.' })
  to!: string;

  @Field(() => Decimal, { description: 'The amount in units of `from`.' })
  amount!: string;

  @Field(() => Money, {
    description: `The amount in units of \`to\`: the exact product of the digits of amount and rate, rounded to ${roundingRule}.`,
  })
  money!: Money;

  @Field(() => Float, { description: `Units of \`to\` per unit of \`from\`: ${digitsDescription}.` })
  rate!: number;

  @Field(() => GraphQLDate, {
    description: 'The day of the rate: the requested one, or the last before it with rates.',
  })
  date!: string;

  @Field({ description: sourceDescription })
  source!: string;

  @Field(() => GraphQLSafeInt, { description: 'Unix timestamp of that day, 00:00 UTC.' })
  timestamp!: number;
}
