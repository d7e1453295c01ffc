/** Snapshots of storage boxes, which nothing deletes but their owner. */
import { boxes } from '../../../apis/storage/boxes.js';
import { snapshotWrites, snapshots } from '../../../apis/storage/snapshots.js';
import { daysUntil } from '../evidence/days.js';
import { mutationFor } from '../remedies/mutation-for.js';
import { type Rule, rule } from '../rule.js';
import { Severity } from '../severity.js';

/** Days. */
const old = 365;

export const rules: readonly Rule[] = [
  rule({
    kind: 'STORAGE_BOX_SNAPSHOT_OLD',
    severity: Severity.LOW,
    about: `A snapshot of a storage box that was created manually and is older than ${old} days: it takes up space in the box, and counts towards the limit of its type`,
    calls: 'One call per storage box',
    isByName: true,
    of: snapshots.rows.snapshots,
    below: boxes.rows.storageBoxes,
    judge(snapshot, _beside, { now }) {
      const { isAutomatic, created, stats } = snapshot;
      const left = daysUntil(created, now);
      if (isAutomatic !== false || left === null || -left <= old) return null;
      return {
        evidence: { isAutomatic, created, 'stats.size': stats?.size },
        ...mutationFor(snapshotWrites.rows.deleteStorageBoxSnapshot, snapshot),
      };
    },
  }),
];
