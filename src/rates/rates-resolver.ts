/** Tables of rates and conversions: for callers with the scope rates. */
import { GraphQLDate } from 'graphql-scalars';
import { Arg, Ctx, Float, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.js';
import { CallerError, shown } from '../errors.js';
import { requireScope } from '../tokens/require-scope.js';
import { baseFor, rateOrRefuse, tableFor, unsupported } from './choose.js';
import { Conversion } from './conversion.js';
import { CurrencyCode } from './currency-code.js';
import { secondsOf } from './dates.js';
import { crossPublication } from './in-force.js';
import { BasedTable, Rate } from './rate-table.js';
import { round } from './round.js';

const dayArgument =
  'A day since 4 January 1999; without it, the rates in force. A day without a table is answered with the last ' +
  'before it: of currency-api since 2 March 2024, with holes, and of the European Central Bank for its currencies. ' +
  'The date told is that of the rate.';

@Resolver()
export class RatesResolver {
  @Query(() => BasedTable, {
    description: 'The rates of all active currencies relative to a base. Needs a token with the scope rates.',
  })
  rates(
    @Ctx() context: Context,
    @Arg('base', () => CurrencyCode, {
      nullable: true,
      description: "ISO 4217 code; without it, the default currency of the caller's token, else INR.",
    })
    named: string | null,
    @Arg('date', () => GraphQLDate, { nullable: true, description: dayArgument }) day: Date | null,
  ): BasedTable {
    requireScope(context, 'rates');
    const base = baseFor(context, named);
    const table = tableFor(context.rates, day);
    if (!table.rates.has(base)) throw unsupported(base);
    const { date, timestamp, source } = table;
    const rates = context.rates.currencies.flatMap((currency) => {
      const { code } = currency;
      const rate = context.rates.rate(base, code, table);
      if (rate === undefined) return [];
      const published = crossPublication(table, base, code);
      const own = published.date === date && published.source === source;
      return [Object.assign(new Rate(), { code, currency, rate, ...published, own })];
    });
    return Object.assign(new BasedTable(), { base, date, timestamp, source, rates });
  }

  @Query(() => Conversion, {
    description: 'One amount in another currency. Needs a token with the scope rates.',
  })
  convert(
    @Ctx() context: Context,
    @Arg('from', () => CurrencyCode, { description: 'ISO 4217 code of the currency of the amount.' }) from: string,
    @Arg('to', () => CurrencyCode, { description: 'ISO 4217 code of the currency wanted.' }) to: string,
    @Arg('amount', () => Float, {
      nullable: true,
      defaultValue: 1,
      description: 'In units of `from`; greater than zero.',
    })
    given: number | null,
    @Arg('date', () => GraphQLDate, { nullable: true, description: dayArgument }) day: Date | null,
  ): Conversion {
    requireScope(context, 'rates');
    const amount = given ?? 1;
    if (!(amount > 0)) throw new CallerError('BAD_USER_INPUT', 'Amount must be greater than zero.');
    const table = tableFor(context.rates, day);
    const rate = rateOrRefuse(context.rates, from, to, table);
    const converted = round(amount * rate);
    if (!Number.isFinite(converted) || converted === 0) {
      const what = `Expected an amount that stays within the range of a number in ${to}`;
      throw new CallerError('BAD_USER_INPUT', `${what}, but got ${shown(amount)} ${from}.`);
    }
    const { date } = crossPublication(table, from, to);
    const timestamp = secondsOf(date);
    return Object.assign(new Conversion(), { from, to, amount, converted, rate, date, timestamp });
  }
}
