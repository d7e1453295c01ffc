/** Certificates of zones and of custom hostnames. */
import { certificatePackWrites, certificatePacks } from '../../../apis/edge/certificates/certificate-packs.js';
import { customCertificates } from '../../../apis/edge/certificates/custom-certificates.js';
import { customHostnameWrites, customHostnames } from '../../../apis/edge/certificates/custom-hostnames.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import { daysUntil } from '../evidence/days.js';
import { late, soon } from '../evidence/expiry.js';
import { mutationFor } from '../remedies/mutation-for.js';
import { type Rule, rule } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

/** States of a certificate whose issuance has failed. */
const issuanceFailed: ReadonlySet<unknown> = new Set([
  'expired',
  'initializing_timed_out',
  'validation_timed_out',
  'issuance_timed_out',
  'deployment_timed_out',
]);

/** Types of uploaded packs, which are among the custom certificates too. */
export const uploaded: readonly unknown[] = ['legacy_custom', 'sni_custom', 'mh_custom'];

/** States of custom hostnames. */
const waiting: readonly unknown[] = ['pending', 'pending_blocked', 'pending_migration', 'pending_provisioned'];
const gone: readonly unknown[] = ['moved', 'blocked'];

export const rules: readonly Rule[] = [
  rule({
    kind: 'CERTIFICATE_PACK_EXPIRING',
    severity: Severity.HIGH,
    about: `A certificate pack of a zone that expires within ${late} days and was not renewed, which should have happened long before`,
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
  }),
  rule({
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
        const remedies =
          type === 'advanced' ? mutationFor(certificatePackWrites.rows.deleteEdgeCertificatePack, pack) : {};
        return { evidence, ...remedies };
      }
      const isRefused = status === 'pending_validation' && validationErrors.length > 0;
      return isRefused ? { evidence, verdict: Verdict.LIKELY } : null;
    },
  }),
  rule({
    kind: 'CUSTOM_CERTIFICATE_EXPIRING',
    severity: Severity.HIGH,
    about: 'A custom certificate of a zone that expires within 30 days or has expired: it is not renewed automatically',
    calls: 'One call per zone',
    of: customCertificates.rows.customCertificates,
    below: zones.rows.zones,
    judge: ({ status, expiresOn, hosts }, _beside, { now }) => {
      if (status === 'deleted') return null;
      const left = daysUntil(expiresOn, now);
      const isOver = status === 'expired' || (left !== null && left < 0);
      if (!isOver && (left === null || left >= soon)) return null;
      const isNear = left !== null && left < late;
      return {
        evidence: { status, expiresOn, hosts },
        message: isOver
          ? 'An uploaded certificate that has ended: clients refuse it'
          : 'An uploaded certificate that ends soon',
        severity: isOver || isNear ? Severity.HIGH : Severity.MEDIUM,
      };
    },
  }),
  rule({
    kind: 'CUSTOM_HOSTNAME_CERTIFICATE_EXPIRING',
    severity: Severity.HIGH,
    about:
      'A custom hostname whose certificate ends and which nobody renews: an uploaded one within 30 days, or one of the provider within 14, which should have been renewed long before',
    calls: 'One call per zone',
    of: customHostnames.rows.customHostnames,
    below: zones.rows.zones,
    judge: ({ hostname, status, ssl }, _beside, { now }) => {
      const { expiresOn, customCertificate, uploadedOn, method } = ssl ?? {};
      if (status !== 'active' || !ssl?.status || issuanceFailed.has(ssl.status)) return null;
      const left = daysUntil(expiresOn, now);
      const isUploaded = Boolean(customCertificate ?? uploadedOn);
      if (left === null || left >= (isUploaded ? soon : late)) return null;
      return {
        evidence: { hostname, 'ssl.expiresOn': expiresOn, 'ssl.status': ssl.status, 'ssl.method': method, isUploaded },
        severity: left < late ? Severity.HIGH : Severity.MEDIUM,
        // A renewal may be on its way.
        ...(!isUploaded && { verdict: Verdict.LIKELY }),
      };
    },
  }),
  rule({
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
  }),
  rule({
    kind: 'CUSTOM_HOSTNAME_INACTIVE',
    severity: Severity.MEDIUM,
    about: 'A custom hostname that is not active: it waits for the customer, points elsewhere or is blocked',
    calls: 'One call per zone',
    of: customHostnames.rows.customHostnames,
    below: zones.rows.zones,
    judge: (name) => {
      const { hostname, status, createdAt, verificationErrors } = name;
      const evidence = { hostname, status, createdAt, verificationErrors };
      // It may have been created a minute ago.
      if (waiting.includes(status)) return { evidence, verdict: Verdict.LIKELY };
      if (!gone.includes(status)) return null;
      const remedies = mutationFor(customHostnameWrites.rows.deleteEdgeCustomHostname, name);
      return { evidence, severity: Severity.HIGH, ...remedies };
    },
  }),
];
