/** Past rates of a currency: by day, by week or month, and summarised. */
import { GraphQLDate } from 'graphql-scalars';
import type { ComplexityEstimator } from 'graphql-query-complexity';
import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { DataContext } from '../../context.js';
import { baseArgument, baseFor, unknownCurrency } from '../choose.js';
import { CurrencyCode } from '../../../base/currency-code.js';
import { exact } from '../../../base/decimal.js';
import { Currency } from '../currency.js';
import { unitChange } from '../tables/known-leaps.js';
import { chainedPoints } from './chain.js';
import type { HistoryPoint } from './points.js';
import { RatePoint } from './rate-point.js';
import { RateSourceName, sourceArgument, sourceNamed } from '../source-argument.js';
import type { RateSource } from '../sources.js';
import { RollupPeriod, RateRollup, rollupsOf } from './rollup.js';
import { type DateSpan, requestedDays, mostDays, spanOf } from './span.js';
import { pointOf } from './statistics.js';
import { RateSummary, summaryOf } from './summary.js';

const firstArgument = 'The first day.';
const lastArgument = `The last day; without it, that of the rates in force. At most ${mostDays} days in all.`;

const chainedArgument =
  'Go on into the past with the currency that was redenominated, such as TRL before TRY, all in the units of the last day.';

/** A part of the descriptions of fields that combine rates of several days. */
const inLastUnits =
  'If a currency was redenominated, such as the Syrian pound of 2026, earlier rates are converted to the unit of the last day.';

/** Days whose rates are looked up in the time that one field of a response takes. */
const daysPerField = 2;

const daysOf: Readonly<Record<RollupPeriod, number>> = { WEEK: 7, MONTH: 28 };

const rollupsCost: ComplexityEstimator = ({ args, childComplexity }) => {
  const days = requestedDays(args.from, args.to);
  const periods = days / daysOf[args.every === RollupPeriod.WEEK ? RollupPeriod.WEEK : RollupPeriod.MONTH] + 1;
  return Math.ceil(1 + days / daysPerField + periods * childComplexity);
};

@Resolver(() => Currency)
export class HistoryResolver {
  @FieldResolver(() => [RatePoint], {
    description:
      'The rate on each day on which one source published both currencies, in order of date, with no values for the days between. ' +
      'Reference rates of the European Central Bank since 4 January 1999 for its currencies, on its working days; ' +
      'currency-api since 2 March 2024, which takes precedence if both have a day.',
    complexity: ({ args, childComplexity }) => 1 + requestedDays(args.from, args.to) * childComplexity,
  })
  history(
    @Root() currency: Currency,
    @Ctx() context: DataContext,
    @Arg('from', () => GraphQLDate, { description: firstArgument }) from: Date,
    @Arg('to', () => GraphQLDate, { nullable: true, description: lastArgument }) to: Date | null,
    @Arg('base', () => CurrencyCode, { nullable: true, description: baseArgument }) named: string | null,
    @Arg('chained', () => Boolean, { defaultValue: false, description: chainedArgument }) chained: boolean,
    @Arg('source', () => RateSourceName, { nullable: true, description: sourceArgument }) source: string | null,
  ): RatePoint[] {
    const span = spanOf(from, to, context.rates.table.date);
    const points = chained
      ? comparable(currency, context, named, span, { chained, source: sourceNamed(source) })
      : requestedPoints(currency, context, named, span, { chained, source: sourceNamed(source) }).points;
    return points.map(pointOf);
  }

  @FieldResolver(() => [RateRollup], {
    description:
      'The rates aggregated by week or month, in order. Weeks and months without a rate are left out; one that extends beyond the requested days only counts those days. ' +
      inLastUnits,
    complexity: rollupsCost,
  })
  rollups(
    @Root() currency: Currency,
    @Ctx() context: DataContext,
    @Arg('every', () => RollupPeriod, { description: 'Week or month.' }) every: RollupPeriod,
    @Arg('from', () => GraphQLDate, { description: firstArgument }) from: Date,
    @Arg('to', () => GraphQLDate, { nullable: true, description: lastArgument }) to: Date | null,
    @Arg('base', () => CurrencyCode, { nullable: true, description: baseArgument }) named: string | null,
    @Arg('chained', () => Boolean, { defaultValue: false, description: chainedArgument }) chained: boolean,
    @Arg('source', () => RateSourceName, { nullable: true, description: sourceArgument }) source: string | null,
  ): RateRollup[] {
    const span = spanOf(from, to, context.rates.table.date);
    return rollupsOf(comparable(currency, context, named, span, { chained, source: sourceNamed(source) }), every);
  }

  @FieldResolver(() => RateSummary, {
    nullable: true,
    description:
      'How the rate developed from the first day to the last, and how many days have none; null if none has one. ' +
      inLastUnits,
    complexity: ({ args, childComplexity }) =>
      Math.ceil(1 + requestedDays(args.from, args.to) / daysPerField + childComplexity),
  })
  summary(
    @Root() currency: Currency,
    @Ctx() context: DataContext,
    @Arg('from', () => GraphQLDate, { description: firstArgument }) from: Date,
    @Arg('to', () => GraphQLDate, { nullable: true, description: lastArgument }) to: Date | null,
    @Arg('base', () => CurrencyCode, { nullable: true, description: baseArgument }) named: string | null,
    @Arg('chained', () => Boolean, { defaultValue: false, description: chainedArgument }) chained: boolean,
    @Arg('source', () => RateSourceName, { nullable: true, description: sourceArgument }) source: string | null,
  ): RateSummary | null {
    const span = spanOf(from, to, context.rates.table.date);
    const [first, ...others] = comparable(currency, context, named, span, { chained, source: sourceNamed(source) });
    return first ? summaryOf([first, ...others], span) : null;
  }
}

interface Choice {
  readonly chained: boolean;
  readonly source: RateSource | undefined;
}

function requestedPoints(
  { code }: Currency,
  context: DataContext,
  named: string | null,
  span: DateSpan,
  choice: Choice,
) {
  const { rates } = context;
  const base = baseFor(context, named);
  if (!rates.currency(base)) throw unknownCurrency(base);
  const { chained, source } = choice;
  const points = chained
    ? chainedPoints(rates, base, code, span, source)
    : [...rates.points(base, code, span.first, span.last, source)];
  return { base, points };
}

function comparable(
  currency: Currency,
  context: DataContext,
  named: string | null,
  span: DateSpan,
  choice: Choice,
): HistoryPoint[] {
  const { base, points } = requestedPoints(currency, context, named, span, choice);
  return restated(points, base, currency.code, span.last);
}

/** Converts all points to the units of the last day, so that a redenomination is no fall or rise. */
function restated(points: readonly HistoryPoint[], base: string, code: string, last: string): HistoryPoint[] {
  return points.map((point) => {
    const factor = unitChange(code, point.date, last) / unitChange(base, point.date, last);
    return factor === 1 ? point : { ...point, rate: exact(point.rate).times(exact(factor)).toNumber() };
  });
}
