/** Zones that are not served. */
import { zones } from '../../../apis/edge/zones/zones.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const zoneInactive = rule({
  kind: 'ZONE_INACTIVE',
  severity: Severity.HIGH,
  about: 'A zone whose registrar does not point to the assigned name servers: none of its settings take effect',
  of: zones.rows.zones,
  judge: ({ status, nameServers, activatedOn }) => {
    const evidence = { status, nameServers, activatedOn };
    if (status === 'moved') return { evidence };
    return status === 'pending' ? { evidence, severity: Severity.MEDIUM } : null;
  },
});
