/** Health checks of zones that are not made. */
import { healthchecks } from '../../../apis/edge/healthchecks.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const healthcheckSuspended = rule({
  kind: 'HEALTHCHECK_SUSPENDED',
  severity: Severity.MEDIUM,
  about: 'A suspended health check: no one is notified when its origin fails',
  calls: 'One call per zone',
  of: healthchecks.rows.healthchecks,
  below: zones.rows.zones,
  judge: ({ suspended, status, address }) =>
    suspended === true || status === 'suspended' ? { evidence: { suspended, status, address } } : null,
});
