/** The searched lists of the storage API. */
import { boxes } from '../../apis/storage/boxes.js';
import { snapshots } from '../../apis/storage/snapshots.js';
import { subaccounts } from '../../apis/storage/subaccounts.js';
import { FindKind } from './kind.js';
import { searched } from './searched.js';

export const storageLists = [
  searched(
    FindKind.STORAGE_BOX,
    boxes.rows.storageBoxes,
    ({ id, name, labels, username, server, storageBoxType, location }, notes) => {
      notes
        .id('number', id)
        .name('name', name)
        .labels('labels', labels)
        .id('username', username)
        .name('server', server);
      notes.trait('storageBoxType.name', storageBoxType?.name).location('location', location);
    },
  ),
];

/** The lists below each storage box. */
export const boxLists = [
  searched(
    FindKind.STORAGE_BOX_SUBACCOUNT,
    subaccounts.rows.subaccounts,
    ({ id, name, username, server, homeDirectory, description, labels }, notes) => {
      notes.id('number', id).name('name', name).id('username', username).name('server', server);
      notes.text('homeDirectory', homeDirectory).text('description', description).labels('labels', labels);
    },
  ),
  searched(FindKind.STORAGE_BOX_SNAPSHOT, snapshots.rows.snapshots, ({ id, name, description, labels }, notes) => {
    notes.id('number', id).name('name', name).text('description', description).labels('labels', labels);
  }),
];
