/** Zones whose traffic goes a part of its way without encryption. */
import { zoneSettings } from '../../../apis/edge/zones/zone-settings.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import { ruleOfEach } from '../rule.js';
import { Severity } from '../severity.js';

export const zoneSslWeak = ruleOfEach({
  kind: 'ZONE_SSL_WEAK',
  severity: Severity.HIGH,
  about: 'A zone whose traffic is not encrypted, or not encrypted to the origin',
  calls: 'One call per zone',
  of: zones.rows.zones,
  each: zoneSettings.rows.settings,
  // What its origins speak is not told: no mutation is sure to help.
  judge: (_zone, [settings]) =>
    settings?.ssl === 'off' || settings?.ssl === 'flexible' ? { evidence: { ssl: settings.ssl } } : null,
});
