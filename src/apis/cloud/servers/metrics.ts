/** Metrics: what was measured of a server or load balancer, as series over time. */
import { Min } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, Float, Int, ObjectType } from 'type-graphql';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { isObject } from '../../../base/unknown.js';

@ObjectType('CloudMetricsSample', { description: 'One measured value' })
export class Sample {
  @Field(() => GraphQLDateTime, { description: 'When it was measured' })
  time!: Date;

  @Field(() => Float, { description: 'In the unit of its series' })
  value!: number;
}

@ObjectType('CloudMetricsSeries', { description: 'One quantity over time' })
export class Series {
  @Field({ description: 'What was measured, for instance `cpu` or `disk.0.iops.read`' })
  name!: string;

  @Field(() => [Sample], { description: 'The values, oldest first' })
  values!: Sample[];
}

@ObjectType('CloudMetrics', { description: 'Measurements within a period' })
export class Metrics {
  @Field(() => GraphQLDateTime, { description: 'Start of the period' })
  start!: string;

  @Field(() => GraphQLDateTime, { description: 'End of the period' })
  end!: string;

  @Field(() => Float, { description: 'Seconds between two values' })
  step!: number;

  @Field(() => [Series], { description: 'One for each quantity measured' })
  series!: Series[];

  /** By name; pairs of seconds since 1970 and the value as text. */
  static reshape({ time_series: map, ...metrics }: Wire): Wire {
    if (!isObject(map)) return { ...metrics, series: map };
    return { ...metrics, series: Object.entries(map).map(([name, one]) => ({ name, values: samplesOf(one) })) };
  }
}

function samplesOf(one: unknown): unknown {
  const values = isObject(one) ? one['values'] : one;
  if (!Array.isArray(values)) return values;
  return values.map((sample: unknown) =>
    Array.isArray(sample) ? { time: timeOf(sample[0]), value: sample[1] } : sample,
  );
}

function timeOf(seconds: unknown): unknown {
  return typeof seconds === 'number' ? new Date(seconds * 1000) : seconds;
}

@ArgsType()
export abstract class Period {
  @Field(() => GraphQLDateTime, { description: 'Start of the period' })
  start!: Date;

  @Field(() => GraphQLDateTime, { description: 'End of the period' })
  end!: Date;

  @Min(1)
  @Field(() => Int, { nullable: true, description: 'Seconds between two values; chosen by the API unless given' })
  step?: number;
}
