/** Managed certificates that are not issued or renewed. */
import { certificates } from '../../../apis/cloud/load-balancers/certificates.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const certificateFailing = rule({
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
      remedy: { mutation: 'retryCloudCertificate', arguments: { id } },
    };
  },
});
