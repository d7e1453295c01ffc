/** Certificates that no client accepts any more. */
import { certificates } from '../../../apis/cloud/load-balancers/certificates.js';
import { daysUntil } from '../evidence/days.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const certificateExpired = rule({
  kind: 'CERTIFICATE_EXPIRED',
  severity: Severity.CRITICAL,
  about: 'A certificate that has expired: clients refuse what load balancers serve with it; LOW where none does',
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
