/** Many changes to the record sets of a zone: previewed before they are made, and undone by their result. */
import type { PlannedCalls } from '../../../dns/changes/carry-out.js';
import { dnsChangesOf } from '../../../dns/changes/changing.js';
import { type Change, tooManyDeletions } from '../../../dns/changes/plan.js';
import { recordSetWrites, recordSets } from '../record-sets.js';
import { dnsZones } from '../zones.js';
import { ZoneWriter } from './apply.js';
import { CloudDnsUndo, State, undoOf } from './changed.js';
import { planOfFile, recordTypes } from './file-plan.js';
import { DnsChange, requested } from './inputs.js';
import { planOf } from './plan.js';
import { type RecordSetState, keyOf, zoneOf } from './state.js';
import { callsOf } from './steps.js';
import { importOf } from './whole-file.js';

export const dnsChanges = dnsChangesOf({
  words: {
    api: 'Cloud',
    thing: 'DnsRecordSet',
    noun: 'record set',
    fullNoun: 'record set',
    zone: 'primary DNS zone',
    zoneList: 'cloud { dnsZones { nodes { id } } }',
    order: 'in their order',
    preserved:
      'comments, labels and the TTL of the zone, as do its SOA record and its own NS records. Where nothing of that could be lost, several changes are made by one import of the whole zone, all or none',
    applied:
      'one call after the other: one for each set that is created or deleted, and for the records, the TTL and the labels of one that is changed. If a call fails, or the time or the rate limit of the request ends, the answer shows what was done; repeating the mutation makes only the missing calls',
    saysIfAllOrNothing: true,
    ends: {
      change: ', made in one call',
      changed: '; one whose records, TTL and labels change stands here once for each call',
      undo: '',
    },
  },
  rows: {
    zone: dnsZones.rows.dnsZone,
    records: recordSets.rows.recordSets,
    write: recordSetWrites.rows.createCloudDnsRecordSet,
  },
  types: { Requested: DnsChange, State, Undo: CloudDnsUndo },
  recordTypes,
  zoneOf,
  planOf: (changes) => (zone) =>
    planOf(
      changes.map((change, index) => requested(change, index, zone.name)),
      zone,
    ),
  planOfFile,
  refusalOf: (changes, maxDeletes) =>
    protectionOf(changes) ?? tooManyDeletions(changes, maxDeletes, ({ records }) => records.length),
  callsOf(changes, zone, isFile): PlannedCalls<RecordSetState> {
    const calls = callsOf(changes, zone);
    const importCall = isFile && calls.length > 1 ? importOf(changes, zone) : null;
    return importCall ? { changes, calls: [importCall] } : { changes: calls.flatMap((call) => call.changes), calls };
  },
  carryOut: (calls, zone, client, info) => new ZoneWriter(client, info, zone.id).carryOut(calls),
  shown: (state) => state,
  undoOf,
});

function protectionOf(changes: readonly Change<RecordSetState>[]): string | null {
  const guarded = changes.find(({ before }) => before?.isProtected)?.before;
  if (!guarded) return null;
  return `${keyOf(guarded)} is protected against changes: lift that by changeCloudDnsRecordSetProtection first`;
}
