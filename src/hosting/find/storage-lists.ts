/** The searched lists of the storage API. */
import { boxes } from '../../apis/storage/boxes.js';
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
