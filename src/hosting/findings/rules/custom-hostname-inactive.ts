/** Custom hostnames that are not served. */
import { customHostnameWrites, customHostnames } from '../../../apis/edge/certificates/custom-hostnames.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import { mutationFor } from '../mutation-for.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

const waiting: readonly unknown[] = ['pending', 'pending_blocked', 'pending_migration', 'pending_provisioned'];
const gone: readonly unknown[] = ['moved', 'blocked'];

export const customHostnameInactive = rule({
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
    const remedy = mutationFor(customHostnameWrites.rows.deleteEdgeCustomHostname, name);
    return { evidence, severity: Severity.HIGH, ...remedy };
  },
});
