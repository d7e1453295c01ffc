/** Storage boxes that one wrong call deletes. */
import { boxes } from '../../../apis/storage/boxes.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const storageBoxWithoutDeleteProtection = rule({
  kind: 'STORAGE_BOX_WITHOUT_DELETE_PROTECTION',
  severity: Severity.LOW,
  about: 'A storage box without deletion protection; deleting it also deletes all its data and snapshots',
  of: boxes.rows.storageBoxes,
  judge: ({ id, protection }) =>
    protection?.delete === false
      ? {
          evidence: { 'protection.delete': false },
          remedy: { mutation: 'changeStorageBoxProtection', arguments: { id, input: { delete: true } } },
        }
      : null,
});
