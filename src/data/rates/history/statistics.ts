/** What the rates of several days come to. */
import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Point } from './points.js';
import { RatePoint } from './rate-point.js';

@ObjectType()
export abstract class Statistics {
  @Field(() => RatePoint, { description: 'The first day that has a rate.' })
  first!: RatePoint;

  @Field(() => RatePoint, { description: 'The last day that has a rate.' })
  last!: RatePoint;

  @Field(() => RatePoint, { description: 'The lowest rate; of several days with it, the first.' })
  min!: RatePoint;

  @Field(() => RatePoint, { description: 'The highest rate; of several days with it, the first.' })
  max!: RatePoint;

  @Field(() => Float, {
    description: 'The arithmetic mean of these rates, each with the same weight, to 12 significant digits.',
  })
  mean!: number;

  @Field(() => Int, { description: 'How many days have a rate.' })
  points!: number;
}

export function statisticsOf([first, ...others]: readonly [Point, ...Point[]]): Statistics {
  let [last, min, max] = [first, first, first];
  let sum = first.rate;
  for (const point of others) {
    last = point;
    if (point.rate < min.rate) min = point;
    if (point.rate > max.rate) max = point;
    sum += point.rate;
  }
  const points = 1 + others.length;
  const mean = Number((sum / points).toPrecision(12));
  return {
    first: pointOf(first),
    last: pointOf(last),
    min: pointOf(min),
    max: pointOf(max),
    mean,
    points,
  };
}

export function pointOf(point: Point): RatePoint {
  return Object.assign(new RatePoint(), point);
}
