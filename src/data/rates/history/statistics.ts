/** Statistics of the rates of several days. */
import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { HistoryPoint } from './points.js';
import { RatePoint } from './rate-point.js';

@ObjectType()
export abstract class Statistics {
  @Field(() => RatePoint, { description: 'The first day with a rate.' })
  first!: RatePoint;

  @Field(() => RatePoint, { description: 'The last day with a rate.' })
  last!: RatePoint;

  @Field(() => RatePoint, { description: 'The lowest rate, on the first day that has it.' })
  min!: RatePoint;

  @Field(() => RatePoint, { description: 'The highest rate, on the first day that has it.' })
  max!: RatePoint;

  @Field(() => Float, {
    description: 'The arithmetic mean of these rates, equally weighted, to 12 significant digits.',
  })
  mean!: number;

  @Field(() => Int, { description: 'Number of days with a rate.' })
  pointCount!: number;
}

export function statisticsOf([first, ...others]: readonly [HistoryPoint, ...HistoryPoint[]]): Statistics {
  let [last, min, max] = [first, first, first];
  let sum = first.rate;
  for (const point of others) {
    last = point;
    if (point.rate < min.rate) min = point;
    if (point.rate > max.rate) max = point;
    sum += point.rate;
  }
  const pointCount = 1 + others.length;
  const mean = Number((sum / pointCount).toPrecision(12));
  return {
    first: pointOf(first),
    last: pointOf(last),
    min: pointOf(min),
    max: pointOf(max),
    mean,
    pointCount,
  };
}

export function pointOf(point: HistoryPoint): RatePoint {
  return Object.assign(new RatePoint(), point);
}
