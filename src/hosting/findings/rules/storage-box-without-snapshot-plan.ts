/** Storage boxes that what was deleted cannot be had back from. */
import { boxes } from '../../../apis/storage/boxes.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const storageBoxWithoutSnapshotPlan = rule({
  kind: 'STORAGE_BOX_WITHOUT_SNAPSHOT_PLAN',
  severity: Severity.MEDIUM,
  about: 'A storage box without a snapshot plan: data deleted or overwritten in it is lost',
  of: boxes.rows.storageBoxes,
  judge: ({ snapshotPlan, stats }) =>
    snapshotPlan === null ? { evidence: { snapshotPlan, 'stats.sizeSnapshots': stats?.sizeSnapshots } } : null,
});
