/** Many changes of the DNS records of a zone: shown before they are made, made in few calls, and undone by what they answer. */
import { type GraphQLResolveInfo, isInputObjectType } from 'graphql';
import { toWireFields } from '../../../rest/mapping/to-wire.js';
import { dnsChangesOf } from '../../dns/changes/changing.js';
import { refused, tooManyDeletions } from '../../dns/changes/plan.js';
import { dialect } from '../dialect.js';
import { zones } from '../zones/zones.js';
import { callsOf, carriedOut, zoneOf } from './dns-apply.js';
import { DnsChange, asFields } from './dns-change-inputs.js';
import { State } from './dns-changed.js';
import { planOfFile, recordTypes } from './dns-file-plan.js';
import { valueFields } from './dns-kinds.js';
import { type EdgeZoneState, type RequestedRecordChange, planOf } from './dns-plan.js';
import { dnsRecords, dnsRecordWrites } from './dns-records.js';
import { DnsUndo, undoOf } from './dns-undo.js';

export const dnsChanges = dnsChangesOf({
  words: {
    api: 'Edge',
    changeType: 'EdgeDnsRecordChange',
    noun: 'record',
    fullNoun: 'DNS record',
    zone: 'zone',
    zoneList: 'edge { zones { nodes { id } } }',
    order: 'in any order',
    kept: 'proxy status, comments and tags, and the SOA and NS records of the zone itself',
    applied:
      'in as few calls as the plan allows: up to 200 changes each on the free plan, 3,500 on paid ones. All changes to a name go into one call, which applies completely or not at all. If a call fails, the answer shows what was done; repeating the mutation does nothing twice',
    saysIfAllOrNothing: false,
    ends: { change: '', changed: '', undo: '; records that it creates again get new ids' },
  },
  rows: {
    zone: zones.rows.zone,
    records: dnsRecords.rows.dnsRecords,
    write: dnsRecordWrites.rows.batchEdgeDnsRecords,
  },
  types: { Requested: DnsChange, State, Undo: DnsUndo },
  recordTypes,
  zoneOf,
  normalized: asFields,
  planOf(changes, info) {
    refuseTwoValues(changes);
    const asked = changes.map((change, index) => onWire(change, index, info));
    return (zone: EdgeZoneState) => planOf(asked, zone);
  },
  planOfFile,
  refusalOf: (changes, maxDeletes) => tooManyDeletions(changes, maxDeletes, () => 1),
  callsOf,
  carryOut: carriedOut,
  shown: State.of,
  undoOf,
});

function onWire(change: DnsChange, index: number, { schema }: GraphQLResolveInfo): RequestedRecordChange {
  const wire = (name: string, value: object, field: string) => {
    const type = schema.getType(name);
    const fields = isInputObjectType(type) ? Object.values(type.getFields()) : [];
    return toWireFields({ ...value }, fields, dialect, `input.changes[${index}].${field}`);
  };
  if (change.create) return { create: wire('EdgeDnsRecordInput', change.create, 'create') };
  if (change.update) {
    const { id, ...fields } = wire('EdgeDnsRecordPatchInput', change.update, 'update');
    return { update: { ...fields, id: String(id) } };
  }
  return { delete: wire('EdgeDnsRecordMatchInput', change.delete ?? {}, 'delete') };
}

function refuseTwoValues(changes: readonly DnsChange[]): void {
  for (const [index, { delete: match }] of changes.entries()) {
    const given = valueFields.filter((name) => Reflect.get(match ?? {}, name) !== undefined);
    if (given.length > 1)
      throw refused(`input.changes[${index}].delete: expected one value, but got ${given.join(' and ')}`);
  }
}
