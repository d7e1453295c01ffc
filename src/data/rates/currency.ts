/** A currency that some country uses today, or a former one whose end is known. */
import { GraphQLDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CurrencyCode } from '../../base/currency-code.js';
import { Decimal } from '../../base/decimal.js';
import { composeId } from '../../base/global-id.js';
import { isNode } from '../../base/node.js';
import { Succession } from './past/succession.js';
import { Optional } from '../../base/optional-field.js';

@ObjectType({
  description:
    'A currency in use in some country today, or one of the past whose end and successor are known, such as BGN or ANG. Names and symbols come from CLDR.',
})
export class Currency {
  @Field(() => ID, { description: 'Its id, such as `currency:INR`, for `node`.' })
  get id(): string {
    return composeId('currency', this.code);
  }

  @Field(() => CurrencyCode, { description: 'ISO 4217 code, such as INR.' })
  code!: string;

  /** The English name; other languages have a field of their own. */
  name!: string;

  @Field({ description: 'Short symbol, such as ₹; the code if there is none. Several currencies share $ and £.' })
  symbol!: string;

  @Field({ description: 'Emoji flag of the country or union that issues the currency.' })
  flag!: string;

  @Field({ description: 'URL of that flag as a PNG image, 320 pixels wide.' })
  flagPng!: string;

  @Field({ description: 'URL of that flag as an SVG image.' })
  flagSvg!: string;

  @Field(() => Int, {
    description:
      'Number of decimals by ISO 4217, such as 2 for INR, 0 for JPY and 3 for KWD. MGA and MRU have 2, although their minor unit is a fifth.',
  })
  minorUnits!: number;

  @Field(() => Int, {
    description: 'Usual number of decimals in writing, by CLDR: 0 for PKR or IDR, whose minor units are out of use.',
  })
  displayDigits!: number;

  @Field(() => Decimal, {
    description: 'The smallest cash amount, by CLDR: "0.05" for CHF, "0.50" for DKK, "1" for SEK.',
  })
  cashStep!: string;

  @Optional(() => GraphQLDate, 'The first day on which it was legal tender anywhere, by CLDR; null if unknown.')
  validFrom!: string | null;

  @Optional(
    () => GraphQLDate,
    'The last such day, by law for a currency of the past, else by CLDR; null while it is in use. A currency has no rates after that day.',
  )
  validTo!: string | null;

  @Optional(() => Succession, 'What took its place, at which ratio and from when; null while it is in use.')
  succession!: Succession | null;

  @Field({
    description:
      'True if it has a rate in force that passes the plausibility check and is at most 30 days older than the newest table, or than the last one that has most currencies; only then can ' +
      'it be queried and converted without a date.',
  })
  isActive!: boolean;
}

isNode(Currency);
