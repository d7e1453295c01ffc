/** Servers that nothing is kept of. */
import { servers } from '../../../apis/cloud/servers/servers.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const serverWithoutBackups = rule({
  kind: 'SERVER_WITHOUT_BACKUPS',
  severity: Severity.MEDIUM,
  about:
    'A cloud server that no backups are made of; the remedy costs a part of its price, as `backupPercentage` of the price list has it',
  of: servers.rows.servers,
  judge: ({ id, status, backupWindow }) =>
    backupWindow === null && status !== 'deleting'
      ? { evidence: { backupWindow }, remedy: { mutation: 'enableCloudServerBackup', arguments: { id } } }
      : null,
});
