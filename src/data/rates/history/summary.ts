/** How a rate changed over a span of days, and how much of it is known. */
import { GraphQLDate } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { addDays, daysBetween } from '../../../base/dates.js';
import { exact } from '../../../base/decimal.js';
import type { HistoryPoint } from './points.js';
import { type DateSpan, daysIn } from './span.js';
import { Statistics, statisticsOf } from './statistics.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType({ description: 'Consecutive days without a rate.' })
class RateGap {
  @Field(() => GraphQLDate, { description: 'The first day without a rate.' })
  first!: string;

  @Field(() => GraphQLDate, { description: 'The last day without a rate.' })
  last!: string;

  @Field(() => Int, { description: 'Number of days.' })
  dayCount!: number;
}

@ObjectType({ description: 'How a rate developed over a range of days, from the days that have one.' })
export class RateSummary extends Statistics {
  @Field(() => Float, { description: 'The last rate minus the first: negative if it fell.' })
  change!: number;

  @Field(() => Float, { description: 'The change in per cent of the first rate, rounded to 6 decimals.' })
  changePercent!: number;

  @Field(() => Int, { description: 'Number of days in the range.' })
  dayCount!: number;

  @Field(() => Int, { description: 'Number of those days without a rate.' })
  missingDayCount!: number;

  @Optional(
    () => RateGap,
    'The longest run of days without a rate, including at the ends of the range; null when every day has one.',
  )
  longestGap!: RateGap | null;
}

export function summaryOf(points: readonly [HistoryPoint, ...HistoryPoint[]], span: DateSpan): RateSummary {
  const statistics = statisticsOf(points);
  const [first, last] = [exact(statistics.first.rate), exact(statistics.last.rate)];
  const change = last.minus(first);
  const dayCount = daysIn(span);
  return Object.assign(new RateSummary(), {
    ...statistics,
    change: change.toNumber(),
    changePercent: change.times(100).dividedBy(first).decimalPlaces(6).toNumber(),
    dayCount,
    missingDayCount: dayCount - statistics.pointCount,
    longestGap: longestGap(points, span),
  });
}

/** The first of several. */
function longestGap(points: readonly HistoryPoint[], { first, last }: DateSpan): RateGap | null {
  let longest: RateGap | null = null;
  let before = addDays(first, -1);
  for (const date of [...points.map((point) => point.date), addDays(last, 1)]) {
    const dayCount = daysBetween(before, date) - 1;
    if (dayCount > (longest?.dayCount ?? 0)) {
      longest = Object.assign(new RateGap(), { first: addDays(before, 1), last: addDays(date, -1), dayCount });
    }
    before = date;
  }
  return longest;
}
