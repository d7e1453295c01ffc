/** Snapshots of storage boxes: their content at one time, created manually or by plan. */
import { Equals } from 'class-validator';
import { GraphQLDateTime, GraphQLSafeInt } from 'graphql-scalars';
import { Field, InputType, ObjectType } from 'type-graphql';
import { del, list, post } from '../../../rest/rows/row.js';
import { mutations, on } from '../bind.js';
import { noAnswer } from '../no-answer.js';
import { ChangePlan, SnapshotPlan } from './snapshot-plan.js';
import { StorageBox } from './storage-boxes.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('DedicatedStorageBoxSnapshot', { description: 'A snapshot of a storage box' })
class Snapshot {
  @Field({ description: 'Its name, made from its time, for instance `2026-01-21T12-40-38`' })
  name!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was created' })
  timestamp!: string;

  @Field(() => GraphQLSafeInt, { description: 'Its size in megabytes' })
  size!: number;

  @Optional(() => GraphQLSafeInt, 'The size of the file system at that time in megabytes; null right after creation')
  filesystemSize?: number;

  @Optional(() => Boolean, 'It was created by the snapshot plan; null right after creation')
  automatic?: boolean;

  @Optional(() => String, 'A comment')
  comment?: string;
}

@InputType('RevertDedicatedStorageBoxInput', { description: 'Confirms that data newer than the snapshot may be lost' })
class Revert {
  @Equals(true, { message: '$property must be true: what is newer than the snapshot is lost' })
  @Field({ description: 'Must be `true`: everything newer than the snapshot is lost' })
  revert!: boolean;
}

@InputType('CommentDedicatedStorageBoxSnapshotInput', { description: 'A comment on a snapshot' })
class Comment {
  @Field({ description: 'The comment; empty to remove it' })
  comment!: string;
}

export const storageBoxSnapshotReads = on(StorageBox, {
  snapshots: list('/storagebox/{storagebox-id}/snapshot', () => Snapshot, {
    about: 'Its snapshots; one call per box',
    limit: '200/1h',
  }),
  snapshotPlans: list('/storagebox/{storagebox-id}/snapshotplan', () => SnapshotPlan, {
    about: 'Its snapshot plan, as a list of one; one call per box',
    limit: '200/1h',
  }),
});

export const storageBoxSnapshotWrites = mutations({
  createDedicatedStorageBoxSnapshot: post('/storagebox/{storagebox-id}/snapshot', () => Snapshot, {
    about: 'Creates a snapshot of a storage box; it takes up space in the box as files change',
    limit: '1/5s',
  }),
  deleteDedicatedStorageBoxSnapshot: del('/storagebox/{storagebox-id}/snapshot/{snapshot-name}', null, {
    about: 'Deletes a snapshot, for good; the files of the storage box stay as they are',
    limit: '1/5s',
  }),
  revertDedicatedStorageBoxToSnapshot: noAnswer(
    post('/storagebox/{storagebox-id}/snapshot/{snapshot-name}', () => Boolean, Revert, {
      about: 'Reverts a storage box to a snapshot: all newer files and changes are lost, for good',
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
    { about: 'Changes the snapshot plan of a storage box; returns it as a list of one', limit: '1/5s' },
  ),
});
