/** Zones that speak versions of TLS that are broken. */
import { zoneSettingWrites, zoneSettings } from '../../../apis/edge/zones/zone-settings.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import { mutationFor } from '../mutation-for.js';
import { ruleOfEach } from '../rule.js';
import { Severity } from '../severity.js';

export const zoneTlsOld = ruleOfEach({
  kind: 'ZONE_TLS_OLD',
  severity: Severity.HIGH,
  about: 'A zone that allows TLS below 1.2, which browsers no longer support',
  calls: 'One call per zone',
  of: zones.rows.zones,
  each: zoneSettings.rows.settings,
  judge: (zone, [settings]) => {
    const { minTlsVersion } = settings ?? {};
    if (minTlsVersion !== '1.0' && minTlsVersion !== '1.1') return null;
    return {
      evidence: { minTlsVersion },
      ...mutationFor(zoneSettingWrites.rows.updateEdgeZoneSettings, zone, { minTlsVersion: 'TLS_1_2' }),
    };
  },
});
