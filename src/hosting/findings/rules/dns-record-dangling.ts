/** Names that lead to what the accounts had and have no more. */
import { dnsRecordWrites, dnsRecords } from '../../../apis/edge/dns/dns-records.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import { TargetState } from '../../names/targets/target.js';
import type { Judgement } from '../../names/judge.js';
import { mutationFor } from '../mutation-for.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const dnsRecordDangling = rule({
  kind: 'DNS_RECORD_DANGLING',
  severity: Severity.HIGH,
  about:
    'A DNS record that points to something an account had and no longer has: whoever gets it next answers for the name. Addresses lost before this service saw them are not detected',
  calls: "The calls of a DNS record's `target`, once for all records",
  of: dnsRecords.rows.dnsRecords,
  below: zones.rows.zones,
  prepare: (look) => look.targets(),
  judge(record, targets, look) {
    const target = targets.of(record);
    if (target?.lack) look.lacks.add(target.lack);
    // A name of which something is left is told by the record of what is not.
    if (!target?.ends.every(({ state }) => state === TargetState.DANGLING)) return null;
    const { type, name, content } = record;
    return {
      evidence: { type, name, content, target: target.reason, ...(target.hops.length > 1 && { hops: target.hops }) },
      ...(isForOthers(target) && { severity: Severity.CRITICAL }),
      ...mutationFor(dnsRecordWrites.rows.deleteEdgeDnsRecord, record),
    };
  },
});

/** It ends at a name outside the own zones. */
function isForOthers({ ends }: Judgement): boolean {
  return ends.some(({ at }) => at === 'elsewhere' || at === 'tunnel');
}
