/** Storage boxes that the provider has locked. */
import { boxes } from '../../../apis/storage/boxes.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const storageBoxLocked = rule({
  kind: 'STORAGE_BOX_LOCKED',
  severity: Severity.CRITICAL,
  about: 'A storage box that the provider has locked: no one can access it',
  of: boxes.rows.storageBoxes,
  judge: ({ status }) => (status === 'locked' ? { evidence: { status } } : null),
});
