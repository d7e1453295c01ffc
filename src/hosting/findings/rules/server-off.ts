/** Servers that are off: billing follows existence. */
import { servers } from '../../../apis/cloud/servers/servers.js';
import { deletion } from '../evidence/deletion.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const serverOff = rule({
  kind: 'SERVER_OFF',
  severity: Severity.MEDIUM,
  about: 'A cloud server that is off: it costs as much as one that runs',
  of: servers.rows.servers,
  judge: (server) =>
    server.status === 'off' ? { evidence: { status: server.status }, ...deletion('deleteCloudServer', server) } : null,
});
