/** Metrics of a server or load balancer, as time series. */
import { Min } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, Float, Int, ObjectType } from 'type-graphql';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { isObject } from '../../../base/unknown.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('CloudMetricsSample', { description: 'A sample of a time series' })
class Sample {
  @Field(() => GraphQLDateTime, { description: 'The time of the sample' })
  time!: Date;

  @Field(() => Float, { description: 'The value, in the unit of the series' })
  value!: number;
}

@ObjectType('CloudMetricsSeries', { description: 'A time series' })
class Series {
  @Field({ description: 'The metric, for instance `cpu` or `disk.0.iops.read`' })
  name!: string;

  @Field(() => [Sample], { description: 'Samples, oldest first' })
  values!: Sample[];
}

@ObjectType('CloudMetrics', { description: 'Metrics within a period' })
export class Metrics {
  @Field(() => GraphQLDateTime, { description: 'Start of the period' })
  start!: string;

  @Field(() => GraphQLDateTime, { description: 'End of the period' })
  end!: string;

  @Field(() => Float, { description: 'The resolution in seconds' })
  step!: number;

  @Field(() => [Series], { description: 'A time series for each metric' })
  series!: Series[];

  /** A map by name on the wire, with pairs of seconds since 1970 and the value as text. */
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
  @Optional(() => Int, 'The resolution in seconds; the API chooses unless given')
  step?: number;
}
