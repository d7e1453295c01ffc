/** Zones in which phishing was found. */
import { zones } from '../../../apis/edge/zones/zones.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const zonePhishing = rule({
  kind: 'ZONE_PHISHING',
  severity: Severity.CRITICAL,
  about: 'A zone in which the provider has found phishing: others may have taken over a part of it',
  of: zones.rows.zones,
  judge: ({ meta }) =>
    meta?.phishingDetected === true ? { evidence: { 'meta.phishingDetected': meta.phishingDetected } } : null,
});
