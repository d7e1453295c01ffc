/** Certificates that no client accepts any more. */
import { certificates } from '../../../apis/cloud/load-balancers/certificates.js';
import { daysUntil } from '../evidence/days.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const certificateExpired = rule({
  kind: 'CERTIFICATE_EXPIRED',
  severity: Severity.CRITICAL,
  about: 'An expired certificate: clients reject connections to the load balancers that use it; LOW if none does',
  of: certificates.rows.certificates,
  judge({ notValidAfter, usedBy, domainNames }, _, { now }) {
    const left = daysUntil(notValidAfter, now);
    if (left === null || left >= 0) return null;
    return {
      evidence: { notValidAfter, domainNames, usedBy },
      severity: usedBy?.length === 0 ? Severity.LOW : Severity.CRITICAL,
    };
  },
});
