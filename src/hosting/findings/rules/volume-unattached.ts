/** Volumes that no server has. */
import { volumes } from '../../../apis/cloud/volumes.js';
import { deletion } from '../evidence/deletion.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const volumeUnattached = rule({
  kind: 'VOLUME_UNATTACHED',
  severity: Severity.LOW,
  about: 'A volume that is not attached to a server: it costs as much as one in use',
  of: volumes.rows.volumes,
  judge: (volume) =>
    volume.server === null && volume.status === 'available'
      ? { evidence: { server: null, size: volume.size }, ...deletion('deleteCloudVolume', volume) }
      : null,
});
