/** Servers with a disc in them that is on its way out. */
import { servers } from '../../../apis/cloud/servers/servers.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const serverIsoDeprecated = rule({
  kind: 'SERVER_ISO_DEPRECATED',
  severity: Severity.LOW,
  about: 'A cloud server with a deprecated ISO attached: it boots from that first',
  of: servers.rows.servers,
  judge: ({ id, iso }) =>
    iso?.deprecation
      ? {
          evidence: { 'iso.name': iso.name, 'iso.deprecation.unavailableAfter': iso.deprecation.unavailableAfter },
          remedy: { mutation: 'detachCloudServerIso', arguments: { id } },
        }
      : null,
});
