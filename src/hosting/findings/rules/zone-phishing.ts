/** Zones in which phishing was found. */
import { zones } from '../../../apis/edge/zones/zones.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const zonePhishing = rule({
  kind: 'ZONE_PHISHING',
  severity: Severity.CRITICAL,
  about: 'A zone in which the provider detected phishing: part of it may have been taken over',
  of: zones.rows.zones,
  judge: ({ meta }) =>
    meta?.phishingDetected === true ? { evidence: { 'meta.phishingDetected': meta.phishingDetected } } : null,
});
