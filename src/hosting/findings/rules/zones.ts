/** Zones of the edge and their settings. */
import { rulesets } from '../../../apis/edge/rules/rulesets.js';
import { zoneSettingWrites, zoneSettings } from '../../../apis/edge/zones/zone-settings.js';
import { zoneWrites, zones } from '../../../apis/edge/zones/zones.js';
import { mutationFor } from '../mutation-for.js';
import { type Rule, rule, ruleOfEach } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

export const rules: readonly Rule[] = [
  ruleOfEach({
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
  }),
  rule({
    kind: 'ZONE_INACTIVE',
    severity: Severity.HIGH,
    about: 'A zone whose registrar does not point to the assigned name servers: none of its settings take effect',
    of: zones.rows.zones,
    judge: ({ status, nameServers, activatedOn }) => {
      const evidence = { status, nameServers, activatedOn };
      if (status === 'moved') return { evidence };
      return status === 'pending' ? { evidence, severity: Severity.MEDIUM } : null;
    },
  }),
  rule({
    kind: 'ZONE_PAUSED',
    severity: Severity.HIGH,
    about: 'A paused zone: visitors reach its origins directly, bypassing all rules and certificates of the edge',
    of: zones.rows.zones,
    judge: (zone) =>
      zone.paused === true
        ? { evidence: { paused: true }, ...mutationFor(zoneWrites.rows.updateEdgeZone, zone, { paused: false }) }
        : null,
  }),
  rule({
    kind: 'ZONE_PHISHING',
    severity: Severity.CRITICAL,
    about: 'A zone in which the provider detected phishing: part of it may have been taken over',
    of: zones.rows.zones,
    judge: ({ meta }) =>
      meta?.phishingDetected === true ? { evidence: { 'meta.phishingDetected': meta.phishingDetected } } : null,
  }),
  ruleOfEach({
    kind: 'ZONE_SSL_WEAK',
    severity: Severity.HIGH,
    about: 'A zone whose traffic is not encrypted, or not encrypted to the origin',
    calls: 'One call per zone',
    of: zones.rows.zones,
    each: zoneSettings.rows.settings,
    // What its origins speak is not reported: no mutation is sure to help.
    judge: (_zone, [settings]) =>
      settings?.ssl === 'off' || settings?.ssl === 'flexible' ? { evidence: { ssl: settings.ssl } } : null,
  }),
  ruleOfEach({
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
  }),
  ruleOfEach({
    kind: 'ZONE_WITHOUT_MANAGED_RULES',
    severity: Severity.MEDIUM,
    about: 'A zone on a paid plan without WAF managed rules; on the free plan there is nothing to enable',
    calls: 'One call per zone',
    of: zones.rows.zones,
    each: rulesets.rows.rulesets,
    judge: ({ plan }, own) => {
      if (!plan?.legacyId || plan.legacyId === 'free') return null;
      const phases = own.map(({ kind, phase }) => ({ kind, phase }));
      // Those of the provider are listed for every zone; they hold where rules of the zone or its account execute them.
      const isAsked = phases.some(({ kind, phase }) => phase === 'http_request_firewall_managed' && kind !== 'managed');
      if (isAsked) return null;
      // The older firewall, or another product before it, may do it instead.
      return { evidence: { 'plan.legacyId': plan.legacyId, rulesets: phases }, verdict: Verdict.LIKELY };
    },
  }),
];
