/** Servers that one wrong call deletes. */
import { servers } from '../../../apis/cloud/servers/servers.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const serverWithoutDeleteProtection = rule({
  kind: 'SERVER_WITHOUT_DELETE_PROTECTION',
  severity: Severity.LOW,
  about: 'A cloud server without deletion protection; deleting it also deletes its disk and backups',
  of: servers.rows.servers,
  judge: ({ status, protection }) =>
    protection?.delete === false && status !== 'deleting' ? { evidence: { 'protection.delete': false } } : null,
});
