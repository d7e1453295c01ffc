/** Dedicated servers. */
import { serverWrites, servers } from '../../../apis/dedicated/servers.js';
import { daysUntil } from '../evidence/days.js';
import { mutationFor } from '../remedies/mutation-for.js';
import { type Rule, rule } from '../rule.js';
import { Severity } from '../severity.js';

/** Days in which data can still be brought elsewhere without haste. */
const calm = 14;

export const rules: readonly Rule[] = [
  rule({
    kind: 'DEDICATED_SERVER_CANCELLED',
    severity: Severity.MEDIUM,
    about: 'A cancelled dedicated server: on its last day it is given up with all data on it',
    of: servers.rows.servers,
    judge: (server, _beside, { now }) => {
      const { cancelled, paidUntil } = server;
      if (cancelled !== true) return null;
      const left = daysUntil(paidUntil, now);
      return {
        evidence: { cancelled, paidUntil },
        ...(left !== null && left < calm && { severity: Severity.HIGH }),
        ...mutationFor(serverWrites.rows.withdrawDedicatedServerCancellation, server),
      };
    },
  }),
];
