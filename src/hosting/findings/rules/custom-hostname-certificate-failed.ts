/** Custom hostnames without a certificate that clients take. */
import { customHostnames } from '../../../apis/edge/certificates/custom-hostnames.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import { issuanceFailed } from '../evidence/issuance-failed.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const customHostnameCertificateFailed = rule({
  kind: 'CUSTOM_HOSTNAME_CERTIFICATE_FAILED',
  severity: Severity.HIGH,
  about: 'A custom hostname whose certificate expired or could not be issued: it is not served over HTTPS',
  calls: 'One call per zone',
  of: customHostnames.rows.customHostnames,
  below: zones.rows.zones,
  judge: ({ hostname, ssl }) => {
    if (!issuanceFailed.has(ssl?.status)) return null;
    const validationErrors = (ssl?.validationErrors ?? []).flatMap(({ message }) => message ?? []);
    return { evidence: { hostname, 'ssl.status': ssl?.status, 'ssl.validationErrors': validationErrors } };
  },
});
