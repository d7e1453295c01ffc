/** Names at addresses that no account has. */
import { dnsRecords } from '../../../apis/edge/dns/dns-records.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import { TargetState } from '../../names/targets/target.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

export const dnsRecordForeign = rule({
  kind: 'DNS_RECORD_FOREIGN',
  severity: Severity.LOW,
  about:
    'A DNS record with an address that no account has or is known to have had: whoever has it answers for the name',
  calls: "The calls of a DNS record's `target`, once for all records",
  of: dnsRecords.rows.dnsRecords,
  below: zones.rows.zones,
  prepare: (look) => look.targets(),
  judge(record, targets, look) {
    const { type, name, content, proxied } = record;
    const target = type === 'A' || type === 'AAAA' ? targets.of(record) : null;
    if (target?.lack) look.lacks.add(target.lack);
    if (target?.state !== TargetState.FOREIGN) return null;
    // It may be that of somebody else on purpose.
    return { evidence: { type, name, content, proxied }, verdict: Verdict.LIKELY };
  },
});
