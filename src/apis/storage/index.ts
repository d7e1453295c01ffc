/** The storage API: every group of rows and links. */
import type { RowGroup } from '../../rest/rows/group.js';
import { actions } from './actions.js';
import { boxTypes } from './box-types.js';
import { boxes, boxWrites, storageBoxReads } from './boxes.js';
import * as links from './links.js';
import { locations } from './locations.js';
import { snapshotDetails, snapshotWrites, snapshots } from './snapshots.js';
import { storage } from './storage.js';
import { subaccountDetails, subaccountWrites, subaccounts } from './subaccounts.js';

export { dialect } from './dialect.js';

export const groups: readonly RowGroup[] = [
  storage,
  boxes,
  storageBoxReads,
  boxWrites,
  subaccounts,
  subaccountDetails,
  subaccountWrites,
  snapshots,
  snapshotDetails,
  snapshotWrites,
  boxTypes,
  locations,
  actions,
  ...links.groups,
];
