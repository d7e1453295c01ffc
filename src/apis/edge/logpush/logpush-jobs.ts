/** Logpush: jobs that send logs of a zone, and proofs of ownership of their destinations. */
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { NonEmpty } from '../../../rest/schema/input-validation.js';
import { unpaged } from '../../../rest/rows/paging.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { mutations, on } from '../bind.js';
import { LogpushDataset } from './logpush-dataset.js';
import { LogpushFrequency, LogpushJob, LogpushKind, OutputOptions, aboutDestination } from './logpush-job.js';
import { Zone } from '../zones/zone.js';
import { TakesNull } from '../../../rest/mapping/nulls.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('EdgeLogpushOwnershipChallenge', {
  description: 'An ownership challenge: a file that proves you own a destination',
})
class OwnershipChallenge {
  @Optional(() => String, 'The file at the destination; its content is the ownership token')
  filename!: string | null;

  @Optional(() => String, 'The error message; empty if there was none')
  message!: string | null;

  @Optional(() => Boolean, 'The file was written')
  valid!: boolean | null;
}

@InputType()
abstract class LogpushJobFields {
  @TakesNull()
  @Optional(() => String, 'Its name')
  name?: string | null;

  @Optional(() => Boolean, 'Enable the job')
  enabled?: boolean;

  @TakesNull()
  @Optional(() => String, 'A filter in JSON that selects the records to push; null: all')
  filter?: string | null;

  @Optional(() => Boolean, 'Exclude records of attack traffic')
  filterAttackTraffic?: boolean;

  @TakesNull()
  @Optional(() => LogpushFrequency, 'How often to push logs')
  frequency?: ValueOf<typeof LogpushFrequency> | null;

  @Optional(() => LogpushKind, 'Where to push logs from')
  kind?: ValueOf<typeof LogpushKind>;

  @TakesNull()
  @Optional(() => String, 'Output options in the legacy Logpull format')
  logpullOptions?: string | null;

  @TakesNull()
  @Optional(() => Int, 'The maximum size of a batch in bytes, uncompressed')
  maxUploadBytes?: number | null;

  @TakesNull()
  @Optional(() => Int, 'The maximum age of a batch in seconds')
  maxUploadIntervalSeconds?: number | null;

  @TakesNull()
  @Optional(() => Int, 'The maximum number of records in a batch')
  maxUploadRecords?: number | null;

  @TakesNull()
  @Optional(() => OutputOptions, 'Which fields to push, and in which format')
  outputOptions?: OutputOptions | null;

  @Optional(() => String, 'The ownership token, for destinations that need one')
  ownershipChallenge?: string;
}

@InputType('CreateEdgeLogpushJobInput', { description: 'A Logpush job to create' })
class CreateLogpushJob extends LogpushJobFields {
  @Field({ description: aboutDestination })
  destinationConf!: string;

  @TakesNull()
  @Optional(() => LogpushDataset, 'The dataset to push')
  dataset?: ValueOf<typeof LogpushDataset> | null;
}

@NonEmpty()
@InputType('UpdateEdgeLogpushJobInput', { description: 'What to change in a Logpush job' })
class UpdateLogpushJob extends LogpushJobFields {
  @Optional(() => String, aboutDestination)
  destinationConf?: string;
}

@InputType('RequestEdgeLogpushOwnershipInput', { description: 'The destination to prove ownership of' })
class RequestOwnership {
  @Field({ description: aboutDestination })
  destinationConf!: string;
}

export const logpushJobs = on(Zone, {
  logpushJobs: list('/zones/{zoneId}/logpush/jobs', () => LogpushJob, {
    paging: unpaged,
    about: 'Its Logpush jobs, up to `first`',
  }),
  logpushJob: get('/zones/{zoneId}/logpush/jobs/{id}', () => LogpushJob, {
    nullable: true,
    about: 'One of its Logpush jobs; null when there is none',
  }),
});

export const logpushWrites = mutations({
  createEdgeLogpushJob: post('/zones/{zoneId}/logpush/jobs', () => LogpushJob, CreateLogpushJob, {
    nullable: true,
    about: 'Creates a Logpush job for a zone; some destinations need proof of ownership first',
  }),
  updateEdgeLogpushJob: put('/zones/{zoneId}/logpush/jobs/{id}', () => LogpushJob, UpdateLogpushJob, {
    nullable: true,
    about: 'Changes a Logpush job',
  }),
  deleteEdgeLogpushJob: del('/zones/{zoneId}/logpush/jobs/{id}', null, {
    about: 'Deletes a Logpush job: logs not yet pushed are never pushed',
  }),
  requestEdgeLogpushOwnership: post('/zones/{zoneId}/logpush/ownership', () => OwnershipChallenge, RequestOwnership, {
    nullable: true,
    about: 'Writes an ownership challenge file to a destination; a new job proves ownership with its content',
  }),
});
