/** A Logpush job, which sends logs of a zone to a destination. */
import { Max, Min } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { Secret } from '../../../rest/mapping/secrets.js';
import { LogpushDataset } from './logpush-dataset.js';
import { TakesNull } from '../../../rest/mapping/nulls.js';
import { Optional } from '../../../base/optional-field.js';

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
  @Optional(() => OutputType, 'The format of log records')
  outputType?: ValueOf<typeof OutputType> | null;

  @Optional(() => [String], 'The fields to include, in order')
  fieldNames?: string[] | null;

  @Optional(() => TimestampFormat, 'The format of timestamps')
  timestampFormat?: ValueOf<typeof TimestampFormat> | null;

  @TakesNull()
  @Min(0)
  @Max(1)
  @Optional(() => Float, 'The share of records that is pushed, from 0 to 1')
  sampleRate?: number | null;

  @TakesNull()
  @Optional(() => Boolean, 'Subrequests of Workers are merged into the request that caused them')
  mergeSubrequests?: boolean | null;

  @TakesNull()
  @Optional(() => Boolean, 'Strings that exploit Log4j (CVE-2021-44228) are neutralized')
  cve202144228?: boolean | null;

  @TakesNull()
  @Optional(() => String, 'Text before each batch')
  batchPrefix?: string | null;

  @TakesNull()
  @Optional(() => String, 'Text after each batch')
  batchSuffix?: string | null;

  @TakesNull()
  @Optional(() => String, 'Text before each record')
  recordPrefix?: string | null;

  @TakesNull()
  @Optional(() => String, 'Text after each record')
  recordSuffix?: string | null;

  @TakesNull()
  @Optional(() => String, 'Text between records')
  recordDelimiter?: string | null;

  @TakesNull()
  @Optional(() => String, 'Template of a record, with fields as `{{.Name}}`')
  recordTemplate?: string | null;

  @TakesNull()
  @Optional(() => String, 'Text between fields')
  fieldDelimiter?: string | null;
}

export const aboutDestination =
  'The destination of the logs: a URL with everything needed to write there, including keys, for instance `s3://logs/acme?region=eu-central-1`';

@ObjectType('EdgeLogpushJob', { description: 'A Logpush job of a zone' })
export class LogpushJob {
  @Field(() => ID, { description: 'Its id, a number' })
  id!: number;

  @Optional(() => String, 'Its name')
  name!: string | null;

  @Optional(() => LogpushDataset, 'The dataset that it pushes')
  dataset!: ValueOf<typeof LogpushDataset> | null;

  @Secret()
  @Optional(() => String, aboutDestination)
  destinationConf!: string | null;

  @Optional(() => Boolean, 'The job is enabled')
  enabled!: boolean | null;

  @Optional(() => GraphQLDateTime, 'The time up to which logs have been pushed; null: none yet')
  lastComplete!: string | null;

  @Optional(() => GraphQLDateTime, 'When it last failed; null: never')
  lastError!: string | null;

  @Optional(() => String, 'Why it last failed; null if it works')
  errorMessage!: string | null;

  @Optional(() => Boolean, 'Exclude records of attack traffic')
  filterAttackTraffic!: boolean | null;

  @Optional(() => LogpushFrequency, 'How often logs are pushed')
  frequency!: ValueOf<typeof LogpushFrequency> | null;

  @Optional(() => LogpushKind, 'Where logs are pushed from')
  kind!: ValueOf<typeof LogpushKind> | null;

  @Optional(() => String, 'Output options in the legacy Logpull format; null if `outputOptions` are used')
  logpullOptions!: string | null;

  @Optional(() => Int, "The maximum size of a batch in bytes, uncompressed; null: the API's default")
  maxUploadBytes!: number | null;

  @Optional(() => Int, "The maximum age of a batch in seconds; null: the API's default")
  maxUploadIntervalSeconds!: number | null;

  @Optional(() => Int, "The maximum number of records in a batch; null: the API's default")
  maxUploadRecords!: number | null;

  @Optional(() => OutputOptions, 'Which fields are pushed, and in which format')
  outputOptions!: OutputOptions | null;
}
