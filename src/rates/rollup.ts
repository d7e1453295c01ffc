/** Rates put together by week or month. */
import { GraphQLDate } from 'graphql-scalars';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { addDays } from './dates.js';
import type { Point } from './points.js';
import { Statistics, statisticsOf } from './statistics.js';

export enum Period {
  WEEK = 'WEEK',
  MONTH = 'MONTH',
}

registerEnumType(Period, {
  name: 'RatePeriod',
  description: 'Into what days are put together.',
  valuesConfig: {
    WEEK: { description: 'A week by ISO 8601: from Monday to Sunday.' },
    MONTH: { description: 'A month of the calendar.' },
  },
});

@ObjectType({ description: 'The rates of one week or month, by the days that have one.' })
export class RateRollup extends Statistics {
  @Field(() => GraphQLDate, {
    description: 'The day on which the week or month begins, whether or not it is one of those asked for.',
  })
  start!: string;
}

/** In order; periods without any point are left out. */
export function rollupsOf(points: Iterable<Point>, every: Period): RateRollup[] {
  const periods = new Map<string, [Point, ...Point[]]>();
  for (const point of points) {
    const start = startOf(point.date, every);
    const period = periods.get(start);
    if (period) period.push(point);
    else periods.set(start, [point]);
  }
  return [...periods].map(([start, own]) => Object.assign(new RateRollup(), { start, ...statisticsOf(own) }));
}

function startOf(date: string, every: Period): string {
  if (every === Period.MONTH) return `${date.slice(0, 7)}-01`;
  const daysSinceMonday = (new Date(date).getUTCDay() + 6) % 7;
  return addDays(date, -daysSinceMonday);
}
