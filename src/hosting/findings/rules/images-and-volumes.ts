/** Snapshots that nobody may need any more. */
import { images } from '../../../apis/cloud/servers/images.js';
import { daysUntil } from '../evidence/days.js';
import { deletion } from '../evidence/deletion.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

/** Days. */
const old = 90;

export const snapshotOld = rule({
  kind: 'SNAPSHOT_OLD',
  severity: Severity.LOW,
  about: `A snapshot of a server that is older than ${old} days: it costs by its size until it is deleted`,
  of: images.rows.images,
  judge(image, _, { now }) {
    const age = -(daysUntil(image.created, now) ?? 0);
    if (image.type !== 'snapshot' || age <= old) return null;
    const { type, created, imageSize } = image;
    return { evidence: { type, created, imageSize }, ...deletion('deleteCloudImage', image) };
  },
});
