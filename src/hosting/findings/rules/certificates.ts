/** Certificates that will soon expire and that nobody renews. */
import { certificates } from '../../../apis/cloud/load-balancers/certificates.js';
import { daysUntil } from '../evidence/days.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

/** Days. */
const soon = 30;

export const certificateExpiring = rule({
  kind: 'CERTIFICATE_EXPIRING',
  severity: Severity.HIGH,
  about: `A certificate that expires within ${soon} days and is not about to be renewed by the provider; LOW where nothing uses it`,
  of: certificates.rows.certificates,
  judge({ notValidAfter, usedBy, domainNames, type, status }, _, { now }) {
    const left = daysUntil(notValidAfter, now);
    const isRenewed = type === 'managed' && ['scheduled', 'pending'].includes(status?.renewal ?? '');
    if (left === null || left < 0 || left >= soon || isRenewed) return null;
    return {
      evidence: { notValidAfter, type, 'status.renewal': status?.renewal, domainNames, usedBy },
      severity: usedBy?.length === 0 ? Severity.LOW : Severity.HIGH,
    };
  },
});
