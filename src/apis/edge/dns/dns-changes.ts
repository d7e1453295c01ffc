/**
 * Many changes to the DNS records of a zone: previewed before they are made, made in few calls, and undone by their
 * result.
 */
import { type GraphQLResolveInfo, isInputObjectType } from 'graphql';
import { CallerError } from '../../../base/errors.js';
import { isObject, textAt } from '../../../base/unknown.js';
import { graphId } from '../../../rest/identity/graph-id.js';
import { toWireFields } from '../../../rest/mapping/to-wire.js';
import { dnsChangesOf } from '../../dns/changes/changing.js';
import { tooManyDeletions } from '../../dns/changes/plan.js';
import type { WireZone } from '../../dns/changes/read-zone.js';
import { sameName } from '../../dns/zone-file/text.js';
import { dialect } from '../dialect.js';
import { zones } from '../zones/zones.js';
import { callsOf, carriedOut } from './dns-batches.js';
import { DnsChange, asFields } from './dns-change-inputs.js';
import { DnsUndo, State, shown, undoOf } from './dns-changed.js';
import { planOfFile, recordTypes } from './dns-file-plan.js';
import { type EdgeZoneState, type RequestedRecordChange, planOf } from './dns-plan.js';
import { dnsRecords, dnsRecordWrites } from './dns-records.js';
import { stateOf } from './dns-state.js';

/** Changes that one call may make. */
const most = { free: 200, paid: 3_500 };

export const dnsChanges = dnsChangesOf({
  words: {
    api: 'Edge',
    thing: 'DnsRecord',
    noun: 'record',
    fullNoun: 'DNS record',
    zone: 'zone',
    zoneList: 'edge { zones { nodes { id } } }',
    order: 'in any order',
    preserved: 'proxy status, comments and tags, and the SOA and NS records of the zone itself',
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
    const requested = changes.map((change, index) => onWire(change, index, info));
    return (zone: EdgeZoneState) => planOf(requested, zone);
  },
  planOfFile,
  refusalOf: (changes, maxDeletes) => tooManyDeletions(changes, maxDeletes, () => 1),
  callsOf,
  carryOut: carriedOut,
  shown,
  undoOf,
});

function zoneOf({ id, account, zone, records }: WireZone): EdgeZoneState {
  const returned = textAt(zone, 'name');
  if (!returned) throw new CallerError('UPSTREAM_UNAVAILABLE', 'The edge API does not say the name of the zone');
  const name = sameName(returned);
  const plan = textAt(isObject(zone) ? zone['plan'] : undefined, 'legacy_id') ?? 'free';
  const list = { row: dnsRecords.rows.dnsRecords, account, values: { zoneId: id } };
  return {
    id,
    name,
    changesPerCall: plan === 'free' ? most.free : most.paid,
    records: records.map((record) => stateOf(record, name)),
    idOf: (own) => graphId(list, own),
  };
}

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
