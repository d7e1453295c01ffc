/** Certificate packs that should have been renewed by now. */
import { certificatePacks } from '../../../apis/edge/certificates/certificate-packs.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import { daysUntil } from '../evidence/days.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

/** Days before its end by which the provider has long renewed one. */
const late = 14;

/** Uploaded ones stand among the custom certificates too. */
const uploaded: readonly unknown[] = ['legacy_custom', 'sni_custom', 'mh_custom'];

export const certificatePackExpiring = rule({
  kind: 'CERTIFICATE_PACK_EXPIRING',
  severity: Severity.HIGH,
  about:
    'A certificate pack of a zone that expires within 14 days and was not renewed, which should have happened long before',
  calls: 'One call per zone',
  of: certificatePacks.rows.certificatePacks,
  below: zones.rows.zones,
  sent: { status: 'all' },
  judge: ({ status, type, certificates, hosts }, _beside, { now }) => {
    if (status !== 'active' || uploaded.includes(type)) return null;
    const served = (certificates ?? []).filter((certificate) => certificate.status === 'active');
    const ends = served.flatMap(({ expiresOn }) => expiresOn ?? []).sort();
    const [expiresOn] = ends.filter((end) => (daysUntil(end, now) ?? late) < late);
    // A renewal may be on its way.
    return expiresOn === undefined ? null : { evidence: { expiresOn, hosts, status }, verdict: Verdict.LIKELY };
  },
});
