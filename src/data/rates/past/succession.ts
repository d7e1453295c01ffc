/** The succession of a former currency, as the schema shows it. */
import { GraphQLDate } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { CurrencyCode } from '../../../base/currency-code.js';
import { Decimal } from '../../../base/decimal.js';
import { pastCurrency } from './past-currencies.js';

@ObjectType('CurrencySuccession', {
  description:
    'What took the place of a currency of the past. The ratio is that of the law; it was a rate from its first day until the last day of the currency.',
})
export class Succession {
  @Field(() => CurrencyCode, { description: 'ISO 4217 code of the successor.' })
  successor!: string;

  @Field(() => Decimal, { description: 'So many units of the currency are `successorUnits` of the successor.' })
  units!: string;

  @Field(() => Decimal, { description: 'Units of the successor that `units` of the currency are; 1 for most.' })
  successorUnits!: string;

  @Field(() => GraphQLDate, { description: 'The first day of that ratio.' })
  from!: string;

  @Field({ description: 'The law that says so, or the notice of a central bank.' })
  source!: string;

  @Field(() => GraphQLDate, { description: 'The date of that law or notice.' })
  sourceDate!: string;
}

export function successionOf(code: string): Succession | null {
  const fact = pastCurrency(code);
  if (!fact) return null;
  const { successor, units, successorUnits, from, source } = fact;
  const ratio = { successor, units, successorUnits, from };
  return Object.freeze(Object.assign(new Succession(), { ...ratio, source: source.name, sourceDate: source.date }));
}
