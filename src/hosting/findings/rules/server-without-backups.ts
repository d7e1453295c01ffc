/** Servers that nothing is kept of. */
import { servers } from '../../../apis/cloud/servers/servers.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const serverWithoutBackups = rule({
  kind: 'SERVER_WITHOUT_BACKUPS',
  severity: Severity.MEDIUM,
  about:
    'A cloud server without backups; the remedy costs a percentage of its price, as in `pricing { serverBackup { percentage } }`',
  of: servers.rows.servers,
  judge: ({ id, status, backupWindow }) =>
    backupWindow === null && status !== 'deleting'
      ? { evidence: { backupWindow }, remedy: { mutation: 'enableCloudServerBackup', arguments: { id } } }
      : null,
});
