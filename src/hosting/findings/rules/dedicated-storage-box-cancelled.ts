/** Storage boxes of the dedicated API that are cancelled. */
import { storageBoxes } from '../../../apis/dedicated/storage-boxes/storage-boxes.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const dedicatedStorageBoxCancelled = rule({
  kind: 'DEDICATED_STORAGE_BOX_CANCELLED',
  severity: Severity.MEDIUM,
  about: 'A cancelled storage box of the dedicated API: in the end all its data is deleted',
  of: storageBoxes.rows.storageBoxes,
  judge: ({ cancelled, paidUntil }) => (cancelled === true ? { evidence: { cancelled, paidUntil } } : null),
});
