/** Domains in whose name anyone can send mail. */
import { recordSetWrites } from '../../../apis/cloud/dns/record-sets.js';
import type { DnsZone } from '../../../apis/cloud/dns/zone.js';
import { dnsZones } from '../../../apis/cloud/dns/zones.js';
import { dnsRecordWrites } from '../../../apis/edge/dns/dns-records.js';
import type { Zone } from '../../../apis/edge/zones/zone.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { type ZoneMail, ZonesMail } from '../evidence/zone-mail.js';
import { mutationFor } from '../remedies/mutation-for.js';
import { type Rule, type Sickness, rule } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

const calls = 'One call per page of the records of a zone: 5,000 at the edge, 100 record sets in the cloud';

/** Nobody may send in its name. */
const nobody = '"v=spf1 -all"';

interface MailZone {
  readonly name: string;
  readonly mail: ZoneMail;
  readonly zones: ZonesMail;
  /** The mutation that says that it sends no mail. */
  readonly silence: Silence;
}

type Silence = Pick<Sickness, 'remedies'>;

interface MailRule extends Pick<Rule, 'kind' | 'severity' | 'about'> {
  readonly judge: (zone: MailZone) => Sickness | null;
}

/** One rule for each provider, of the same kind: about zones that the Internet asks there. */
function rulesOfMail({ judge, ...what }: MailRule): readonly Rule[] {
  const judged = (zone: Sent<Zone> | Sent<DnsZone>, beside: ZonesMail, silenceOf: (mail: ZoneMail) => Silence) => {
    const known = beside.of(zone.id);
    return known && judge({ ...known, zones: beside, silence: silenceOf(known.mail) });
  };
  return [
    rule({
      ...what,
      calls,
      of: zones.rows.zones,
      prepare: (look) => ZonesMail.of(look),
      judge: (zone, beside) => {
        if (zone.status !== 'active' || (zone.type !== 'full' && zone.type !== 'secondary')) return null;
        const input = { name: '@', type: 'TXT', content: nobody };
        const { createEdgeDnsRecord } = dnsRecordWrites.rows;
        return judged(zone, beside, () => (zone.type === 'full' ? mutationFor(createEdgeDnsRecord, zone, input) : {}));
      },
    }),
    rule({
      ...what,
      calls,
      of: dnsZones.rows.dnsZones,
      prepare: (look) => ZonesMail.of(look),
      judge: (zone, beside) => {
        const status = zone.authoritativeNameservers?.delegationStatus;
        if (zone.mode !== 'primary' || (status !== 'valid' && status !== 'partially-valid')) return null;
        const [named, records] = [{ name: '@', type: 'TXT' }, [{ value: nobody }]];
        const { addCloudDnsRecords: add, createCloudDnsRecordSet: create } = recordSetWrites.rows;
        // Record sets and records have different mutations.
        return judged(zone, beside, ({ hasTexts }) => ({
          remedies: [
            hasTexts
              ? { mutation: add.name, arguments: { zoneId: zone.id, ...named, input: { records } } }
              : { mutation: create.name, arguments: { zoneId: zone.id, input: { ...named, records } } },
          ],
        }));
      },
    }),
  ];
}

export const rules: readonly Rule[] = [
  ...rulesOfMail({
    kind: 'DNS_ZONE_WITHOUT_DMARC',
    severity: Severity.MEDIUM,
    about:
      'A domain that takes or sends mail, by its records, and has no DMARC policy: receivers do not turn away mail that others send in its name',
    judge({ name, mail, zones: all }) {
      const { hasMailServers, hasKeys, spf, hasDmarc } = mail;
      const isSending = hasMailServers || hasKeys || (spf !== null && !isForNobody(spf));
      if (hasDmarc || !isSending || all.hasDmarcAbove(name) !== false) return null;
      return {
        evidence: { name, hasMailServers, hasKeys, spf },
        // A record of a domain above it would apply too, and may be elsewhere.
        ...(isBelow(name) && { verdict: Verdict.LIKELY }),
      };
    },
  }),
  ...rulesOfMail({
    kind: 'DNS_ZONE_WITHOUT_SPF',
    severity: Severity.MEDIUM,
    about:
      'A domain whose records do not say who may send mail in its name, so that anyone may; LOW if it takes no mail and signs none: then the remedy says that nobody may',
    judge({ name, mail, silence }) {
      const { hasMailServers, hasKeys, spf, isAlias } = mail;
      if (spf !== null) return null;
      return {
        evidence: { name, hasMailServers, hasKeys, spf },
        // Its alias may answer for it.
        ...(isAlias && { verdict: Verdict.LIKELY }),
        ...(!hasMailServers && !hasKeys && { severity: Severity.LOW, ...(!isAlias && silence) }),
      };
    },
  }),
];

function isForNobody(text: string): boolean {
  return /^"?v=spf1\s+-all\s*"?$/i.test(text);
}

/** True if the name has more labels than most registered domains. */
function isBelow(name: string): boolean {
  return name.split('.').length > 2;
}
