/** Health checks of zones that are not made. */
import { healthchecks } from '../../../apis/edge/healthchecks.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const healthcheckSuspended = rule({
  kind: 'HEALTHCHECK_SUSPENDED',
  severity: Severity.MEDIUM,
  about: 'A health check that is suspended: nobody is told when its server fails',
  calls: 'One call a zone',
  of: healthchecks.rows.healthchecks,
  below: zones.rows.zones,
  judge: ({ suspended, status, address }) =>
    suspended === true || status === 'suspended' ? { evidence: { suspended, status, address } } : null,
});
