/** Volumes that no server has. */
import { volumes } from '../../../cloud/volumes.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const volumeUnattached = rule({
  kind: 'VOLUME_UNATTACHED',
  severity: Severity.LOW,
  about: 'A volume attached to no server: it costs as much as one in use',
  of: volumes.rows.volumes,
  judge: ({ id, server, size, status }) =>
    server === null && status === 'available'
      ? {
          evidence: { server, size },
          remedy: { mutation: 'deleteCloudVolume', arguments: { id } },
          ends: 'all',
        }
      : null,
});
