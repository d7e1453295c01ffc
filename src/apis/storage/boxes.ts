/** Storage boxes: what can be read of them and done with them. */
import { Field, ObjectType } from 'type-graphql';
import { ActionFilter } from '../machines/action.js';
import { whole } from '../../rest/rows/paging.js';
import { Parts, del, get, list, post, put } from '../../rest/rows/row.js';
import { Action } from './action.js';
import {
  BoxFilter,
  ChangeProtection,
  ChangeType,
  CreateBox,
  EnableSnapshotPlan,
  FolderFilter,
  ResetPassword,
  RollbackSnapshot,
  UpdateAccessSettings,
  UpdateBox,
} from './box-inputs.js';
import { Box } from './box.js';
import { mutations, on } from './bind.js';
import { Storage } from './storage.js';

@ObjectType()
export class BoxCreated extends Parts {
  @Field(() => Box, { description: 'The new box' })
  storageBox!: Box;

  @Field(() => Action, { description: 'The work that sets it up' })
  action!: Action;
}

export const boxes = on(Storage, {
  storageBoxes: list('/storage_boxes', () => Box, BoxFilter, { central: true }),
  storageBox: get('/storage_boxes/{id}', () => Box),
});

export const storageBoxReads = on(Box, {
  folders: list('/storage_boxes/{id}/folders', () => String, FolderFilter, {
    about: 'Names of the folders in one of its folders',
    paging: whole,
  }),
  actions: list('/storage_boxes/{id}/actions', () => Action, ActionFilter, { about: 'What was and is done with it' }),
});

export const boxWrites = mutations({
  createStorageBox: post('/storage_boxes', () => BoxCreated, CreateBox, {
    about: 'Creates a storage box, which costs money from then on',
  }),
  updateStorageBox: put('/storage_boxes/{id}', () => Box, UpdateBox, {
    about: 'Changes the name or labels of a storage box',
  }),
  deleteStorageBox: del('/storage_boxes/{id}', () => Action, {
    about: 'Deletes a storage box with all its data and snapshots, for good',
    key: 'action',
  }),
  changeStorageBoxProtection: post('/storage_boxes/{id}/actions/change_protection', () => Action, ChangeProtection, {
    about: 'Protects a storage box against deletion, or no longer',
  }),
  changeStorageBoxType: post('/storage_boxes/{id}/actions/change_type', () => Action, ChangeType, {
    about: 'Makes a storage box larger or smaller; it costs the price of the new type from then on',
  }),
  resetStorageBoxPassword: post('/storage_boxes/{id}/actions/reset_password', () => Action, ResetPassword, {
    about: 'Gives the main user of a storage box a new password; the old one lets in nobody any more',
  }),
  updateStorageBoxAccessSettings: post(
    '/storage_boxes/{id}/actions/update_access_settings',
    () => Action,
    UpdateAccessSettings,
    { about: 'Changes by which ways a storage box is reached; who uses one that is closed is cut off' },
  ),
  rollbackStorageBoxSnapshot: post('/storage_boxes/{id}/actions/rollback_snapshot', () => Action, RollbackSnapshot, {
    about: 'Puts a storage box back to a snapshot: whatever changed since is lost, snapshots made since included',
  }),
  enableStorageBoxSnapshotPlan: post(
    '/storage_boxes/{id}/actions/enable_snapshot_plan',
    () => Action,
    EnableSnapshotPlan,
    { about: 'Makes snapshots of a storage box by plan, in place of the plan it has' },
  ),
  disableStorageBoxSnapshotPlan: post('/storage_boxes/{id}/actions/disable_snapshot_plan', () => Action, {
    about: 'Makes no more snapshots of a storage box by plan; those there are stay',
  }),
});
