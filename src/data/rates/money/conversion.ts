/** One amount in another currency. */
import { GraphQLDate } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { CurrencyCode } from '../../../base/currency-code.js';
import { Money } from './money.js';
import { roundingRule } from './round.js';

@ObjectType({ description: 'One amount in another currency.' })
export class Conversion {
  @Field(() => CurrencyCode, { description: 'ISO 4217 code of the currency of the amount.' })
  from!: string;

  @Field(() => CurrencyCode, { description: 'ISO 4217 code of the currency it is converted to.' })
  to!: string;

  @Field(() => Float, { description: 'The amount in units of `from`.' })
  amount!: number;

  @Field(() => Float, {
    description: `The amount in units of \`to\`: the exact product of the digits of amount and rate, rounded to ${roundingRule}.`,
  })
  converted!: number;

  @Field(() => Money, { description: 'What `converted` is, as digits, of which a number holds at most 17.' })
  money!: Money;

  @Field(() => Float, { description: 'Units of `to` for one `from`, not rounded.' })
  rate!: number;

  @Field(() => GraphQLDate, {
    description: 'The day of the rate: the one asked for, or the last before it that has rates.',
  })
  date!: string;

  @Field(() => Int, { description: 'Unix time in seconds of that day, 00:00 UTC.' })
  timestamp!: number;
}
