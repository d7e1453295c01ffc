/** The known currencies, their rates and where they are used: open to everyone. */
import { GraphQLDate } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, Float, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.js';
import { CallerError } from '../errors.js';
import { Country } from '../geography/country.js';
import { baseFor, unsupported } from './choose.js';
import { CurrencyCode } from './currency-code.js';
import { Currency } from './currency.js';
import { dateOf, daysBetween } from './dates.js';
import { publication } from './in-force.js';
import { RatePoint } from './rate-point.js';
import { currenciesAtMost } from './rate-table.js';

/** 1999 to today, and some decades more. */
const historyDays = 20_000;
/** Most currencies are used by one country, some by many. */
const countriesOnAverage = 4;

const baseArgument = "ISO 4217 code; without it, the default currency of the caller's token, else INR.";

@Resolver(() => Currency)
export class CurrencyResolver {
  @Query(() => Currency, { nullable: true, description: 'A currency by its code; null when no country uses it.' })
  currency(
    @Ctx() { rates }: Context,
    @Arg('code', () => CurrencyCode, { description: 'ISO 4217 code.' }) code: string,
  ): Currency | null {
    return rates.currency(code) ?? null;
  }

  @Query(() => [Currency], {
    description: 'The currencies that some country uses, by code.',
    complexity: ({ args, childComplexity }) => 1 + (args.codes?.length ?? currenciesAtMost) * childComplexity,
  })
  currencies(
    @Ctx() { rates }: Context,
    @Arg('active', () => Boolean, {
      nullable: true,
      description: 'True: only those with a rate in force; false: only those without.',
    })
    active: boolean | null,
    @Arg('codes', () => [CurrencyCode], {
      nullable: true,
      description: 'Only these, as ISO 4217 codes; those that no country uses are left out.',
    })
    codes: string[] | null,
  ): readonly Currency[] {
    let currencies = rates.currencies;
    if (codes) {
      const wanted = new Set(codes);
      currencies = currencies.filter(({ code }) => wanted.has(code));
    }
    return typeof active === 'boolean' ? currencies.filter((currency) => currency.active === active) : currencies;
  }

  @FieldResolver(() => Float, {
    nullable: true,
    description: 'Units of this currency for one unit of the base, by the rates in force; null when not active.',
  })
  rate(
    @Root() { code }: Currency,
    @Ctx() context: Context,
    @Arg('base', () => CurrencyCode, { nullable: true, description: baseArgument }) named: string | null,
  ): number | null {
    const { rates } = context;
    const base = baseFor(context, named);
    if (!rates.table.rates.has(base)) throw unsupported(base);
    return rates.rate(base, code) ?? null;
  }

  @FieldResolver(() => GraphQLDate, {
    nullable: true,
    description:
      'The day of its rate in force: at most 30 days before that of the newest table, where that one lacks it ' +
      'or has a value that is not believed; null when not active.',
  })
  rateDate(@Root() { code }: Currency, @Ctx() { rates: { table } }: Context): string | null {
    return table.rates.has(code) ? publication(table, code).date : null;
  }

  @FieldResolver(() => [Country], {
    description: 'The countries whose current legal tender it is, by name.',
    complexity: ({ childComplexity }) => 1 + countriesOnAverage * childComplexity,
  })
  countries(@Root() { code }: Currency, @Ctx() { geography }: Context): readonly Country[] {
    return geography.countriesUsing(code);
  }

  @FieldResolver(() => [RatePoint], {
    description:
      'The rate on each day that one source published both currencies on, in order of date; none on the days between. ' +
      'The reference rates of the European Central Bank since 4 January 1999 for its currencies, on its working days; ' +
      `currency-api since 2 March 2024, which answers where both have a day. Over at most ${historyDays} days.`,
    complexity: ({ args, childComplexity }) => 1 + daysAsked(args.from, args.to) * childComplexity,
  })
  history(
    @Root() { code }: Currency,
    @Ctx() context: Context,
    @Arg('from', () => GraphQLDate, { description: 'The first day.' }) from: Date,
    @Arg('to', () => GraphQLDate, {
      nullable: true,
      description: 'The last day; without it, that of the rates in force.',
    })
    to: Date | null,
    @Arg('base', () => CurrencyCode, { nullable: true, description: baseArgument }) named: string | null,
  ): RatePoint[] {
    const { rates } = context;
    const base = baseFor(context, named);
    if (!rates.currency(base)) throw unsupported(base);
    const first = dateOf(from);
    const last = to ? dateOf(to) : rates.table.date;
    checkSpan(first, last);
    return Array.from(rates.points(base, code, first, last), (point) => Object.assign(new RatePoint(), point));
  }
}

function checkSpan(first: string, last: string): void {
  if (first > last) {
    throw new CallerError(
      'BAD_USER_INPUT',
      `Expected a first day that is not after the last, ${last}, but got ${first}.`,
    );
  }
  const days = daysBetween(first, last) + 1;
  if (days > historyDays) {
    throw new CallerError('BAD_USER_INPUT', `Expected at most ${historyDays} days, but got ${days}.`);
  }
}

/** What is beyond the bounds is refused by the field itself. */
function daysAsked(from: Date, to: Date | null | undefined): number {
  const days = daysBetween(dateOf(from), dateOf(to ?? new Date())) + 1;
  return Math.min(Math.max(days, 1), historyDays);
}
