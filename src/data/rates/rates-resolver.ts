/** Tables of rates, and conversions. */
import { GraphQLDate } from 'graphql-scalars';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { DataContext } from '../context.js';
import { CallerError } from '../../base/errors.js';
import { basedTable } from './based-table.js';
import { baseArgument, tableFor, withoutRate } from './choose.js';
import { Conversion } from './money/conversion.js';
import { amountIn, convert } from './money/convert.js';
import { CurrencyCode } from '../../base/currency-code.js';
import { Decimal } from '../../base/decimal.js';
import type { TableInForce } from './tables/in-force.js';
import { BasedTable } from './rate-table.js';
import { RateSourceName, sourceArgument, sourceNamed } from './source-argument.js';
import type { StandingRates } from './standing.js';

/** More than there are known currencies. */
const mostTargets = 200;

const dayArgument =
  'A day since 4 January 1999; the rates in force unless given. For a day without a table, the last one before it ' +
  'is used: of currency-api since 2 March 2024, with gaps, and of the European Central Bank for its currencies. ' +
  'The returned date is that of the rate.';
const fromArgument = 'ISO 4217 code of the currency of the amount.';
const amountArgument =
  'In units of `from`; greater than zero, and 1 unless given. A variable is a string, so that no digit is lost.';

@Resolver()
export class RatesResolver {
  @Query(() => BasedTable, { description: 'The rates of all active currencies against a base.' })
  rates(
    @Ctx() context: DataContext,
    @Arg('base', () => CurrencyCode, { nullable: true, description: baseArgument }) named: string | null,
    @Arg('date', () => GraphQLDate, { nullable: true, description: dayArgument }) day: Date | null,
    @Arg('source', () => RateSourceName, { nullable: true, description: sourceArgument }) source: string | null,
  ): BasedTable {
    return basedTable(context, { base: named, day, source: sourceNamed(source) });
  }

  @Query(() => Conversion, { description: 'Converts an amount to another currency.' })
  convert(
    @Ctx() { rates }: DataContext,
    @Arg('from', () => CurrencyCode, { description: fromArgument }) from: string,
    @Arg('to', () => CurrencyCode, { description: 'ISO 4217 code of the target currency.' }) to: string,
    @Arg('amount', () => Decimal, { nullable: true, description: amountArgument }) amount: string | null,
    @Arg('date', () => GraphQLDate, { nullable: true, description: dayArgument }) day: Date | null,
    @Arg('source', () => RateSourceName, { nullable: true, description: sourceArgument }) source: string | null,
  ): Conversion {
    return convert(rates, from, to, amountIn(amount), tableFor(rates, day, sourceNamed(source)));
  }

  @Query(() => [Conversion], {
    nullable: 'items',
    description:
      'Converts an amount to several currencies, in the order given. One without a rate is null and has an error of its own.',
    complexity: ({ args, childComplexity }) => 1 + Math.min(lengthOf(args.to), mostTargets) * childComplexity,
  })
  convertMany(
    @Ctx() { rates }: DataContext,
    @Arg('from', () => CurrencyCode, { description: fromArgument }) from: string,
    @Arg('to', () => [CurrencyCode], {
      description: `ISO 4217 codes of the target currencies, at most ${mostTargets}.`,
    })
    to: string[],
    @Arg('amount', () => Decimal, { nullable: true, description: amountArgument }) amount: string | null,
    @Arg('date', () => GraphQLDate, { nullable: true, description: dayArgument }) day: Date | null,
    @Arg('source', () => RateSourceName, { nullable: true, description: sourceArgument }) source: string | null,
  ): (Conversion | CallerError)[] {
    if (to.length > mostTargets) {
      throw new CallerError('BAD_USER_INPUT', `Expected at most ${mostTargets} currencies, but got ${to.length}.`);
    }
    const table = tableFor(rates, day, sourceNamed(source));
    if (!table.rates.has(from)) throw withoutRate(rates, from, table);
    const given = amountIn(amount);
    return to.map((code) => conversionOrRefusal(rates, from, code, given, table));
  }
}

/** An error in a list affects only its own entry. */
function conversionOrRefusal(rates: StandingRates, from: string, to: string, amount: string, table: TableInForce) {
  try {
    return convert(rates, from, to, amount, table);
  } catch (error) {
    if (error instanceof CallerError) return error;
    throw error;
  }
}

/** A single value is coerced to a list of one. */
function lengthOf(codes: unknown): number {
  return Array.isArray(codes) ? codes.length : 1;
}
