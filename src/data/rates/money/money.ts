/** An exact amount of money, and its conversion into another currency. */
import { Arg, Ctx, Field, ObjectType } from 'type-graphql';
import type { DataContext } from '../../context.js';
import { baseArgument, baseFor, rateOrRefuse } from '../choose.js';
import { CurrencyCode, isCode } from '../../../base/currency-code.js';
import { Decimal, decimalsOf, digitsIn, digitsOf, exact } from '../../../base/decimal.js';
import { precisionOf } from './minor-units.js';
import { converted, roundingRule } from './round.js';

@ObjectType('Money', { description: 'An amount of money' })
export class Money {
  @Field(() => Decimal, { description: 'The exact amount, with as many digits as its source gave' })
  readonly amount: string;

  @Field(() => CurrencyCode, { description: 'ISO 4217 code of the currency' })
  readonly currency: string;

  constructor(amount: string, currency: string) {
    this.amount = amount;
    this.currency = currency;
  }

  /** Reads an amount that an upstream writes as bare digits; null for invalid digits or currencies. */
  static fromWire(wire: unknown, currency: string): Money | null {
    const digits = digitsIn(wire);
    return digits === undefined || !isCode(currency) ? null : new Money(digits, currency);
  }

  plus({ amount, currency }: Money): Money {
    if (currency !== this.currency) throw new Error(`Cannot add ${currency} to ${this.currency}`);
    const decimals = Math.max(decimalsOf(amount), decimalsOf(this.amount));
    return new Money(digitsOf(exact(this.amount).plus(exact(amount)), decimals), currency);
  }

  /** Multiplies by a decimal factor, such as `0.2` for 20 per cent. */
  times(factor: string): Money {
    const decimals = decimalsOf(this.amount) + decimalsOf(factor);
    return new Money(digitsOf(exact(this.amount).times(exact(factor)), decimals), this.currency);
  }

  @Field(() => Money, {
    nullable: true,
    description: `The amount in another currency by the rates in force: the exact product of the digits of amount and rate, rounded to ${roundingRule}; null with an error when there is no rate`,
  })
  in(
    @Arg('currency', () => CurrencyCode, { nullable: true, description: baseArgument }) named: string | null,
    @Ctx() context: DataContext,
  ): Money {
    const to = baseFor(context, named);
    const rate = rateOrRefuse(context.rates, this.currency, to);
    return new Money(digitsOf(converted(this.amount, rate)), to);
  }

  @Field(() => Money, {
    description:
      'The amount rounded for payment: to the minor units of ISO 4217, such as 2 digits for USD and none for JPY; in cash to the smallest coin by CLDR, such as 0.05 for CHF. Halves are rounded away from zero',
  })
  rounded(
    @Arg('cash', () => Boolean, { defaultValue: false, description: 'Round for payment in cash.' }) cash: boolean,
  ): Money {
    const { minorUnits, cashStep } = precisionOf(this.currency);
    if (!cash) return new Money(digitsOf(exact(this.amount), minorUnits), this.currency);
    // The inverse of a step is exact, as its only prime factors are 2 and 5; the quotient of an amount might not be.
    const coins = exact(this.amount)
      .times(exact(1).dividedBy(exact(cashStep)))
      .decimalPlaces(0);
    return new Money(digitsOf(coins.times(exact(cashStep)), decimalsOf(cashStep)), this.currency);
  }
}
