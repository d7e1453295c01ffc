/** Storage boxes that will soon take no more. */
import { boxes } from '../../../apis/storage/boxes.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

/** Per cent. */
const most = 90;

export const storageBoxNearlyFull = rule({
  kind: 'STORAGE_BOX_NEARLY_FULL',
  severity: Severity.HIGH,
  about: `A storage box that is ${most} % full or more, including snapshots`,
  of: boxes.rows.storageBoxes,
  judge({ stats, storageBoxType }) {
    const [used, size] = [stats?.size, storageBoxType?.size];
    if (typeof used !== 'number' || typeof size !== 'number' || used * 100 < size * most) return null;
    return { evidence: { 'stats.size': used, 'storageBoxType.size': size } };
  },
});
