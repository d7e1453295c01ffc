/** Firewalls that let anyone at databases. */
import { firewalls } from '../../../apis/cloud/networks/firewalls.js';
import { openFirewall } from '../evidence/open-firewall.js';
import { databases } from '../evidence/ports.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const firewallOpenDatabases = rule({
  kind: 'FIREWALL_OPEN_DATABASES',
  severity: Severity.HIGH,
  about: `A firewall that allows anyone to reach a database port (${databases.join(', ')}) of servers`,
  of: firewalls.rows.firewalls,
  judge: (firewall) => openFirewall(firewall, databases),
});
