/** The records of a zone as they are read and written for changes of them. */
import { CallerError } from '../../../base/errors.js';
import { isObject, textAt } from '../../../base/unknown.js';
import { graphId } from '../../../rest/identity/graph-id.js';
import type { Client } from '../../../rest/transport/client.js';
import { type DnsCall, type Outcome, type PlannedCalls, carryOut } from '../../dns/changes/carry-out.js';
import { groupedBy } from '../../dns/changes/plan.js';
import type { WireZone } from '../../dns/changes/read-zone.js';
import { sameName } from '../../dns/zone-file/text.js';
import { batchesOf, callOf } from './dns-batches.js';
import type { EdgeRecordChange, EdgeZoneState } from './dns-plan.js';
import { dnsRecords, dnsRecordWrites } from './dns-records.js';
import { type EdgeRecordState, keyOf, stateOf } from './dns-state.js';

/** Changes that one call may make. */
const most = { free: 200, paid: 3_500 };

export function zoneOf({ id, account, zone, records }: WireZone): EdgeZoneState {
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

export function callsOf(changes: readonly EdgeRecordChange[], zone: EdgeZoneState): PlannedCalls<EdgeRecordState> {
  const row = dnsRecordWrites.rows.batchEdgeDnsRecords;
  const calls = batchesOf(changes, zone.changesPerCall).map((batch) => ({
    changes: batch,
    row,
    values: { zoneId: zone.id },
    sent: callOf(batch),
  }));
  return { changes, calls };
}

/** What is new is answered with its id. */
export function carriedOut(calls: PlannedCalls<EdgeRecordState>, { name }: EdgeZoneState, client: Client) {
  return carryOut(calls, async ({ changes, row, values, sent }) => {
    const payload = row.dialect.payload(row, await client.write(row, { values, sent }));
    const posts: unknown = isObject(payload) ? payload['posts'] : undefined;
    const made = Array.isArray(posts) ? posts.filter(isObject).map((record) => stateOf(record, name)) : [];
    return doneAs(made, changes);
  });
}

function doneAs(
  made: readonly EdgeRecordState[],
  changes: DnsCall<EdgeRecordState>['changes'],
): Outcome<EdgeRecordState>[] {
  const madeAs = new Map<EdgeRecordChange, EdgeRecordState>();
  // What is answered in other words than it was asked in has its name and type still.
  for (const sameIn of [keyOf, (state: EdgeRecordState) => `${state.type} ${state.name}`]) {
    const known = new Set(madeAs.values());
    const open = groupedBy(
      made.filter((state) => !known.has(state)),
      sameIn,
    );
    for (const change of changes) {
      if (change.before || !change.after || madeAs.has(change)) continue;
      const state = open.get(sameIn(change.after))?.shift();
      if (state) madeAs.set(change, state);
    }
  }
  return changes.map((change) => ({ ...change, after: madeAs.get(change) ?? change.after, isDone: true }));
}
