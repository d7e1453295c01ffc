/** A Logpush job, which sends logs of a zone to a destination. */
import { Max, Min } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { Secret } from '../../../rest/mapping/secrets.js';
import { LogpushDataset } from './logpush-dataset.js';
import { TakesNull } from '../../../rest/mapping/nulls.js';

export const LogpushFrequency = wireEnum(
  'EdgeLogpushFrequency',
  'How often logs are pushed (deprecated by the provider)',
  {
    low: 'Rarely, in large batches',
    high: 'Often, in small batches',
  },
);

export const LogpushKind = wireEnum(
  'EdgeLogpushKind',
  'Where logs are pushed from',
  {
    '': "Logpush: from the provider's core",
    edge: 'Edge log delivery: directly from each edge location',
  },
  { '': 'STANDARD' },
);

const OutputType = wireEnum('EdgeLogpushOutputType', 'The format of log records', {
  ndjson: 'One JSON object per line',
  csv: 'Delimited values',
});

const TimestampFormat = wireEnum('EdgeLogpushTimestampFormat', 'The format of timestamps', {
  unixnano: 'Unix time in nanoseconds',
  unix: 'Unix time in seconds',
  rfc3339: 'RFC 3339, in seconds',
  rfc3339ms: 'RFC 3339, in milliseconds',
  rfc3339ns: 'RFC 3339, in nanoseconds',
});

@BothWays('EdgeLogpushOutputOptions', 'Output options: which fields are pushed, and in which format')
export class OutputOptions {
  @Field(() => OutputType, { nullable: true, description: 'The format of log records' })
  outputType?: ValueOf<typeof OutputType> | null;

  @Field(() => [String], { nullable: true, description: 'The fields to include, in order' })
  fieldNames?: string[] | null;

  @Field(() => TimestampFormat, { nullable: true, description: 'The format of timestamps' })
  timestampFormat?: ValueOf<typeof TimestampFormat> | null;

  @TakesNull()
  @Min(0)
  @Max(1)
  @Field(() => Float, { nullable: true, description: 'The share of records that is pushed, from 0 to 1' })
  sampleRate?: number | null;

  @TakesNull()
  @Field(() => Boolean, {
    nullable: true,
    description: 'Subrequests of Workers are merged into the request that caused them',
  })
  mergeSubrequests?: boolean | null;

  @TakesNull()
  @Field(() => Boolean, {
    nullable: true,
    description: 'Strings that exploit Log4j (CVE-2021-44228) are neutralized',
  })
  cve202144228?: boolean | null;

  @TakesNull()
  @Field(() => String, { nullable: true, description: 'Text before each batch' })
  batchPrefix?: string | null;

  @TakesNull()
  @Field(() => String, { nullable: true, description: 'Text after each batch' })
  batchSuffix?: string | null;

  @TakesNull()
  @Field(() => String, { nullable: true, description: 'Text before each record' })
  recordPrefix?: string | null;

  @TakesNull()
  @Field(() => String, { nullable: true, description: 'Text after each record' })
  recordSuffix?: string | null;

  @TakesNull()
  @Field(() => String, { nullable: true, description: 'Text between records' })
  recordDelimiter?: string | null;

  @TakesNull()
  @Field(() => String, { nullable: true, description: 'Template of a record, with fields as `{{.Name}}`' })
  recordTemplate?: string | null;

  @TakesNull()
  @Field(() => String, { nullable: true, description: 'Text between fields' })
  fieldDelimiter?: string | null;
}

export const aboutDestination =
  'The destination of the logs: a URL with everything needed to write there, including keys, for instance `s3://logs/acme?region=eu-central-1`';

@ObjectType('EdgeLogpushJob', { description: 'A Logpush job of a zone' })
export class LogpushJob {
  @Field(() => ID, { description: 'Its id, a number' })
  id!: number;

  @Field(() => String, { nullable: true, description: 'Its name' })
  name!: string | null;

  @Field(() => LogpushDataset, { nullable: true, description: 'The dataset that it pushes' })
  dataset!: ValueOf<typeof LogpushDataset> | null;

  @Secret()
  @Field(() => String, { nullable: true, description: aboutDestination })
  destinationConf!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'The job is enabled' })
  enabled!: boolean | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time up to which logs have been pushed; null: none yet',
  })
  lastComplete!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it last failed; null: never' })
  lastError!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it last failed; null if it works' })
  errorMessage!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Exclude records of attack traffic' })
  filterAttackTraffic!: boolean | null;

  @Field(() => LogpushFrequency, { nullable: true, description: 'How often logs are pushed' })
  frequency!: ValueOf<typeof LogpushFrequency> | null;

  @Field(() => LogpushKind, { nullable: true, description: 'Where logs are pushed from' })
  kind!: ValueOf<typeof LogpushKind> | null;

  @Field(() => String, {
    nullable: true,
    description: 'Output options in the legacy Logpull format; null if `outputOptions` are used',
  })
  logpullOptions!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "The maximum size of a batch in bytes, uncompressed; null: the API's default",
  })
  maxUploadBytes!: number | null;

  @Field(() => Int, { nullable: true, description: "The maximum age of a batch in seconds; null: the API's default" })
  maxUploadIntervalSeconds!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "The maximum number of records in a batch; null: the API's default",
  })
  maxUploadRecords!: number | null;

  @Field(() => OutputOptions, { nullable: true, description: 'Which fields are pushed, and in which format' })
  outputOptions!: OutputOptions | null;
}
