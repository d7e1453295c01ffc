/** The bill over time, as fields of the graph. */
import { GraphQLDate } from 'graphql-scalars';
import type { ComplexityEstimator } from 'graphql-query-complexity';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Resolver } from 'type-graphql';
import { CurrencyCode } from '../../base/currency-code.js';
import { dateOf, daysBetween } from '../../base/dates.js';
import { baseArgument } from '../../data/rates/choose.js';
import { BillFilter } from '../bill/filter.js';
import { BillGroupBy } from '../bill/grouping.js';
import type { HostingContext } from '../context.js';
import { Hosting } from '../machines/hosting-resolver.js';
import { BillHistory, HistoryPeriod, HistoryRates } from './bill-history.js';
import { BillChange } from './change/bill-change.js';
import { makeChange } from './change/make-change.js';
import { BillForecast, BudgetPeriod } from './forecast/bill-forecast.js';
import { makeForecast } from './forecast/make-forecast.js';
import { mostDays } from './history-span.js';
import { makeHistory } from './make-history.js';

/** The complexity of going through one day, in fields of a response. */
const costOfDay = 20;

const costOfChange = 2_000;
const costOfForecast = 4_000;

const daysIn: Readonly<Record<HistoryPeriod, number>> = { DAY: 1, WEEK: 7, MONTH: 28, ALL: mostDays };

/**
 * The number of days that a complexity estimate counts. It stays within the bounds: the field itself rejects others.
 */
function requestedDays(from: unknown, to: unknown): number {
  if (!(from instanceof Date)) return mostDays;
  const last = to instanceof Date ? to : new Date();
  return Math.min(Math.max(daysBetween(dateOf(from), dateOf(last)) + 1, 1), mostDays);
}

const historyComplexity: ComplexityEstimator = ({ args, childComplexity }) => {
  const days = requestedDays(args['from'], args['to']);
  const every: unknown = args['every'];
  const length = Object.values(HistoryPeriod).find((each) => each === every) ?? HistoryPeriod.DAY;
  return Math.ceil(days * costOfDay + (days / daysIn[length] + 1) * childComplexity);
};

@Resolver(() => Hosting)
export class BillHistoryResolver {
  @FieldResolver(() => BillHistory, {
    complexity: historyComplexity,
    description: `What was billed over time, in every account that the token may read now: from the snapshots of the bill that are taken once a day, without any upstream call. Each snapshot keeps its prices and its exchange rates: own prices that are set later do not change it. Days without a snapshot are gaps, not zeros. At most ${mostDays} days`,
  })
  billHistory(
    @Arg('from', () => GraphQLDate, { description: 'The first day, in UTC' }) from: Date,
    @Arg('to', () => GraphQLDate, {
      nullable: true,
      description: 'The last day; the last one that counts unless given',
    })
    to: Date | null,
    @Arg('every', () => HistoryPeriod, { defaultValue: HistoryPeriod.DAY, description: 'The length of a period' })
    by: HistoryPeriod,
    @Arg('currency', () => CurrencyCode, { nullable: true, description: baseArgument }) currency: string | null,
    @Arg('rates', () => HistoryRates, { defaultValue: HistoryRates.THAT_DAY, description: 'The exchange rates to use' })
    rates: HistoryRates,
    @Arg('groupBy', () => [BillGroupBy], {
      nullable: true,
      description: 'How to group the lines, by one or more criteria; no groups unless given',
    })
    groupBy: BillGroupBy[] | null,
    @Arg('labelKey', () => String, { nullable: true, description: 'For `groupBy` LABEL: the key of the label' })
    labelKey: string | null,
    @Arg('filter', () => BillFilter, { nullable: true, description: 'Which lines to include; all unless given' })
    filter: BillFilter | null,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BillHistory> {
    return makeHistory(
      { context, info },
      {
        from: dateOf(from),
        to: to ? dateOf(to) : null,
        by,
        currency: currency ?? null,
        rates,
        groupBy: groupBy ?? [],
        labelKey: labelKey ?? null,
        filter: filter ?? {},
      },
    );
  }

  @FieldResolver(() => BillChange, {
    complexity: ({ childComplexity }) => costOfChange + childComplexity,
    description:
      'What changed in the bill between two days, in every account that the token may read now: what began, ended, grew or shrank, and what became dearer or cheaper by its list price, by a price of your own or by the exchange rate alone. The parts add up to the difference exactly. It is calculated from the snapshots of the two days, without any upstream call',
  })
  billChange(
    @Arg('from', () => GraphQLDate, { description: 'The day before, in UTC' }) from: Date,
    @Arg('to', () => GraphQLDate, {
      nullable: true,
      description: 'The day after; the last one that counts unless given',
    })
    to: Date | null,
    @Arg('currency', () => CurrencyCode, { nullable: true, description: baseArgument }) currency: string | null,
    @Arg('rates', () => HistoryRates, { defaultValue: HistoryRates.THAT_DAY, description: 'The exchange rates to use' })
    rates: HistoryRates,
    @Arg('groupBy', () => [BillGroupBy], {
      nullable: true,
      description: 'How to group the lines, by one or more criteria; no groups unless given',
    })
    groupBy: BillGroupBy[] | null,
    @Arg('labelKey', () => String, { nullable: true, description: 'For `groupBy` LABEL: the key of the label' })
    labelKey: string | null,
    @Arg('filter', () => BillFilter, { nullable: true, description: 'Which lines to include; all unless given' })
    filter: BillFilter | null,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BillChange> {
    return makeChange(
      { context, info },
      {
        from: dateOf(from),
        to: to ? dateOf(to) : null,
        currency: currency ?? null,
        rates,
        groupBy: groupBy ?? [],
        labelKey: labelKey ?? null,
        filter: filter ?? {},
      },
    );
  }

  @FieldResolver(() => BillForecast, {
    complexity: ({ childComplexity }) => costOfForecast + childComplexity,
    description:
      'What the present month, quarter or year will have cost at its end, in every account that the token may read now: from the snapshots of the bill, without any upstream call',
  })
  billForecast(
    @Arg('period', () => BudgetPeriod, { defaultValue: BudgetPeriod.MONTH, description: 'The period' })
    period: BudgetPeriod,
    @Arg('currency', () => CurrencyCode, { nullable: true, description: baseArgument }) currency: string | null,
    @Arg('filter', () => BillFilter, { nullable: true, description: 'Which lines to include; all unless given' })
    filter: BillFilter | null,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BillForecast> {
    return makeForecast({ context, info }, { period, currency: currency ?? null, filter: filter ?? {} });
  }
}
