/** Firewalls that let anyone try the keys and passwords of servers. */
import { firewalls } from '../../../apis/cloud/networks/firewalls.js';
import { openFirewall } from '../evidence/open-firewall.js';
import { ssh } from '../evidence/ports.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const firewallOpenSsh = rule({
  kind: 'FIREWALL_OPEN_SSH',
  severity: Severity.HIGH,
  about: `A firewall that allows anyone to reach the SSH port (${ssh.join(', ')}) of servers`,
  of: firewalls.rows.firewalls,
  judge: (firewall) => openFirewall(firewall, ssh),
});
