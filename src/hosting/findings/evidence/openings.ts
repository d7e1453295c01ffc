/** What rules of cloud firewalls let in from everywhere. */
import type { FirewallRule } from '../../../apis/cloud/networks/firewall-rules.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { hasPort } from './ports.js';

export interface Opening {
  /** As the rule names it. */
  readonly port: string;
  readonly sourceIps: readonly string[];
}

/** The rules by which anyone reaches one of these ports by TCP. */
export function openings(rules: readonly Sent<FirewallRule>[], ports: readonly number[]): Opening[] {
  return rules.flatMap(({ direction, protocol, port, sourceIps }) => {
    if (direction !== 'in' || protocol !== 'tcp' || typeof port !== 'string') return [];
    const everywhere = (sourceIps ?? []).filter(isEverywhere);
    return everywhere.length > 0 && ports.some((one) => hasPort(port, one)) ? [{ port, sourceIps: everywhere }] : [];
  });
}

/** `0.0.0.0/0` and `::/0`. */
function isEverywhere(range: string): boolean {
  return range.endsWith('/0');
}
