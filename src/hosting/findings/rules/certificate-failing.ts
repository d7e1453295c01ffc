/** Managed certificates that are not issued or renewed. */
import { certificates } from '../../../apis/cloud/load-balancers/certificates.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const certificateFailing = rule({
  kind: 'CERTIFICATE_FAILING',
  severity: Severity.HIGH,
  about:
    'A managed certificate whose issuing or renewal has failed: it will expire, or never be there. Trying again helps once the reason, told in the evidence, is gone',
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
