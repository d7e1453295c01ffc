/** Storage boxes: reads and writes. */
import { Field, ObjectType } from 'type-graphql';
import { ActionFilter } from '../machines/action.js';
import { unpaged } from '../../rest/rows/paging.js';
import { ResultParts, del, get, list, post, put } from '../../rest/rows/row.js';
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
class BoxCreated extends ResultParts {
  @Field(() => Box, { description: 'The new storage box' })
  storageBox!: Box;

  @Field(() => Action, { description: 'The action that creates it' })
  action!: Action;
}

export const boxes = on(Storage, {
  storageBoxes: list('/storage_boxes', () => Box, BoxFilter, { central: true }),
  storageBox: get('/storage_boxes/{id}', () => Box),
});

export const storageBoxReads = on(Box, {
  folders: list('/storage_boxes/{id}/folders', () => String, FolderFilter, {
    about: 'Names of the folders within one of its folders',
    paging: unpaged,
  }),
  actions: list('/storage_boxes/{id}/actions', () => Action, ActionFilter, { about: 'Its running and past actions' }),
});

export const boxWrites = mutations({
  createStorageBox: post('/storage_boxes', () => BoxCreated, CreateBox, {
    about: 'Creates a storage box, which is billed from then on',
  }),
  updateStorageBox: put('/storage_boxes/{id}', () => Box, UpdateBox, {
    about: 'Changes the name or labels of a storage box',
  }),
  deleteStorageBox: del('/storage_boxes/{id}', () => Action, {
    about: 'Deletes a storage box with all its data and snapshots, for good',
    key: 'action',
  }),
  changeStorageBoxProtection: post('/storage_boxes/{id}/actions/change_protection', () => Action, ChangeProtection, {
    about: 'Changes the deletion protection of a storage box',
  }),
  changeStorageBoxType: post('/storage_boxes/{id}/actions/change_type', () => Action, ChangeType, {
    about: 'Changes the type of a storage box: its size, and its price from then on',
  }),
  resetStorageBoxPassword: post('/storage_boxes/{id}/actions/reset_password', () => Action, ResetPassword, {
    about: "Resets the password of a storage box's main user; the old one stops working",
  }),
  updateStorageBoxAccessSettings: post(
    '/storage_boxes/{id}/actions/update_access_settings',
    () => Action,
    UpdateAccessSettings,
    { about: 'Changes the access settings of a storage box; users of an access that is disabled are cut off' },
  ),
  rollbackStorageBoxSnapshot: post('/storage_boxes/{id}/actions/rollback_snapshot', () => Action, RollbackSnapshot, {
    about: 'Rolls a storage box back to a snapshot: everything changed since is lost, including newer snapshots',
  }),
  enableStorageBoxSnapshotPlan: post(
    '/storage_boxes/{id}/actions/enable_snapshot_plan',
    () => Action,
    EnableSnapshotPlan,
    { about: 'Enables a snapshot plan for a storage box, replacing its current one' },
  ),
  disableStorageBoxSnapshotPlan: post('/storage_boxes/{id}/actions/disable_snapshot_plan', () => Action, {
    about: 'Disables the snapshot plan of a storage box; existing snapshots stay',
  }),
});
