/** Storage boxes of the dedicated API that the provider has locked. */
import { storageBoxes } from '../../../apis/dedicated/storage-boxes/storage-boxes.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const dedicatedStorageBoxLocked = rule({
  kind: 'DEDICATED_STORAGE_BOX_LOCKED',
  severity: Severity.CRITICAL,
  about: 'A storage box of the dedicated API that the provider has locked: no one can access it',
  of: storageBoxes.rows.storageBoxes,
  judge: ({ locked }) => (locked === true ? { evidence: { locked } } : null),
});
