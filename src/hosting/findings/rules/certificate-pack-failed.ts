/** Certificate packs that could not be issued. */
import { certificatePackWrites, certificatePacks } from '../../../apis/edge/certificates/certificate-packs.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import { issuanceFailed } from '../evidence/issuance-failed.js';
import { mutationFor } from '../mutation-for.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

export const certificatePackFailed = rule({
  kind: 'CERTIFICATE_PACK_FAILED',
  severity: Severity.HIGH,
  about:
    'A certificate pack of a zone that expired or could not be issued: hosts that no other certificate covers are not served over HTTPS',
  calls: 'One call per zone',
  of: certificatePacks.rows.certificatePacks,
  below: zones.rows.zones,
  sent: { status: 'all' },
  judge: (pack) => {
    const { status, hosts, type } = pack;
    const validationErrors = (pack.validationErrors ?? []).flatMap(({ message }) => message ?? []);
    const evidence = { status, hosts, validationErrors };
    if (issuanceFailed.has(status)) {
      // The others are not ordered, and cannot be deleted.
      const remedy = type === 'advanced' ? mutationFor(certificatePackWrites.rows.deleteEdgeCertificatePack, pack) : {};
      return { evidence, ...remedy };
    }
    const isRefused = status === 'pending_validation' && validationErrors.length > 0;
    return isRefused ? { evidence, verdict: Verdict.LIKELY } : null;
  },
});
