/** Sub-accounts of storage boxes: reads and writes. */
import { Field, ObjectType } from 'type-graphql';
import { details } from '../../rest/planner/missing-fields.js';
import { unpaged } from '../../rest/rows/paging.js';
import { ResultParts, del, get, list, post, put } from '../../rest/rows/row.js';
import { Action } from './action.js';
import { mutations, on } from './bind.js';
import { Box } from './box.js';
import { Subaccount } from './subaccount.js';
import {
  ChangeHomeDirectory,
  CreateSubaccount,
  ResetSubaccountPassword,
  SubaccountFilter,
  UpdateSubaccount,
  UpdateSubaccountAccessSettings,
} from './subaccount-inputs.js';

@ObjectType()
class SubaccountCreated extends ResultParts {
  @Field(() => Subaccount, { description: 'The new sub-account; all but its id takes one more call' })
  subaccount!: Subaccount;

  @Field(() => Action, { description: 'The action that creates it' })
  action!: Action;
}

export const subaccounts = on(
  Box,
  {
    subaccounts: list('/storage_boxes/{storageBoxId}/subaccounts', () => Subaccount, SubaccountFilter, {
      about: 'Its sub-accounts; one call per box',
      paging: unpaged,
      listed: false,
    }),
    subaccount: get('/storage_boxes/{storageBoxId}/subaccounts/{subaccountId}', () => Subaccount, { listed: false }),
  },
  { storageBoxId: 'id' },
);

/** The answer to a creation has nothing but the ids. */
export const subaccountDetails = details(Subaccount, subaccounts.rows.subaccount, [
  'name',
  'username',
  'homeDirectory',
  'server',
  'accessSettings',
  'description',
  'labels',
  'created',
]);

export const subaccountWrites = mutations({
  createStorageBoxSubaccount: post(
    '/storage_boxes/{storageBoxId}/subaccounts',
    () => SubaccountCreated,
    CreateSubaccount,
    { about: 'Creates a sub-account of a storage box', listed: false },
  ),
  updateStorageBoxSubaccount: put(
    '/storage_boxes/{storageBoxId}/subaccounts/{subaccountId}',
    () => Subaccount,
    UpdateSubaccount,
    { about: 'Changes the name, description or labels of a sub-account', listed: false },
  ),
  deleteStorageBoxSubaccount: del('/storage_boxes/{storageBoxId}/subaccounts/{subaccountId}', () => Action, {
    about: 'Deletes a sub-account: its user can no longer connect; the files in its home directory stay',
    key: 'action',
    listed: false,
  }),
  changeStorageBoxSubaccountHomeDirectory: post(
    '/storage_boxes/{storageBoxId}/subaccounts/{subaccountId}/actions/change_home_directory',
    () => Action,
    ChangeHomeDirectory,
    { about: 'Changes the home directory of a sub-account; the files in the old one stay there', listed: false },
  ),
  resetStorageBoxSubaccountPassword: post(
    '/storage_boxes/{storageBoxId}/subaccounts/{subaccountId}/actions/reset_subaccount_password',
    () => Action,
    ResetSubaccountPassword,
    { about: 'Resets the password of a sub-account; the old one stops working', listed: false },
  ),
  updateStorageBoxSubaccountAccessSettings: post(
    '/storage_boxes/{storageBoxId}/subaccounts/{subaccountId}/actions/update_access_settings',
    () => Action,
    UpdateSubaccountAccessSettings,
    {
      about: 'Changes the access settings of a sub-account; its connections by an access that is disabled are cut off',
      listed: false,
    },
  ),
});
