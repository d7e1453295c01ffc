/** Certificates of the cloud, which load balancers serve with. */
import { type Certificate, certificates } from '../../../apis/cloud/load-balancers/certificates.js';
import type { LoadBalancer } from '../../../apis/cloud/load-balancers/load-balancer.js';
import { loadBalancers } from '../../../apis/cloud/load-balancers/load-balancers.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { daysUntil } from '../evidence/days.js';
import { isToBeRenewed, late, soon } from '../evidence/expiry.js';
import type { Look } from '../look.js';
import { type Rule, rule } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

export const rules: readonly Rule[] = [
  rule({
    kind: 'CERTIFICATE_EXPIRED',
    severity: Severity.HIGH,
    about: 'An expired certificate: clients reject connections to the load balancers that use it; LOW if none does',
    of: certificates.rows.certificates,
    prepare: balancersById,
    judge({ id, notValidAfter, usedBy, domainNames }, balancerOf, { now }) {
      const left = daysUntil(notValidAfter, now);
      if (left === null || left >= 0) return null;
      return {
        evidence: { notValidAfter, domainNames, usedBy },
        affected: usersIn(usedBy, balancerOf),
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
    about: `A certificate that expires within ${soon} days, or within ${late} if the provider says that it will renew it, which should have happened long before; LOW if nothing uses it`,
    of: certificates.rows.certificates,
    prepare: balancersById,
    judge({ notValidAfter, usedBy, domainNames, type, status }, balancerOf, { now }) {
      const left = daysUntil(notValidAfter, now);
      const isRenewed = isToBeRenewed(type, status?.renewal);
      if (left === null || left < 0 || left >= (isRenewed ? late : soon)) return null;
      return {
        evidence: { notValidAfter, type, 'status.renewal': status?.renewal, domainNames, usedBy },
        affected: usersIn(usedBy, balancerOf),
        severity: usedBy?.length === 0 ? Severity.LOW : Severity.HIGH,
        ...(isRenewed && { verdict: Verdict.LIKELY }),
      };
    },
  }),
  rule({
    kind: 'CERTIFICATE_FAILING',
    severity: Severity.HIGH,
    about:
      'A managed certificate that failed to be issued or renewed: it will expire or never exist. Retrying helps once the cause, which the evidence states, is fixed',
    of: certificates.rows.certificates,
    prepare: balancersById,
    judge({ id, status, domainNames, usedBy }, balancerOf) {
      const { issuance, renewal, error } = status ?? {};
      if (issuance !== 'failed' && renewal !== 'failed') return null;
      return {
        evidence: {
          'status.issuance': issuance,
          'status.renewal': renewal,
          'status.error.code': error?.code,
          domainNames,
        },
        affected: usersIn(usedBy, balancerOf),
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

type BalancersById = ReadonlyMap<number | null | undefined, Sent<LoadBalancer>>;

async function balancersById(look: Look): Promise<BalancersById> {
  return new Map((await look.beside(loadBalancers.rows.loadBalancers)).map((balancer) => [balancer.id, balancer]));
}

/** The load balancers that serve with it. */
function usersIn(usedBy: Sent<Certificate>['usedBy'], balancerOf: BalancersById): readonly Sent<LoadBalancer>[] {
  return (usedBy ?? []).flatMap(({ id, type }) => (type === 'load_balancer' ? (balancerOf.get(id) ?? []) : []));
}
