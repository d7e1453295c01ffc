/** Zones that serve visitors over plain HTTP. */
import { zoneSettingWrites, zoneSettings } from '../../../apis/edge/zones/zone-settings.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import { mutationFor } from '../mutation-for.js';
import { ruleOfEach } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

export const zoneHttpAllowed = ruleOfEach({
  kind: 'ZONE_HTTP_ALLOWED',
  severity: Severity.MEDIUM,
  about: 'A zone that does not redirect HTTP to HTTPS',
  calls: 'One call per zone',
  of: zones.rows.zones,
  each: zoneSettings.rows.settings,
  judge: (zone, [settings]) => {
    // Without encryption there is nothing to send them on to.
    if (settings?.alwaysUseHttps !== false || settings.ssl === 'off') return null;
    return {
      evidence: { alwaysUseHttps: false, ssl: settings.ssl },
      // A rule of the zone or the origin may do it instead.
      verdict: Verdict.LIKELY,
      ...mutationFor(zoneSettingWrites.rows.updateEdgeZoneSettings, zone, { alwaysUseHttps: true }),
    };
  },
});
