/** Certificates of the cloud, which load balancers serve with. */
import { certificates } from '../../../apis/cloud/load-balancers/certificates.js';
import { daysUntil } from '../evidence/days.js';
import { type Rule, rule } from '../rule.js';
import { Severity } from '../severity.js';

/** Days. */
const soon = 30;

export const rules: readonly Rule[] = [
  rule({
    kind: 'CERTIFICATE_EXPIRED',
    severity: Severity.HIGH,
    about: 'An expired certificate: clients reject connections to the load balancers that use it; LOW if none does',
    of: certificates.rows.certificates,
    judge({ id, notValidAfter, usedBy, domainNames }, _, { now }) {
      const left = daysUntil(notValidAfter, now);
      if (left === null || left >= 0) return null;
      return {
        evidence: { notValidAfter, domainNames, usedBy },
        ...(usedBy?.length === 0 && {
          severity: Severity.LOW,
          remedies: [{ mutation: 'deleteCloudCertificate', arguments: { id } }],
        }),
      };
    },
  }),
  rule({
    kind: 'CERTIFICATE_EXPIRING',
    severity: Severity.HIGH,
    about: `A certificate that expires within ${soon} days and is not about to be renewed by the provider; LOW if nothing uses it`,
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
  }),
  rule({
    kind: 'CERTIFICATE_FAILING',
    severity: Severity.HIGH,
    about:
      'A managed certificate that failed to be issued or renewed: it will expire or never exist. Retrying helps once the cause, which the evidence states, is fixed',
    of: certificates.rows.certificates,
    judge({ id, status, domainNames }) {
      const { issuance, renewal, error } = status ?? {};
      if (issuance !== 'failed' && renewal !== 'failed') return null;
      return {
        evidence: {
          'status.issuance': issuance,
          'status.renewal': renewal,
          'status.error.code': error?.code,
          domainNames,
        },
        remedies: [{ mutation: 'retryCloudCertificate', arguments: { id } }],
      };
    },
  }),
  rule({
    kind: 'CERTIFICATE_UNUSED',
    severity: Severity.LOW,
    about: 'A certificate that no load balancer uses',
    of: certificates.rows.certificates,
    judge: ({ id, usedBy }) =>
      usedBy?.length === 0
        ? { evidence: { usedBy }, remedies: [{ mutation: 'deleteCloudCertificate', arguments: { id } }] }
        : null,
  }),
];
