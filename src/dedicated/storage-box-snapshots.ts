/** Snapshots of storage boxes: their content at a moment, made by hand or by plan. */
import { Equals, IsDefined, Max, Min, ValidateIf } from 'class-validator';
import { GraphQLDateTime, GraphQLSafeInt } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../rest/enum.js';
import { del, list, post } from '../rest/rows.js';
import { mutations, on } from './dialect.js';
import { noAnswer } from './no-answer.js';
import { StorageBox } from './storage-boxes.js';

const PlanStatus = wireEnum('DedicatedSnapshotPlanStatus', 'Whether snapshots are made by plan', [
  'enabled',
  'disabled',
]);

@ObjectType('DedicatedStorageBoxSnapshot', { description: 'The content of a storage box at a moment' })
export class Snapshot {
  @Field({ description: 'Its name, made of the moment, for instance `2026-01-21T12-40-38`' })
  name!: string;

  @Field(() => GraphQLDateTime, { description: 'The moment' })
  timestamp!: string;

  @Field(() => GraphQLSafeInt, { description: 'Space it uses, in megabytes' })
  size!: number;

  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description: 'Space that the storage box used at that moment, in megabytes; null right after its creation',
  })
  filesystemSize?: number;

  @Field(() => Boolean, { nullable: true, description: 'It was made by plan; null right after its creation' })
  automatic?: boolean;

  @Field(() => String, { nullable: true, description: 'Your own words on it' })
  comment?: string;
}

@ObjectType('DedicatedStorageBoxSnapshotPlan', { description: 'When snapshots are made, as by cron, in UTC' })
export class SnapshotPlan {
  @Field(() => PlanStatus, { description: 'Whether snapshots are made by plan' })
  status!: ValueOf<typeof PlanStatus>;

  @Field(() => Int, { nullable: true, description: 'Minute of the hour; null while disabled' })
  minute!: number | null;

  @Field(() => Int, { nullable: true, description: 'Hour of the day; null while disabled' })
  hour!: number | null;

  @Field(() => Int, { nullable: true, description: '1 for Monday to 7 for Sunday; null for every day' })
  dayOfWeek!: number | null;

  @Field(() => Int, { nullable: true, description: 'Day of the month; null for every day' })
  dayOfMonth!: number | null;

  @Field(() => Int, { nullable: true, description: 'Month of the year; null for every month' })
  month!: number | null;

  @Field(() => Int, { nullable: true, description: 'Snapshots kept; when there are more, the oldest is deleted' })
  maxSnapshots!: number | null;
}

@InputType('RevertDedicatedStorageBoxInput', { description: 'Your consent' })
class Revert {
  @Equals(true, { message: '$property must be true: what is newer than the snapshot is lost' })
  @Field({ description: 'Must be `true`: all that is newer than the snapshot is lost' })
  revert!: boolean;
}

@InputType('CommentDedicatedStorageBoxSnapshotInput', { description: 'Words on a snapshot' })
class Comment {
  @Field({ description: 'Your own words; empty for none' })
  comment!: string;
}

/** Of fields without which a plan says no time. */
const WhenEnabled = (): PropertyDecorator => (target, property) => {
  ValidateIf(({ status }: ChangePlan) => status === 'enabled')(target, property);
  IsDefined({ message: '$property must be a value when status is ENABLED' })(target, property);
};

@InputType('ChangeDedicatedStorageBoxSnapshotPlanInput', { description: 'When to make snapshots, as by cron, in UTC' })
class ChangePlan {
  @Field(() => PlanStatus, { description: 'Whether to make snapshots by plan' })
  status!: ValueOf<typeof PlanStatus>;

  @WhenEnabled()
  @Min(0)
  @Max(59)
  @Field(() => Int, { nullable: true, description: 'Minute of the hour; needed when enabled' })
  minute?: number;

  @WhenEnabled()
  @Min(0)
  @Max(23)
  @Field(() => Int, { nullable: true, description: 'Hour of the day; needed when enabled' })
  hour?: number;

  @Min(1)
  @Max(7)
  @Field(() => Int, { nullable: true, description: '1 for Monday to 7 for Sunday; every day unless given' })
  dayOfWeek?: number;

  @Min(1)
  @Max(31)
  @Field(() => Int, { nullable: true, description: 'Day of the month; every day unless given' })
  dayOfMonth?: number;

  @Min(1)
  @Max(12)
  @Field(() => Int, { nullable: true, description: 'Month of the year; every month unless given' })
  month?: number;

  @Min(1)
  @Field(() => Int, { nullable: true, description: 'Snapshots to keep; when there are more, the oldest is deleted' })
  maxSnapshots?: number;
}

export const boxReads = on(StorageBox, {
  snapshots: list('/storagebox/{storagebox-id}/snapshot', () => Snapshot, {
    about: 'Its snapshots; one call per box',
    limit: '200/1h',
  }),
  snapshotPlans: list('/storagebox/{storagebox-id}/snapshotplan', () => SnapshotPlan, {
    about: 'Its snapshot plan, as a list of one; one call per box',
    limit: '200/1h',
  }),
});

export const writes = mutations({
  createDedicatedStorageBoxSnapshot: post('/storagebox/{storagebox-id}/snapshot', () => Snapshot, {
    about: 'Makes a snapshot of a storage box; it uses space of the box as files change',
    limit: '1/5s',
  }),
  deleteDedicatedStorageBoxSnapshot: del('/storagebox/{storagebox-id}/snapshot/{snapshot-name}', null, {
    about: 'Deletes a snapshot, for good; the files of the storage box stay as they are',
    limit: '1/5s',
  }),
  revertDedicatedStorageBoxToSnapshot: noAnswer(
    post('/storagebox/{storagebox-id}/snapshot/{snapshot-name}', () => Boolean, Revert, {
      about: 'Takes a storage box back to a snapshot: all files and changes that are newer are lost, for good',
      limit: '1/5s',
    }),
  ),
  commentDedicatedStorageBoxSnapshot: noAnswer(
    post('/storagebox/{storagebox-id}/snapshot/{snapshot-name}/comment', () => Boolean, Comment, {
      about: 'Sets the comment of a snapshot',
      limit: '1/5s',
    }),
  ),
  changeDedicatedStorageBoxSnapshotPlan: post(
    '/storagebox/{storagebox-id}/snapshotplan',
    () => [SnapshotPlan],
    ChangePlan,
    { about: 'Changes when snapshots are made; answers the plan as a list of one', limit: '1/5s' },
  ),
});
