/** Servers that the health checks of a zone find down. */
import { healthchecks } from '../../../apis/edge/healthchecks.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const healthcheckUnhealthy = rule({
  kind: 'HEALTHCHECK_UNHEALTHY',
  severity: Severity.CRITICAL,
  about: 'An origin that fails its health check',
  calls: 'One call per zone',
  of: healthchecks.rows.healthchecks,
  below: zones.rows.zones,
  judge: ({ suspended, status, address, failureReason }) =>
    suspended !== true && status === 'unhealthy' ? { evidence: { status, address, failureReason } } : null,
});
