/** Zones of the edge and their settings. */
import { type Ruleset, rulesetWrites, rulesets } from '../../../apis/edge/rules/rulesets.js';
import { dnssec, dnssecWrites } from '../../../apis/edge/dns/dnssec.js';
import { zoneSettingWrites, zoneSettings } from '../../../apis/edge/zones/zone-settings.js';
import { zoneWrites, zones } from '../../../apis/edge/zones/zones.js';
import { daysUntil } from '../evidence/days.js';
import { filled } from '../evidence/filled.js';
import { ProxiedZones, callsOfProxied } from '../evidence/proxied-zones.js';
import { mutationFor } from '../remedies/mutation-for.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { type Rule, type Sickness, rule, ruleOfEach } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

/** HSTS for half a year: in seconds. */
const on = { enabled: true, maxAge: 15_552_000 };

/** Days in which a registrar gets a DS record. */
const registered = 3;

export const rules: readonly Rule[] = [
  ruleOfEach({
    kind: 'ZONE_HSTS_OFF',
    severity: Severity.LOW,
    about:
      'A zone with proxied records that does not make browsers use HTTPS alone (HSTS): the first request of a visit can be intercepted',
    calls: callsOfProxied,
    of: zones.rows.zones,
    each: zoneSettings.rows.settings,
    prepare: ProxiedZones.of,
    judge: (zone, [settings], _look, proxiedZones) => {
      const header = settings?.securityHeader?.strictTransportSecurity;
      const { enabled, maxAge } = header ?? {};
      // After 0 seconds a browser forgets it.
      const isOff = enabled === false || (enabled === true && maxAge === 0);
      // Without encryption it has no effect.
      if (!isOff || !settings?.ssl || settings.ssl === 'off') return null;
      const proxied = proxiedZones.proxiedIn(zone);
      if (!proxied) return null;
      const strictTransportSecurity = { includeSubdomains: false, preload: false, ...filled(header ?? {}), ...on };
      const name = 'securityHeader.strictTransportSecurity';
      return {
        evidence: {
          [`${name}.enabled`]: enabled,
          ...(enabled && { [`${name}.maxAge`]: maxAge }),
          ssl: settings.ssl,
          proxied,
        },
        // The origins may send it.
        verdict: Verdict.LIKELY,
        ...mutationFor(zoneSettingWrites.rows.updateEdgeZoneSettings, zone, {
          securityHeader: { strictTransportSecurity },
        }),
      };
    },
  }),
  ruleOfEach({
    kind: 'ZONE_HTTP_ALLOWED',
    severity: Severity.MEDIUM,
    about: 'A zone with proxied records that does not redirect HTTP to HTTPS',
    calls: callsOfProxied,
    of: zones.rows.zones,
    each: zoneSettings.rows.settings,
    prepare: ProxiedZones.of,
    judge: (zone, [settings], _look, proxiedZones) => {
      // Without encryption there is nothing to send them on to.
      if (settings?.alwaysUseHttps !== false || settings.ssl === 'off') return null;
      const proxied = proxiedZones.proxiedIn(zone);
      if (!proxied) return null;
      return {
        evidence: { alwaysUseHttps: false, ssl: settings.ssl, proxied },
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
    about: 'A zone with proxied records whose traffic is not encrypted, or not encrypted to the origin',
    calls: callsOfProxied,
    of: zones.rows.zones,
    each: zoneSettings.rows.settings,
    prepare: ProxiedZones.of,
    // What its origins speak is not reported: no mutation is sure to help.
    judge: (zone, [settings], _look, proxiedZones) => {
      const { ssl } = settings ?? {};
      if (ssl !== 'off' && ssl !== 'flexible') return null;
      const proxied = proxiedZones.proxiedIn(zone);
      return proxied ? { evidence: { ssl, proxied } } : null;
    },
  }),
  ruleOfEach({
    kind: 'ZONE_TLS_OLD',
    severity: Severity.HIGH,
    about: 'A zone with proxied records that allows TLS below 1.2, which browsers no longer support',
    calls: callsOfProxied,
    of: zones.rows.zones,
    each: zoneSettings.rows.settings,
    prepare: ProxiedZones.of,
    judge: (zone, [settings], _look, proxiedZones) => {
      const { minTlsVersion } = settings ?? {};
      if (minTlsVersion !== '1.0' && minTlsVersion !== '1.1') return null;
      const proxied = proxiedZones.proxiedIn(zone);
      if (!proxied) return null;
      return {
        evidence: { minTlsVersion, proxied },
        ...mutationFor(zoneSettingWrites.rows.updateEdgeZoneSettings, zone, { minTlsVersion: 'TLS_1_2' }),
      };
    },
  }),
  ruleOfEach({
    kind: 'ZONE_WITHOUT_DNSSEC',
    severity: Severity.LOW,
    about: `A zone without DNSSEC: answers about its names can be forged on their way. Also one that is signed for more than ${registered} days and whose registrar lacks the DS record, so that nobody checks the signatures`,
    calls: 'One call per zone',
    isByName: true,
    of: zones.rows.zones,
    each: dnssec.rows.dnssec,
    judge: (zone, [own], { now }) => {
      // Of the others the names are answered elsewhere.
      if (zone.status !== 'active' || zone.type !== 'full') return null;
      const { status, ds, modifiedOn } = own ?? {};
      if (status === 'disabled') {
        const message = 'A zone without DNSSEC: answers about its names can be forged on their way';
        const remedies = mutationFor(dnssecWrites.rows.updateEdgeDnssec, zone, { status: 'ACTIVE' });
        return { message, evidence: { status }, ...remedies };
      }
      if (status === 'error') return { evidence: { status }, message: 'A zone that could not be signed' };
      const left = daysUntil(modifiedOn, now);
      return status === 'pending' && left !== null && left < -registered
        ? {
            message: 'A zone that is signed, but whose registrar lacks its DS record: nobody checks the signatures',
            evidence: { status, ds, modifiedOn },
          }
        : null;
    },
  }),
  ruleOfEach({
    kind: 'ZONE_WITHOUT_MANAGED_RULES',
    severity: Severity.MEDIUM,
    about:
      'A zone with proxied records on a paid plan without WAF managed rules; on the free plan there is nothing to enable',
    calls: callsOfProxied,
    of: zones.rows.zones,
    each: rulesets.rows.rulesets,
    prepare: ProxiedZones.of,
    judge: (zone, own, _look, proxiedZones) => {
      const { plan } = zone;
      if (!plan?.legacyId || plan.legacyId === 'free') return null;
      const phases = own.map(({ kind, phase }) => ({ kind, phase }));
      // Managed rulesets are listed for every zone; they apply only if rules of the zone or its account execute them.
      const isProtected = phases.some(
        ({ kind, phase }) => phase === 'http_request_firewall_managed' && kind !== 'managed',
      );
      if (isProtected || !proxiedZones.proxiedIn(zone)) return null;
      // The older firewall, or another product before it, may do it instead.
      const evidence = { 'plan.legacyId': plan.legacyId, rulesets: phases };
      return { evidence, verdict: Verdict.LIKELY, ...executed(zone, own) };
    },
  }),
];

/** Executes the managed rulesets in a rule of the zone. */
function executed(zone: object, own: readonly Sent<Ruleset>[]): Pick<Sickness, 'remedies'> {
  const managed = own.find(({ kind, phase }) => kind === 'managed' && phase === 'http_request_firewall_managed');
  if (!managed?.id) return {};
  return mutationFor(rulesetWrites.rows.createEdgeRuleset, zone, {
    name: 'Managed rules',
    kind: 'ZONE',
    phase: 'HTTP_REQUEST_FIREWALL_MANAGED',
    rules: [{ action: 'EXECUTE', expression: 'true', actionParameters: { id: managed.id } }],
  });
}
