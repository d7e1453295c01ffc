/** Zones that pass the edge by. */
import { zoneWrites, zones } from '../../../apis/edge/zones/zones.js';
import { mutationFor } from '../mutation-for.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const zonePaused = rule({
  kind: 'ZONE_PAUSED',
  severity: Severity.HIGH,
  about: 'A paused zone: visitors reach its origins directly, bypassing all rules and certificates of the edge',
  of: zones.rows.zones,
  judge: (zone) =>
    zone.paused === true
      ? { evidence: { paused: true }, ...mutationFor(zoneWrites.rows.updateEdgeZone, zone, { paused: false }) }
      : null,
});
