/** Servers that everything on the internet can knock at. */
import { servers } from '../../../apis/cloud/servers/servers.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';
import { whole } from '../evidence/whole.js';

export const serverWithoutFirewall = rule({
  kind: 'SERVER_WITHOUT_FIREWALL',
  severity: Severity.MEDIUM,
  about: 'A cloud server with a public address and no firewall: everything that listens on it can be reached',
  of: servers.rows.servers,
  judge: ({ status, addresses, publicNet }) =>
    publicNet && whole(publicNet, 'firewalls')?.length === 0 && addresses?.length && status !== 'deleting'
      ? { evidence: { 'publicNet.firewalls': [], addresses } }
      : null,
});
