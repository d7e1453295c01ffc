/** Rates aggregated by week or month. */
import { GraphQLDate } from 'graphql-scalars';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { addDays } from '../../../base/dates.js';
import type { HistoryPoint } from './points.js';
import { Statistics, statisticsOf } from './statistics.js';

export enum RollupPeriod {
  WEEK = 'WEEK',
  MONTH = 'MONTH',
}

registerEnumType(RollupPeriod, {
  name: 'RatePeriod',
  description: 'The period of an aggregation.',
  valuesConfig: {
    WEEK: { description: 'An ISO 8601 week: from Monday to Sunday.' },
    MONTH: { description: 'A calendar month.' },
  },
});

@ObjectType({ description: 'The rates of one week or month, from the days that have one.' })
export class RateRollup extends Statistics {
  @Field(() => GraphQLDate, {
    description: 'The first day of the week or month, whether or not it was requested.',
  })
  start!: string;
}

/** The points must be in order of date; empty periods are left out. */
export function rollupsOf(points: Iterable<HistoryPoint>, every: RollupPeriod): RateRollup[] {
  const periods: {
    readonly start: string;
    readonly next: string;
    readonly points: [HistoryPoint, ...HistoryPoint[]];
  }[] = [];
  for (const point of points) {
    const current = periods.at(-1);
    if (current && point.date < current.next) {
      current.points.push(point);
      continue;
    }
    const start = startOf(point.date, every);
    // Enough days after the first of a month to fall into the next one.
    const next = every === RollupPeriod.MONTH ? startOf(addDays(start, 31), every) : addDays(start, 7);
    periods.push({ start, next, points: [point] });
  }
  return periods.map(({ start, points: own }) => Object.assign(new RateRollup(), { start, ...statisticsOf(own) }));
}

/** The first day of the week or month that the day is in. */
export function startOf(date: string, every: RollupPeriod): string {
  if (every === RollupPeriod.MONTH) return `${date.slice(0, 7)}-01`;
  const daysSinceMonday = (new Date(date).getUTCDay() + 6) % 7;
  return addDays(date, -daysSinceMonday);
}
