/** Storage boxes of the dedicated API that are cancelled. */
import { storageBoxes } from '../../../apis/dedicated/storage-boxes/storage-boxes.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const dedicatedStorageBoxCancelled = rule({
  kind: 'DEDICATED_STORAGE_BOX_CANCELLED',
  severity: Severity.MEDIUM,
  about: 'A storage box of the dedicated API that is cancelled: in the end all data in it is gone',
  of: storageBoxes.rows.storageBoxes,
  judge: ({ cancelled, paidUntil }) => (cancelled === true ? { evidence: { cancelled, paidUntil } } : null),
});
