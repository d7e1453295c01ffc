/** Zones that pay for the firewall rules of the provider and do not ask them. */
import { rulesets } from '../../../apis/edge/rules/rulesets.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import { ruleOfEach } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

export const zoneWithoutManagedRules = ruleOfEach({
  kind: 'ZONE_WITHOUT_MANAGED_RULES',
  severity: Severity.MEDIUM,
  about:
    'A zone of a paid plan that passes no request through the firewall rules of the provider; on the free plan there is nothing to switch on',
  calls: 'One call a zone',
  of: zones.rows.zones,
  each: rulesets.rows.rulesets,
  judge: ({ plan }, own) => {
    if (!plan?.legacyId || plan.legacyId === 'free') return null;
    const phases = own.map(({ kind, phase }) => ({ kind, phase }));
    // Those of the provider are told of every zone; they hold where rules of the zone or its account execute them.
    const isAsked = phases.some(({ kind, phase }) => phase === 'http_request_firewall_managed' && kind !== 'managed');
    if (isAsked) return null;
    // The older firewall, or another product before it, may do it instead.
    return { evidence: { 'plan.legacyId': plan.legacyId, rulesets: phases }, verdict: Verdict.LIKELY };
  },
});
