/** Cloud firewalls that let in anyone where few should come in. */
import type { Firewall } from '../../../apis/cloud/networks/firewalls.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { openings } from './openings.js';
import { serversBehind } from './servers-behind.js';
import type { Sickness } from '../rule.js';
import { Verdict } from '../verdict.js';

/** One that applies to nothing opens nothing. */
export function openFirewall(firewall: Sent<Firewall>, ports: readonly number[]): Sickness | null {
  const open = openings(firewall.rules ?? [], ports);
  const behind = serversBehind(firewall);
  if (open.length === 0 || behind === 0) return null;
  return {
    message: `A firewall that allows anyone to reach servers on ${open.map(({ port }) => port).join(', ')}`,
    evidence: { rules: open, appliedTo: behind ?? null },
    verdict: behind ? Verdict.CERTAIN : Verdict.LIKELY,
  };
}
