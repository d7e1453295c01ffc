/** A currency that some country uses today. */
import { Field, Int, ObjectType } from 'type-graphql';
import { CurrencyCode } from '../../base/currency-code.js';
import { Decimal } from '../../base/decimal.js';

@ObjectType({ description: 'A currency that some country uses today. Names and symbols come from CLDR.' })
export class Currency {
  @Field(() => CurrencyCode, { description: 'ISO 4217 code, such as INR.' })
  code!: string;

  @Field({ description: 'English name, such as Indian Rupee.' })
  name!: string;

  @Field({ description: 'Short symbol, such as ₹; the code where there is none. Several currencies share $ and £.' })
  symbol!: string;

  @Field({ description: 'Emoji flag of the country or union that issues the currency.' })
  flag!: string;

  @Field({ description: 'Address of that flag as a PNG picture, 320 pixels wide.' })
  flagPng!: string;

  @Field({ description: 'Address of that flag as an SVG picture.' })
  flagSvg!: string;

  @Field(() => Int, {
    description:
      'Digits after the point by ISO 4217, such as 2 for INR, none for JPY and 3 for KWD. MGA and MRU have 2, though their minor unit is a fifth.',
  })
  minorUnits!: number;

  @Field(() => Int, {
    description:
      'Digits after the point that are usual in writing, by CLDR: none for PKR or IDR, whose minor units are out of use.',
  })
  displayDigits!: number;

  @Field(() => Decimal, {
    description: 'The smallest amount that is paid in cash, by CLDR: "0.05" for CHF, "0.50" for DKK, "1" for SEK.',
  })
  cashStep!: string;

  @Field({
    description:
      'True when it has a rate in force, not in doubt and at most 30 days older than the newest table; only then can ' +
      'it be asked for and converted.',
  })
  active!: boolean;
}
