/** Firewalls that let anyone at databases. */
import { firewalls } from '../../../apis/cloud/networks/firewalls.js';
import { openFirewall } from '../evidence/open-firewall.js';
import { databases } from '../evidence/ports.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const firewallOpenDatabases = rule({
  kind: 'FIREWALL_OPEN_DATABASES',
  severity: Severity.HIGH,
  about: `A firewall in front of servers that lets in anyone on a port of databases (${databases.join(', ')})`,
  of: firewalls.rows.firewalls,
  judge: (firewall) => openFirewall(firewall, databases),
});
