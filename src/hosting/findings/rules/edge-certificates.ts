/** Uploaded certificates that end soon, or have ended: nobody renews them but their owner. */
import { customCertificates } from '../../../apis/edge/certificates/custom-certificates.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import { daysUntil } from '../evidence/days.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

/** Days. */
const soon = 30;
const verySoon = 14;

export const customCertificateExpiring = rule({
  kind: 'CUSTOM_CERTIFICATE_EXPIRING',
  severity: Severity.HIGH,
  about: 'An uploaded certificate of a zone that ends within 30 days or has ended: it is not renewed by itself',
  calls: 'One call a zone',
  of: customCertificates.rows.customCertificates,
  below: zones.rows.zones,
  judge: ({ status, expiresOn, hosts }, _beside, { now }) => {
    if (status === 'deleted') return null;
    const left = daysUntil(expiresOn, now);
    const isOver = status === 'expired' || (left !== null && left < 0);
    if (!isOver && (left === null || left >= soon)) return null;
    const isNear = left !== null && left < verySoon;
    return {
      evidence: { status, expiresOn, hosts },
      message: isOver
        ? 'An uploaded certificate that has ended: clients refuse it'
        : 'An uploaded certificate that ends soon',
      severity: isOver ? Severity.CRITICAL : isNear ? Severity.HIGH : Severity.MEDIUM,
    };
  },
});
