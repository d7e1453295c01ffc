/** What the cloud stores and bills until it is deleted: backups, snapshots, volumes. */
import { images } from '../../../apis/cloud/servers/images.js';
import { servers } from '../../../apis/cloud/servers/servers.js';
import { volumes } from '../../../apis/cloud/volumes.js';
import { daysUntil } from '../evidence/days.js';
import { deletion } from '../evidence/deletion.js';
import { type Rule, rule } from '../rule.js';
import { Severity } from '../severity.js';

/** Days. */
const old = 90;

export const rules: readonly Rule[] = [
  rule({
    kind: 'BACKUP_ORPHANED',
    severity: Severity.LOW,
    about: 'A backup whose server is gone',
    of: images.rows.images,
    prepare: async (look) => new Set((await look.in(servers.rows.servers)).map(({ id }) => id)),
    judge(image, living) {
      const { type, boundTo, createdFrom } = image;
      const isGone = typeof boundTo === 'number' ? !living.has(boundTo) : boundTo === null;
      if (type !== 'backup' || !isGone) return null;
      return {
        evidence: { type, boundTo, 'createdFrom.name': createdFrom?.name },
        ...(createdFrom?.name && { cause: { name: createdFrom.name } }),
        ...deletion('deleteCloudImage', image),
      };
    },
  }),
  rule({
    kind: 'SNAPSHOT_OLD',
    severity: Severity.LOW,
    about: `A snapshot of a server that is older than ${old} days: it is billed by size until it is deleted`,
    of: images.rows.images,
    judge(image, _, { now }) {
      const age = -(daysUntil(image.created, now) ?? 0);
      if (image.type !== 'snapshot' || age <= old) return null;
      const { type, created, imageSize } = image;
      return { evidence: { type, created, imageSize }, ...deletion('deleteCloudImage', image) };
    },
  }),
  rule({
    kind: 'VOLUME_UNATTACHED',
    severity: Severity.LOW,
    about: 'A volume that is not attached to a server: it costs as much as one in use',
    of: volumes.rows.volumes,
    judge: (volume) =>
      volume.server === null && volume.status === 'available'
        ? { evidence: { server: null, size: volume.size }, ...deletion('deleteCloudVolume', volume) }
        : null,
  }),
];
