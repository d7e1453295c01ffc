/** Firewalls of the cloud. */
import { type Firewall, firewalls } from '../../../apis/cloud/networks/firewalls.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { openings } from '../evidence/openings.js';
import { databases, ssh } from '../evidence/ports.js';
import { whole } from '../evidence/whole.js';
import { type Rule, type Sickness, rule } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

export const rules: readonly Rule[] = [
  rule({
    kind: 'FIREWALL_OPEN_DATABASES',
    severity: Severity.HIGH,
    about: `A firewall that allows anyone to reach a database port (${databases.join(', ')}) of servers`,
    of: firewalls.rows.firewalls,
    judge: (firewall) => openFirewall(firewall, databases),
  }),
  rule({
    kind: 'FIREWALL_OPEN_SSH',
    severity: Severity.HIGH,
    about: `A firewall that allows anyone to reach the SSH port (${ssh.join(', ')}) of servers`,
    of: firewalls.rows.firewalls,
    judge: (firewall) => openFirewall(firewall, ssh),
  }),
  rule({
    kind: 'FIREWALL_UNAPPLIED',
    severity: Severity.LOW,
    about: 'A firewall that is not applied to any server: what it was meant to protect may be unprotected',
    of: firewalls.rows.firewalls,
    judge(firewall) {
      if (serversBehind(firewall) !== 0) return null;
      const { id, appliedTo = [] } = firewall;
      const selectors = (appliedTo ?? []).map(({ labelSelector }) => labelSelector?.selector);
      // It cannot be deleted while a label selector applies it, and servers with the label may come.
      return selectors.length > 0
        ? { evidence: { appliedTo: [], labelSelectors: selectors }, verdict: Verdict.LIKELY }
        : { evidence: { appliedTo }, remedies: [{ mutation: 'deleteCloudFirewall', arguments: { id } }] };
    },
  }),
];

/** Whether it lets in anyone on these ports: one that applies to nothing opens nothing. */
function openFirewall(firewall: Sent<Firewall>, ports: readonly number[]): Sickness | null {
  const open = openings(firewall.rules ?? [], ports);
  const behind = serversBehind(firewall);
  if (open.length === 0 || behind === 0) return null;
  return {
    message: `A firewall that allows anyone to reach servers on ${open.map(({ port }) => port).join(', ')}`,
    evidence: { rules: open, appliedTo: behind ?? null },
    verdict: behind ? Verdict.CERTAIN : Verdict.LIKELY,
  };
}

/** How many servers it applies to now; undefined when that is not known. */
function serversBehind(firewall: Sent<Firewall>): number | undefined {
  const targets = whole(firewall, 'appliedTo');
  const counts = targets?.map((target) =>
    target.type === 'label_selector' ? whole(target, 'appliedToResources')?.length : 1,
  );
  return counts?.reduce<number | undefined>(
    (sum, one) => (sum === undefined || one === undefined ? undefined : sum + one),
    0,
  );
}
