/** A job that sends logs of a zone where their owner wants them. */
import { Max, Min } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { Secret } from '../../../rest/mapping/secrets.js';
import { LogpushDataset } from './logpush-dataset.js';

export const LogpushFrequency = wireEnum('EdgeLogpushFrequency', 'How often logs are sent', ['low', 'high'], {
  low: 'Seldom, in large files',
  high: 'Often, in small files',
});

export const LogpushKind = wireEnum(
  'EdgeLogpushKind',
  'From where logs are sent',
  ['', 'edge'],
  { '': 'From the middle, where they are gathered', edge: 'From each place of the edge by itself' },
  { '': 'STANDARD' },
);

const OutputType = wireEnum('EdgeLogpushOutputType', 'How a log is written', ['ndjson', 'csv'], {
  ndjson: 'A line of JSON for each record',
  csv: 'Values with separators',
});

const TimestampFormat = wireEnum(
  'EdgeLogpushTimestampFormat',
  'How times are written',
  ['unixnano', 'unix', 'rfc3339', 'rfc3339ms', 'rfc3339ns'],
  {
    unixnano: 'Nanoseconds since 1970',
    unix: 'Seconds since 1970',
    rfc3339: 'As RFC 3339 has it, in seconds',
    rfc3339ms: 'As RFC 3339 has it, in milliseconds',
    rfc3339ns: 'As RFC 3339 has it, in nanoseconds',
  },
);

@BothWays('EdgeLogpushOutputOptions', 'What is written of a record, and how')
export class OutputOptions {
  @Field(() => OutputType, { nullable: true, description: 'How the log is written' })
  outputType?: ValueOf<typeof OutputType> | null;

  @Field(() => [String], { nullable: true, description: 'The fields of a record that are written, in their order' })
  fieldNames?: string[] | null;

  @Field(() => TimestampFormat, { nullable: true, description: 'How times are written' })
  timestampFormat?: ValueOf<typeof TimestampFormat> | null;

  @Min(0)
  @Max(1)
  @Field(() => Float, { nullable: true, description: 'The part of the records that is sent, from 0 to 1; 1 is all' })
  sampleRate?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Requests of worker scripts stand with the one that began them',
  })
  mergeSubrequests?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Texts that would harm an old Log4j (CVE-2021-44228) are made harmless',
  })
  cve202144228?: boolean | null;

  @Field(() => String, { nullable: true, description: 'What stands before each batch' })
  batchPrefix?: string | null;

  @Field(() => String, { nullable: true, description: 'What stands behind each batch' })
  batchSuffix?: string | null;

  @Field(() => String, { nullable: true, description: 'What stands before each record' })
  recordPrefix?: string | null;

  @Field(() => String, { nullable: true, description: 'What stands behind each record' })
  recordSuffix?: string | null;

  @Field(() => String, { nullable: true, description: 'What stands between records' })
  recordDelimiter?: string | null;

  @Field(() => String, { nullable: true, description: 'What a record is, with its fields as `{{.Name}}`' })
  recordTemplate?: string | null;

  @Field(() => String, { nullable: true, description: 'What stands between fields' })
  fieldDelimiter?: string | null;
}

export const aboutDestination =
  'Where logs are sent to: an address with all that it takes to write there, keys among them, for instance `s3://logs/acme?region=eu-central-1`';

@ObjectType('EdgeLogpushJob', { description: 'A job that sends logs of a zone' })
export class LogpushJob {
  @Field(() => ID, { description: 'Its number' })
  id!: number;

  @Field(() => String, { nullable: true, description: 'Its name' })
  name!: string | null;

  @Field(() => LogpushDataset, { nullable: true, description: 'What its log tells of' })
  dataset!: ValueOf<typeof LogpushDataset> | null;

  @Secret()
  @Field(() => String, { nullable: true, description: aboutDestination })
  destinationConf!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'It sends' })
  enabled!: boolean | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Up to when all is sent; null: nothing is yet' })
  lastComplete!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it last failed; null: never' })
  lastError!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it last failed; null: it works' })
  errorMessage!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Records of what was held off as an attack are left out' })
  filterAttackTraffic!: boolean | null;

  @Field(() => LogpushFrequency, { nullable: true, description: 'How often it sends' })
  frequency!: ValueOf<typeof LogpushFrequency> | null;

  @Field(() => LogpushKind, { nullable: true, description: 'From where it sends' })
  kind!: ValueOf<typeof LogpushKind> | null;

  @Field(() => String, {
    nullable: true,
    description: 'What it writes, in the older form; null: as `outputOptions` say',
  })
  logpullOptions!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Bytes that a batch has at most, uncompressed; null: as the API does',
  })
  maxUploadBytes!: number | null;

  @Field(() => Int, { nullable: true, description: 'Seconds that a batch waits at most; null: as the API does' })
  maxUploadIntervalSeconds!: number | null;

  @Field(() => Int, { nullable: true, description: 'Records that a batch has at most; null: as the API does' })
  maxUploadRecords!: number | null;

  @Field(() => OutputOptions, { nullable: true, description: 'What it writes of a record, and how' })
  outputOptions!: OutputOptions | null;
}
