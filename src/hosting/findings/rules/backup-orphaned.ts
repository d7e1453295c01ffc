/** Backups of servers that are gone. */
import { images } from '../../../apis/cloud/servers/images.js';
import { servers } from '../../../apis/cloud/servers/servers.js';
import { deletion } from '../evidence/deletion.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const backupOrphaned = rule({
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
      ...deletion('deleteCloudImage', image),
    };
  },
});
