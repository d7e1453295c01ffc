/** Metrics: what was measured of a server or load balancer, as series over time. */
import { Min } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, Float, Int, ObjectType } from 'type-graphql';

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
  get series(): Series[] {
    return Object.entries(this.timeSeries).map(([name, { values }]) => ({
      name,
      values: values.map(([seconds, value]) => ({ time: new Date(seconds * 1000), value: Number(value) })),
    }));
  }

  /** By name; seconds since 1970, and the value as text. */
  timeSeries!: Readonly<Record<string, { readonly values: readonly (readonly [number, string])[] }>>;
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
