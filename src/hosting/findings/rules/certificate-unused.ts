/** Certificates that no load balancer serves with. */
import { certificates } from '../../../apis/cloud/load-balancers/certificates.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const certificateUnused = rule({
  kind: 'CERTIFICATE_UNUSED',
  severity: Severity.LOW,
  about: 'A certificate that no load balancer uses',
  of: certificates.rows.certificates,
  judge: ({ id, usedBy }) =>
    usedBy?.length === 0
      ? { evidence: { usedBy }, remedy: { mutation: 'deleteCloudCertificate', arguments: { id } } }
      : null,
});
