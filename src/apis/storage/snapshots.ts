/** Snapshots of storage boxes: reads and writes. */
import { Matches } from 'class-validator';
import { GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, InputType, ObjectType } from 'type-graphql';
import { sorting } from '../../rest/mapping/enum.js';
import { details } from '../../rest/planner/missing-fields.js';
import { AreLabels, type Labels } from '../../rest/rows/labels.js';
import { unpaged } from '../../rest/rows/paging.js';
import { ResultParts, del, get, list, post, put } from '../../rest/rows/row.js';
import { AtLeastOneOf } from '../../rest/schema/input-validation.js';
import { Action } from './action.js';
import { mutations, on } from './bind.js';
import { Box } from './box.js';
import { Snapshot } from './snapshot.js';
import { Optional } from '../../base/optional-field.js';

const SnapshotSort = sorting('StorageBoxSnapshotSort', { id: 'id', name: 'name', created: 'time of creation' });

@ArgsType()
class SnapshotFilter {
  @Optional(() => String, 'Only the one with exactly this name')
  name?: string;

  @Optional(() => Boolean, 'Only those that were created by the snapshot plan, or only the others')
  isAutomatic?: boolean;

  @Optional(() => String, 'Only those whose labels match this label selector, for instance `env=production,!old`')
  labelSelector?: string;

  @Optional(() => [SnapshotSort], 'The sort order; by id unless given')
  sort?: string[];
}

@InputType()
abstract class Described {
  @Matches(/^[A-Za-z0-9\-_,:<>+#!()[\]{} ]{0,1000}$/, {
    message: '$property must be at most 1,000 letters, digits, blanks and - _ , : < > + # ! ( ) [ ] { }',
  })
  @Optional(() => String, 'Description, of at most 1,000 letters, digits, blanks and `-_,:<>+#!()[]{}`')
  description?: string;

  @AreLabels()
  @Optional(() => GraphQLJSONObject, 'User-defined labels, which replace all existing ones')
  labels?: Labels;
}

@InputType('CreateStorageBoxSnapshotInput', { description: 'A snapshot to create' })
class CreateSnapshot extends Described {}

@AtLeastOneOf('description', 'labels')
@InputType('UpdateStorageBoxSnapshotInput', { description: 'What to change in a snapshot' })
class UpdateSnapshot extends Described {}

@ObjectType()
class SnapshotCreated extends ResultParts {
  @Field(() => Snapshot, { description: 'The new snapshot; all but its id takes one more call' })
  snapshot!: Snapshot;

  @Field(() => Action, { description: 'The action that creates it' })
  action!: Action;
}

export const snapshots = on(
  Box,
  {
    snapshots: list('/storage_boxes/{storageBoxId}/snapshots', () => Snapshot, SnapshotFilter, {
      about: 'Its snapshots, manual and automatic ones; one call per box',
      paging: unpaged,
      listed: false,
    }),
    snapshot: get('/storage_boxes/{storageBoxId}/snapshots/{snapshotId}', () => Snapshot, { listed: false }),
  },
  { storageBoxId: 'id' },
);

/** The answer to a creation has nothing but the ids. */
export const snapshotDetails = details(Snapshot, snapshots.rows.snapshot, [
  'name',
  'description',
  'stats',
  'isAutomatic',
  'labels',
  'created',
]);

export const snapshotWrites = mutations({
  createStorageBoxSnapshot: post('/storage_boxes/{storageBoxId}/snapshots', () => SnapshotCreated, CreateSnapshot, {
    about: 'Creates a snapshot of a storage box; it takes up space in the box as files change',
    listed: false,
  }),
  updateStorageBoxSnapshot: put(
    '/storage_boxes/{storageBoxId}/snapshots/{snapshotId}',
    () => Snapshot,
    UpdateSnapshot,
    { about: 'Changes the description or labels of a snapshot', listed: false },
  ),
  deleteStorageBoxSnapshot: del('/storage_boxes/{storageBoxId}/snapshots/{snapshotId}', () => Action, {
    about: 'Deletes a snapshot, for good; the files of the storage box stay as they are',
    key: 'action',
    listed: false,
  }),
});
