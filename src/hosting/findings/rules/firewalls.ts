/** Firewalls that protect nothing. */
import { firewalls } from '../../../apis/cloud/networks/firewalls.js';
import { rule } from '../rule.js';
import { serversBehind } from '../evidence/servers-behind.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

export const firewallUnapplied = rule({
  kind: 'FIREWALL_UNAPPLIED',
  severity: Severity.LOW,
  about: 'A firewall applied to no server: what it was made for may stand without it',
  of: firewalls.rows.firewalls,
  judge(firewall) {
    if (serversBehind(firewall) !== 0) return null;
    const { id, appliedTo = [] } = firewall;
    const selectors = (appliedTo ?? []).map(({ labelSelector }) => labelSelector?.selector);
    // It cannot be deleted while a label selector applies it, and servers with the label may come.
    return selectors.length > 0
      ? { evidence: { appliedTo: [], labelSelectors: selectors }, verdict: Verdict.LIKELY }
      : { evidence: { appliedTo }, remedy: { mutation: 'deleteCloudFirewall', arguments: { id } } };
  },
});
