/** What is searched of the storage API. */
import { boxes } from '../../apis/storage/boxes.js';
import { searched } from './searched.js';

export const storageLists = [
  searched(boxes.rows.storageBoxes, ({ id, name, labels, username, server }, notes) => {
    notes.id('id', id).name('name', name).labels('labels', labels).id('username', username).name('server', server);
  }),
];
