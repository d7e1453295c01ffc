/** Log push: jobs that send logs of a zone, and the proof of whose their destinations are. */
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { NonEmpty } from '../../../rest/schema/input-validation.js';
import { whole } from '../../../rest/rows/paging.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { mutations, on } from '../bind.js';
import { LogpushDataset } from './logpush-dataset.js';
import { LogpushFrequency, LogpushJob, LogpushKind, OutputOptions, aboutDestination } from './logpush-job.js';
import { Zone } from '../zones/zone.js';

@ObjectType('EdgeLogpushOwnershipChallenge', { description: 'A file that proves whose a destination is' })
export class OwnershipChallenge {
  @Field(() => String, { nullable: true, description: 'The file at the destination; what it holds is the proof' })
  filename!: string | null;

  @Field(() => String, { nullable: true, description: 'What went wrong; empty when nothing did' })
  message!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'The file could be written' })
  valid!: boolean | null;
}

@InputType()
abstract class LogpushJobFields {
  @Field(() => String, { nullable: true, description: 'Its name' })
  name?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'It shall send' })
  enabled?: boolean;

  @Field(() => String, { nullable: true, description: 'Which records it shall send, as a filter in JSON; null: all' })
  filter?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Leave out records of what was held off as an attack' })
  filterAttackTraffic?: boolean;

  @Field(() => LogpushFrequency, { nullable: true, description: 'How often it shall send' })
  frequency?: ValueOf<typeof LogpushFrequency> | null;

  @Field(() => LogpushKind, { nullable: true, description: 'From where it shall send' })
  kind?: ValueOf<typeof LogpushKind>;

  @Field(() => String, { nullable: true, description: 'What it shall write, in the older form' })
  logpullOptions?: string | null;

  @Field(() => Int, { nullable: true, description: 'Bytes that a batch shall have at most, uncompressed' })
  maxUploadBytes?: number | null;

  @Field(() => Int, { nullable: true, description: 'Seconds that a batch shall wait at most' })
  maxUploadIntervalSeconds?: number | null;

  @Field(() => Int, { nullable: true, description: 'Records that a batch shall have at most' })
  maxUploadRecords?: number | null;

  @Field(() => OutputOptions, { nullable: true, description: 'What it shall write of a record, and how' })
  outputOptions?: OutputOptions | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the file of the ownership challenge holds, where the destination takes a proof',
  })
  ownershipChallenge?: string;
}

@InputType('CreateEdgeLogpushJobInput', { description: 'A job to create' })
class CreateLogpushJob extends LogpushJobFields {
  @Field({ description: aboutDestination })
  destinationConf!: string;

  @Field(() => LogpushDataset, { nullable: true, description: 'What its log shall tell of' })
  dataset?: ValueOf<typeof LogpushDataset> | null;
}

@NonEmpty()
@InputType('UpdateEdgeLogpushJobInput', { description: 'What a job shall be' })
class UpdateLogpushJob extends LogpushJobFields {
  @Field(() => String, { nullable: true, description: aboutDestination })
  destinationConf?: string;
}

@InputType('RequestEdgeLogpushOwnershipInput', { description: 'The destination to prove' })
class RequestOwnership {
  @Field({ description: aboutDestination })
  destinationConf!: string;
}

export const logpushJobs = on(Zone, {
  logpushJobs: list('/zones/{zoneId}/logpush/jobs', () => LogpushJob, {
    paging: whole,
    about: 'Its jobs that send logs, as many as `first` says',
  }),
  logpushJob: get('/zones/{zoneId}/logpush/jobs/{id}', () => LogpushJob, {
    nullable: true,
    about: 'One of its jobs that send logs; null when there is none',
  }),
});

export const logpushWrites = mutations({
  createEdgeLogpushJob: post('/zones/{zoneId}/logpush/jobs', () => LogpushJob, CreateLogpushJob, {
    nullable: true,
    about: 'Creates a job that sends logs of a zone; some destinations take a proof of ownership first',
  }),
  updateEdgeLogpushJob: put('/zones/{zoneId}/logpush/jobs/{id}', () => LogpushJob, UpdateLogpushJob, {
    nullable: true,
    about: 'Changes a job that sends logs',
  }),
  deleteEdgeLogpushJob: del('/zones/{zoneId}/logpush/jobs/{id}', null, {
    about: 'Deletes a job: logs that it has not sent are not sent any more',
  }),
  requestEdgeLogpushOwnership: post('/zones/{zoneId}/logpush/ownership', () => OwnershipChallenge, RequestOwnership, {
    nullable: true,
    about: 'Has a file written to a destination; what it holds proves to a new job that the destination is yours',
  }),
});
